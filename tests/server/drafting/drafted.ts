import { parseHTML } from 'linkedom'
import type { Notice, Reason } from '#contract/notice.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { buildDraftInput } from './build-draft-input.ts'

/** One of the examiner's reasons. */
export const reason = (ground: string, text: string, facts: Partial<Reason> = {}): Reason => ({
  ground,
  text,
  goods: [],
  citedMarks: [],
  ...facts,
})

/** Both documents of a notice. */
export const drafted = (
  facts: Partial<Notice>,
  options: Parameters<typeof buildDraftInput>[1] = {},
): { analysis: Document; reason: Document } => {
  const { analysisContent, reasonContent } = draftDocuments(buildDraftInput(facts, options))
  const documentOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document
  return { analysis: documentOf(analysisContent), reason: documentOf(reasonContent) }
}

/** Whether a switch is on; undefined where there is none. */
export const isOn = (document: Document, name: string): boolean | undefined => {
  const value = document.querySelector(`[data-name="${name}"]`)?.getAttribute('data-value')
  return value === undefined || value === null ? undefined : value === '0'
}

/** The text of a field by its name. */
export const textOf = (document: Document, name: string): string =>
  document.querySelector(`[data-name="${name}"]`)?.textContent ?? ''
