import type { CalendarDay } from '#domain/calendar-day.ts'
import { lawOn } from '#domain/law/articles.ts'
import type { DraftInput } from '../draft.ts'
import { draftOf } from '../draft-documents.ts'
import { applicationDocument } from './application-document.ts'
import type { TargetRecord } from './target-mark.ts'
import { worksheetDocument } from './worksheet-document.ts'

/** Adds to the facts of a notice which of its cited marks is to be cancelled, and when. */
export interface CompanionInput extends DraftInput {
  /** The place of the cited mark in the notice. */
  cited: number
  /** The register's record of it; null where none is at hand. */
  record: TargetRecord | null
  /** The day on which it is taken to be filed: the law, the fee and the three years follow it. */
  filingDay: CalendarDay
}

/**
 * Drafts the companion filing against a cited mark in field markup: an internal sheet with facts, search list and fee, and
 * the papers that are filed. The same input gives the same bytes. Throws where the notice has no such cited mark.
 */
export const draftCompanion = ({
  cited: index,
  record,
  filingDay,
  ...input
}: CompanionInput): { analysisContent: string; reasonContent: string } => {
  const cited = input.notice.citedMarks[index]
  if (!cited) throw new RangeError(`The notice has no cited mark ${index}.`)
  const draft = {
    ...draftOf(input),
    law: lawOn(filingDay),
    isLawAsked: false,
    target: { cited, index, record },
    filingDay,
  }
  return { analysisContent: worksheetDocument(draft).html, reasonContent: applicationDocument(draft).html }
}
