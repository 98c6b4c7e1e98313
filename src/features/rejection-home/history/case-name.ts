import type { TFunction } from 'i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'

const HAS_WORDING = /[\p{L}\p{N}]/u

/** Returns the mark in words; empty for a device. */
export const wordingOf = ({ mark }: Pick<RejectionLogItem, 'mark'>): string => (HAS_WORDING.test(mark) ? mark : '')

/** Returns what a case is called in the interface's language: its mark, a word for a device, or what else is known of it. */
export const caseName = (item: RejectionLogItem, t: TFunction): string =>
  wordingOf(item) || (item.markIsDevice ? t('home.history.device') : item.applicant || item.resultName)

/** Returns the name and number of a case, by which it is told from others of the same mark. */
export const fullCaseName = (item: RejectionLogItem, t: TFunction): string =>
  item.applicationNo === '' ? caseName(item, t) : `${caseName(item, t)} ${item.applicationNo}`
