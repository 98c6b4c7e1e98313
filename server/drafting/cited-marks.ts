import type { CitedMark, CitedMarkStatus } from '#contract/notice.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { CITED_STATUS_NAMES } from '#domain/mark/cited-facts.ts'
import type { Draft } from './draft.ts'
import { listText } from './language.ts'
import { textField } from './markup/fields.ts'
import type { Html } from './markup/html.ts'

const PENDING: readonly CitedMarkStatus[] = ['preliminary', 'earlier-filed', 'same-day']

/** Returns whether the notice itself shows that a cited mark is not registered yet. */
export const isPending = ({ status }: CitedMark): boolean => PENDING.includes(status)

interface CitedFact extends LawText {
  /** The path ends the field's name and is the last step of the source's path. */
  path: string
  read: (citedMark: CitedMark, draft: Draft) => string
}

const FACTS = {
  RegNo: { zh: '注册/申请号', en: 'number', path: 'regNo', read: ({ regNo }) => regNo },
  Mark: { zh: '商标', en: 'mark', path: 'mark', read: ({ mark }) => mark },
  Owner: { zh: '权利人', en: 'owner', path: 'owner', read: ({ owner }) => owner },
  Status: {
    zh: '状态',
    en: 'status',
    path: 'status',
    read: ({ status }, { read }) => read(CITED_STATUS_NAMES[status]),
  },
} satisfies Record<string, CitedFact>

/** Returns the name that a cited mark has in the text: 引证商标 when there is one, else 引证商标一, 引证商标二. */
export const citedMarkName = ({ notice, say }: Draft, index: number): string =>
  notice.citedMarks.length === 1
    ? say('引证商标', 'the cited mark')
    : say(`引证商标${chineseNumeral(index + 1)}`, `cited mark ${index + 1}`)

/**
 * Returns the names of all cited marks from the first to the last: 引证商标一至引证商标三; cited marks 1 to 3.
 */
export const citedMarkNames = (draft: Draft): string => {
  const last = draft.notice.citedMarks.length - 1
  if (last > 1) return runName(draft, 0, last)
  if (last < 1) return citedMarkName(draft, 0)
  return draft.say(`${citedMarkName(draft, 0)}、${citedMarkName(draft, 1)}`, 'cited marks 1 and 2')
}

/** Returns the names of cited marks that follow one another. */
const runName = (draft: Draft, first: number, last: number): string =>
  draft.say(`${citedMarkName(draft, first)}至${citedMarkName(draft, last)}`, `cited marks ${first + 1} to ${last + 1}`)

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

/**
 * Returns the names of some cited marks, a run of three or more by its ends: 引证商标一至引证商标三、引证商标五; cited
 * marks 1 to 3 and 5.
 */
export const namesOfMarks = (draft: Draft, indexes: readonly number[]): string => {
  if (indexes.length === draft.notice.citedMarks.length && indexes.length > 0) return citedMarkNames(draft)
  const runs: number[][] = []
  for (const index of indexes) {
    const run = runs.at(-1)
    if (run && run.at(-1) === index - 1) run.push(index)
    else runs.push([index])
  }
  const named = runs.flatMap(run => {
    const [first = 0, last = 0] = [run[0], run.at(-1)]
    if (draft.isEn && indexes.length > 1)
      return run.length > 2 ? [`${first + 1} to ${last + 1}`] : run.map(index => String(index + 1))
    return run.length > 2 ? [runName(draft, first, last)] : run.map(index => citedMarkName(draft, index))
  })
  return (draft.isEn && indexes.length > 1 ? 'cited marks ' : '') + listText(draft, named)
}

export interface ArguedMark {
  citedMark: CitedMark
  index: number
  name: string
}

/** Returns a cited mark by its place with its name; null where the notice has none there. */
export const citedMarkAt = (draft: Draft, index: number): ArguedMark | null => {
  const citedMark = draft.notice.citedMarks[index]
  return citedMark ? { citedMark, index, name: citedMarkName(draft, index) } : null
}

/** Returns whether a mark no longer bars by what is known for certain, so that likeness need not be argued. */
export const isOutOfTheWay = ({ timelines }: Draft, index: number): boolean => {
  const timeline = timelines[index]
  return timeline?.state === 'own' || (timeline?.state === 'ended' && !timeline.isToBeChecked)
}

/** Returns whether a cited mark is argued to differ: its wording is another, and it still stands in the way. */
export const isArguedToDiffer = (draft: Draft, index: number): boolean =>
  draft.comparisons[index]?.level !== 'identical' && !isOutOfTheWay(draft, index)
