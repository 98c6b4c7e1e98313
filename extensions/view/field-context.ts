/** The texts of a source badge, and how its fact stands in the notice. */
export interface SourceBadge {
  text: string
  state: 'exact' | 'normalised' | 'missing' | 'other' | 'attorney' | 'firm'
  title: string
  name: string
}

/** Text of the controls in the language of the page. */
export interface FieldLabels {
  edit: string
  save: string
  cancel: string
  editHint: string
  on: string
  off: string
  leftOut: string
  /** Name of the button that shows what a switch that is off would add. */
  showOff: (label: string) => string
  all: string
  total: string
  amount: string
  notCounted: string
  /** Names of the controls of a fee line: its label, and to edit, remove and add one. */
  lineName: string
  editLine: string
  removeLine: string
  addLine: string
  needed: (label: string) => string
  fieldCount: (count: number) => string
  original: (value: string) => string
  newWindow: string
  /** Returns why fields were kept: they would be removed, text would cross their border, or they would be doubled. */
  guarded: (reason: 'removed' | 'crossed' | 'doubled', count: number) => string
  turnIntoText: string
  deleteFields: string
  keepFields: string
  showSource: string
  /** Name of the menu of a field. */
  fieldMenu: string
  /** Returns the description of a field's keys. */
  fieldHelp: (turnKeys: string, sourceKeys: string) => string
}

/** The texts and callbacks that the page gives to the fields. */
export interface FieldContext {
  labels: FieldLabels
  describeSource: (source: string) => SourceBadge | null
  onSource: (source: string) => void
  onJump: (query: string, isFlow: boolean) => void
}
