import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import {
  type DocumentName,
  type DraftNodes,
  findNodes,
  insertParagraph,
  insertText,
  linkedFields,
  type Passage,
  reword,
  setAttributes,
  type Where,
  wordsOf,
} from './edit-draft.ts'
import type { Random } from './seeded-random.ts'

export type FaultGroup = 'notice' | 'self' | 'open'

/** A draft to plant a fault in, and what its notice says. */
export interface Bench {
  nodes: DraftNodes
  passages: readonly Passage[]
  spots: readonly Spot[]
  notice: Notice
  deadline: Deadline
  isEn: 0 | 1
  random: Random
}

/** A draft with one fault; `planted` are the wrong words as they stand, empty where words or an answer are gone. */
export interface Planting {
  document: DocumentName
  where: Where
  planted: string
  original: string
  nodes: DraftNodes
}

export interface FaultKind {
  kind: string
  group: FaultGroup
  plant: (bench: Bench) => Planting[]
}

const isLatin = (one: string | undefined): boolean => /[a-z\d]/i.test(one ?? '')

/** Returns where words stand in a text as a whole: 2 June is not in 22 June, 第三十条 not in 第三十条第一款. -1 if nowhere. */
export const placeOf = (text: string, words: string): number => {
  if (words === '') return -1
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    const [before, after] = [text[start - 1], text[start + words.length]]
    const isCut = (isLatin(before) && isLatin(words[0])) || (isLatin(after) && isLatin(words.at(-1)))
    if (!isCut && !(/[条款]$/.test(words) && /[第款]/.test(after ?? ''))) return start
  }
  return -1
}

/** Whether a passage is the text of a statute. */
export const isStatute = ({ source, text }: Passage): boolean => source.startsWith('law.') && text.length > 24

/** Returns one of the passages for each of the places there are. */
export const onePerPlace = (passages: readonly Passage[], random: Random): Passage[] => {
  const places = [...new Set(passages.map(({ document, where }) => `${document} ${where}`))]
  return places.map(place => random.pick(passages.filter(({ document, where }) => `${document} ${where}` === place)))
}

/** Returns the draft with right words of a passage replaced by wrong ones, in linked fields too or in the one alone. */
const replaceWords = ({ nodes, random }: Bench, passage: Passage, original: string, planted: string): Planting => {
  const start = placeOf(passage.text, original)
  const text = passage.text.slice(0, start) + planted + passage.text.slice(start + original.length)
  const how = { linked: random.chance(0.5), typedAnew: random.chance(0.5) }
  return {
    document: passage.document,
    where: passage.where,
    planted,
    original,
    nodes: reword(nodes, passage, text, how),
  }
}

/** Returns a planting for each kind of place where the right words stand; `wrong` is asked anew for each. */
export const replaceEverywhere = (
  bench: Bench,
  original: string,
  wrong: (passage: Passage) => string | null | undefined,
  accepts: (passage: Passage) => boolean = () => true,
): Planting[] => {
  const passages = bench.passages.filter(passage => placeOf(passage.text, original) !== -1 && accepts(passage))
  return onePerPlace(passages, bench.random).flatMap(passage => {
    const planted = wrong(passage)
    return planted === null || planted === undefined || planted === original
      ? []
      : [replaceWords(bench, passage, original, planted)]
  })
}

/** A place where an attorney may type a sentence, and the draft with one typed there. */
export type Spot = Pick<Planting, 'document' | 'where'> & { put: (sentence: string) => DraftNodes }

const LONG_ENOUGH = 16

/** Returns the spots below paragraphs, in switches that are on, in paragraph fields and in the cells of tables. */
export const spotsOf = ({ nodes, isEn }: Pick<Bench, 'nodes' | 'isEn'>): Spot[] => {
  const gap = isEn === 1 ? ' ' : ''
  const blocks = findNodes(nodes, node => ['paragraph', 'paragraphField', 'switchField'].includes(node.type.name))
  return blocks
    .filter(({ isOnPaper, node }) => isOnPaper && node.attrs['on'] !== false)
    .flatMap(({ document, pos, node }): Spot[] => {
      const at = nodes[document].resolve(pos)
      if (node.type.name === 'switchField') {
        const end = pos + node.nodeSize - 1
        return [{ document, where: 'switch', put: words => insertParagraph(nodes, document, end, words) }]
      }
      if (node.type.name === 'paragraphField') {
        const value = String(node.attrs['value'])
        if (value === '') return []
        const passage: Passage = {
          document,
          where: 'paragraph',
          pos,
          node,
          text: value,
          field: '',
          source: '',
          block: '',
        }
        const fields = linkedFields(nodes, passage)
        const put = (words: string) => setAttributes(nodes, fields, { value: value + gap + words })
        return [{ document, where: 'paragraph', put }]
      }
      if (wordsOf(node).length < LONG_ENOUGH) return []
      const end = pos + node.nodeSize
      if (at.depth === 0 && document === 'reason') {
        return [{ document, where: 'prose', put: words => insertParagraph(nodes, document, end, words) }]
      }
      if (!/^tableCell$/.test(at.parent.type.name)) return []
      return [{ document, where: 'table', put: words => insertText(nodes, document, end - 1, gap + words) }]
    })
}

/** Returns a planting for each of so many kinds of place, the wrong words in a sentence typed anew. */
export const typeSentence = (
  bench: Bench,
  sentences: readonly string[],
  planted: string,
  original: string,
  times = 2,
): Planting[] => {
  const { random, spots } = bench
  const kinds = [...new Set(spots.map(({ where }) => where))]
  const chosen = kinds.length <= times ? kinds : kinds.toSorted(() => random.next() - 0.5).slice(0, times)
  return chosen.map(where => {
    const spot = random.pick(spots.filter(other => other.where === where))
    return { document: spot.document, where, planted, original, nodes: spot.put(random.pick(sentences)) }
  })
}
