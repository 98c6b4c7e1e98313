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

const pairHead = (size: number, first: number, second: number): string => `+${size} ${first}${second} `

const quarterKeys = (text: string): string[] =>
  PAIRS.map(([first, second]) => {
    const [one, other] = [quarter(text.length, first), quarter(text.length, second)]
    return `${pairHead(text.length, first, second)}${text.slice(...one)} ${text.slice(...other)}`
  })

const SHIFTS = [-2, -1, 0, 1, 2]

/** Where two quarters of a mark may stand in a text shorter by `growth`, at no more than so many changes. */
const shiftsTo = (growth: number, changes: number): (readonly [number, number])[] =>
  SHIFTS.flatMap(first => SHIFTS.map(second => [first, second] as const)).filter(
    ([first, second]) => Math.abs(first) + Math.abs(second - first) + Math.abs(growth - second) <= changes,
  )

/** Where the two quarters of a key stand in a text, and what the key begins with. */
interface PlacedPair {
  head: string
  one: readonly [number, number]
  other: readonly [number, number]
}

const placedPairs = (length: number, size: number, changes: number): PlacedPair[] =>
  PAIRS.flatMap(([first, second]) =>
    shiftsTo(size - length, changes).flatMap(([shift, next]) => {
      const [start, end] = quarter(size, first)
      const [begin, finish] = quarter(size, second)
      const one = [start - shift, end - shift] as const
      const other = [begin - next, finish - next] as const
      return one[0] >= 0 && other[1] <= length ? [{ head: pairHead(size, first, second), one, other }] : []
    }),
  )

/** The same for every text of a length, and worked out once: a text has hundreds of keys. */
const knownPairs = new Map<number, readonly PlacedPair[]>()

/** Keys of all marks of one length that keep two quarters of the text within so many changes. */
const keysOfSize = (text: string, size: number, changes: number): string[] => {
  const plan = (text.length * (LONGEST + SHIFTS.length) + size) * SHIFTS.length + changes
  const pairs = knownPairs.get(plan) ?? placedPairs(text.length, size, changes)
  knownPairs.set(plan, pairs)
  return pairs.map(({ head, one, other }) => `${head}${text.slice(...one)} ${text.slice(...other)}`)
}

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

/** Texts of one length side by side. */
interface ScannedTexts {
  texts: string[]
  /** Which letters occur in each: a change of one letter sets or clears two of them at most. */
  bits: number[]
  places: number[]
}

const A = 97
const ALPHABET = 26
const OTHER_BITS = 5
const bitsOf = (text: string): number => {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) - A
    bits |= 1 << (letter >= 0 && letter < ALPHABET ? letter : ALPHABET + (Math.abs(letter) % OTHER_BITS))
  }
  return bits
}

/** Returns whether more than so many bits are set. */
const hasMore = (bits: number, most: number): boolean => {
  let rest = bits
  for (let count = 0; count < most && rest !== 0; count += 1) rest &= rest - 1
  return rest !== 0
}

/**
 * Finds what the keys of `letters` find among a few thousand marks, where looking at each takes less than making the
 * hundreds of keys that one is asked by.
 */
export const createLetterScan = () => {
  const byLength = new Map<number, ScannedTexts>()
  return {
    add(mark: MarkProfile, place: number): void {
      for (const text of textsOf(mark)) {
        const alike = byLength.get(text.length) ?? { texts: [], bits: [], places: [] }
        byLength.set(text.length, alike)
        alike.texts.push(text)
        alike.bits.push(bitsOf(text))
        alike.places.push(place)
      }
    },
    find(mark: MarkProfile): number[] {
      const found: number[] = []
      for (const text of textsOf(mark)) {
        const bits = bitsOf(text)
        for (const growth of SHIFTS) {
          const size = text.length + growth
          const changes = Math.max(size, text.length) < LONG ? 1 : MOST_CHANGES
          const alike = byLength.get(size)
          if (alike === undefined || Math.abs(growth) > changes) continue
          const most = 2 * changes
          for (let index = 0; index < alike.bits.length; index += 1) {
            if (hasMore(bits ^ (alike.bits[index] ?? 0), most)) continue
            const other = alike.texts[index] ?? ''
            if (editDistance([...text], [...other], changes) <= changes) found.push(alike.places[index] ?? 0)
          }
        }
      }
      return found
    },
  }
}

/** Texts of a mark to be held against many, with their characters and which letters occur in them. */
interface SoughtText {
  text: string
  characters: readonly string[]
  bits: number
}

const sought = new WeakMap<MarkProfile, readonly SoughtText[]>()
const soughtTexts = (mark: MarkProfile): readonly SoughtText[] => {
  const known = sought.get(mark)
  if (known) return known
  const texts = textsOf(mark).map(text => ({ text, characters: [...text], bits: bitsOf(text) }))
  sought.set(mark, texts)
  return texts
}

const isWithin = ({ characters }: SoughtText, other: string): boolean =>
  editDistance(characters, [...other], MOST_CHANGES) <= MOST_CHANGES

/** Written in ASCII letters: nothing to fold but case and spaces. */
const PLAIN = /^[A-Za-z ]+$/

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
    const texts = soughtTexts(mark)
    if (PLAIN.test(wording)) {
      const other = wording.replaceAll(' ', '').toLowerCase()
      const bits = bitsOf(other)
      return texts.some(
        sought =>
          Math.abs(sought.text.length - other.length) <= MOST_CHANGES &&
          !hasMore(bits ^ sought.bits, 2 * MOST_CHANGES) &&
          isWithin(sought, other),
      )
    }
    const normalised = normaliseMark(wording)
    const others = normalised.isLatin && !JOINT.test(wording) ? [normalised.text] : textsOf(describeMark(wording))
    return texts.some(text => others.some(other => isWithin(text, other)))
  },
}
