import type { Evidence } from '#contract/notice.ts'

type Box = Evidence['box']

/** A run of text of a page; `boxOf` is the box, in points, of its characters from one index up to another. */
export interface TextRun {
  text: string
  boxOf: (from: number, to: number) => Box
}

/** Where the words looked for stand: a box for each run they go over. */
export interface TextMatch {
  page: number
  boxes: readonly Box[]
}

/** Width, case and white space make no difference: lines break anywhere in Chinese. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

interface Place {
  run: TextRun
  at: number
  length: number
}

/** A page's text folded, with the place of each of its characters. */
const foldPage = (runs: readonly TextRun[]): { text: string; places: Place[] } => {
  const places: Place[] = []
  let text = ''
  for (const run of runs) {
    let at = 0
    for (const character of run.text) {
      const { length } = character
      for (const folded of fold(character).split('')) {
        text += folded
        places.push({ run, at, length })
      }
      at += length
    }
  }
  return { text, places }
}

const boxesOf = (places: readonly Place[]): Box[] =>
  [...Map.groupBy(places, ({ run }) => run)].flatMap(([run, own]) => {
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? [run.boxOf(first.at, last.at + last.length)] : []
  })

/** The matches of a page, none of them over another. */
export const searchPage = (page: number, runs: readonly TextRun[], words: string): TextMatch[] => {
  const wanted = fold(words)
  if (wanted === '') return []
  const { text, places } = foldPage(runs)
  const matches: TextMatch[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    matches.push({ page, boxes: boxesOf(places.slice(at, at + wanted.length)) })
  return matches
}
