import { PROPOSER_ENDPOINTS, PROPOSER_KEEPING_ENDPOINTS } from './proposer-map/proposer-endpoints.ts'

/**
 * Method and path of every call (docs/specification.md §7, docs/architecture.md §4). Free of any library, so that the
 * page may import the values.
 */
export const ENDPOINTS = {
  readRejectionLog: { method: 'GET', path: '/business/api/v2/ai/doc/log' },
  readRejectionDetail: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id' },
  saveDraft: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/draft' },
  checkFiling: { method: 'POST', path: '/business/api/v2/ai/doc/log/:id/check' },
  acceptProblem: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/check/accepted' },
  readDraftVersions: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id/draft/versions' },
  readDraftVersion: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id/draft/versions/:version' },
  readDeadlineCalendar: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id/deadline.ics' },
  readDeadlineDays: { method: 'GET', path: '/business/api/v2/ai/doc/deadlines' },
  readCalendarFeed: { method: 'GET', path: '/business/config/calendar-feed' },
  saveCalendarFeed: { method: 'PUT', path: '/business/config/calendar-feed' },
  readDeadline: { method: 'GET', path: '/business/api/v2/ai/doc/deadline' },
  analyseRejection: { method: 'POST', path: '/business/api/v2/ai/doc/reject/analysis' },
  readNotice: { method: 'POST', path: '/business/api/v2/ai/doc/reject/reading' },
  analyseSample: { method: 'POST', path: '/business/api/v2/ai/doc/reject/sample' },
  compareWordFile: { method: 'POST', path: '/business/api/v2/ai/doc/log/:id/word' },
  storePicture: { method: 'POST', path: '/business/api/v2/ai/doc/log/:id/picture' },
  exportRejectionDoc: { method: 'POST', path: '/business/api/v2/ai/doc/reject/export/analysis/doc' },
  deleteRejectionLog: { method: 'DELETE', path: '/business/api/v2/ai/doc/log/:id' },
  restoreRejectionLog: { method: 'POST', path: '/business/api/v2/ai/doc/log/:id/restore' },
  readAttorneys: { method: 'GET', path: '/business/api/v2/ai/doc/attorneys' },
  assignAttorney: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/attorney' },
  readFiling: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id/filing' },
  recordFiling: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/filing' },
  setReminder: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/reminder' },
  correctService: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/service' },
  correctNotice: { method: 'PUT', path: '/business/api/v2/ai/doc/log/:id/notice' },
  readCompanions: { method: 'GET', path: '/business/api/v2/ai/doc/log/:id/companion' },
  openCompanion: { method: 'POST', path: '/business/api/v2/ai/doc/log/:id/companion' },
  readFirm: { method: 'GET', path: '/business/config/firm' },
  saveFirm: { method: 'PUT', path: '/business/config/firm' },
  readProgress: { method: 'GET', path: '/business/api/v2/ai/progress/:requestId' },
  cancelProgress: { method: 'DELETE', path: '/business/api/v2/ai/progress/:requestId' },
  readWriteCount: { method: 'GET', path: '/business/config/ai/write/count' },
  readFastCount: { method: 'GET', path: '/business/config/ai/fast/count' },
  readUsage: { method: 'GET', path: '/business/config/usage' },
  readGroups: { method: 'POST', path: '/business/api/v2/ai/apply/fast/marktypenum/groups' },
  readParagraphs: { method: 'POST', path: '/business/api/v2/ai/apply/fast/groups/paragraph' },
  searchGoods: { method: 'POST', path: '/business/api/v2/ai/apply/fast/goods' },
  readGroupsWithRelations: { method: 'POST', path: '/business/api/v2/ai/apply/fast/groups/has/relate' },
  readRelatedGroups: { method: 'POST', path: '/business/api/v2/ai/apply/fast/relate/groups' },
  startFastSearch: { method: 'POST', path: '/business/api/v2/ai/apply/fast/analysis/start' },
  readFastLog: { method: 'GET', path: '/business/api/v2/ai/apply/fast/log' },
  readFastDetail: { method: 'GET', path: '/business/api/v2/ai/apply/fast/log/:id' },
  saveOverrules: { method: 'PUT', path: '/business/api/v2/ai/apply/fast/log/:id/overrules' },
  remakeFastReport: { method: 'POST', path: '/business/api/v2/ai/apply/fast/log/:id/report' },
  readSubjectAddresses: { method: 'POST', path: '/business/api/v2/ai/apply/fast/subject/address' },
  suggestDecisions: { method: 'GET', path: '/business/decisions/association/:kind' },
  suggestCustoms: { method: 'GET', path: '/business/customs/association/:kind' },
  suggestAnnouncements: { method: 'GET', path: '/business/v2/announcement/association/:kind' },
  suggestTrademarks: { method: 'GET', path: '/business/v2/trademark/association/:kind' },
  queryCompanies: { method: 'GET', path: '/data-web/api/v1/web/proposer-map/main/company/query' },
  readSearchBasis: { method: 'GET', path: '/business/config/search-basis' },
  searchMarks: { method: 'POST', path: '/business/api/v2/search/marks' },
  readArchive: { method: 'GET', path: '/business/api/v2/archive' },
  readRegisters: { method: 'GET', path: '/business/config/registers' },
  changeRegister: { method: 'PUT', path: '/business/config/registers/:id' },
  removeRegister: { method: 'POST', path: '/business/config/registers/:id/removal' },
  runImport: { method: 'POST', path: '/business/config/imports' },
  previewImport: { method: 'POST', path: '/business/config/imports/preview' },
  chooseColumns: { method: 'PUT', path: '/business/config/imports/columns' },
  readImports: { method: 'GET', path: '/business/config/imports' },
  undoImport: { method: 'POST', path: '/business/config/imports/:id/undo' },
  settleImport: { method: 'POST', path: '/business/config/imports/:id/settle' },
  readRejectedLines: { method: 'GET', path: '/business/config/imports/:id/rejected' },
  readWatchList: { method: 'GET', path: '/business/watching/watches' },
  beginWatch: { method: 'POST', path: '/business/watching/watches' },
  tryWatch: { method: 'POST', path: '/business/watching/trial' },
  stopWatch: { method: 'PUT', path: '/business/watching/watches/:id' },
  removeWatch: { method: 'DELETE', path: '/business/watching/watches/:id' },
  readAlerts: { method: 'GET', path: '/business/watching/alerts' },
  changeAlert: { method: 'PUT', path: '/business/watching/alerts/:id' },
  writeOppositionMemo: { method: 'POST', path: '/business/watching/alerts/:id/memo' },
  readAlertCalendar: { method: 'GET', path: '/business/watching/alerts.ics' },
  ...PROPOSER_ENDPOINTS,
  ...PROPOSER_KEEPING_ENDPOINTS,
} as const

export type EndpointName = keyof typeof ENDPOINTS

/** The header of every answer that names its request in the server's log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Parts of the multipart bodies of `analyseRejection` and `readNotice`: the notice, and before it the password of a protected one. */
export const ANALYSIS_FILE_PART = 'file'
export const ANALYSIS_PASSWORD_PART = 'password'
/** The one part of `compareWordFile`'s multipart body: the Word file. */
export const WORD_FILE_PART = 'file'
/** The one part of `storePicture`'s multipart body: a PNG or a JPEG. */
export const PICTURE_FILE_PART = 'file'
/** The part of the multipart bodies of `runImport` and `previewImport`. */
export const IMPORT_FILE_PART = 'file'
