import { alignSequences } from '#domain/align-sequences.ts'
import { kinship } from '#domain/text-kinship.ts'
import { isFieldKey, isUntaggedKey, type ReadBlock, type ReadToken } from './read-blocks.ts'
import { folded, type ReadDocument } from './read-document.ts'

/** Returns whether a paragraph says anything. */
export const hasWords = ({ tokens }: ReadBlock): boolean => folded(tokens.map(({ key }) => key).join('')) !== ''

/** Gives a value that lost its tag the tag of the field of that name or choice that the paragraph had, in their order. */
export const withTags = (block: ReadBlock, written: readonly ReadBlock[], { controls }: ReadDocument): ReadBlock => {
  if (!block.tokens.some(({ key }) => isUntaggedKey(key))) return block
  const has = new Set(block.tokens.map(({ key }) => key))
  const lost = written.flatMap(({ tokens }) => tokens.filter(({ key }) => isFieldKey(key) && !has.has(key)))
  const tokens = block.tokens.map((token): ReadToken => {
    if (!isUntaggedKey(token.key)) return token
    const face = token.key.slice(1)
    const at = lost.findIndex(({ key }) => controls.get(key.slice(1))?.[0]?.faces.includes(face) === true)
    const [found] = at < 0 ? [] : lost.splice(at, 1)
    return found ? { ...token, key: found.key } : token
  })
  return { ...block, tokens }
}

/** Returns what a paragraph says, with its fields. */
export const keyOf = ({ tokens }: ReadBlock): string => folded(tokens.map(({ key }) => key).join(''))

const LEAST_KINSHIP = 0.5

/** Which paragraph of the file stands for which of the written ones. */
export type Pairs = Map<ReadBlock, ReadBlock>

/**
 * Pairs the paragraphs that lost their number, by their words: in their order, then wherever they are, then where one
 * of each is left between the same neighbours and they have much in common.
 */
export const pairByWords = (
  written: readonly ReadBlock[],
  uploaded: readonly ReadBlock[],
  { pairs, emptied }: { pairs: Pairs; emptied: ReadonlyMap<ReadBlock, ReadBlock> },
): void => {
  const isPaired = new Set(pairs.values())
  const left = (): [ReadBlock[], ReadBlock[]] => [
    written.filter(block => !isPaired.has(block) && hasWords(block)),
    uploaded.filter(block => !pairs.has(block) && hasWords(block)),
  ]
  const pair = (one: ReadBlock | undefined, other: ReadBlock | undefined): void => {
    if (one === undefined || other === undefined) return
    pairs.set(other, one)
    isPaired.add(one)
  }
  const [ofWritten, ofUploaded] = left()
  for (const [a, b] of alignSequences(ofWritten.map(keyOf), ofUploaded.map(keyOf))) pair(ofWritten[a], ofUploaded[b])
  const elsewhere = Map.groupBy(left()[0], keyOf)
  for (const block of left()[1]) pair(elsewhere.get(keyOf(block))?.shift(), block)
  const before = new Map<ReadBlock | undefined, ReadBlock[]>()
  let last: ReadBlock | undefined
  for (const block of written) {
    if (isPaired.has(block)) last = block
    else if (hasWords(block)) before.set(last, [...(before.get(last) ?? []), block])
  }
  let above: ReadBlock | undefined
  const after = new Map<ReadBlock | undefined, ReadBlock[]>()
  for (const block of uploaded) {
    const partner = pairs.get(block)
    if (partner) above = partner
    else if (hasWords(block)) after.set(above, [...(after.get(above) ?? []), block])
  }
  for (const [neighbour, blocks] of after) {
    const [one, ...more] = before.get(neighbour) ?? []
    const [other, ...others] = blocks
    if (!one || !other || more.length + others.length > 0 || emptied.has(one)) continue
    if (kinship(keyOf(one), keyOf(other)) >= LEAST_KINSHIP) pair(one, other)
  }
}
