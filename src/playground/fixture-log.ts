import type { RejectionLogDetail } from '#contract/rejection.ts'

const CASE_FILES = import.meta.glob<string>('../../fixtures/documents/*/document.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The HTML of every case of fixtures/documents, by the case's name. */
export const CASES: ReadonlyMap<string, string> = new Map(
  Object.entries(CASE_FILES).map(([path, html]) => [path.split('/').at(-2) ?? path, html]),
)

/** A log with the case as both documents. No server knows it: what is edited stays on this computer. */
export const buildFixtureLog = (html: string, id: number): RejectionLogDetail => ({
  id,
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: 'notice.pdf',
  resultName: '',
  officeFile: '',
  receiveTime: 0,
  type: 0,
  isEn: 0,
  analysisContent: html,
  reasonContent: html,
  notice: {
    kind: 'full',
    layout: 'cnipa',
    dispatchNo: '',
    dispatchDate: null,
    applicationNo: '',
    mark: '',
    markIsDevice: false,
    classes: [],
    applicant: '',
    address: '',
    agency: '',
    applicationDate: null,
    grounds: [],
    citedMarks: [],
    refusedGoods: [],
    acceptedGoods: [],
    textSource: 'text-layer',
    doubtful: [],
    evidence: {
      applicant: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'exact' }],
      dispatchDate: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'normalised' }],
    },
  },
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
})
