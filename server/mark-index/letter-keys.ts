import { editDistance } from '../similarity/edit-distance.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import { normaliseMark } from '../similarity/normalise-mark.ts'
import type { MarkKey } from './mark-key.ts'

/** Rule R19: from four letters on one may differ; two where one of the marks has seven. */
const MIN_LETTERS = 4
const LONG = 7
const MOST_CHANGES = 2
/** The length from which quarters are stored; shorter marks are stored with letters left out. */
const QUARTERED = 8
const LONGEST = 64

/** Returns a text and all that is left of it when up to `count` letters are left out. */
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

/** Where two quarters of a mark may stand in a text shorter by `growth`, at no more than so many changes. */
const shiftsTo = (growth: number, changes: number): (readonly [number, number])[] =>
  SHIFTS.flatMap(first => SHIFTS.map(second => [first, second] as const)).filter(
    ([first, second]) => Math.abs(first) + Math.abs(second - first) + Math.abs(growth - second) <= changes,
  )

/** Keys of all marks of one length that keep two quarters of the text within so many changes. */
const keysOfSize = (text: string, size: number, changes: number): string[] =>
  PAIRS.flatMap(([first, second]) =>
    shiftsTo(size - text.length, changes).flatMap(([shift, next]) => {
      const [start = 0, end = 0] = quarter(size, first).map(place => place - shift)
      const [begin = 0, finish = 0] = quarter(size, second).map(place => place - next)
      const isInside = start >= 0 && finish <= text.length
      return isInside ? [pairKey(size, first, second, text.slice(start, end), text.slice(begin, finish))] : []
    }),
  )

const swap = (text: string, place: number): string =>
  text.slice(0, place - 1) + text.charAt(place) + text.charAt(place - 1) + text.slice(place + 1)

/** Returns the text with two neighbours swapped where a quarter of such a mark may end: one change that would break two quarters. */
const swappedAtEnds = (text: string, size: number): string[] =>
  [1, 2, 3].flatMap(place => {
    const end = quarter(size, place)[0]
    const drift = text.length === size ? [0] : [0, text.length - size]
    return drift
      .map(by => end + by)
      .filter(at => at > 0 && at < text.length)
      .map(at => swap(text, at))
  })

const longKeys = (text: string): string[] =>
  SHIFTS.map(growth => text.length + growth)
    .filter(size => size >= QUARTERED)
    .flatMap(size => [
      ...keysOfSize(text, size, MOST_CHANGES),
      ...swappedAtEnds(text, size).flatMap(swapped => keysOfSize(swapped, size, MOST_CHANGES - 1)),
    ])

const lettered = (mark: MarkProfile): readonly string[] =>
  mark.isHan ? [] : mark.letterings().filter(({ length }) => length >= MIN_LETTERS && length <= LONGEST)

const textsOf = (mark: MarkProfile): string[] => [mark, ...mark.parts()].flatMap(piece => [...lettered(piece)])

/** A Latin wording without any of these is one part. */
const JOINT = /[^\p{L}\p{M}\p{N} -]/u

/** Latin letters of which one or two differ, are missing, added or swapped: R19. */
export const letters: MarkKey = {
  id: 'letters',
  zh: '个别字母不同',
  en: 'one or two letters differ',
  rules: ['R19'],
  stored: mark => lettered(mark).flatMap(text => (text.length < QUARTERED ? shortKeys(text) : quarterKeys(text))),
  asked: mark =>
    lettered(mark).flatMap(text => {
      const short = text.length < QUARTERED + MOST_CHANGES ? shortKeys(text) : []
      return [...short, ...new Set(longKeys(text))]
    }),
  mayBeNear: (mark, wording) => {
    const texts = textsOf(mark)
    const normalised = normaliseMark(wording)
    const others = normalised.isLatin && !JOINT.test(wording) ? [normalised.text] : textsOf(describeMark(wording))
    return texts.some(text => others.some(other => editDistance([...text], [...other], MOST_CHANGES) <= MOST_CHANGES))
  },
}
