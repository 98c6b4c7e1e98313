import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Notice } from '#contract/notice.ts'
import type { LogQuery } from '#contract/rejection.ts'
import { addDays, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { localAccountId } from '../server/accounts/accounts-repository.ts'
import { computeDeadline } from '../server/law/deadlines.ts'
import { createNoticeReader } from '../server/notice/notice-reader.ts'
import { sampleMarks } from '../server/register/sample/sample-register.ts'
import { pageLogs } from '../server/rejection/log-pages.ts'
import { insertLog } from '../server/rejection/log-repository.ts'
import type { Database } from '../server/storage/database.ts'
import { insertFile } from '../server/storage/files.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { quantile } from './figures/quantile.ts'

const CASES = 20_000
const ROUNDS = 20
const TARGET_MS = 50
const DAYS_OF_RECEIPT = 700
const MONTH_DAYS = 30
const NOTICES = join(import.meta.dirname, '../fixtures/notices')
const FILE_ID = '00000000-0000-4000-8000-000000000000'

const readNotices = async (): Promise<Notice[]> => {
  const reader = createNoticeReader()
  const notices: Notice[] = []
  for (const name of readdirSync(NOTICES).filter(file => file.endsWith('.pdf')))
    await reader.read(readFileSync(join(NOTICES, name))).then(
      notice => notices.push(notice),
      () => undefined,
    )
  await reader.close()
  return notices
}

/** Fills the list with the fixtures' notices, each under the mark, owner and numbers of a sample mark. */
const fill = async (db: Database, accountId: number): Promise<void> => {
  const notices = await readNotices()
  await insertFile(db, accountId, {
    id: FILE_ID,
    name: 'notice.pdf',
    mediaType: 'application/pdf',
    size: 1,
    sha256: '',
  })
  const today = dayOf(Date.now())
  let place = 0
  for (const mark of await sampleMarks(CASES)) {
    const base = notices[place % notices.length]
    if (base === undefined) throw new Error('no notice was read')
    const notice: Notice = {
      ...base,
      evidence: {},
      mark: mark.name,
      applicant: mark.owner,
      applicationNo: mark.regNo,
      classes: [mark.class],
      refusedGoods: mark.goods.map(({ name }) => name),
    }
    await insertLog(db, accountId, {
      fileId: FILE_ID,
      officeName: `${mark.regNo}_驳回通知书.pdf`,
      resultName: mark.name,
      receiveTime: midnightOf(addDays(today, -(place % DAYS_OF_RECEIPT))),
      type: 0,
      isEn: 0,
      notice,
      deadline: { ...computeDeadline(0, 0), due: addDays(today, (place % 400) - 380) },
      analysisContent: '',
      reasonContent: '',
    })
    place += 1
    if (place >= CASES) break
  }
  await sql`vacuum analyze rejection_logs`.execute(db)
}

/**
 * Milliseconds of one page of the list of 20,000 cases by what is looked for, with the count of all cases that the page asks for
 * beside a narrowed list.
 */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const { db, close } = await openStorage({ databaseUrl: undefined, dataDir }, () => undefined)
  try {
    const accountId = await localAccountId(db)
    await fill(db, accountId)
    const one = await db
      .selectFrom('rejection_logs')
      .selectAll()
      .where('mark', '!=', '')
      .orderBy('id')
      .offset(7_000)
      .limit(1)
      .executeTakeFirstOrThrow()
    const keywords = {
      nothing: '',
      mark: one.mark,
      'part of a mark': [...one.mark].slice(0, 2).join(''),
      applicant: one.applicant,
      number: one.application_no,
      'part of a number': one.application_no.slice(0, 4),
      class: `第${one.classes[0]}类`,
      'file name': one.office_name,
      'cited number': one.notice.citedMarks[0]?.regNo ?? '',
      'words of the notice': '容易导致相关公众',
      'a word of every notice': '商标',
      'a long word of every notice': '有限公司',
      'a phrase of many notices': '第三十条',
      'no case': '查无此案',
    }
    const rows = []
    const receivedFrom = addDays(dayOf(Date.now()), -MONTH_DAYS)
    const narrowed: Record<string, Pick<LogQuery, 'keyword' | 'receivedFrom'>> = {
      ...Object.fromEntries(Object.entries(keywords).map(([name, keyword]) => [name, { keyword }])),
      'month of receipt': { receivedFrom },
      'a word of every notice in a month': { keyword: keywords['a word of every notice'], receivedFrom },
    }
    for (const [name, narrowing] of Object.entries(narrowed)) {
      const times: number[] = []
      let total = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const begin = performance.now()
        const [page] = await Promise.all([
          pageLogs(db, accountId, { ...narrowing, pageNum: 1, pageSize: 20, sort: 'due' }),
          ...(name === 'nothing' ? [] : [pageLogs(db, accountId, { pageNum: 1, pageSize: 1 })]),
        ])
        times.push(performance.now() - begin)
        total = page.total
      }
      rows.push({ name, found: total, p50: quantile(times, 0.5).toFixed(1), p95: quantile(times, 0.95).toFixed(1) })
    }
    console.table([...rows, { name: `target ${TARGET_MS}` }])
  } finally {
    await close()
    await removeFolder(dataDir)
  }
}
