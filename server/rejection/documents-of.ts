import type { JSONContent } from '@tiptap/core'
import type { DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { parse } from '#extensions/index.ts'
import { checkDocument } from './check-document.ts'

/** The revision of documents as they were generated, before anything was saved. */
export const GENERATED = 0

type Sources = Pick<RejectionLogDetail, 'analysisContent' | 'reasonContent'> & {
  draft: Pick<DraftContent, 'analysis' | 'reason'> | null
}

/** Returns the analysis and the reasons: those of the draft, or as generated where there is none. */
export const documentsOf = ({ draft, analysisContent, reasonContent }: Sources): JSONContent[] =>
  draft ? [checkDocument(draft.analysis), checkDocument(draft.reason)] : [parse(analysisContent), parse(reasonContent)]
