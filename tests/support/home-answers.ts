import type { Usage } from '#contract/account.ts'
import type { Deadline } from '#contract/deadline.ts'
import type { RejectionLogDetail, RejectionLogItem, RejectionLogPage } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'

export const DEADLINE: Deadline = {
  served: '2026-06-05',
  nominal: '2026-06-20',
  due: '2026-06-22',
  steps: [
    { date: '2026-06-05', zh: '收到通知书', en: 'Notice received', rule: '' },
    { date: '2026-06-20', zh: '加 15 日', en: '+ 15 days', rule: '' },
    { date: '2026-06-22', zh: '顺延至星期一', en: 'rolls over to Monday', rule: '' },
  ],
  warnings: [{ zh: '没有放假安排', en: 'No holiday schedule' }],
}

export const USAGE: Usage = {
  account: { name: '' },
  plan: { zh: '标准版', en: 'Standard' },
  write: { hasRight: true, used: 50, allowed: 50, resetsOn: '2026-07-01' },
  fast: { hasRight: true, used: 0, allowed: 50, resetsOn: '2026-07-01' },
  canMail: false,
  version: '0.1.0',
  contact: { qr: '/files/qr.svg', note: '内线 8021' },
}

export const DETAIL: RejectionLogDetail = {
  id: 7,
  gmtCreate: '2026-06-15T09:30:00+08:00',
  officeName: 'notice.pdf',
  resultName: '墨豚星球 · 驳回',
  officeFile: '/files/7',
  receiveTime: Date.parse('2026-06-05T00:00:00+08:00'),
  type: 0,
  isEn: 0,
  analysisContent: '',
  reasonContent: '',
  notice: EMPTY_NOTICE,
  deadline: DEADLINE,
  draft: null,
}

/** A history of `total` records, cut into pages as the server would. */
export const buildHistory = (total: number) => {
  const items = Array.from(
    { length: total },
    (_, place): RejectionLogItem => ({
      id: total - place,
      gmtCreate: '2026-06-15T09:30:00+08:00',
      officeName: `notice-${total - place}.pdf`,
      resultName: `结果 ${total - place}`,
      due: null,
      filedOn: null,
      hasEvidence: null,
      evidenceDue: null,
      evidenceOn: null,
      reminderOn: null,
      reminder: '',
      receiveTime: Date.parse('2026-06-05T00:00:00+08:00'),
      type: 0,
      attorney: '',
      isMoved: place === 0,
      kind: 'full',
      mark: `结果 ${total - place}`,
      markIsDevice: false,
      picture: null,
      applicationNo: '73310664',
      applicant: '杭州墨豚星球文化创意发展（集团）股份有限公司',
      classes: [35],
      citedCount: 2,
      openPoints: null,
      isEn: 0,
      isSample: false,
    }),
  )
  return (query: Record<string, unknown>): RejectionLogPage => {
    const [pageNum, pageSize] = [Number(query['pageNum']), Number(query['pageSize'])]
    const found = items.filter(item => item.resultName.includes(String(query['keyword'] ?? '')))
    return { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length }
  }
}
