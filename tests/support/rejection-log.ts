import { randomUUID } from 'node:crypto'
import { midnightOf } from '#domain/calendar-day.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'
import { computeDeadline } from '../../server/law/deadlines.ts'
import { insertLog, type NewLog } from '../../server/rejection/log-repository.ts'
import type { Database } from '../../server/storage/database.ts'
import { insertFile } from '../../server/storage/files.ts'

const receiveTime = midnightOf('2026-06-01')

const LOG: Omit<NewLog, 'fileId'> = {
  officeName: '驳回通知书.pdf',
  resultName: '云杉－驳回分析与复审理由',
  receiveTime,
  type: 0,
  isEn: 0,
  notice: {
    ...EMPTY_NOTICE,
    dispatchNo: 'TMZC80000001BFBH01',
    dispatchDate: '2026-05-28',
    applicationNo: '80000001',
    mark: '云杉',
    classes: [9],
    applicant: '杭州云杉科技有限公司',
    grounds: ['30'],
    refusedGoods: ['计算机软件'],
  },
  deadline: computeDeadline(receiveTime, 0),
  analysisContent: `<p>申请人：<span data-field="text" data-name="applicant">\${杭州云杉科技有限公司}</span></p>`,
  reasonContent: `<p>申请商标<span data-field="text" data-name="mark">\${云杉}</span>应予注册。</p>`,
}

/** A stored analysis of an account with the given facts; answers its identity. Its file has a row but no bytes. */
export const addRejectionLog = async (
  db: Database,
  accountId: number,
  facts: Partial<Omit<NewLog, 'fileId'>> = {},
): Promise<number> => {
  const fileId = randomUUID()
  const file = { id: fileId, name: LOG.officeName, mediaType: 'application/pdf', size: 5, sha256: fileId }
  await insertFile(db, accountId, file)
  return await insertLog(db, accountId, { ...LOG, ...facts, fileId })
}
