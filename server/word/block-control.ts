import { FileChild, type Paragraph, type Table } from 'docx'
import { controlElements, type FieldControl } from './field-control.ts'

export type Block = Paragraph | Table | BlockControl

/** A content control around blocks. */
export class BlockControl extends FileChild {
  readonly control: FieldControl
  readonly blocks: readonly Block[]

  constructor(control: FieldControl, blocks: readonly Block[]) {
    super('w:sdt')
    this.control = control
    this.blocks = blocks
    this.root.push(...controlElements(control, blocks))
  }

  /** The same control around other blocks. */
  with(blocks: readonly Block[]): BlockControl {
    return new BlockControl(this.control, blocks)
  }
}
