import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Acceptance, AcceptanceBody, FilingCheckBody, FilingCheckResult } from '#contract/filing-check.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentSchema, parse } from '#extensions/index.ts'
import { AppError } from '../app-error.ts'
import { checkDocument } from '../rejection/documents-of.ts'
import { findLog } from '../rejection/log-repository.ts'
import type { Database } from '../storage/database.ts'
import { findAccepted, keepAccepted, removeAccepted } from './accepted-repository.ts'
import { caseFactsOf } from './case-facts.ts'
import { checkDocuments, type GeneratedDraft, readGenerated } from './check-documents.ts'

/** How many cases' generated documents stay read: a draft is checked again after every few words. */
const MOST_CASES = 20

interface ReadCase {
  analysisContent: string
  reasonContent: string
  generated: GeneratedDraft
}

const nodeOf = (json: JSONContent): Node => documentSchema.nodeFromJSON(json)

const createGeneratedCache = () => {
  const cases = new Map<number, ReadCase>()
  return (id: number, analysisContent: string, reasonContent: string): GeneratedDraft => {
    const known = cases.get(id)
    cases.delete(id)
    const isSame = known?.analysisContent === analysisContent && known.reasonContent === reasonContent
    const generated =
      isSame && known
        ? known.generated
        : readGenerated({ analysis: nodeOf(parse(analysisContent)), reason: nodeOf(parse(reasonContent)) })
    cases.set(id, { analysisContent, reasonContent, generated })
    const [oldest] = cases.keys()
    if (cases.size > MOST_CASES && oldest !== undefined) cases.delete(oldest)
    return generated
  }
}

const generatedOf = createGeneratedCache()

/**
 * Checks the documents of a case before they are filed (docs/architecture.md §7); nothing is saved. `isEn` is the
 * language of the sentences. Throws `AppError` notFound, and invalidInput for a document outside the schema.
 */
export const checkFiling = async (
  db: Database,
  accountId: number,
  logId: number,
  body: FilingCheckBody,
  isEn?: 0 | 1,
): Promise<FilingCheckResult> => {
  const log = await findLog(db, accountId, logId)
  if (!log) throw new AppError('notFound')
  const documents = { analysis: nodeOf(checkDocument(body.analysis)), reason: nodeOf(checkDocument(body.reason)) }
  const isCompanion = log.companion_of !== null
  const facts = { ...caseFactsOf(log.notice, log.deadline, dayOf(log.receive_time), log.is_en), isCompanion }
  const problems = checkDocuments(documents, generatedOf(logId, log.analysis_content, log.reason_content), facts, isEn)
  const accepted = await findAccepted(db, logId)
  return { problems: problems.map(problem => ({ ...problem, accepted: accepted.get(problem.id) ?? null })) }
}

/** Lets a problem of a case stand for a reason, or takes that back. Throws `AppError` notFound. */
export const acceptProblem = async (
  db: Database,
  accountId: number,
  logId: number,
  { id, reason }: AcceptanceBody,
): Promise<Acceptance | null> => {
  if (!(await findLog(db, accountId, logId))) throw new AppError('notFound')
  if (reason !== null) return await keepAccepted(db, logId, id, reason)
  await removeAccepted(db, logId, id)
  return null
}
