import type { SaxesTagPlain } from 'saxes'
import { parseXml } from './parse-xml.ts'

/** What stands in one content control. */
export interface ReadControl {
  /** Its text, `\n` between lines; `''` while Word shows a placeholder there. Of a region, as `lines` has it. */
  text: string
  /** Its text, a placeholder's too. */
  shown: string
  isChecked: boolean
  /** Whether it is part of a paragraph; else it holds paragraphs. */
  isInLine: boolean
  /** What it is known by where a program took its tag off: its name, its choices. */
  faces: string[]
}

/** A value whose tag is gone: what it is known by, and the text of each of the pieces it was cut into. */
interface UntaggedControl {
  face: string
  pieces: string[]
}

/** A Word document's main part: what its known controls hold, and the text around them. */
export interface ReadDocument {
  /** By tag: one, or as many as somebody has made of it by copying. */
  controls: Map<string, ReadControl[]>
  /** In document order. */
  untagged: UntaggedControl[]
  /** The lines outside of all values, white space folded, a value standing there as its label in brackets, one without a tag as `untaggedSign`. */
  lines: string[]
}

/** How the controls of a tag are read: what is in a region belongs to the text around it. */
export interface KnownControl {
  label: string
  content: 'value' | 'region' | 'box'
}

interface OpenControl {
  known: KnownControl | undefined
  tag: string
  alias: string
  choices: string[]
  isPlaceholder: boolean
  isChecked: boolean
  text: string
}

const facesOf = ({ alias, choices }: OpenControl): string[] => [alias, choices.join('\n')].filter(face => face !== '')

/** What is struck out in tracked changes, and what stands twice for older programs. */
const UNREAD = new Set(['w:del', 'w:moveFrom', 'mc:Fallback'])
/** What else than text a run may hold that reads as text. */
const SIGNS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00AD',
}
/** A line as two documents are compared by it. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Stands in a line for an untagged value; XML cannot hold its first character. */
export const untaggedSign = (index: number): string => `\u0000${index}]`
const UNTAGGED: KnownControl = { label: '', content: 'value' }

const OFF = new Set(['0', 'false', 'off'])

/**
 * Reads word/document.xml as Word, LibreOffice and WPS write it. `known` are the controls to look for, by tag; any other is
 * read as if it were not there, but one without a tag that has one of the `faces`. Tracked changes count as accepted.
 * Throws `WordRefusal` on what is no such document.
 */
export const readDocument = (
  xml: string,
  known: ReadonlyMap<string, KnownControl>,
  faces: ReadonlySet<string> = new Set(),
): ReadDocument => {
  const controls = new Map<string, ReadControl[]>()
  const untagged: UntaggedControl[] = []
  const lines: string[] = []
  const open: OpenControl[] = []
  let unread = 0
  let line = ''
  /** The untagged value that just ended: another right behind it is a piece of the same. */
  let cut: UntaggedControl | null = null

  const endLine = (): void => {
    const words = folded(line)
    if (words !== '') lines.push(words)
    line = ''
  }
  const values = (): OpenControl[] => open.filter(({ known }) => known !== undefined && known.content !== 'region')
  const sayAround = (text: string): void => {
    line += text
    if (text !== '') cut = null
    for (const control of open) if (control.known?.content === 'region') control.text += text
  }
  const say = (text: string): void => {
    if (unread > 0) return
    const inside = values()
    for (const control of inside) control.text += text
    if (inside.length === 0) sayAround(text)
  }
  const endParagraph = (): void => {
    sayAround('\n')
    endLine()
  }
  const readProperty = ({ name, attributes }: SaxesTagPlain): void => {
    const control = open.at(-1)
    if (!control) return
    if (name === 'w:tag') control.tag = attributes['w:val'] ?? ''
    if (name === 'w:alias') control.alias = attributes['w:val'] ?? ''
    if (name === 'w:listItem') control.choices.push(attributes['w:displayText'] ?? '')
    if (name === 'w:showingPlcHdr') control.isPlaceholder = !OFF.has(attributes['w:val'] ?? '1')
    if (name === 'w14:checked') control.isChecked = !OFF.has(attributes['w14:val'] ?? '1')
  }
  const enter = (control: OpenControl): void => {
    const face = facesOf(control).find(one => control.tag === '' && faces.has(one))
    control.known = face === undefined ? known.get(control.tag) : UNTAGGED
    if (control.known?.content !== 'value' || unread > 0 || values().length > 1) return
    if (face === undefined) sayAround(`[${control.known.label}]`)
    else if (cut?.face !== face) {
      sayAround(untaggedSign(untagged.length))
      cut = { face, pieces: [] }
      untagged.push(cut)
    }
  }
  const leave = (isInLine: boolean): void => {
    const isOutermost = values().length === 1
    const control = open.pop()
    if (!control?.known || unread > 0) return
    const { tag, isPlaceholder, isChecked } = control
    const shown = isInLine ? control.text : control.text.replace(/\n$/, '')
    const text = isPlaceholder ? '' : shown
    if (control.known !== UNTAGGED) {
      controls.set(tag, [...(controls.get(tag) ?? []), { text, shown, isChecked, isInLine, faces: facesOf(control) }])
    } else if (isOutermost) cut?.pieces.push(text)
    if (!isInLine && isOutermost && control.known.content === 'value') endParagraph()
  }

  parseXml(xml, {
    open: (tag, path) => {
      if (UNREAD.has(tag.name)) unread += 1
      else if (tag.name === 'w:sdt') {
        open.push({
          known: undefined,
          tag: '',
          alias: '',
          choices: [],
          isPlaceholder: false,
          isChecked: false,
          text: '',
        })
      } else if (tag.name === 'w:sdtContent') {
        const control = open.at(-1)
        if (control) enter(control)
      } else if (path.includes('w:sdtPr')) readProperty(tag)
      else if (path.at(-1) === 'w:r') {
        if (tag.name === 'w:sym') say(String.fromCharCode(Number.parseInt(tag.attributes['w:char'] ?? '20', 16)))
        else say(SIGNS[tag.name] ?? '')
      }
    },
    close: (name, path) => {
      if (UNREAD.has(name)) unread -= 1
      else if (name === 'w:sdt') leave(path.includes('w:p'))
      else if (name === 'w:p') {
        if (values().length > 0) say('\n')
        else endParagraph()
      }
    },
    text: (text, path) => {
      if (path.at(-1) === 'w:t') say(text)
    },
  })
  return { controls, untagged, lines }
}
