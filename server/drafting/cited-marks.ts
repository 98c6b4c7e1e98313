import type { CitedMark, CitedMarkStatus } from '#contract/notice.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Draft } from './draft.ts'
import { listText } from './language.ts'
import { textField } from './markup/fields.ts'
import type { Html } from './markup/html.ts'

const PENDING: readonly CitedMarkStatus[] = ['preliminary', 'earlier-filed', 'same-day']

/** Whether the notice itself shows that a cited mark is not registered yet. */
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
  /** Part of the field's name and last step of the source's path. */
  path: string
  read: (citedMark: CitedMark, draft: Draft) => string
}

const FACTS = {
  RegNo: { zh: '注册/申请号', en: 'number', path: 'regNo', read: ({ regNo }) => regNo },
  Mark: { zh: '商标', en: 'mark', path: 'mark', read: ({ mark }) => mark },
  Owner: { zh: '权利人', en: 'owner', path: 'owner', read: ({ owner }) => owner },
  Status: { zh: '状态', en: 'status', path: 'status', read: ({ status }, { read }) => read(STATUS[status]) },
} satisfies Record<string, CitedFact>

/** How a cited mark is called in the text: 引证商标 when alone, else 引证商标一, 引证商标二. */
export const citedMarkName = ({ notice, say }: Draft, index: number): string =>
  notice.citedMarks.length === 1
    ? say('引证商标', 'the cited mark')
    : say(`引证商标${chineseNumeral(index + 1)}`, `cited mark ${index + 1}`)

/** The names of all of them, from the first to the last: 引证商标一至引证商标三; cited mark 1 to cited mark 3. */
export const citedMarkNames = (draft: Draft): string => {
  const last = draft.notice.citedMarks.length - 1
  const names = [citedMarkName(draft, 0), ...(last > 0 ? [citedMarkName(draft, last)] : [])]
  return names.join(last > 1 ? draft.say('至', ' to ') : draft.say('、', ' and '))
}

/** All cited marks together. */
export const citedMarksName = ({ notice, say }: Draft): string =>
  say('引证商标', notice.citedMarks.length === 1 ? 'the cited mark' : 'the cited marks')

/** A fact of a cited mark as a text field, linked wherever it stands. */
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

/** The cited marks that can be argued to differ: not those with the same wording. */
export const arguedMarks = (draft: Draft): ArguedMark[] =>
  draft.notice.citedMarks.flatMap((citedMark, index) =>
    draft.comparisons[index]?.level === 'identical' ? [] : [{ citedMark, index, name: citedMarkName(draft, index) }],
  )

/** How they are called together: all the cited marks, or those among them by name. */
export const arguedMarksName = (draft: Draft): string => {
  const argued = arguedMarks(draft)
  return argued.length === 0 || argued.length === draft.notice.citedMarks.length
    ? citedMarksName(draft)
    : listText(
        draft,
        argued.map(({ name }) => name),
      )
}
