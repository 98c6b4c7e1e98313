import type { ReportScreening } from '#contract/search-report.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import type { ReportInput } from '../report-input.ts'

export type Finding = ReportScreening['findings'][number]

/** The day from which the revision of 2026 is in force. */
export const NEXT_LAW_DAY = '2027-01-01'

/**
 * Returns the place of a ground in the law of the day, or its article alone; one that only the next law has is told as that law's.
 */
export const groundName = ({ report, read, say }: ReportInput, ground: string, isArticleAlone = false): string => {
  const named = (address: string): string =>
    read(articleName(isArticleAlone ? (address.split('.')[0] ?? address) : address))
  const address = addressOf(lawOn(report.day), ground)
  if (address !== null) return named(address)
  const next = addressOf(lawOn(NEXT_LAW_DAY), ground)
  if (next === null) return named(ground)
  return say(`2027年1月1日起${named(next)}`, `${named(next)} of the law from 1 January 2027`)
}

/** Says which ground a finding points to, and by which word: 第十一条第一款第（二）项（“纯”）. */
export const pointedGround = (input: ReportInput, { ground, word }: Finding): string =>
  groundName(input, ground) + (word === '' ? '' : input.say(`（“${word}”）`, ` (“${word}”)`))
