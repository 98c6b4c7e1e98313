import type { SearchReport } from '#contract/search-report.ts'
import { languageOf } from '../drafting/language.ts'
import { safeFileName } from '../storage/files.ts'

const NAMES_SHOWN = 2

/** What a search is called in the history: its first names, and how many there are. */
export const resultName = ({ names, isEn }: SearchReport): string => {
  const { say } = languageOf(isEn)
  const shown = names
    .slice(0, NAMES_SHOWN)
    .map(({ text }) => text)
    .join(say('、', ', '))
  return names.length > NAMES_SHOWN
    ? say(`${shown} 等 ${names.length} 件`, `${shown} and ${names.length - NAMES_SHOWN} more`)
    : shown
}

/** FS-20260615-0023: the day of the search and the number it is kept under. */
export const reportNumber = ({ day }: SearchReport, id: number): string =>
  `FS-${day.replaceAll('-', '')}-${String(id).padStart(4, '0')}`

/** Name of the files, without their ending. */
export const reportFileName = (report: SearchReport, id: number): string => {
  const { say } = languageOf(report.isEn)
  const name = `${resultName(report)} ${say('商标检索报告', 'trademark search report')} ${reportNumber(report, id)}`
  return safeFileName(name.replace(/[/\\:*?"<>|]/g, ' '), reportNumber(report, id))
}
