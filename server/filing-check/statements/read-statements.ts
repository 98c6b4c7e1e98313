import { type CaseFacts, markKey, nameKey } from '../case-facts.ts'
import { keptByCase, keptByLine } from '../case-memory.ts'
import type { CheckedLine } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { citedNumber, ORDINAL } from '../tokens.ts'

/** A place at which a part of a sentence names marks: cited ones, or the mark applied for. */
export interface Mention {
  at: number
  to: number
  /** Places of the cited marks; none for the mark applied for. */
  cited: readonly number[]
}

/** A part of a sentence between commas, with the marks it names and those it goes on about. */
export interface Statement {
  /** Where it begins in its line. */
  from: number
  text: string
  /** Its text with blanks for what stands in quotation marks, each character in its place. */
  bare: string
  /** The sentence it is a part of, and where it begins in it. */
  sentence: string
  offset: number
  mentions: readonly Mention[]
  /** The mark that the part before it is about, for a part that names none before what it tells. */
  carried: Mention | null
  isSaidByNotice: boolean
}

const SENTENCE = /(?:“[^“”]*”|[^。；！？;\n])*?(?:[。；！？;\n]|(?<=[a-z)\d”])(?<!\b[Nn]os?)\.(?=\s|$)|$)/gu
/** A comma in a list of numbers, and one before the form of a firm, part nothing. */
const PART = /(?:“[^“”]*”|[^，,]|,(?= ?(?:\d|Ltd|Inc|LLC|LLP|Corp|S\.|GmbH|AG\b|B\.V|Oy\b)))+/gu
/** A quotation, which may hold another one: 画框（“无框画”除外）. */
const QUOTED = /“(?:[^“”]|“[^“”]*”)*”/g

/** A text with blanks for what stands in quotation marks, each character in its place. */
export const withoutQuotes = (text: string): string => text.replaceAll(QUOTED, quoted => '▣'.repeat(quoted.length))

const ONE = `[（(]?${ORDINAL}[）)]?(?!\\s*[个枚项种字件])`
const LISTED = `${ONE}(?:\\s*(?:至|到|—|–|-|、|和|与|及|以及|或)\\s*(?:引证商标\\s*)?${ONE})*`
const ENGLISH_LIST = '\\d+(?:(?:, | and |, and | to | or |, or |–|-)\\d+)*'
const NAMES = new RegExp(
  [
    `引证商标\\s*(?<zh>${LISTED})`,
    `\\b[Cc]ited marks? (?<en>${ENGLISH_LIST})`,
    '第\\s*(?<number>[GＧ]?\\d{6,9}[A-Z]?)\\s*号',
    '\\b[Nn]o\\.? ?(?<numberEn>G?\\d{6,9}[A-Z]?)',
    '“(?<quoted>[^“”]{1,60})”',
    '(?<own>申请商标|本商标|该申请商标|诉争商标|本申请(?!人)|\\b(?:the|this) (?:mark applied for|applied-for mark|application)\\b)',
  ].join('|'),
  'gui',
)
const RANGE = new RegExp(`(${ORDINAL})[）)]?\\s*(至|到|—|–|-| to )?\\s*(?:引证商标)?`, 'g')

/** The places of cited marks that a list of their numbers names, a range as all of its marks. */
const placesListed = (list: string): number[] => {
  const found: number[] = []
  let isOpen = false
  for (const [, number = '', to] of matchesOf(list, RANGE)) {
    const place = citedNumber(number) - 1
    const last = found.at(-1)
    if (isOpen && last !== undefined) for (let next = last + 1; next < place; next += 1) found.push(next)
    found.push(place)
    isOpen = to !== undefined
  }
  return found
}

/** The owners of cited marks by their whole names, each with the places of its marks. */
const ownersOf = keptByCase(({ cited, notice }): readonly (readonly [name: string, places: readonly number[]])[] =>
  [...new Set(cited.flatMap(({ owners }) => owners))]
    .filter(name => name.length > 1 && nameKey(name) !== nameKey(notice.applicant))
    .map(name => [name, cited.flatMap(({ owners }, place) => (owners.includes(name) ? [place] : []))]),
)

const mentionsIn = (text: string, facts: CaseFacts): Mention[] => {
  const own = facts.words.find(({ role }) => role === 'ownMark')?.key
  const isKnown = (place: number): boolean => facts.cited[place] !== undefined
  const named = matchesOf(text, NAMES).flatMap((match): Mention[] => {
    const { zh, en, number, numberEn, quoted, own: ownName } = match.groups ?? {}
    const place = { at: match.index, to: match.index + match[0].length }
    if (ownName !== undefined) return [{ ...place, cited: [] }]
    if (zh !== undefined || en !== undefined) {
      const cited = placesListed(zh ?? en ?? '').filter(isKnown)
      return cited.length > 0 ? [{ ...place, cited }] : []
    }
    const key = quoted === undefined ? '' : markKey(quoted)
    // A part of the mark applied for may have the wording of a cited mark.
    const isPart = own?.includes(key) && !/^商标/.test(text.slice(place.to))
    if (quoted !== undefined && key !== '' && (key === own || isPart)) return [{ ...place, cited: [] }]
    const known =
      quoted === undefined
        ? facts.numbers.find(one => one.number === (number ?? numberEn))
        : facts.words.find(one => one.role === 'citedMark' && one.key === key)
    if (known && 'role' in known && known.role === 'application') return [{ ...place, cited: [] }]
    return known?.cited === undefined ? [] : [{ ...place, cited: [known.cited] }]
  })
  const owners = ownersOf(facts).flatMap(([name, cited]) => {
    const at = text.indexOf(name)
    return at < 0 || named.some(one => one.at <= at && at < one.to) ? [] : [{ at, to: at + name.length, cited }]
  })
  const only = facts.cited.length === 1 && named.every(({ cited }) => cited.length === 0)
  const one = only ? /引证商标|\b[Tt]he cited mark\b/.exec(text) : null
  const lone = one ? [{ at: one.index, to: one.index + one[0].length, cited: [0] }] : []
  return [...named, ...owners, ...lone].toSorted((a, b) => a.at - b.at)
}

const OF_NOTICE =
  /(?:通知书|驳回决定|驳回理由|审查员|审查意见|贵局|商标局)(?!受理|对引证)|\b(?:notice|examiner|refusal|Office)\b/

/** Reads a text part by part: what each part names, and what it goes on about. */
export const readStatements = (text: string, facts: CaseFacts): Statement[] =>
  matchesOf(text, SENTENCE).flatMap(({ 0: sentence, index }) => {
    let carried: Mention | null = null
    let isSaid = false
    return matchesOf(sentence, PART).map(part => {
      const mentions = mentionsIn(part[0], facts)
      isSaid ||= OF_NOTICE.test(part[0])
      const statement = {
        from: index + part.index,
        text: part[0],
        bare: withoutQuotes(part[0]),
        sentence,
        offset: part.index,
        mentions,
        carried,
        isSaidByNotice: isSaid,
      }
      carried = mentions[0] ?? carried
      return statement
    })
  })

/** The statements of a line, without those that were generated. */
export const statementsIn = keptByLine((line: CheckedLine, facts): readonly Statement[] =>
  readStatements(line.text, facts).filter(({ text }) => !line.before?.text.includes(text)),
)

/** A mark right behind one of these is what another is set beside, and not what is spoken of. */
const BESIDE =
  /(?:与|和|跟|同|较|比|于|对|向|针对|以外|除|近似的?|相较|\b(?:to|with|from|than|against|before|after))\s*$/

/** Returns the marks that a statement tells something of at a place: those named last before it, or those carried. */
export const subjectAt = ({ text, mentions, carried }: Statement, at: number): Mention | null => {
  const before = mentions.filter(one => one.to <= at)
  const candidates = before.filter(one => !BESIDE.test(text.slice(Math.max(0, one.at - 8), one.at)))
  const last = candidates.at(-1)
  if (before.length > 0) return last ?? null
  return carried
}

/** Where a match within a statement stands in its line. */
export const placeOfMatch = (statement: Statement, match: RegExpExecArray): { from: number; to: number } => ({
  from: statement.from + match.index,
  to: statement.from + match.index + match[0].length,
})
