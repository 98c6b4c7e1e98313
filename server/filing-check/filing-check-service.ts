import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Acceptance, AcceptanceBody, FilingCheckBody, FilingCheckResult } from '#contract/filing-check.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentSchema, parse } from '#extensions/index.ts'
import { AppError } from '../app-error.ts'
import { readClassificationLookup } from '../classification/classification-lookup.ts'
import type { ClassificationLookup, RegisterLookup } from '../drafting/lookups.ts'
import { readRegisterLookup } from '../register/register-lookup.ts'
import { checkDocument } from '../rejection/documents-of.ts'
import { findLog } from '../rejection/log-repository.ts'
import { documentsDigest, keepProblems } from '../rejection/open-points.ts'
import type { Database } from '../storage/database.ts'
import { findAccepted, keepAccepted, removeAccepted } from './accepted-repository.ts'
import { type CaseFacts, caseFactsOf } from './case-facts.ts'
import { checkDocuments, type GeneratedDraft, readGenerated } from './check-documents.ts'

/** The generated documents of so many cases stay read, since a draft is checked again after every few words. */
const MOST_CASES = 20

type LogRow = NonNullable<Awaited<ReturnType<typeof findLog>>>

interface ReadCase {
  texts: string
  generated: GeneratedDraft
  /** Of the documents as generated. */
  digest: string
  known: string
  facts: CaseFacts
}

const nodeOf = (json: JSONContent): Node => documentSchema.nodeFromJSON(json)

const digestOf = ({ analysis, reason }: FilingCheckBody): string =>
  documentsDigest(JSON.stringify(analysis), JSON.stringify(reason))

const readCase = (
  log: LogRow,
  register: RegisterLookup | undefined,
  classification: ClassificationLookup | undefined,
  former: ReadCase | undefined,
): ReadCase => {
  const texts = log.analysis_content + log.reason_content
  const records = log.notice.citedMarks.map(cited => register?.(cited) ?? null)
  // Where there is one class, all goods are of it.
  const classed = log.notice.classes.length > 1 ? [...log.notice.refusedGoods, ...log.notice.acceptedGoods] : []
  const places = classed.map(item => classification?.placesOf(item, undefined) ?? [])
  const known = JSON.stringify([log.notice, log.deadline, log.receive_time, log.is_en, records, places])
  const isCompanion = log.companion_of !== null
  const factsNow = (): CaseFacts => ({
    ...caseFactsOf(log.notice, log.deadline, dayOf(log.receive_time), log.is_en, register, classification),
    isCompanion,
  })
  const generatedNow = (): Pick<ReadCase, 'generated' | 'digest'> => {
    const [analysis, reason] = [parse(log.analysis_content), parse(log.reason_content)]
    return {
      generated: readGenerated({ analysis: nodeOf(analysis), reason: nodeOf(reason) }),
      digest: digestOf({ analysis, reason }),
    }
  }
  const { generated, digest } = former && former.texts === texts ? former : generatedNow()
  return {
    texts,
    generated,
    digest,
    known,
    facts: former && former.known === known ? former.facts : factsNow(),
  }
}

const createCaseCache = () => {
  const cases = new Map<number, ReadCase>()
  return (
    id: number,
    log: LogRow,
    register: RegisterLookup | undefined,
    classification: ClassificationLookup | undefined,
  ): ReadCase => {
    const read = readCase(log, register, classification, cases.get(id))
    cases.delete(id)
    cases.set(id, read)
    const [oldest] = cases.keys()
    if (cases.size > MOST_CASES && oldest !== undefined) cases.delete(oldest)
    return read
  }
}

const caseOf = createCaseCache()

/**
 * Checks the documents of a case before they are filed (docs/architecture.md §7), and keeps the ids of what it found. `isEn` is
 * the language of the sentences. Throws `AppError` notFound, and invalidInput for a document outside the schema.
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
  const [register, classification] = [await readRegisterLookup(db, log.notice), await readClassificationLookup(db)]
  const { generated, digest, facts } = caseOf(logId, log, register, classification)
  const problems = checkDocuments(documents, generated, facts, isEn)
  const checked = digestOf(body)
  const ids = problems.map(({ id }) => id)
  await keepProblems(db, logId, { digest: checked, isGenerated: checked === digest, problems: ids })
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
