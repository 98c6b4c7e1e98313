import { type RawBuilder, sql } from 'kysely'
import type { FastLogItem, FastLogPage, FastLogQuery, FastSearchRequest, Overrule } from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import { type Database, escapeLike } from '../storage/database.ts'
import { fileAddress } from '../storage/files.ts'
import { askPlaces, readByIds } from '../storage/shards.ts'

/** A search to be kept, under the identity that was reserved for it. */
export interface NewSearch {
  id: number
  resultName: string
  pdfFileId: string
  wordFileId: string
  request: FastSearchRequest
  report: SearchReport
}

/** Takes an identity before there is a row, so that the files can print it. One that is not used leaves a gap. */
export const reserveSearchId = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('searches', 'id')) as id`.execute(db)
  return Number(rows[0]?.id)
}

/** JSON as the column takes it: no U+0000, which no text of the database holds. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('\\u0000', '')

export const insertSearch = async (db: Database, accountId: number, search: NewSearch): Promise<void> => {
  await sql`
    insert into searches (id, account_id, result_name, pdf_file_id, word_file_id, request, report)
    overriding system value
    values (${search.id}, ${accountId}, ${search.resultName.replaceAll('\0', '')}, ${search.pdfFileId}, ${search.wordFileId},
      ${json(search.request)}, ${json(search.report)})`.execute(db)
}

const withFiles = (db: Database, accountId: number) =>
  db
    .selectFrom('searches')
    .innerJoin('files as pdf', 'pdf.id', 'searches.pdf_file_id')
    .innerJoin('files as word', 'word.id', 'searches.word_file_id')
    .where('searches.account_id', '=', accountId)
    .select([
      'searches.id',
      'searches.created_at',
      'result_name',
      'pdf_file_id',
      'pdf.name as pdf_name',
      'word_file_id',
      'word.name as word_name',
    ])

type FileColumns = Awaited<ReturnType<ReturnType<typeof withFiles>['executeTakeFirstOrThrow']>>

const logItem = (row: FileColumns): FastLogItem => ({
  id: row.id,
  gmtCreate: timestampOf(row.created_at.getTime()),
  resultName: row.result_name,
  resultFile: fileAddress({ id: row.pdf_file_id, name: row.pdf_name }),
  wordFile: fileAddress({ id: row.word_file_id, name: row.word_name }),
})

/** Whether one of the names that were searched has the keyword in it. */
const isFor = (keyword: string): RawBuilder<boolean> =>
  sql`exists (select from json_array_elements_text(searches.request->'marknames') as searched(mark)
    where mark ilike ${`%${escapeLike(keyword)}%`})`

/** One page of the account's searches, or of those for names with the keyword, newest first, and how many there are. */
export const pageSearches = async (
  db: Database,
  accountId: number,
  { pageNum, pageSize, keyword }: FastLogQuery,
): Promise<FastLogPage> => {
  const sought = keyword?.replaceAll('\0', '').trim() ?? ''
  const { total } = await db
    .selectFrom('searches')
    .where('account_id', '=', accountId)
    .$if(sought !== '', searches => searches.where(isFor(sought)))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await withFiles(db, accountId)
    .$if(sought !== '', searches => searches.where(isFor(sought)))
    .orderBy('searches.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { list: rows.map(logItem), total }
}

/** Returns the account's search, undefined for another account's or none. */
export const findSearch = async (db: Database, accountId: number, id: number) => {
  const row = await withFiles(db, accountId)
    .select(['request', 'report', 'overrules'])
    .where('searches.id', '=', id)
    .executeTakeFirst()
  return row && { ...logItem(row), request: row.request, report: row.report, overrules: row.overrules }
}

/** Keeps what is overruled in the account's search; false for another account's or none. */
export const updateOverrules = async (
  db: Database,
  accountId: number,
  id: number,
  overrules: readonly Overrule[],
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('searches')
    .set({ overrules: json(overrules) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts newly made files in the place of a search's old ones, which stay where they were opened from. */
export const updateFiles = async (
  db: Database,
  id: number,
  { pdfFileId, wordFileId }: Pick<NewSearch, 'pdfFileId' | 'wordFileId'>,
): Promise<void> => {
  await db
    .updateTable('searches')
    .set({ pdf_file_id: pdfFileId, word_file_id: wordFileId })
    .where('id', '=', id)
    .execute()
}

/** Returns those of the classes of which one of the registers has marks; and those whose server did not answer. */
export const findClassesWithMarks = async (
  db: Database,
  registers: readonly number[],
  classes: readonly number[],
): Promise<{ found: Set<number>; unsearched: number[] }> => {
  const { answers, unsearched } = await askPlaces(db, classes, part =>
    sql<{ class: number }>`
      select asked.class from unnest(${classes}::smallint[]) as asked (class)
      where exists (select 1 from marks where marks.class = asked.class
        and marks.register_id = any(${registers}::integer[]))`.execute(part),
  )
  return { found: new Set(answers.flatMap(({ rows }) => rows.map(row => row.class))), unsearched }
}

/** Returns what happened to marks, oldest first. */
export const readEvents = async (db: Database, marks: readonly number[]): Promise<Map<number, MarkEvent[]>> => {
  const rows = await readByIds(db, marks, part =>
    part
      .selectFrom('mark_details')
      .select(['mark_id', 'events'])
      .where('mark_id', '=', sql<number>`any(${marks}::bigint[])`)
      .execute(),
  )
  return new Map(rows.map(row => [row.mark_id, row.events]))
}
