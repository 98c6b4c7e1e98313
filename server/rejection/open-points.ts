import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'

/** Returns what tells the JSON of an analysis and its reasons from any other. */
export const documentsDigest = (analysis: string, reason: string): string =>
  createHash('sha256').update(`${analysis}\n${reason}`).digest('hex')

interface FoundProblems {
  /** Of the documents that were checked, and whether they are as generated. */
  digest: string
  isGenerated: boolean
  problems: string[]
}

/** Keeps the ids of the problems that were found in documents of a log, in place of those found before. */
export const keepProblems = async (
  db: Database,
  logId: number,
  { digest, isGenerated, problems }: FoundProblems,
): Promise<void> => {
  const found = { documents_digest: digest, is_generated: isGenerated, problems }
  await db
    .insertInto('filing_checks')
    .values({ log_id: logId, ...found })
    .onConflict(conflict =>
      conflict
        .column('log_id')
        .doUpdateSet(found)
        .where(({ eb, or }) =>
          or([
            eb('filing_checks.documents_digest', '!=', digest),
            eb('filing_checks.is_generated', '!=', isGenerated),
            eb('filing_checks.problems', '!=', sql<string[]>`excluded.problems`),
          ]),
        ),
    )
    .execute()
}

/** Forgets the problems of a log: it is another case now. */
export const forgetProblems = async (db: Database, logId: number): Promise<void> => {
  await db.deleteFrom('filing_checks').where('log_id', '=', logId).execute()
}

/** Counts the problems of a log that nobody accepted and the clashes of its draft; null unless the documents are as they were checked. */
export const openPoints = sql<number | null>`(
  select json_array_length(coalesce(drafts.clashes, '[]')) + (
    select count(*)::integer from unnest(checked.problems) as found where not exists (
      select from accepted_problems accepted where accepted.log_id = checked.log_id and accepted.problem = found))
  from filing_checks checked left join drafts on drafts.log_id = checked.log_id
  where checked.log_id = rejection_logs.id
    and case when drafts.log_id is null then checked.is_generated
      else drafts.documents_digest = checked.documents_digest end)`
