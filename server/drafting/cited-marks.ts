import type { CitedMark, CitedMarkStatus } from '#contract/notice.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { openToNonUse } from '#domain/mark/mark-life.ts'
import type { Draft } from './draft.ts'
import { listText } from './language.ts'
import { textField } from './markup/fields.ts'
import type { Html } from './markup/html.ts'

const PENDING: readonly CitedMarkStatus[] = ['preliminary', 'earlier-filed', 'same-day']

/** Returns whether the notice itself shows that a cited mark is not registered yet. */
export const isPending = ({ status }: CitedMark): boolean => PENDING.includes(status)

const STATUS: Record<CitedMarkStatus, LawText> = {
  registered: { zh: '已注册', en: 'Registered' },
  preliminary: { zh: '初步审定', en: 'Preliminarily approved' },
  'earlier-filed': { zh: '申请在先', en: 'Filed earlier' },
  'same-day': { zh: '同日申请', en: 'Filed on the same day' },
  'not-renewed': { zh: '期满未续展', en: 'Expired, not renewed' },
  cancelled: { zh: '已撤销', en: 'Cancelled' },
  invalidated: { zh: '已宣告无效', en: 'Declared invalid' },
  surrendered: { zh: '已注销', en: 'Surrendered' },
  unknown: { zh: '', en: '' },
}

interface CitedFact extends LawText {
  /** The path ends the field's name and is the last step of the source's path. */
  path: string
  read: (citedMark: CitedMark, draft: Draft) => string
}

const FACTS = {
  RegNo: { zh: '注册/申请号', en: 'number', path: 'regNo', read: ({ regNo }) => regNo },
  Mark: { zh: '商标', en: 'mark', path: 'mark', read: ({ mark }) => mark },
  Owner: { zh: '权利人', en: 'owner', path: 'owner', read: ({ owner }) => owner },
  Status: { zh: '状态', en: 'status', path: 'status', read: ({ status }, { read }) => read(STATUS[status]) },
} satisfies Record<string, CitedFact>

/** Returns the name that a cited mark has in the text: 引证商标 when there is one, else 引证商标一, 引证商标二. */
export const citedMarkName = ({ notice, say }: Draft, index: number): string =>
  notice.citedMarks.length === 1
    ? say('引证商标', 'the cited mark')
    : say(`引证商标${chineseNumeral(index + 1)}`, `cited mark ${index + 1}`)

/**
 * Returns the names of all cited marks from the first to the last: 引证商标一至引证商标三; cited mark 1 to cited mark
 * 3.
 */
export const citedMarkNames = (draft: Draft): string => {
  const last = draft.notice.citedMarks.length - 1
  const names = [citedMarkName(draft, 0), ...(last > 0 ? [citedMarkName(draft, last)] : [])]
  return names.join(last > 1 ? draft.say('至', ' to ') : draft.say('、', ' and '))
}

/** Returns the name for all cited marks together. */
export const citedMarksName = ({ notice, say }: Draft): string =>
  say('引证商标', notice.citedMarks.length === 1 ? 'the cited mark' : 'the cited marks')

/** Writes a fact of a cited mark as a text field; the fields of one fact change together. */
export const citedMarkField = (draft: Draft, index: number, fact: keyof typeof FACTS): Html => {
  const citedMark = draft.notice.citedMarks[index]
  const value = citedMark ? FACTS[fact].read(citedMark, draft) : ''
  const isMissing = value === ''
  const name = `citedMark${index + 1}${fact}`
  return textField({
    name,
    link: name,
    label: `${citedMarkName(draft, index)}${draft.say('', ' ')}${draft.read(FACTS[fact])}`,
    required: isMissing,
    source: isMissing ? 'missing' : `notice.citedMarks.${index}.${FACTS[fact].path}`,
    value,
  })
}

export interface ArguedMark {
  citedMark: CitedMark
  index: number
  name: string
}

/** Returns the cited marks that can be argued to differ: those with another wording. */
export const arguedMarks = (draft: Draft): ArguedMark[] =>
  draft.notice.citedMarks.flatMap((citedMark, index) =>
    draft.comparisons[index]?.level === 'identical' ? [] : [{ citedMark, index, name: citedMarkName(draft, index) }],
  )

/** Returns the name for all argued marks together, or their own names where only some of the cited marks are argued. */
export const arguedMarksName = (draft: Draft): string => {
  const argued = arguedMarks(draft)
  return argued.length === 0 || argued.length === draft.notice.citedMarks.length
    ? citedMarksName(draft)
    : listText(
        draft,
        argued.map(({ name }) => name),
      )
}

/**
 * Dates of a cited mark that show when it was registered, the surest first; a renewed term begins later, never earlier.
 */
const REGISTRATION_DATES = ['registrationDate', 'exclusiveFrom'] as const

/**
 * Returns the day on which a cited mark was registered and the name of that date in the notice; null where it prints
 * none.
 */
export const registrationDay = ({ dates }: CitedMark): { name: string; day: string } | null => {
  for (const name of REGISTRATION_DATES) {
    const day = dates[name]
    if (day !== undefined) return { name, day }
  }
  return null
}

/**
 * Returns whether a mark had certainly been registered for three years on a day, as a cancellation for non-use needs.
 */
export const isOpenToCancellation = (citedMark: CitedMark, day: string): boolean => {
  const registered = registrationDay(citedMark)
  return registered !== null && openToNonUse({ registrationDate: registered.day, life: 'alive' }, day) !== null
}
