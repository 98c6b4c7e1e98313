import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { citedFactsOf } from '#domain/mark/cited-facts.ts'
import { type CitedTimeline, citedTimeline } from '#domain/mark/cited-timeline.ts'
import type { ClassificationLookup, RegisterLookup, RightsStatus } from '../drafting/lookups.ts'
import { normaliseMark } from '../similarity/normalise-mark.ts'
import { keptByText } from './memory.ts'
import { readTokens } from './tokens.ts'

/** A name or mark of the case, and the fact that has it. */
export interface KnownWord {
  word: string
  /** The word as it is compared: a mark by `markKey`, a name by `nameKey`. */
  key: string
  fact: string
  role: 'applicant' | 'agency' | 'owner' | 'ownMark' | 'citedMark' | 'address' | 'office'
  /** Place of the cited mark in the notice, for its owner and its mark. */
  cited?: number
}

export interface KnownNumber {
  number: string
  fact: string
  role: 'application' | 'dispatch' | 'cited' | 'mentioned'
  cited?: number
}

/** The facts that notice and register give of a cited mark: days by what they are of, its owners, its numbers. */
interface KnownCited {
  numbers: readonly string[]
  owners: readonly string[]
  days: Record<CitedDayRole, readonly string[]>
  /** The days on which its term or the mark itself ended by the reasons that cite it, those of the marks beside it too. */
  endsTold: Record<EndRole, readonly string[]>
  record: RightsStatus | null
  /** The moves that its record allows on the last day for review. */
  timeline: CitedTimeline
}

export type CitedDayRole = 'filed' | 'published' | 'registered' | 'ends'

/** The end of the term of a mark, and of the mark itself: cancelled, surrendered, declared invalid. */
export type EndRole = 'term' | 'mark'

export type DayRole = 'filing' | 'dispatch' | 'served' | 'due'

/** All that the notice, the deadline and the law say of a case, as the rules of the check ask for it. */
export interface CaseFacts {
  notice: Notice
  deadline: Deadline
  isEn: 0 | 1
  law: LawVersion
  numbers: readonly KnownNumber[]
  cited: readonly KnownCited[]
  words: readonly KnownWord[]
  /** The days that may stand in each role, the first of which is the one to write. */
  days: Record<DayRole, readonly string[]>
  /** Where each day of a role comes from. */
  dayFacts: Record<DayRole, string | null>
  classes: ReadonlySet<number>
  /** Addresses of the articles that the notice refuses under, in the law of its day. */
  groundAddresses: ReadonlySet<string>
  reviewAddress: string
  refusedGoods: ReadonlySet<string>
  acceptedGoods: ReadonlySet<string>
  citedGoods: ReadonlySet<string>
  /** The classes of an item by the classification; none for a name that it does not have, or where none is loaded. */
  classesOfItem: (item: string) => readonly number[]
  /** The documents are a filing beside the review: they need not answer the refusal. */
  isCompanion?: boolean
}

const filled = <Value extends { word: string } | { number: string }>(values: readonly Value[]): Value[] =>
  values.filter(value => ('word' in value ? value.word : value.number) !== '')

/** A text in one width of brackets and letters and without white space. */
export const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')

/** Goods are compared without white space and with one width of brackets. */
export const goodsKey = keptByText(item => folded(item))

/** Names are compared without white space and with one width of brackets and letters. */
export const nameKey = keptByText(name => folded(name))

/** Marks are compared as the rules of likeness see them: case, width, spaces and script form do not count. */
export const markKey = keptByText(mark => normaliseMark(mark).text)

const LETTERS = "[\\p{Script=Latin}\\p{M}'’.&-]+"
const MARK_PARTS = [new RegExp(`\\p{Script=Han}+|${LETTERS}`, 'gu'), new RegExp(`${LETTERS}(?:\\s+${LETTERS})+`, 'gu')]
const partsOfText = keptByText((mark): readonly string[] =>
  MARK_PARTS.flatMap(pattern => mark.match(pattern) ?? []).map(markKey),
)

/** Returns the parts of a mark as marks are compared: each run of one script, of letters each word and all words together. */
export const markParts = ({ word, role }: Pick<KnownWord, 'word' | 'role'>): readonly string[] =>
  role === 'ownMark' || role === 'citedMark' ? partsOfText(word) : []

/** What a list of owners puts before one of them: A．某公司. */
const LIST_SIGN = /^[A-Z][．.、]\s*(?=\p{Script=Han})/u

/** White space around a name in the notice, and the sign of a list before it, are none of the name. */
const withKey = (known: Omit<KnownWord, 'key'>): KnownWord => {
  const word = known.word.trim().replace(LIST_SIGN, '')
  return { ...known, word, key: /Mark$/.test(known.role) ? markKey(word) : nameKey(word) }
}

const wordsOf = ({ applicant, agency, address, mark, citedMarks }: Notice): KnownWord[] =>
  filled([
    { word: applicant, fact: 'applicant', role: 'applicant' as const },
    { word: agency, fact: 'agency', role: 'agency' as const },
    { word: address, fact: 'address', role: 'address' as const },
    { word: '国家知识产权局', fact: 'layout', role: 'office' as const },
    { word: mark, fact: 'mark', role: 'ownMark' as const },
    ...citedMarks.flatMap(({ mark: citedMark, owner }, cited) => [
      { word: citedMark, fact: `citedMarks.${cited}.mark`, role: 'citedMark' as const, cited },
      { word: owner, fact: `citedMarks.${cited}.owner`, role: 'owner' as const, cited },
    ]),
  ]).map(withKey)

const numbersOf = ({ applicationNo, dispatchNo, citedMarks }: Notice): KnownNumber[] =>
  filled([
    { number: applicationNo, fact: 'applicationNo', role: 'application' as const },
    { number: dispatchNo, fact: 'dispatchNo', role: 'dispatch' as const },
    ...citedMarks.map(({ regNo }, cited) => ({
      number: regNo,
      fact: `citedMarks.${cited}.regNo`,
      role: 'cited' as const,
      cited,
    })),
  ])

const filledDays = (...days: (string | null | undefined)[]): string[] => [
  ...new Set(days.flatMap(day => (day ? [day] : []))),
]

/** The days on which the examiner's reasons say that marks were filed, each beside its number; a same-day mark has the application's own. */
const filedInReasons = (
  { reasons = [], applicationDate }: Notice,
  { regNo, status }: Notice['citedMarks'][number],
  place: number,
): string[] => {
  if (status === 'same-day') return filledDays(applicationDate)
  return reasons.flatMap(({ text }) =>
    [...text.split(/[。；;]/), ...text.split(/[。；;，,]/)].flatMap(part => {
      const days = readTokens(part).filter(({ kind }) => kind === 'date')
      const [day] = days
      const isNamed = (regNo !== '' && part.includes(regNo)) || citedIn(part) === place
      const isFiled = isNamed && /(?:提出|申请日|申请注册)/.test(part)
      return isFiled && day && days.length === 1 ? [day.key] : []
    }),
  )
}

/** The place of the one cited mark that the examiner calls by its number in the letter; null for none or several. */
const citedIn = (text: string): number | null => {
  const numbers = readTokens(text).flatMap(({ kind, key }) => (kind === 'citedMark' ? [Number(key) - 1] : []))
  const [only, ...others] = new Set(numbers)
  return only === undefined || others.length > 0 ? null : only
}

/** The day on which the reasons say that the application itself was filed, beside that of a cited mark. */
const OWN_FILED =
  /(?:早于|先于)(?:申请商标|本申请|该商标|本案|该申请)的(?:申请日期?)?(\d{4}年\d{1,2}月\d{1,2}日)|(?:申请商标|本申请|该商标|本案)的?申请日期?(?:为|是|系)?(\d{4}年\d{1,2}月\d{1,2}日)/

const ownFiledInReasons = ({ reasons = [] }: Notice): string[] =>
  reasons.flatMap(({ text }) => {
    const match = OWN_FILED.exec(text)
    return readTokens(match?.[1] ?? match?.[2] ?? '').flatMap(({ kind, key }) => (kind === 'date' ? [key] : []))
  })

/** The end that a day is of, by the words right before it and behind it; null for another day. */
export const endRoleOf = (before: string, after: string): EndRole | null => {
  if (TERM_ENDS_BEFORE.test(before) || TERM_ENDS_BEHIND.test(after)) return 'term'
  return MARK_ENDS_BEFORE.test(before) || MARK_ENDS_BEHIND.test(after) ? 'mark' : null
}

const TERM_ENDS_BEFORE =
  /(?:专用权?期(?:限)?至|有效期至|期满日|届满日|续展至|term (?:runs |ended )?(?:to|on|until)|expire[sd] on)[^，。；\d]{0,8}$/
const TERM_ENDS_BEHIND = /^[^，。；\d未]{0,4}(?:期满|届满|到期)/
const MARK_ENDS_BEFORE = /\b(?:cancell?ed|surrendered|invalidated|declared invalid)(?: with effect)? (?:on|from) $/
const MARK_ENDS_BEHIND =
  /^[^，。；\d未不]{0,6}(?:被|予以|经|公告|申请)?[^，。；\d未不]{0,4}(?:撤销(?!申请)|注销(?!登记)|宣告无效(?!申请))/

const endsToldBy = ({ reasons = [] }: Notice, regNo: string): Record<EndRole, readonly string[]> => {
  const own = reasons.filter(
    ({ citedMarks, text }) => regNo !== '' && (citedMarks.includes(regNo) || text.includes(regNo)),
  )
  const days = own.flatMap(({ text }) =>
    readTokens(text).flatMap(({ kind, from, to, key }) =>
      kind === 'date' ? [{ key, role: endRoleOf(text.slice(0, from), text.slice(to)) }] : [],
    ),
  )
  const ofRole = (role: EndRole): string[] => days.flatMap(day => (day.role === role ? [day.key] : []))
  return { term: filledDays(...ofRole('term')), mark: filledDays(...ofRole('mark')) }
}

const knownCited = (notice: Notice, due: string, register: RegisterLookup | undefined): KnownCited[] =>
  notice.citedMarks.map((citedMark, place) => {
    const { regNo, owner, dates } = citedMark
    const record = register?.(citedMark) ?? null
    return {
      numbers: [regNo].filter(number => number !== ''),
      owners: [...new Set([owner.trim(), record?.mark?.owner ?? ''])].filter(name => name !== ''),
      days: {
        filed: filledDays(dates['applicationDate'], ...filedInReasons(notice, citedMark, place)),
        published: filledDays(record?.mark?.preliminaryDate, dates['preliminaryDate']),
        registered: filledDays(record?.mark?.registrationDate, dates['registrationDate'], dates['exclusiveFrom']),
        ends: filledDays(record?.mark?.expiryDate, dates['exclusiveTo']),
      },
      endsTold: endsToldBy(notice, regNo),
      record,
      timeline: citedTimeline(citedFactsOf(citedMark, notice, record?.mark ?? null), due),
    }
  })

/**
 * Works the facts of a case out once for all lines of its drafts. `receiveDay` is the day the attorney gave; without a
 * register the notice alone speaks for the cited marks, and without a classification for the classes of goods.
 */
export const caseFactsOf = (
  notice: Notice,
  deadline: Deadline,
  receiveDay: string,
  isEn: 0 | 1,
  register?: RegisterLookup,
  classification?: ClassificationLookup,
): CaseFacts => {
  const law = lawOn(notice.dispatchDate ?? receiveDay)
  const known = (...days: (string | null)[]): string[] => days.filter(day => day !== null)
  return {
    notice,
    deadline,
    isEn,
    law,
    numbers: numbersOf(notice),
    cited: knownCited(notice, deadline.due, register),
    words: wordsOf(notice),
    days: {
      filing: filledDays(notice.applicationDate, ...ownFiledInReasons(notice)).slice(0, 1),
      dispatch: known(notice.dispatchDate),
      served: [...new Set([deadline.served, receiveDay])],
      due: [...new Set([deadline.due, deadline.nominal])],
    },
    dayFacts: { filing: 'applicationDate', dispatch: 'dispatchDate', served: null, due: null },
    classes: new Set([...notice.classes, ...notice.citedMarks.flatMap(({ classes }) => classes)]),
    groundAddresses: new Set(notice.grounds.map(ground => addressOf(law, ground) ?? ground)),
    reviewAddress: addressOf(law, '34') ?? '34',
    refusedGoods: new Set(notice.refusedGoods.map(goodsKey)),
    acceptedGoods: new Set(notice.acceptedGoods.map(goodsKey)),
    citedGoods: new Set(notice.citedMarks.flatMap(({ goods }) => goods.map(goodsKey))),
    classesOfItem: item => [
      ...new Set((classification?.placesOf(item, undefined) ?? []).map(({ group }) => Number(group.slice(0, 2)))),
    ],
  }
}

/** The article at an address in the draft's language. */
export const writtenArticle = ({ isEn }: CaseFacts, address: string): string => {
  const { zh, en } = articleName(address)
  return isEn ? en : zh
}
