import type { SaxesTagPlain } from 'saxes'
import type { WordAuthor } from '#contract/word-import.ts'
import { blockNumber } from '../word/way-back.ts'
import { parseXml } from './parse-xml.ts'
import { DELETED, folded, type KnownControl, SIGNS } from './read-document.ts'
import { WordRefusal } from './word-refusal.ts'

/** The look of text by its run alone; what a paragraph's style adds is not among it. */
export interface ReadLook {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  subscript?: true
  superscript?: true
}

/** A character, or what stands in a line as one: a field, a picture, the end of a paragraph. Equal keys say the same. */
export interface ReadToken {
  key: string
  look: ReadLook
}

/** A row of a table. */
export interface ReadRow {
  /** Counts the tables of the file. */
  table: number
  /** Deleted under tracking. */
  isGone: boolean
  /** Holds a cell that is merged with others. */
  isMerged: boolean
  tracked: WordAuthor[]
}

/** A paragraph of the main part. */
export interface ReadBlock {
  /** The numbers that the export gave the paragraphs that begin in it. */
  numbers: number[]
  tokens: ReadToken[]
  /** The cell and the regions around it: paragraphs of one place stand one under the other. */
  place: string
  /** The innermost row around it. */
  row: ReadRow | null
  /** The level of a heading, 0 for any other paragraph. */
  level: number
  isListed: boolean
  /** Holds boxes of a field, whose lines are no prose. */
  hasBox: boolean
  /** Who changed it under tracking, and when. */
  tracked: WordAuthor[]
  /** LibreOffice repeated its words, and they cannot be told from what was written. */
  isTorn: boolean
}

/** Stands for a table, or a field that is a paragraph, between the paragraphs of its place. */
export interface ReadBarrier {
  place: string
  barrier: true
}

export interface ReadBlocks {
  blocks: (ReadBlock | ReadBarrier)[]
  /** Who changed the value of a field under tracking, by its tag. */
  authors: ReadonlyMap<string, WordAuthor[]>
}

const FIELD = '\u0001'
const UNTAGGED = '\u0002'
export const PICTURE = '\u0003'
export const BREAK = '\u0004'

export const fieldKey = (tag: string): string => FIELD + tag
const untaggedKey = (face: string): string => UNTAGGED + face
export const isFieldKey = (key: string): boolean => key.startsWith(FIELD)
export const isUntaggedKey = (key: string): boolean => key.startsWith(UNTAGGED)

/** Returns the line of a paragraph, a field standing there as its label in brackets. */
export const lineOf = (tokens: readonly ReadToken[], known: ReadonlyMap<string, KnownControl>): string =>
  folded(
    tokens
      .map(({ key }) => {
        if (isFieldKey(key)) return `[${known.get(key.slice(1))?.label ?? ''}]`
        return key === PICTURE || key === BREAK || isUntaggedKey(key) ? '' : key
      })
      .join(''),
  )

const SIGNS_AND_PICTURES: Readonly<Record<string, string>> = { ...SIGNS, 'w:drawing': PICTURE, 'w:pict': PICTURE }

const LOOKS: Readonly<Record<string, keyof ReadLook>> = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:u': 'underline',
  'w:strike': 'strike',
}
const OFF = new Set(['0', 'false', 'off', 'none'])
const LIFTS: Readonly<Record<string, keyof ReadLook>> = { subscript: 'subscript', superscript: 'superscript' }

const TRACKED = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'])

const MOST_TOKENS = 2_000_000
const LONGEST_AUTHOR = 100
const DAY = /^\d{4}-\d{2}-\d{2}/

const authorOf = ({ attributes }: SaxesTagPlain): WordAuthor => ({
  author: (attributes['w:author'] ?? '').slice(0, LONGEST_AUTHOR),
  day: DAY.exec(attributes['w:date'] ?? '')?.[0] ?? '',
})

interface OpenControl {
  tag: string
  faces: string[]
  choices: string[]
  state: 'properties' | 'plain' | 'value' | 'box' | 'region' | 'pieces'
}

/** The pieces of a paragraph's words that LibreOffice put in controls of one name, as places among its tokens. */
interface Pieces {
  face: string
  ranges: { from: number; to: number }[]
}

const isTail = (tail: readonly ReadToken[], whole: readonly ReadToken[]): boolean =>
  tail.length <= whole.length && tail.every(({ key }, place) => whole[whole.length - tail.length + place]?.key === key)

/**
 * Takes the repetitions out of a paragraph: where a region begins in it, LibreOffice 7.4 writes the words whole and then each
 * piece of them with the whole behind it.
 */
const joinRegion = (paragraph: ReadBlock, { ranges }: Pieces): void => {
  const [first, ...others] = ranges
  if (first === undefined || others.length === 0) return
  const pieceOf = ({ from, to }: Pieces['ranges'][number]): ReadToken[] => paragraph.tokens.slice(from, to)
  const whole = pieceOf(first)
  const parts = others.map(pieceOf)
  const joined = parts.flatMap(part => part.slice(0, Math.max(0, part.length - whole.length)))
  const isRepeated = parts.every(part => isTail(whole, part)) && isTail(joined, whole)
  if (isRepeated) paragraph.tokens.splice(first.to, (others.at(-1)?.to ?? first.to) - first.to)
  else paragraph.isTorn = true
}

/**
 * Reads the paragraphs of word/document.xml with all tracked changes accepted. `known` are the controls by tag, `faces` the
 * names and choices by which one is known that lost its tag.
 */
export const readBlocks = (
  xml: string,
  known: ReadonlyMap<string, KnownControl>,
  faces: ReadonlySet<string> = new Set(),
): ReadBlocks => {
  const authors = new Map<string, WordAuthor[]>()
  const blocks: (ReadBlock | ReadBarrier)[] = []
  const controls: OpenControl[] = []
  const places: string[] = []
  const tables: number[] = []
  const rows: ReadRow[] = []
  const paragraphs: ReadBlock[] = []
  /** Begun by a paragraph whose end was deleted: its text goes on in the next. */
  let carried: ReadBlock | null = null
  let isEndDeleted = false
  const regionFaces = new Set(
    [...known.values()].flatMap(({ content, label }) => (content === 'region' ? [label] : [])),
  )
  let pieces: Pieces | null = null
  let skipped = 0
  let repeated = 0
  let inValue = 0
  let look: ReadLook = {}
  let cells = 0
  let tableCount = 0
  let count = 0

  const put = (key: string): void => {
    const paragraph = paragraphs.at(-1)
    if (paragraph === undefined || skipped + repeated + inValue > 0) return
    count += 1
    if (count > MOST_TOKENS) throw new WordRefusal('tooComplex', `the file has more than ${MOST_TOKENS} characters`)
    paragraph.tokens.push({ key, look })
  }
  const enter = (control: OpenControl): void => {
    const content = known.get(control.tag)?.content
    const face = control.tag === '' ? control.faces.find(one => faces.has(one)) : undefined
    control.state = content ?? (face === undefined ? 'plain' : 'value')
    const paragraph = paragraphs.at(-1)
    const region = control.tag === '' ? control.faces.find(one => regionFaces.has(one)) : undefined
    if (paragraph && control.state === 'plain' && region !== undefined) {
      control.state = 'pieces'
      if (pieces?.face !== region) pieces = { face: region, ranges: [] }
      pieces.ranges.push({ from: paragraph.tokens.length, to: paragraph.tokens.length })
    }
    if (control.state === 'region' && paragraph === undefined) places.push(control.tag)
    if (control.state === 'box' && paragraph) paragraph.hasBox = true
    if (control.state !== 'value') return
    if (paragraph === undefined) blocks.push({ place: places.join('|'), barrier: true })
    const key = face === undefined ? fieldKey(control.tag) : untaggedKey(face)
    // LibreOffice cuts a control that lost its tag in pieces.
    if (face === undefined || paragraph?.tokens.at(-1)?.key !== key) put(key)
    inValue += 1
  }
  const leave = (control: OpenControl | undefined): void => {
    if (control?.state === 'value') inValue -= 1
    const range = control?.state === 'pieces' ? pieces?.ranges.at(-1) : undefined
    if (range) range.to = paragraphs.at(-1)?.tokens.length ?? range.to
    if (control?.state === 'region' && paragraphs.length === 0) places.pop()
  }
  const readProperty = (control: OpenControl, { name, attributes }: SaxesTagPlain): void => {
    if (name === 'w:tag') control.tag = attributes['w:val'] ?? ''
    if (name === 'w:alias' && attributes['w:val']) control.faces.push(attributes['w:val'])
    if (name === 'w:listItem') control.choices.push(attributes['w:displayText'] ?? '')
  }
  const beginParagraph = (): void => {
    const begun = paragraphs.length === 0 ? carried : null
    carried = null
    isEndDeleted = false
    paragraphs.push(
      begun ?? {
        numbers: [],
        tokens: [],
        place: places.join('|'),
        row: rows.at(-1) ?? null,
        level: 0,
        isListed: false,
        hasBox: false,
        tracked: [],
        isTorn: false,
      },
    )
  }
  const endParagraph = (): void => {
    const paragraph = paragraphs.pop()
    if (paragraph && pieces) joinRegion(paragraph, pieces)
    pieces = null
    if (paragraph === undefined || inValue + repeated > 0) return
    // One that was deleted with its end leaves nothing to the next but who deleted it.
    const goesOn = isEndDeleted && paragraphs.length === 0 && paragraph.tokens.length > 0
    if (goesOn) carried = paragraph
    else blocks.push(paragraph)
    isEndDeleted = false
  }
  /** Ends what was carried where its place ends: there is no next paragraph to go on in. */
  const endCarried = (): void => {
    if (carried !== null) blocks.push(carried)
    carried = null
  }
  const isInParagraphProperties = (path: readonly string[]): boolean =>
    path.at(-1) === 'w:rPr' && path.at(-2) === 'w:pPr'
  const note = (tag: SaxesTagPlain): void => {
    const value = controls.findLast(({ state }) => state === 'value')
    const known = value === undefined ? paragraphs.at(-1)?.tracked : authors.get(value.tag)
    const author = authorOf(tag)
    if (value !== undefined && known === undefined) authors.set(value.tag, [author])
    else if (!known?.some(one => one.author === author.author && one.day === author.day)) known?.push(author)
  }
  const readTracked = (tag: SaxesTagPlain, path: readonly string[]): void => {
    note(tag)
    if (isInParagraphProperties(path) && DELETED.has(tag.name)) isEndDeleted = true
  }
  const readRowProperty = (tag: SaxesTagPlain, path: readonly string[]): void => {
    const { name, attributes } = tag
    const row = rows.at(-1)
    if (row === undefined) return
    if (name === 'w:vMerge' || name === 'w:hMerge') row.isMerged = true
    if (name === 'w:gridSpan' && Number(attributes['w:val']) > 1) row.isMerged = true
    if (path.at(-1) !== 'w:trPr') return
    if (name === 'w:del') row.isGone = true
    if (TRACKED.has(name)) row.tracked.push(authorOf(tag))
  }
  const readLook = ({ name, attributes }: SaxesTagPlain): void => {
    const value = attributes['w:val'] ?? ''
    const isOn = !OFF.has(value)
    const own = LOOKS[name]
    if (own && isOn) look = { ...look, [own]: true }
    const lift = name === 'w:vertAlign' ? LIFTS[value] : undefined
    if (lift) look = { ...look, [lift]: true }
  }
  const readParagraphProperty = (paragraph: ReadBlock, { name, attributes }: SaxesTagPlain): void => {
    const value = attributes['w:val'] ?? ''
    if (name === 'w:pStyle') paragraph.level = Number(/^Heading([1-4])$/.exec(value)?.[1] ?? 0)
    if (name === 'w:numPr') paragraph.isListed = true
  }

  parseXml(xml, {
    open: (tag, path) => {
      const { name } = tag
      readRowProperty(tag, path)
      if (TRACKED.has(name)) readTracked(tag, path)
      if (DELETED.has(name)) skipped += 1
      else if (name === 'mc:Fallback') repeated += 1
      else if (name === 'w:tbl') {
        tableCount += 1
        tables.push(tableCount)
      } else if (name === 'w:tr') rows.push({ table: tables.at(-1) ?? 0, isGone: false, isMerged: false, tracked: [] })
      else if (name === 'w:tc') {
        cells += 1
        places.push(`cell ${cells}`)
      } else if (name === 'w:p') beginParagraph()
      else if (name === 'w:r') look = {}
      else if (name === 'w:sdt') controls.push({ tag: '', faces: [], choices: [], state: 'properties' })
      else if (name === 'w:sdtContent') {
        const control = controls.at(-1)
        if (control) {
          if (control.choices.length > 0) control.faces.push(control.choices.join('\n'))
          enter(control)
        }
      } else if (path.includes('w:sdtPr')) {
        const control = controls.at(-1)
        if (control) readProperty(control, tag)
      } else if (name === 'w:bookmarkStart') {
        const number = blockNumber(tag.attributes['w:name'] ?? '')
        if (number !== null) paragraphs.at(-1)?.numbers.push(number)
      } else if (path.at(-1) === 'w:pPr') {
        const paragraph = paragraphs.at(-1)
        if (paragraph) readParagraphProperty(paragraph, tag)
      } else if (path.at(-1) === 'w:rPr' && path.at(-2) === 'w:r') readLook(tag)
      else if (path.at(-1) === 'w:r') {
        const sign = SIGNS_AND_PICTURES[name]
        if (sign !== undefined) put(sign)
        if (name === 'w:sym') put(String.fromCharCode(Number.parseInt(tag.attributes['w:char'] ?? '20', 16)))
      }
    },
    close: name => {
      if (DELETED.has(name)) skipped -= 1
      else if (name === 'mc:Fallback') repeated -= 1
      else if (name === 'w:sdt') leave(controls.pop())
      else if (name === 'w:p') endParagraph()
      else if (name === 'w:tc') {
        endCarried()
        places.pop()
      } else if (name === 'w:tr') rows.pop()
      else if (name === 'w:tbl') {
        tables.pop()
        blocks.push({ place: places.join('|'), barrier: true })
      } else if (name === 'w:body') endCarried()
    },
    text: (text, path) => {
      if (path.at(-1) === 'w:t') for (const character of text) put(character)
    },
  })
  return { blocks, authors }
}
