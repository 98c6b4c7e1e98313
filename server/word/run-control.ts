import { CheckBox, type TextRun } from 'docx'
import { controlElements, type FieldControl } from './field-control.ts'

/** A content control within a line. docx has such a one, but for checkboxes only: what is in it is put in its place. */
export class RunControl extends CheckBox {
  constructor(control: FieldControl, content: readonly (TextRun | RunControl)[]) {
    super()
    this.root = controlElements(control, content)
  }
}
