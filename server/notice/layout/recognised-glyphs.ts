import type { TextRun } from '../../pdf/page-text.ts'
import type { Glyph } from './glyph.ts'

const WIDE: Readonly<Record<string, string>> = { '(': '（', ')': '）', ',': '，', ';': '；', ':': '：' }
/** Marks that no notice prints, and what they are taken from. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '＆': '&', '′': '’', 丶: '、' }
/** Wide marks that a Latin name is printed with as narrow ones. */
const NARROW: Readonly<Record<string, string>> = { '，': ',', '．': '.' }
const CHINESE = /[\p{Script=Han}（）《》“”，。；：、]/u
const BRACKET = /[()]/
/** A quotation mark does not stand within a word: there it was an apostrophe. */
const QUOTATION_MARK = /[”"]/
const LATIN = /\p{Script=Latin}/u
const LATIN_OR_STOP = /[\p{Script=Latin}.]/u

/**
 * What stands for a narrow mark of punctuation between its neighbours: beside ideographs, and around what fills a line, it
 * was printed as a wide one, which recognition does not always tell apart.
 */
export const asPrinted = (mark: string, before: string, after: string): string => {
  if (NARROW[mark] !== undefined && LATIN_OR_STOP.test(before) && /[\p{Script=Latin} ]/u.test(after))
    return NARROW[mark]
  if (mark === '1' && /\p{Ll}/u.test(before) && /\p{Ll}/u.test(after)) return 'l'
  if (QUOTATION_MARK.test(mark) && LATIN.test(before) && LATIN.test(after)) return '’'
  const isAtEnd = BRACKET.test(mark) && (before === '' || after === '')
  if (isAtEnd || CHINESE.test(before) || CHINESE.test(after)) return WIDE[mark] ?? LOOK_ALIKES[mark] ?? mark
  return LOOK_ALIKES[mark] ?? mark
}

/** What recognition puts for digits, and for the capital letters of dispatch numbers: look-alikes, Cyrillic ones too. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', О: '0', о: '0', 〇: '0', l: '1', I: '1', i: '1', '|': '1', '!': '1' },
  ...{ Z: '2', z: '2', З: '3', з: '3', S: '5', s: '5', b: '6', б: '6', B: '8', В: '8', g: '9', q: '9' },
}
const LETTERS: Readonly<Record<string, string>> = {
  ...{ Т: 'T', т: 'T', t: 'T', М: 'M', m: 'M', z: 'Z', 2: 'Z', С: 'C', с: 'C', c: 'C' },
  ...{ В: 'B', 8: 'B', b: 'B', Н: 'H', h: 'H', f: 'F' },
}

const of = (table: Readonly<Record<string, string>>, own: string): string => `[${own}${Object.keys(table).join('')}]`
const DIGIT = of(DIGITS, '0-9')
const LETTER = of(LETTERS, 'A-Z')

type Kind = 'digits' | 'letters'

interface Form {
  expression: RegExp
  /** What each group of the expression is made of. */
  groups: readonly Kind[]
}

/** How the numbers of a notice are printed (docs/law.md §1). */
const FORMS: readonly Form[] = [
  {
    expression: new RegExp(`(${LETTER}{4})(${DIGIT}{8,14})(${LETTER}{4})(${DIGIT}{2})(?![\\dA-Za-z])`, 'dgu'),
    groups: ['letters', 'digits', 'letters', 'digits'],
  },
  { expression: new RegExp(`第G?(${DIGIT}(?: ?${DIGIT}){5,7})[A-Z]?号`, 'dgu'), groups: ['digits'] },
  // What of a number stands on the next line.
  { expression: new RegExp(`^(${DIGIT}{2,7})[A-Z]?号(?=[“”])`, 'dgu'), groups: ['digits'] },
  { expression: new RegExp(`(?:申请|注册)号[：:]G?(${DIGIT}{6,8})(?![\\dA-Za-z])`, 'dgu'), groups: ['digits'] },
]
/** Share of a number's digits that have to be read as digits; a word of look-alikes is no number. */
const MOST = 0.6

const repaired = (text: string, kind: Kind): string =>
  Array.from(text, unit => (kind === 'digits' ? DIGITS : LETTERS)[unit] ?? unit).join('')

/** The letter of a split application ends its number: what looks like a digit there may be it, so it stays as read. */
const endsInLetter = (text: string): boolean => /^\d{6,8}[A-Z]$/.test(text)

const isNumber = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= MOST * text.replaceAll(' ', '').length

const repairsIn = (line: string, { expression, groups }: Form): [index: number, text: string][] =>
  [...line.matchAll(expression)].flatMap(match => {
    const parts = groups.map((kind, group) => {
      const [start, end] = match.indices?.[group + 1] ?? [0, 0]
      const read = line.slice(start, end)
      return { kind, start, read, text: endsInLetter(read) ? read : repaired(read, kind) }
    })
    if (!isNumber(parts.map(({ kind, read }) => (kind === 'digits' ? read : '')).join(''))) return []
    return parts.flatMap(({ start, read, text }) =>
      Array.from(text).flatMap((unit, place): [number, string][] =>
        read[place] === unit ? [] : [[start + place, unit]],
      ),
    )
  })

/**
 * The glyphs of a recognised line with look-alikes put right inside numbers whose form leaves no other reading; each such
 * glyph says that it was repaired. Nothing else is touched.
 */
export const repairNumbers = (glyphs: readonly Glyph[]): Glyph[] => {
  const line = glyphs.map(({ text }) => (text.length === 1 ? text : ' ')).join('')
  const repairs = new Map(FORMS.flatMap(form => repairsIn(line, form)))
  return glyphs.map((glyph, index) => {
    const text = repairs.get(index)
    return text === undefined ? glyph : { ...glyph, text, isRepaired: true }
  })
}

/** A preposition that no name begins with, but for the words it makes. */
const PREPOSITION = /^按(?![照摩期时键钮压规顺上下该本此月年日季件比《“])/u
const HAN = /^\p{Script=Han}$/u

/**
 * What a preposition that makes no sense where it stands was printed as, by the look-alike that recognition thought of most on
 * the page: the same character is mistaken the same way throughout.
 */
export const lookAlikesOn = (runs: readonly TextRun[]): ReadonlyMap<string, string> => {
  const thought = new Map<string, Map<string, number>>()
  for (const { text, characters = [] } of runs) {
    const units = Array.from(text)
    for (const [index, { others = [] }] of characters.entries()) {
      if (!PREPOSITION.test(units.slice(index, index + 2).join(''))) continue
      const own = thought.get(units[index] ?? '') ?? new Map<string, number>()
      for (const other of others)
        if (HAN.test(other.text)) own.set(other.text, (own.get(other.text) ?? 0) + other.confidence)
      thought.set(units[index] ?? '', own)
    }
  }
  return new Map(
    [...thought].flatMap(([unit, others]): [string, string][] => {
      const [best] = [...others].toSorted((a, b) => b[1] - a[1])
      return best ? [[unit, best[0]]] : []
    }),
  )
}

/** The glyphs of a recognised line, a preposition that the network hesitated at put as the look-alike it stands for. */
export const withLookAlikes = (
  glyphs: readonly Glyph[],
  { characters = [] }: TextRun,
  lookAlikes: ReadonlyMap<string, string>,
): Glyph[] =>
  glyphs.map((glyph, index) => {
    const text = lookAlikes.get(glyph.text)
    const isThought = characters[index]?.others?.some(other => other.text === text) ?? false
    const isOut = PREPOSITION.test(glyph.text + (glyphs[index + 1]?.text ?? ''))
    return text !== undefined && isThought && isOut ? { ...glyph, text, isRepaired: true } : glyph
  })

/** What follows the closing quotation mark of a name. */
const AFTER_NAME = /^(?:[、，,。；;）)]|商标|近似|商品|服务|文字|注册|及|和|与|上)/u

/** Straight quotation marks as opening and closing ones, by what stands open on the line and by what follows. */
export const withPairedQuotes = (glyphs: readonly Glyph[]): Glyph[] => {
  let isOpen = false
  return glyphs.map((glyph, index) => {
    const after = glyphs
      .slice(index + 1, index + 3)
      .map(({ text }) => text)
      .join('')
    const closes = isOpen || AFTER_NAME.test(after)
    if (glyph.text === '“') isOpen = true
    if (glyph.text === '”') isOpen = false
    if (glyph.text !== '"') return glyph
    isOpen = !closes
    return { ...glyph, text: closes ? '”' : '“' }
  })
}
