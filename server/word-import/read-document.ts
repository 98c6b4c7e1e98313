import type { SaxesTagPlain } from 'saxes'
import { parseXml } from './parse-xml.ts'
import { WordRefusal } from './word-refusal.ts'

/** The content of one content control. */
export interface ReadControl {
  /**
   * Its text with `\n` between lines, `''` while Word shows a placeholder. The text of a region is written as in
   * `lines`.
   */
  text: string
  /** Its text, that of a placeholder too. */
  shown: string
  isChecked: boolean
  /** Tells a control within a paragraph from one that holds paragraphs. */
  isInLine: boolean
  /** The name and the choices, by which it is known where a program took its tag off. */
  faces: string[]
}

/** A value that lost its tag: its name or choices, and the pieces that it was cut into. */
interface UntaggedControl {
  face: string
  pieces: string[]
}

/** The main part of a Word document: its known controls and the text around them. */
export interface ReadDocument {
  /** The controls by tag; there are several where somebody copied one. */
  controls: Map<string, ReadControl[]>
  /** The values without a tag, in document order. */
  untagged: UntaggedControl[]
  /**
   * The lines outside of all values, with white space folded. A value stands there as its label in brackets, one
   * without a tag as `untaggedSign`.
   */
  lines: string[]
}

/** Says how the controls of a tag are read; the text of a region belongs to the text around it. */
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

/** Elements whose content is not in the text once all tracked changes are accepted. */
export const DELETED: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom'])
/** Elements that are skipped: deletions, and repetitions for older programs. */
const UNREAD = new Set([...DELETED, 'mc:Fallback'])
/** Elements of a run that read as text. */
export const SIGNS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00AD',
}
/** Returns a line in the form in which two documents are compared. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns the sign of an untagged value in a line; XML cannot hold its first character. */
const untaggedSign = (index: number): string => `\u0000${index}]`

/** Returns a line with the text of each untagged value in the place of its sign. */
export const sayUntagged = (line: string, textOf: (index: number) => string): string => {
  const [before = '', ...signed] = line.split('\u0000')
  const said = signed.map(text => {
    const end = text.indexOf(']')
    return textOf(Number(text.slice(0, end))) + text.slice(end + 1)
  })
  return before + said.join('')
}

const UNTAGGED: KnownControl = { label: '', content: 'value' }

const OFF = new Set(['0', 'false', 'off'])

/** Many times what the longest document that has been measured has of each. */
const MOST = { controls: 20_000, lines: 50_000, characters: 2_000_000 } as const

const requireFew = (what: keyof typeof MOST, count: number): void => {
  if (count > MOST[what]) throw new WordRefusal('tooComplex', `the file has more than ${MOST[what]} ${what}`)
}

/**
 * Reads word/document.xml as Word, LibreOffice and WPS write it. `known` are the controls to look for, by tag; others
 * are ignored but those without a tag that have one of the `faces`. Tracked changes count as accepted. Throws
 * `WordRefusal` for any other XML, and tooComplex for more controls, lines or characters than documents have.
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
  let opened = 0
  let characters = 0
  /** The untagged value that ended last: another one right behind it is a piece of the same. */
  let cut: UntaggedControl | null = null

  const endLine = (): void => {
    const words = folded(line)
    if (words !== '') lines.push(words)
    requireFew('lines', lines.length)
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
    characters += text.length
    requireFew('characters', characters)
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
      const read = { text, shown, isChecked, isInLine, faces: facesOf(control) }
      const same = controls.get(tag)
      if (same) same.push(read)
      else controls.set(tag, [read])
    } else if (isOutermost) cut?.pieces.push(text)
    if (!isInLine && isOutermost && control.known.content === 'value') endParagraph()
  }

  parseXml(xml, {
    open: (tag, path) => {
      if (UNREAD.has(tag.name)) unread += 1
      else if (tag.name === 'w:sdt') {
        opened += 1
        requireFew('controls', opened)
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
