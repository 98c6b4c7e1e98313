import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { RadioOption } from '#extensions/radio-field/read-options.ts'

/** A part of a line: text of the document, a field's value, an option, or a label that only the draft words. */
export interface SearchPiece {
  kind: 'text' | 'value' | 'option' | 'label'
  /** Of the text's first character or of the field's node, from where the block begins. */
  position: number
  /** Which option of a radio. */
  option: number
  /** Where in the line it begins and ends. */
  start: number
  end: number
}

/** Words that stand together on the sheet, whatever marks and fields divide them. */
export interface SearchLine {
  text: string
  pieces: readonly SearchPiece[]
}

/** Stands in a line for what no search goes over: a break, an option, the edge of a switch, an empty field. */
const GAP = '\uFFFC'

class LineBuilder {
  text = ''
  readonly pieces: SearchPiece[] = []

  add(kind: SearchPiece['kind'], text: string, position: number, option = 0): this {
    const start = this.text.length
    this.text += text
    this.pieces.push({ kind, position, option, start, end: this.text.length })
    return this
  }

  gap(): void {
    this.text += GAP
  }
}

const optionLines = ({ attrs }: DocumentNode, position: number): SearchLine[] =>
  attrs['options'].map(({ text }: RadioOption, option: number) =>
    new LineBuilder().add('option', text, position, option),
  )

const readInline = (content: Fragment, start: number, line: LineBuilder, lines: SearchLine[]): void => {
  content.forEach((node, offset) => {
    const position = start + offset
    const value: string = node.attrs['value'] ?? ''
    if (node.isText) line.add('text', node.text ?? '', position)
    else if (node.type.name === 'textField' && value !== '') line.add('value', value, position)
    else {
      line.gap()
      if (node.type.name === 'radioField') lines.push(...optionLines(node, position))
      readInline(node.content, position + 1, line, lines)
      if (!node.isLeaf) line.gap()
    }
  })
}

const readBlock = (node: DocumentNode, position: number, lines: SearchLine[]): void => {
  if (node.type.name === 'checkboxItem') {
    lines.push(new LineBuilder().add('label', node.textContent, position + 1))
  } else if (node.isTextblock) {
    const line = new LineBuilder()
    lines.push(line)
    readInline(node.content, position + 1, line, lines)
  } else if (node.type.name === 'paragraphField') {
    lines.push(new LineBuilder().add('value', node.attrs['value'], position))
  } else {
    node.forEach((child, offset) => {
      readBlock(child, position + 1 + offset, lines)
    })
  }
}

const known = new WeakMap<DocumentNode, readonly SearchLine[]>()

/** The lines of a top-level block; read once as long as it stays the same. */
export const searchLines = (block: DocumentNode): readonly SearchLine[] => {
  const before = known.get(block)
  if (before) return before
  const lines: SearchLine[] = []
  readBlock(block, 0, lines)
  known.set(block, lines)
  return lines
}
