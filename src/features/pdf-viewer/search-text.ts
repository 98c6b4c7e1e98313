import type { Evidence } from '#contract/notice.ts'

type Box = Evidence['box']

/** A run of text of a page. `boxOf` returns the box, in points, of its characters between two indexes. */
export interface TextRun {
  text: string
  boxOf: (from: number, to: number) => Box
}

/** A match: a box for each run that it crosses. */
export interface TextMatch {
  page: number
  boxes: readonly Box[]
}

/** Folds width and case and removes white space, because lines break anywhere in Chinese. */
/** Replaces Kangxi radicals by hanzi: browsers print 人 as ⼈, which would not be found, copied or read out as 人. */
export const readableText = (text: string): string =>
  text.replace(/[\u2F00-\u2FDF]/g, radical => radical.normalize('NFKC'))

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

interface Place {
  run: TextRun
  at: number
  length: number
}

/** Returns a page's folded text, with the place of each of its characters. */
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

/** Returns the matches on a page; they do not overlap. */
export const searchPage = (page: number, runs: readonly TextRun[], words: string): TextMatch[] => {
  const wanted = fold(words)
  if (wanted === '') return []
  const { text, places } = foldPage(runs)
  const matches: TextMatch[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    matches.push({ page, boxes: boxesOf(places.slice(at, at + wanted.length)) })
  return matches
}
