import type { RejectionLogDetail } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'

const CASE_FILES = import.meta.glob<string>('../../fixtures/documents/*/{document,analysis,reason}.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface DocumentCase {
  document?: string
  analysis?: string
  reason?: string
}

/** The documents of every case of fixtures/documents, by the case's name: one document, or the two of one export. */
export const CASES: ReadonlyMap<string, DocumentCase> = Object.entries(CASE_FILES).reduce((cases, [path, html]) => {
  const [, name = '', file = ''] = /([^/]+)\/([^/]+)\.html$/.exec(path) ?? []
  return cases.set(name, { ...cases.get(name), [file]: html })
}, new Map<string, DocumentCase>())

/** A log with a case's documents. No server knows it: what is edited stays on this computer. */
export const buildFixtureLog = (
  { document = '', analysis = document, reason = '' }: DocumentCase,
  id: number,
): RejectionLogDetail => ({
  id,
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: 'notice.pdf',
  resultName: '',
  officeFile: '',
  receiveTime: 0,
  type: 0,
  isEn: 0,
  analysisContent: analysis,
  reasonContent: reason,
  notice: {
    ...EMPTY_NOTICE,
    evidence: {
      applicant: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'exact' }],
      dispatchDate: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'normalised' }],
    },
  },
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
})
