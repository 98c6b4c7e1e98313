import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportScreening } from '#contract/search-report.ts'
import { lazily } from '../similarity/data-table.ts'
import { normaliseMark, simplify } from '../similarity/normalise-mark.ts'
import { isGoodsWord, isOnlyWeak } from '../similarity/weak-words.ts'

/** A ground that a name may meet, in the notation of 2019, with the word that points to it, none for a name that lacks
 * distinctive character by its form; `classes` empty for all. */
export type AbsoluteFinding = Omit<ReportScreening['findings'][number], 'name'>

/** The month up to which the lists were kept. */
export const SCREENED_AS_OF = '2026-11'

/** Tells whether a text is the name of goods of a class in the classification that is searched. */
export type IsGoodsName = (niceClass: number, text: string) => boolean

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))

const folded = (text: string): string => simplify(normaliseMark(text).text)

interface Sign {
  ground: string
  verdict: 'blocked' | 'caution'
  isWhole: boolean
  classes: readonly number[]
  words: readonly string[]
}

const SIGN = /^(\S+) (blocked|caution) (whole|within) ((?:\*|\d+)(?: \d+)*) (.+)$/u

const signs = lazily((): Sign[] =>
  linesOf('signs.txt').map(line => {
    const [, ground = '', verdict, how, classes = '', words = ''] = SIGN.exec(line) ?? []
    if (ground === '') throw new Error(`A line of signs.txt cannot be read: ${line}`)
    return {
      ground,
      verdict: verdict === 'blocked' ? 'blocked' : 'caution',
      isWhole: how === 'whole',
      classes: classes === '*' ? [] : classes.split(' ').map(Number),
      words: words.split(' ').map(word => word.replaceAll('_', ' ')),
    }
  }),
)

const SHORT_FORM =
  /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|自治县|自治旗|地区|林区|省|市|县|区|盟|旗)$/u
const PEOPLES =
  /(?:蒙古|回|藏|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|怒|鄂温克|裕固|保安|独龙|鄂伦春|各|土家族苗|苗族侗|布依族苗|苗族土家|彝族回|傣族景颇|哈尼族彝|藏族羌|蒙古族藏|壮族苗)族*$/u

/** Returns a division's name without what kind it is: 杭州市 is 杭州; a single character is left whole. */
const shortForm = (name: string): string => {
  let short = name.replace(SHORT_FORM, '')
  if (/自治/u.test(name))
    while (PEOPLES.test(short) && short.replace(PEOPLES, '').length >= 2) short = short.replace(PEOPLES, '')
  return short.length >= 2 ? short : name
}

interface Places {
  /** Names with their kind: 杭州市. */
  full: ReadonlySet<string>
  /** Names of provinces and prefectures without it. */
  large: ReadonlySet<string>
  county: ReadonlySet<string>
}

const places = lazily((): Places => {
  const named = linesOf('places.txt').flatMap(line => {
    const [level = '', ...names] = line.split(' ')
    return names.map(name => ({ level, name }))
  })
  const shortOf = (isCounty: boolean): Set<string> =>
    new Set(named.filter(({ level }) => (level === 'county') === isCounty).map(({ name }) => shortForm(name)))
  return {
    full: new Set(named.map(({ name }) => name).filter(name => name.length > 2)),
    large: shortOf(false),
    county: shortOf(true),
  }
})

/** Reads lines with a Chinese name and English ones. */
const bilingualNames = (file: string) =>
  linesOf(file).map(line => {
    const [zh = '', english = ''] = line.split('=')
    return { zh, english: english.split(',') }
  })

const countries = lazily(() => bilingualNames('countries.txt'))

/** Returns the foreign states that a text names in Chinese or in English, each once, in their order in the text. */
export const countriesIn = (text: string): { zh: string; word: string; at: number }[] => {
  const lower = text.toLowerCase()
  return countries()
    .flatMap(({ zh, english }) => {
      const inChinese = text.indexOf(zh)
      if (inChinese >= 0) return [{ zh, word: zh, at: inChinese }]
      const found = english.map(word => new RegExp(`\\b${word}\\b`).exec(lower)).find(match => match !== null)
      return found ? [{ zh, word: text.slice(found.index, found.index + found[0].length), at: found.index }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

const foreignPlaces = lazily(() => bilingualNames('foreign-places.txt'))

interface Name {
  text: string
  /** Latin words in order, with a space before and after: a word is found whole. */
  latin: string
}

const has = ({ text, latin }: Name, word: string, isWhole: boolean): boolean => {
  const bare = folded(word)
  if (/\p{Script=Han}/u.test(word)) return isWhole ? text === bare : text.includes(bare)
  return isWhole ? text === bare : latin.includes(` ${word} `)
}

const FIRST = 0

const bySigns = (name: Name, classes: readonly number[]): AbsoluteFinding[] =>
  signs().flatMap(({ ground, verdict, isWhole, classes: own, words }) => {
    const concerned = own.length === 0 ? [] : classes.filter(number => own.includes(number))
    if (own.length > 0 && concerned.length === 0) return []
    const word = words.find(known => has(name, known, isWhole))
    return word === undefined ? [] : [{ ground, verdict, word, classes: concerned }]
  })

const LONG_NAME = 3

const byCountry = (name: Name): AbsoluteFinding[] =>
  countries()
    .flatMap(({ zh, english }): AbsoluteFinding[] => {
      const found = [zh, ...english].find(word => has(name, word, true))
      if (found !== undefined) return [{ ground: '10.1.2', verdict: 'blocked', word: found, classes: [] }]
      const isTelling = zh.length >= LONG_NAME || zh.endsWith('国')
      const within = [...(isTelling ? [zh] : []), ...english].find(word => has(name, word, false))
      return within === undefined ? [] : [{ ground: '10.1.2', verdict: 'caution', word: within, classes: [] }]
    })
    .slice(FIRST, 1)

/** Reads a word of the list; one with a star counts as the whole name alone. */
const withoutStar = (word: string) => ({ known: word.replace(/^\*/u, ''), isWhole: word.startsWith('*') })

/** Finds a foreign place that the public knows: as the name, at its beginning, or as a word of it. */
const byForeignPlace = (name: Name): AbsoluteFinding[] => {
  for (const { zh, english } of foreignPlaces()) {
    if (name.text.startsWith(zh)) return [{ ground: '10.2', verdict: 'caution', word: zh, classes: [] }]
    const word = english.map(withoutStar).find(({ known, isWhole }) => has(name, known, isWhole))?.known
    if (word !== undefined) return [{ ground: '10.2', verdict: 'caution', word, classes: [] }]
  }
  return []
}

const byPlace = ({ text }: Name): AbsoluteFinding[] => {
  const { full, large, county } = places()
  const whole = full.has(text) || large.has(text) || county.has(text) ? text : undefined
  const within = [...full].find(name => text.includes(name)) ?? [...large].find(name => text.startsWith(name))
  const word = whole ?? within
  return word === undefined ? [] : [{ ground: '10.2', verdict: 'caution', word, classes: [] }]
}

/** A number or a letter describes nothing; its form is screened. */
const BARE = /^(?:\d+|[a-z])$/u

/** Finds names of goods of a class (11(1)(1)), and names of words that all only describe or qualify them (11(1)(2)). */
const byGoods = (printed: string, classes: readonly number[], isGoodsName: IsGoodsName): AbsoluteFinding[] => {
  const mark = normaliseMark(simplify(printed))
  const { text } = mark
  const generic = classes.filter(niceClass => isGoodsName(niceClass, text) || isGoodsWord(text, { niceClass }))
  const isDescriptive = (niceClass: number): boolean =>
    !BARE.test(text) && !generic.includes(niceClass) && isOnlyWeak(mark, { niceClass })
  const descriptive = classes.filter(isDescriptive)
  const word = printed.trim()
  return [
    ...(generic.length > 0 ? [{ ground: '11.1.1', verdict: 'blocked' as const, word, classes: generic }] : []),
    ...(descriptive.length > 0 ? [{ ground: '11.1.2', verdict: 'caution' as const, word, classes: descriptive }] : []),
  ]
}

const LONGEST_HAN = 10

/** Finds what has no distinctive character by its form: plain numbers, one or two letters, one character, a slogan. */
const byForm = (printed: string, { text }: Name): AbsoluteFinding[] => {
  const isPlain = /^\d+$/u.test(text) || /^[a-z]{1,2}$/u.test(text) || [...text].length === 1
  const isSlogan = (/^\p{Script=Han}+$/u.test(text) && [...text].length > LONGEST_HAN) || /[！!？?]\s*$/u.test(printed)
  return text !== '' && (isPlain || isSlogan) ? [{ ground: '11.1.3', verdict: 'caution', word: '', classes: [] }] : []
}

/**
 * Screens a wanted name by lists of words for absolute grounds (docs/law.md §4.7), the gravest first, one of a kind. Says
 * nothing of what no list has: without a finding the name was screened, not cleared.
 */
export const screenName = (
  printed: string,
  classes: readonly number[],
  isGoodsName: IsGoodsName,
): AbsoluteFinding[] => {
  const { words } = normaliseMark(printed)
  const name = {
    text: folded(printed),
    latin: ` ${words.filter(word => !/\p{Script=Han}/u.test(word)).join(' ')} `,
  }
  if (name.text === '') return []
  const found = [
    ...bySigns(name, classes),
    ...byCountry(name),
    ...byPlace(name),
    ...byForeignPlace(name),
    ...byGoods(printed, classes, isGoodsName),
    ...byForm(printed, name),
  ].sort((a, b) => Number(a.verdict === 'caution') - Number(b.verdict === 'caution'))
  const first = new Map<string, AbsoluteFinding>()
  for (const finding of found) if (!first.has(finding.ground)) first.set(finding.ground, finding)
  return [...first.values()]
}
