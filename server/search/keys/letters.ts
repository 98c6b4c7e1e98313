import type { MarkKey } from './mark-key.ts'

/** Rule R19: from four letters on one may differ; two where one of the marks has seven. */
const MIN_LETTERS = 4
const LONG = 7
const MOST_CHANGES = 2
/** From here on quarters are stored; shorter marks are stored with letters left out. */
const QUARTERED = 8
const LONGEST = 64

/** A text and all that is left of it when up to `count` letters are left out. */
const shortened = (text: string, count: number): Set<string> => {
  const texts = new Set([text])
  let last = [text]
  for (let round = 0; round < count; round += 1) {
    last = last.flatMap(each => Array.from(each, (_, place) => each.slice(0, place) + each.slice(place + 1)))
    for (const each of last) texts.add(each)
  }
  return texts
}

const shortKeys = (text: string): string[] =>
  [...shortened(text, text.length < LONG ? 1 : MOST_CHANGES)].map(letters => `-${letters}`)

/** Every two of the four quarters of a text: two changed letters leave two quarters whole. */
const PAIRS = [0, 1, 2].flatMap(first =>
  [1, 2, 3].filter(second => second > first).map(second => [first, second] as const),
)

const quarter = (size: number, place: number): readonly [number, number] => [
  Math.floor((size * place) / 4),
  Math.floor((size * (place + 1)) / 4),
]

const pairKey = (size: number, first: number, second: number, one: string, other: string): string =>
  `+${size} ${first}${second} ${one} ${other}`

const quarterKeys = (text: string): string[] =>
  PAIRS.map(([first, second]) =>
    pairKey(
      text.length,
      first,
      second,
      text.slice(...quarter(text.length, first)),
      text.slice(...quarter(text.length, second)),
    ),
  )

const SHIFTS = [-2, -1, 0, 1, 2]

/** Where the quarters of a mark of another length may have gone, at no more than two changes. */
const shiftsTo = (growth: number): (readonly [number, number])[] =>
  SHIFTS.flatMap(first => SHIFTS.map(second => [first, second] as const)).filter(
    ([first, second]) => Math.abs(first) + Math.abs(second - first) + Math.abs(growth + second) <= MOST_CHANGES,
  )

/** Keys of all marks of one length that may differ from the text in two letters. */
const keysOfSize = (text: string, size: number): string[] =>
  PAIRS.flatMap(([first, second]) =>
    shiftsTo(size - text.length).flatMap(([shift, next]) => {
      const [start, end] = quarter(size, first).map(place => place - shift)
      const [begin, finish] = quarter(size, second).map(place => place - next)
      const isInside = start !== undefined && begin !== undefined && start >= 0 && (finish ?? 0) <= text.length
      return isInside ? [pairKey(size, first, second, text.slice(start, end), text.slice(begin, finish))] : []
    }),
  )

/** Latin letters of which one or two differ, are missing, added or swapped: R19. */
export const letters: MarkKey = {
  id: 'letters',
  zh: '个别字母不同',
  en: 'one or two letters differ',
  rules: ['R19'],
  stored: ({ isLatin, text }) => {
    if (!isLatin || text.length < MIN_LETTERS || text.length > LONGEST) return []
    return text.length < QUARTERED ? shortKeys(text) : quarterKeys(text)
  },
  asked: ({ isLatin, text }) => {
    if (!isLatin || text.length < MIN_LETTERS || text.length > LONGEST) return []
    const sizes = [-2, -1, 0, 1, 2].map(growth => text.length + growth)
    return [
      ...(text.length < QUARTERED + MOST_CHANGES ? shortKeys(text) : []),
      ...new Set(sizes.filter(size => size >= QUARTERED).flatMap(size => keysOfSize(text, size))),
    ]
  },
}
