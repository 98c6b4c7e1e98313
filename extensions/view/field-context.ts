/** What a source badge shows: its text, how the fact stands in the notice, what it says in full, and its name. */
export interface SourceBadge {
  text: string
  state: 'exact' | 'normalised' | 'missing' | 'other'
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
  all: string
  total: string
  amount: string
  notCounted: string
  needed: (label: string) => string
  fieldCount: (count: number) => string
  original: (value: string) => string
  newWindow: string
  /** Why so many fields were not changed: they would go, text would cross their border, they would stand twice. */
  guarded: (reason: 'removed' | 'crossed' | 'doubled', count: number) => string
  turnIntoText: string
  showSource: string
  /** Name of the menu of a field. */
  fieldMenu: string
  /** What the keys do at a field, for its description. */
  fieldHelp: (turnKeys: string, sourceKeys: string) => string
}

/** What the page gives the fields and hears from them. */
export interface FieldContext {
  labels: FieldLabels
  describeSource: (source: string) => SourceBadge | null
  onSource: (source: string) => void
  onJump: (query: string, isFlow: boolean) => void
}
