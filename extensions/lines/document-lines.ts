import type { Node } from '@tiptap/pm/model'
import { fieldText, isField } from '../serialize/field-nodes.ts'

/** A stretch of a line that comes from one node: plain text, or the value of a field. */
interface LinePiece {
  /** Offsets in the line's text; `from` equals `to` for an empty field. */
  from: number
  to: number
  /** Position in the document of the first character, or of the field's node. */
  position: number
  kind: 'text' | 'textField' | 'paragraphField' | 'radioField'
  /** `name#index` of a field, the index counting the fields of that name over both documents; null for text. */
  field: string | null
  label: string | null
  source: string | null
  /** Query of the jump link that the text bears, or null. */
  jump: string | null
  isRequired: boolean
}

/** The text of one block of a document: a paragraph, a heading, a cell's paragraph, a paragraph field, a checkbox item. */
export interface DocumentLine {
  /** Place of the block among all blocks of the document, from 0. */
  block: number
  kind: 'heading' | 'text' | 'paragraphField' | 'checkboxItem'
  text: string
  pieces: LinePiece[]
  /** It stands in a part that is switched off, which the export leaves out. */
  isOff: boolean
  isInCell: boolean
  isQuoted: boolean
  /** Names of the block switches around it, the outermost first. */
  switches: readonly string[]
  /** The headings above it: the last of each level, joined by ` / `. */
  chapter: string
  /** The amount of a checkbox item, as written; null for all else. */
  amount: string | null
}

export interface SwitchState {
  name: string
  label: string
  isOn: boolean
  /** A switch around it is off. */
  isOff: boolean
  /** Place of the first block it holds, or of the block it stands in. */
  block: number
}

export interface DocumentText {
  lines: DocumentLine[]
  switches: SwitchState[]
}

interface Surroundings {
  isOff: boolean
  isInCell: boolean
  isQuoted: boolean
  switches: readonly string[]
}

/**
 * Returns what a document says block by block, with the place each stretch comes from. `counts` numbers fields of one
 * name over several documents: pass the same map for both, the analysis first. Inline parts that are off say nothing.
 */
export const readLines = (doc: Node, counts: Map<string, number> = new Map()): DocumentText => {
  const lines: DocumentLine[] = []
  const switches: SwitchState[] = []
  const headings: string[] = []

  const keyOf = (node: Node): string => {
    const name = String(node.attrs['name'])
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    return `${name}#${index}`
  }

  const addSwitch = (node: Node, isOff: boolean): boolean => {
    const isOn = node.attrs['on'] === true
    const name = String(node.attrs['name'])
    switches.push({ name, label: String(node.attrs['label'] ?? name), isOn, isOff, block: lines.length })
    return isOn
  }

  const addLine = (node: Node, position: number, kind: DocumentLine['kind'], around: Surroundings): void => {
    const pieces: LinePiece[] = []
    let text = ''
    const add = (piece: Omit<LinePiece, 'from' | 'to'>, said: string): void => {
      pieces.push({ ...piece, from: text.length, to: text.length + said.length })
      text += said
    }
    const addField = (field: Node, at: number, name: Exclude<LinePiece['kind'], 'text'>, isLeftOut: boolean): void => {
      const { label, source, required } = field.attrs
      const key = keyOf(field)
      if (isLeftOut) return
      const piece = { position: at, kind: name, field: key, jump: null, isRequired: required === true }
      add({ ...piece, label: label ?? null, source: source ?? null }, fieldText(field) ?? '')
    }
    const addInline = (parent: Node, start: number, isLeftOut: boolean): void => {
      parent.forEach((child, offset) => {
        const at = start + offset
        const { name } = child.type
        if (child.isText) {
          if (isLeftOut) return
          const markOf = (mark: string) => child.marks.find(({ type }) => type.name === mark)?.attrs
          const source: string | null = markOf('sourceMark')?.['source'] ?? null
          const jump: string | null = markOf('jumpLink')?.['href'] ?? null
          const plain = { position: at, kind: 'text' as const, field: null, label: null, isRequired: false }
          add({ ...plain, source, jump }, child.text ?? '')
        } else if (name === 'textField' || name === 'radioField') addField(child, at, name, isLeftOut)
        else if (name === 'inlineSwitchField') {
          const isOn = addSwitch(child, around.isOff || isLeftOut)
          keyOf(child)
          addInline(child, at + 1, isLeftOut || !isOn)
        } else if (name === 'hardBreak' && !isLeftOut) text += '\n'
      })
    }
    if (kind === 'paragraphField') addField(node, position, kind, false)
    else addInline(node, position + 1, false)
    if (kind === 'heading') {
      const level = Number(node.attrs['level'] ?? 1)
      headings.length = level
      headings[level - 1] = text
    }
    lines.push({
      block: lines.length,
      kind,
      text,
      pieces,
      ...around,
      chapter: headings.filter(heading => heading !== undefined).join(' / '),
      amount: kind === 'checkboxItem' ? String(node.attrs['value'] ?? '') : null,
    })
  }

  const walk = (parent: Node, start: number, around: Surroundings): void => {
    parent.forEach((node, offset) => {
      const at = start + offset
      const { name } = node.type
      if (name === 'paragraphField') addLine(node, at, 'paragraphField', around)
      else if (name === 'checkboxItem') {
        addLine(node, at, 'checkboxItem', { ...around, isOff: around.isOff || node.attrs['checked'] === false })
      } else if (node.isTextblock) addLine(node, at, name === 'heading' ? 'heading' : 'text', around)
      else if (name === 'switchField') {
        keyOf(node)
        const isOn = addSwitch(node, around.isOff)
        const inner = { isOff: around.isOff || !isOn, switches: [...around.switches, String(node.attrs['name'])] }
        walk(node, at + 1, { ...around, ...inner })
      } else {
        if (isField(node)) keyOf(node)
        const isInCell = around.isInCell || name === 'tableCell' || name === 'tableHeader'
        walk(node, at + 1, { ...around, isInCell, isQuoted: around.isQuoted || name === 'blockquote' })
      }
    })
  }

  walk(doc, 0, { isOff: false, isInCell: false, isQuoted: false, switches: [] })
  return { lines, switches }
}
