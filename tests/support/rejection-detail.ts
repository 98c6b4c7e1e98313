import type { RejectionLogDetail } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'

/** One analysis as the server answers it, with a field in each document. */
export const buildRejectionDetail = (facts: Partial<RejectionLogDetail> = {}): RejectionLogDetail => ({
  id: 7,
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: '驳回通知书.pdf',
  resultName: '云杉 · 驳回通知书',
  officeFile: '/files/notice',
  receiveTime: Date.parse('2026-06-05T00:00:00+08:00'),
  type: 0,
  isEn: 0,
  analysisContent: `<h2>一、要点</h2>
    <p>申请人：<span data-field="text" data-name="applicant" data-label="申请人" data-source="notice.applicant">\${杭州云杉科技有限公司}</span></p>`,
  reasonContent: `<p>申请商标<span data-field="text" data-name="mark" data-label="申请商标" data-source="notice.mark">\${云杉}</span>应予注册。</p>`,
  notice: {
    ...EMPTY_NOTICE,
    kind: 'partial',
    applicationNo: '80000001',
    mark: '云杉',
    classes: [9, 42],
    applicant: '杭州云杉科技有限公司',
    grounds: ['30'],
    evidence: {
      applicant: [{ page: 1, box: [120, 300, 120, 12], quote: '杭州云杉科技有限公司', state: 'exact' }],
      mark: [{ page: 1, box: [120, 320, 24, 12], quote: '云杉', state: 'exact' }],
    },
  },
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
  ...facts,
})
