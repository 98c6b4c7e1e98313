import type { JSONContent } from '@tiptap/core'
import { alignSequences, type Match } from '#domain/align-sequences.ts'
import type { ExportedField } from './exported-fields.ts'
import { BREAK, fieldKey, isFieldKey, isUntaggedKey, PICTURE, type ReadLook, type ReadToken } from './read-blocks.ts'

type Marks = NonNullable<JSONContent['marks']>

/** A piece of a paragraph as it was exported: a character or a node, or the beginning or end of a switch in the line. */
interface OwnToken {
  key: string
  /** The node it is, or whose text it is of; for the beginning of a switch the node without its content. */
  node: JSONContent
  kind: 'character' | 'node' | 'open' | 'close'
}

const HIDDEN = ''

const tokensOfLine = (nodes: readonly JSONContent[], fields: ReadonlyMap<JSONContent, ExportedField>): OwnToken[] =>
  nodes.flatMap((node): OwnToken[] => {
    if (node.text !== undefined) return Array.from(node.text, key => ({ key, node, kind: 'character' }))
    const { content, ...shell } = node
    if (node.type === 'inlineSwitchField' && node.attrs?.['on'] !== false) {
      return [
        { key: HIDDEN, node: shell, kind: 'open' },
        ...tokensOfLine(content ?? [], fields),
        { key: HIDDEN, node: shell, kind: 'close' },
      ]
    }
    const field = fields.get(node)
    if (node.type === 'hardBreak') return [{ key: '\n', node, kind: 'node' }]
    if (node.type === 'picture') return [{ key: PICTURE, node, kind: 'node' }]
    return [{ key: field && node.type !== 'inlineSwitchField' ? fieldKey(field.tag) : HIDDEN, node, kind: 'node' }]
  })

/** Returns the pieces of paragraphs in order, with a break between two. */
const ownTokens = (blocks: readonly JSONContent[], fields: ReadonlyMap<JSONContent, ExportedField>): OwnToken[] =>
  blocks.flatMap((block, index) => [
    ...(index === 0 ? [] : [{ key: BREAK, node: block, kind: 'node' as const }]),
    ...tokensOfLine(block.content ?? [], fields),
  ])

const MARKS: Readonly<Record<keyof ReadLook, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  subscript: 'subscript',
  superscript: 'superscript',
}

/** Returns the marks of words written in Word. A heading is bold by itself. */
const marksOf = (look: ReadLook, isHeading: boolean): Marks =>
  (Object.keys(MARKS) as (keyof ReadLook)[])
    .filter(name => look[name] && !(isHeading && name === 'bold'))
    .map(name => ({ type: MARKS[name] }))

/** Beyond so many comparisons the middle of two texts is taken for one change. */
const MOST_CELLS = 4_000_000

const keysOf = (tokens: readonly { key: string }[]): string[] => tokens.map(({ key }) => key)

/** Returns the tokens that two texts share at their ends alone. */
const matchEnds = (before: readonly string[], after: readonly string[]): Match[] => {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [
    ...Array.from({ length: start }, (_, place): Match => [place, place]),
    ...Array.from({ length: end }, (_, place): Match => [before.length - end + place, after.length - end + place]),
  ]
}

const align = (before: readonly string[], after: readonly string[]): Match[] =>
  before.length * after.length > MOST_CELLS ? matchEnds(before, after) : alignSequences(before, after)

/** A paragraph that is being put together, with the switches that are open in it. */
interface Line {
  content: JSONContent[]
  open: { node: JSONContent; outer: JSONContent[] }[]
}

const isSameMarks = (a: Marks = [], b: Marks = []): boolean => JSON.stringify(a) === JSON.stringify(b)

const write = ({ content }: Line, text: string, marks: Marks | undefined): void => {
  const last = content.at(-1)
  if (last?.text !== undefined && isSameMarks(last.marks, marks)) last.text += text
  else content.push({ type: 'text', text, ...(marks?.length ? { marks } : {}) })
}

interface Rewriting {
  /** The paragraphs as they were exported, and what the export wrote of them. */
  blocks: readonly JSONContent[]
  written: readonly ReadToken[]
  /** The tokens that Word has in their place. */
  uploaded: readonly ReadToken[]
  /** The level of the heading that each paragraph after the first is in Word, 0 for none. */
  levels: readonly number[]
  fields: ReadonlyMap<JSONContent, ExportedField>
}

/**
 * Returns paragraphs with the words that Word has, in place of those that were exported. What stands in both keeps what Word
 * does not know, such as links and sources; every field stays, and so does what the export leaves out. Null where Word has
 * a field of another paragraph, or the parts of a switch would come apart.
 */
export const rewriteBlocks = ({ blocks, written, uploaded, levels, fields }: Rewriting): JSONContent[] | null => {
  const own = ownTokens(blocks, fields)
  const writtenOf = new Map(align(keysOf(own), keysOf(written)))
  const uploadedOf = new Map(align(keysOf(written), keysOf(uploaded)))
  const placeOf = (token: number): number | undefined => {
    const place = writtenOf.get(token)
    return place === undefined ? undefined : uploadedOf.get(place)
  }
  const matched = new Set(uploadedOf.values())
  const ownFields = new Map(own.filter(({ key }) => isFieldKey(key)).map(token => [token.key, token.node]))
  const moved = new Set(keysOf(uploaded).filter((key, place) => isFieldKey(key) && !matched.has(place)))
  if ([...moved].some(key => !ownFields.has(key))) return null
  const isForeign = (key: string): boolean => key === PICTURE || isUntaggedKey(key)
  if (uploaded.some(({ key }, place) => isForeign(key) && !matched.has(place))) return null

  const first = blocks[0] ?? { type: 'paragraph' }
  const isHeading = first.type === 'heading'
  const lines: Line[] = [{ content: [], open: [] }]
  const now = (): Line => lines.at(-1) ?? { content: [], open: [] }
  let isTorn = false
  const breakLine = (): void => {
    if (now().open.length > 0) isTorn = true
    lines.push({ content: [], open: [] })
  }
  const putNew = ({ key, look }: ReadToken): void => {
    if (key === BREAK) breakLine()
    else if (isFieldKey(key)) now().content.push(ownFields.get(key) ?? {})
    else if (key === '\n') now().content.push({ type: 'hardBreak' })
    else write(now(), key === '\t' ? ' ' : key, marksOf(look, isHeading && lines.length === 1))
  }
  const putOwn = ({ key, node, kind }: OwnToken): void => {
    const line = now()
    if (kind === 'open') {
      line.open.push({ node, outer: line.content })
      line.content = []
    } else if (kind === 'close') {
      const opened = line.open.pop()
      if (opened === undefined) isTorn = true
      else line.content = [...opened.outer, { ...opened.node, content: line.content }]
    } else if (key === BREAK) breakLine()
    else if (kind === 'character') write(line, key, node.marks)
    else line.content.push(node)
  }

  let taken = 0
  const putUntil = (end: number): void => {
    for (; taken < end; taken += 1) {
      const token = uploaded[taken]
      if (token !== undefined && !matched.has(taken)) putNew(token)
    }
  }
  /** Tells whether the written words around a piece that Word never had are both gone. */
  const isAmongDeleted = (index: number): boolean => {
    const isGone = (step: number): boolean | null => {
      for (let at = index + step; at >= 0 && at < own.length; at += step)
        if (writtenOf.has(at)) return placeOf(at) === undefined
      return null
    }
    const around = [isGone(-1), isGone(1)]
    return around.includes(true) && !around.includes(false)
  }
  for (const [index, token] of own.entries()) {
    const place = placeOf(index)
    const isWritten = writtenOf.has(index)
    if (place !== undefined) {
      putUntil(place)
      taken = place + 1
      putOwn(token)
    } else if (isFieldKey(token.key)) {
      if (!moved.has(token.key)) putOwn(token)
    } else if (!isWritten && (token.kind !== 'character' || !isAmongDeleted(index)) && token.key !== BREAK)
      putOwn(token)
  }
  putUntil(uploaded.length)
  if (isTorn || lines.some(({ open }) => open.length > 0)) return null
  return lines.map(({ content }, index) => {
    const level = levels[index - 1] ?? 0
    if (index === 0) return { ...first, content }
    return level > 0 ? { type: 'heading', attrs: { level }, content } : { type: 'paragraph', content }
  })
}
