import { lazily } from './lazily.ts'

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/**
 * Names of countries and regions by their first two characters. An ordinary word may stand in them by chance: 马达 in
 * 马达加斯加.
 */
const regionNames = lazily(() => {
  const names = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  const long = codes.flatMap(code => names.of(code) ?? []).filter(name => name.length > 2)
  return Map.groupBy(long, name => name.slice(0, 2))
})

/** The places in a text where one word ends and the next begins, its ends included. */
export const wordEdges = (text: string): ReadonlySet<number> => {
  const edges = new Set([0, text.length])
  for (const { index } of segmenter().segment(text)) edges.add(index)
  for (let start = 0; start < text.length - 2; start += 1)
    for (const name of regionNames().get(text.slice(start, start + 2)) ?? [])
      if (text.startsWith(name, start))
        for (let inside = 1; inside < name.length; inside += 1) edges.delete(start + inside)
  return edges
}

/** Whether the text is one word of the dictionary, by its edges. */
export const isOneWord = (text: string, edges: ReadonlySet<number>): boolean => text.length > 1 && edges.size === 2
