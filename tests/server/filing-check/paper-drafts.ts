import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#contract/filing-check.ts'
import type { Notice } from '#contract/notice.ts'
import { addDays, midnightOf } from '#domain/calendar-day.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { computeDeadline } from '../../../server/law/deadlines.ts'
import { readFacts } from '../../../server/notice/facts/read-facts.ts'
import { readTextLayer } from '../../../server/notice/layout/text-layer.ts'
import type { Drafts } from './typed-edits.ts'

export const FIXTURES = join(import.meta.dirname, '../../../fixtures')

/** How a paper was served: electronically, or received so many days after its date. */
interface Service {
  isEn: 0 | 1
  type: 0 | 1
  days: number
}

export interface PaperDraft {
  drafts: Drafts
  /** What the check says of drafts, without what is open. */
  check: (drafts: Drafts) => Problem[]
}

const noticesRead = new Map<string, Promise<Notice>>()

/** Reads a paper once, however often it is opened. */
const readPaper = (path: string): Promise<Notice> => {
  const reading =
    noticesRead.get(path) ??
    readTextLayer(new Uint8Array(readFileSync(join(FIXTURES, `${path}.pdf`)))).then(layers =>
      readFacts(
        layers.map(({ text }) => text),
        'text-layer',
      ),
    )
  noticesRead.set(path, reading)
  return reading
}

/** Reads a paper, drafts its two documents and opens them for edits. */
export const openPaper = async (path: string, { isEn, type, days }: Service): Promise<PaperDraft> => {
  const notice = await readPaper(path)
  const receiveDay = addDays(notice.dispatchDate ?? '2026-06-01', days)
  const deadline = computeDeadline(midnightOf(receiveDay), type, notice.kind)
  const { analysisContent, reasonContent } = draftDocuments({ notice, deadline, type, receiveDay, isEn })
  const drafts = { analysis: parse(analysisContent), reason: parse(reasonContent) }
  const nodesOf = ({ analysis, reason }: Drafts) => ({
    analysis: documentSchema.nodeFromJSON(analysis),
    reason: documentSchema.nodeFromJSON(reason),
  })
  const generated = readGenerated(nodesOf(drafts))
  const facts = caseFactsOf(notice, deadline, receiveDay, isEn)
  return {
    drafts,
    check: edited => checkDocuments(nodesOf(edited), generated, facts).filter(({ group }) => group !== 'open'),
  }
}
