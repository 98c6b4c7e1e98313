import type { StoredPicture } from '#contract/rejection.ts'

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
  /** Text of the button that shows the other switches of a row that are off. */
  restOff: string
  all: string
  total: string
  amount: string
  notCounted: string
  /** Names of the controls of a fee line: its label, and to edit, remove and add one. */
  lineName: string
  editLine: string
  editLineOf: (line: string, amount: string) => string
  removeLine: string
  addLine: string
  needed: (label: string) => string
  fieldCount: (count: number) => string
  original: (value: string) => string
  newWindow: string
  /** Returns why fields were kept: they would be removed, text would cross their border, or they would be doubled. */
  guarded: (reason: 'removed' | 'crossed' | 'doubled', count: number) => string
  /** Says that pictures on the clipboard could not be pasted. */
  picturesLost: (count: number) => string
  /** Asks how a table of that many cells is to be pasted, and the answers. */
  largeTable: (cells: number) => string
  pasteAsText: string
  pasteAsTable: string
  pasteNothing: string
  turnIntoText: string
  /** The same answer where words around the fields were deleted, and what it does. */
  turnAndDelete: string
  turnAndDeleteHint: string
  deleteFields: string
  keepFields: string
  showSource: string
  /** Names of a picture's alternative text, what it is to say, its width, and what stands for a missing text. */
  pictureAlt: string
  pictureAltHint: string
  pictureWidth: string
  pictureUnnamed: string
  pictureRemove: string
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
  /** Stores a picture; returns why it was refused as a text, and null where the call failed. */
  storePicture: (file: File) => Promise<StoredPicture | string | null>
  onJump: (query: string, isFlow: boolean) => void
}
