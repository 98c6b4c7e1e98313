import type { JSONContent } from '@tiptap/core'
import type { UntakenRow, WordProse, WordProseBlock } from '#contract/word-import.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { toHtml } from '#extensions/index.ts'
import { blockNumbers } from '../word/way-back.ts'
import { compareRows, type RowChange } from './compare-rows.ts'
import type { ExportedField } from './exported-fields.ts'
import { hasWords, keyOf, type Pairs, pairByWords, withTags } from './pair-blocks.ts'
import { rewriteBlocks } from './prose-tokens.ts'
import {
  BREAK,
  isFieldKey,
  isUntaggedKey,
  lineOf,
  PICTURE,
  type ReadBarrier,
  type ReadBlock,
  type ReadToken,
} from './read-blocks.ts'
import type { KnownControl, ReadDocument } from './read-document.ts'

type Read = readonly (ReadBlock | ReadBarrier)[]

/** A paragraph or heading of the exported documents. */
interface ExportedBlock extends WordProseBlock {
  document: WordProse['document']
  /** The heading above. */
  heading: string
  parent: JSONContent
  /** Its place among the nodes of its parent. */
  place: number
}

/** The changes to prose that can be taken over, and the lines that they are about. */
export interface ProseDifference {
  prose: WordProse[]
  rows: UntakenRow[]
  removed: string[]
  added: string[]
}

const DOCUMENTS = ['analysis', 'reason'] as const

const textIn = ({ text = '', content = [] }: JSONContent): string => text + content.map(textIn).join('')

const listBlocks = (documents: readonly JSONContent[]): Map<number, ExportedBlock> => {
  const numbers = blockNumbers(documents)
  const blocks = new Map<number, ExportedBlock>()
  for (const [index, document] of documents.entries()) {
    let heading = ''
    let order = 0
    const visit = (parent: JSONContent): void => {
      for (const [place, node] of (parent.content ?? []).entries()) {
        const number = numbers.get(node)
        if (number === undefined) visit(node)
        else {
          if (node.type === 'heading') heading = textIn(node)
          blocks.set(number, {
            number,
            node: { ...node, type: String(node.type) },
            order,
            document: DOCUMENTS[index] ?? 'reason',
            heading,
            parent,
            place,
          })
          order += 1
        }
      }
    }
    visit(document)
  }
  return blocks
}

const isBlock = (block: ReadBlock | ReadBarrier): block is ReadBlock => 'tokens' in block

/** Returns whether a paragraph holds nothing but words. */
const isPlain = ({ tokens, hasBox, isTorn }: ReadBlock): boolean =>
  !hasBox && !isTorn && !tokens.some(({ key }) => isFieldKey(key) || isUntaggedKey(key) || key === PICTURE)

/** Returns the paragraphs, of those in order, that do not keep the order of the others. */
const outOfOrder = (places: readonly number[]): Set<number> => {
  const sorted = places.toSorted((a, b) => a - b)
  const kept = new Set(alignSequences(places, sorted).map(([index]) => places[index] ?? -1))
  return new Set(places.filter(place => !kept.has(place)))
}

interface Comparing {
  /** The documents as they were exported. */
  documents: readonly JSONContent[]
  fields: ReadonlyMap<JSONContent, ExportedField>
  known: ReadonlyMap<string, KnownControl>
  /** The text that the export wrote, with its controls. */
  written: Read
  controls: ReadDocument
  uploaded: Read
}

/** Returns the changes to paragraphs and headings of a file, each as words that the page can take over. */
export const compareProse = (comparing: Comparing): ProseDifference => {
  const { documents, fields, known, controls } = comparing
  const blocks = listBlocks(documents)
  const written = comparing.written.filter(isBlock)
  const numberOf = new Map(
    written.flatMap(block => (block.numbers[0] === undefined ? [] : [[block, block.numbers[0]]])),
  )
  const writtenOf = new Map([...numberOf].map(([block, number]) => [number, block]))

  const seen = new Set<number>()
  const joinedIn = new Map<ReadBlock, ReadBlock[]>()
  /** The paragraph that is left of each written one whose words are all gone. */
  const emptied = new Map<ReadBlock, ReadBlock>()
  const raw = comparing.uploaded.map(block => {
    if (!isBlock(block)) return block
    // A row that was deleted under tracking is still in the file.
    const numbers = block.row?.isGone ? [] : block.numbers
    const begun = numbers.filter(number => !seen.has(number)).flatMap(number => writtenOf.get(number) ?? [])
    const parts = hasWords(block) ? begun : begun.filter(one => !hasWords(one))
    for (const one of begun) {
      if (parts.includes(one)) seen.add(numberOf.get(one) ?? -1)
      else emptied.set(one, block)
    }
    const tagged = withTags(block, parts, controls)
    joinedIn.set(tagged, parts)
    return tagged
  })
  const uploaded = raw.filter(isBlock)
  const placeOf = new Map(raw.map((block, place) => [block, place]))
  const at = (block: ReadBlock, step = 0): ReadBlock | ReadBarrier | undefined => raw[(placeOf.get(block) ?? 0) + step]
  const pairs: Pairs = new Map()
  for (const block of uploaded) {
    const [first] = joinedIn.get(block) ?? []
    if (first) pairs.set(block, first)
  }
  const absorbed = new Set([...joinedIn.values()].flatMap(parts => parts.slice(1)))
  pairByWords(
    written.filter(block => !absorbed.has(block)),
    uploaded,
    { pairs, emptied },
  )
  const uploadedOf = new Map([...pairs].map(([other, one]) => [one, other]))

  const prose: WordProse[] = []
  const removed: string[] = []
  const added: string[] = []
  const done = new Set<ReadBlock>()
  const exported = (block: ReadBlock | undefined): ExportedBlock | undefined => {
    const number = block && numberOf.get(block)
    return number === undefined ? undefined : blocks.get(number)
  }
  const named = ({ number, node, order }: ExportedBlock): WordProseBlock => ({ number, node, order })
  const take = (
    change: Pick<WordProse, 'kind' | 'before' | 'after' | 'anchor' | 'isListed'>,
    { document, heading }: ExportedBlock,
    [from, to]: readonly [readonly ReadBlock[], readonly ReadBlock[]],
  ): void => {
    const tracked = to.flatMap(block => block.tracked)
    prose.push({ ...change, id: String(prose.length), document, heading, tracked: uniqueAuthors(tracked) })
    removed.push(...from.map(block => lineOf(block.tokens, known)))
    added.push(...to.map(block => lineOf(block.tokens, known)))
  }

  /** Returns the block beside which something stands in the file: the one above in its place, else the one below. */
  const anchorOf = (from: ReadBlock, to: ReadBlock = from): WordProse['anchor'] => {
    const beside = (block: ReadBlock, step: 1 | -1): ExportedBlock | undefined => {
      for (let other = at(block, step); ; other = at(other, step)) {
        if (other === undefined || !isBlock(other) || other.place !== block.place) return undefined
        const found = exported(pairs.get(other))
        if (found || hasWords(other)) return found
      }
    }
    const above = beside(from, -1)
    if (above) return { ...named(above), side: 'after' }
    const below = beside(to, 1)
    return below ? { ...named(below), side: 'before' } : null
  }

  /** Returns who deleted a paragraph that is gone: its deletion is left in an empty one below the paragraph above it. */
  const trackedBeside = (one: ReadBlock): ReadBlock['tracked'] => {
    const above = written.slice(0, written.indexOf(one)).findLast(block => uploadedOf.has(block))
    const other = above && uploadedOf.get(above)
    const next = other && at(other, 1)
    return next && isBlock(next) && !hasWords(next) ? next.tracked : []
  }

  /** Returns the paragraphs right below one that were a part of it. */
  const splitOff = (block: ReadBlock, one: ReadBlock): ReadBlock[] => {
    const own = new Set(one.tokens.map(({ key }) => key).filter(isFieldKey))
    const text = keyOf(one)
    const parts: ReadBlock[] = []
    if (text === keyOf(block)) return parts
    for (let other = at(block, 1); ; other = at(other, 1)) {
      if (!other || !isBlock(other) || pairs.has(other) || other.place !== block.place || !hasWords(other)) return parts
      const isPart = other.tokens.some(({ key }) => own.has(key)) || text.includes(keyOf(other))
      if (!isPart) return parts
      parts.push(other)
    }
  }

  const isMoved = outOfOrder(uploaded.flatMap(block => numberOf.get(pairs.get(block) ?? block) ?? []))
  const compare = (block: ReadBlock, one: ReadBlock): void => {
    const own = exported(one)
    if (own === undefined) return
    const parts = [one, ...(joinedIn.get(block) ?? []).slice(1)]
    const split = splitOff(block, one)
    const moved = isMoved.has(own.number)
    const isSame = parts.length === 1 && split.length === 0 && keyOf(block) === keyOf(one)
    for (const other of [block, ...split]) done.add(other)
    if ((isSame && !moved) || block.isTorn) return
    const from = parts.flatMap(part => exported(part) ?? [])
    const isInRow = from.every((part, index) => part.parent === own.parent && part.place === own.place + index)
    const anchor = moved ? anchorOf(block) : null
    const isStranger = anchor !== null && blocks.get(anchor.number)?.document !== own.document
    if (!isInRow || isStranger || (moved && (anchor === null || parts.length + split.length > 1))) return
    const joined = (all: readonly ReadBlock[]): ReadToken[] =>
      all.flatMap(({ tokens }, index) => (index === 0 ? tokens : [{ key: BREAK, look: {} }, ...tokens]))
    const content = isSame
      ? [own.node]
      : rewriteBlocks({
          blocks: from.map(({ node }) => node),
          written: joined(parts),
          uploaded: joined([block, ...split]),
          levels: split.map(({ level }) => level),
          fields,
        })
    if (content === null || !content.some(node => node.content?.length)) return
    const after = toHtml({ type: 'doc', content })
    // A field that was taken out stays, and there may be nothing else.
    if (!moved && after === toHtml({ type: 'doc', content: from.map(({ node }) => node) })) return
    take(
      {
        kind: moved ? 'moved' : 'edited',
        before: from.map(named),
        after,
        anchor,
        isListed: false,
      },
      own,
      [parts, [block, ...split]],
    )
  }
  for (const block of uploaded) {
    const one = pairs.get(block)
    if (one) compare(block, one)
  }

  /** Returns the paragraphs that were written right one under the other. */
  const newRun = (first: ReadBlock): ReadBlock[] => {
    const run: ReadBlock[] = []
    for (let block = at(first); ; block = at(block, 1)) {
      if (!block || !isBlock(block) || pairs.has(block) || done.has(block) || block.place !== first.place) return run
      if (block.isListed !== first.isListed) return run
      run.push(block)
    }
  }
  const newNodes = (whole: readonly ReadBlock[]): JSONContent[] =>
    whole.flatMap(
      ({ tokens, level }) =>
        rewriteBlocks({
          blocks: [level > 0 ? { type: 'heading', attrs: { level } } : { type: 'paragraph' }],
          written: [],
          uploaded: tokens,
          levels: [],
          fields,
        }) ?? [],
    )

  const rows = compareRows({
    documents,
    numberOf,
    uploaded: raw,
    partners: [...pairs, ...[...emptied].map(([one, block]) => [block, one] as const)],
    isPlain,
  })
  const takeRows = ({ kind, rows, beside, tracked }: RowChange): void => {
    const blocksOf = rows.flat(2).filter(hasWords)
    const own = exported(beside?.block ?? blocksOf[0])
    if (own === undefined) return
    const isNew = beside !== null
    const cellOf = (cell: readonly ReadBlock[]): JSONContent => ({
      type: 'tableCell',
      content: cell.some(hasWords) ? newNodes(cell.filter(hasWords)) : [{ type: 'paragraph' }],
    })
    const table = {
      type: 'table',
      content: rows.map(cells => ({ type: 'tableRow', content: cells.map(cellOf) })),
    }
    take(
      {
        kind,
        before: isNew ? [] : blocksOf.flatMap(block => exported(block) ?? []).map(named),
        after: isNew ? toHtml({ type: 'doc', content: [table] }) : '',
        anchor: isNew ? { ...named(own), side: beside.side } : null,
        isListed: false,
      },
      own,
      isNew ? [[], blocksOf] : [blocksOf, []],
    )
    const last = prose.at(-1)
    if (last) last.tracked = uniqueAuthors([...tracked])
  }
  for (const change of rows.changes) takeRows(change)
  const untaken = rows.refused.map(({ kind, reason, cells }): UntakenRow => {
    const lines = cells.map(cell => cell.filter(hasWords).map(block => lineOf(block.tokens, known)))
    const told = kind === 'added' ? added : removed
    told.push(...lines.flat())
    return { kind, reason, cells: lines.map(cell => cell.join(' ')) }
  })
  for (const block of uploaded) {
    if (rows.concerned.has(block)) done.add(block)
    if (pairs.has(block) || done.has(block) || !hasWords(block)) continue
    const run = newRun(block)
    for (const other of run) done.add(other)
    const whole = run.filter(hasWords)
    const anchor = anchorOf(block, run.at(-1))
    const beside = anchor === null ? undefined : blocks.get(anchor.number)
    if (!whole.every(isPlain) || anchor === null || beside === undefined) continue
    const after = toHtml({ type: 'doc', content: newNodes(whole) })
    take({ kind: 'inserted', before: [], after, anchor, isListed: block.isListed }, beside, [[], whole])
  }

  for (const [one, number] of numberOf) {
    const own = blocks.get(number)
    const other = uploadedOf.get(one)
    if (
      other !== undefined ||
      absorbed.has(one) ||
      rows.concerned.has(one) ||
      own === undefined ||
      !hasWords(one) ||
      !isPlain({ ...one, tokens: withoutPictures(one.tokens) })
    )
      continue
    if (holdsField(own.node, fields)) continue
    take({ kind: 'deleted', before: [named(own)], after: '', anchor: null, isListed: false }, own, [[one], []])
    const last = prose.at(-1)
    if (last) last.tracked = uniqueAuthors(emptied.get(one)?.tracked ?? trackedBeside(one))
  }
  return { prose, rows: untaken.filter(({ cells }) => cells.some(cell => cell !== '')), removed, added }
}

const withoutPictures = (tokens: readonly ReadToken[]): ReadToken[] => tokens.filter(({ key }) => key !== PICTURE)

/** Returns whether a field stands in a paragraph, one that is switched off too. */
const holdsField = (node: JSONContent, fields: ReadonlyMap<JSONContent, ExportedField>): boolean =>
  fields.has(node) || (node.content ?? []).some(child => holdsField(child, fields))

const uniqueAuthors = (tracked: ReadBlock['tracked']): ReadBlock['tracked'] =>
  tracked.filter(
    ({ author, day }, index) => tracked.findIndex(one => one.author === author && one.day === day) === index,
  )
