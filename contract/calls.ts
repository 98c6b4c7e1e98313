import { type Static, type TSchema, Type } from 'typebox'
import { Firm, QuotaCount, Usage } from './account.ts'
import { ArchiveQuery, ArchiveRecord } from './archive.ts'
import { CalendarFeed, CalendarFeedBody, CalendarRange, DeadlineDays } from './calendar/deadline-days.ts'
import {
  ClassList,
  GoodsPage,
  GoodsQuery,
  GoodsSearch,
  GroupList,
  GroupsOfClasses,
  ParagraphsOfGroups,
  RelatedGroups,
  RelatedGroupsSearch,
} from './classification.ts'
import { Corrected, NoticeCorrection, ServiceCorrection } from './correction.ts'
import { CalendarQuery, Deadline, DeadlineQuery } from './deadline.ts'
import { ExportPayload } from './document-form.ts'
import type { EndpointName } from './endpoints.ts'
import { Nullable } from './envelope.ts'
import {
  FastLogDetail,
  FastLogItem,
  FastLogPage,
  FastLogQuery,
  FastSearchQuery,
  FastSearchRequest,
  FastSearchStarted,
  Overrules,
} from './fast-search.ts'
import { Acceptance, AcceptanceBody, FilingCheckBody, FilingCheckQuery, FilingCheckResult } from './filing-check.ts'
import {
  ColumnChoice,
  ImportList,
  ImportOutcome,
  ImportParams,
  ImportPreview,
  ImportQuery,
  PreviewQuery,
  RegisterChange,
  RegisterList,
  RegisterParams,
  RegisterRemoval,
  RejectedLines,
  RejectedQuery,
} from './imports.ts'
import { MarkSearch, MarkSearchPage } from './mark-search.ts'
import { ProgressEvent, ProgressParams } from './progress.ts'
import { PORTFOLIO_CALLS, PROPOSER_CALLS } from './proposer-map/proposer-map.ts'
import {
  AnalysisQuery,
  AttorneyBody,
  Attorneys,
  CompanionBody,
  CompanionOffers,
  CompanionOpened,
  DraftBody,
  DraftSaved,
  DraftVersionContent,
  DraftVersions,
  Filing,
  FilingBody,
  LogParams,
  LogQuery,
  NoticeReading,
  ReadingQuery,
  RejectionLogDetail,
  RejectionLogPage,
  ReminderBody,
  SampleQuery,
  StoredPicture,
  VersionParams,
} from './rejection.ts'
import { SearchBasis } from './search-basis.ts'
import {
  Addresses,
  AddressQuery,
  AssociationParams,
  AssociationQuery,
  Associations,
  Companies,
  CompanyQuery,
} from './suggestions.ts'
import {
  AlertChange,
  AlertPage,
  AlertQuery,
  WatchChange,
  WatchItems,
  WatchOrder,
  WatchParams,
  WatchTrial,
} from './watching.ts'
import { WordComparison } from './word-import.ts'

/** Schemas of one call, as far as it has them. */
export interface CallSchemas {
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  data: TSchema
}

/**
 * Request and answer of every call. The server validates and documents with it, the client takes its types from it.
 * `data` stands inside the envelope; the multipart bodies of `analyseRejection`, `readNotice`, `compareWordFile` and `storePicture`, the event stream of
 * `readProgress` and the files of `readDeadlineCalendar` and `readAlertCalendar` are what their routes say.
 */
export const CALLS = {
  readRejectionLog: {
    summary: 'Page of past analyses that match, newest first unless sorted otherwise',
    query: LogQuery,
    data: RejectionLogPage,
  },
  readRejectionDetail: {
    summary: 'One analysis with facts, deadline and draft',
    params: LogParams,
    data: RejectionLogDetail,
  },
  saveDraft: { summary: 'Save the edited documents', params: LogParams, body: DraftBody, data: DraftSaved },
  checkFiling: {
    summary:
      'Hold a draft against its notice, the law and itself; the draft is not saved, the list of cases counts what was found',
    params: LogParams,
    query: FilingCheckQuery,
    body: FilingCheckBody,
    data: FilingCheckResult,
  },
  acceptProblem: {
    summary: 'Keep the draft as it is where a problem was found, or take that back',
    params: LogParams,
    body: AcceptanceBody,
    data: Nullable(Acceptance),
  },
  readDraftVersions: {
    summary: 'Earlier and refused versions of a draft, newest first',
    params: LogParams,
    data: DraftVersions,
  },
  readDraftVersion: { summary: 'One version of a draft', params: VersionParams, data: DraftVersionContent },
  readDeadlineCalendar: {
    summary: 'The deadline of an analysis as an iCalendar file',
    params: LogParams,
    query: CalendarQuery,
    data: Type.String(),
  },
  readWatchList: { summary: 'Watches of the account with the number of their alerts', data: WatchItems },
  beginWatch: { summary: 'Begin to watch wordings', body: WatchOrder, data: WatchItems },
  tryWatch: {
    summary: 'Marks of the last twelve months that a watch would have alerted to',
    body: WatchOrder,
    data: WatchTrial,
  },
  stopWatch: {
    summary: 'Stop a watch, let it go on, or change what it watches',
    params: WatchParams,
    body: WatchChange,
    data: WatchItems,
  },
  removeWatch: { summary: 'End a watch with its alerts', params: WatchParams, data: WatchItems },
  readAlerts: { summary: 'Page of later marks of others that are near', query: AlertQuery, data: AlertPage },
  changeAlert: {
    summary: 'Say what was done about an alert',
    params: WatchParams,
    body: AlertChange,
    data: Type.Null(),
  },
  writeOppositionMemo: {
    summary: 'Make a memo for an opposition as a Word file; answers its address',
    params: WatchParams,
    query: CalendarQuery,
    data: Type.String(),
  },
  readAlertCalendar: {
    summary: 'The ends of opposition periods as an iCalendar file',
    query: CalendarQuery,
    data: Type.String(),
  },
  readDeadlineDays: {
    summary: 'Deadlines of cases and oppositions, and special days, from one day to another',
    query: CalendarRange,
    data: DeadlineDays,
  },
  readCalendarFeed: { summary: 'The feed of all deadlines', data: CalendarFeed },
  saveCalendarFeed: {
    summary: 'Turn the feed on or off, or renew its address',
    body: CalendarFeedBody,
    data: CalendarFeed,
  },
  readDeadline: { summary: 'Time limit for review with its arithmetic', query: DeadlineQuery, data: Deadline },
  analyseRejection: {
    summary: 'Read a refusal notice and draft from it',
    query: AnalysisQuery,
    data: RejectionLogDetail,
  },
  readNotice: {
    summary: 'Read a refusal notice before its day is known; keeps no log and costs no quota',
    query: ReadingQuery,
    data: NoticeReading,
  },
  analyseSample: {
    summary: 'The same with the invented notice that comes along; costs no quota',
    query: SampleQuery,
    data: RejectionLogDetail,
  },
  compareWordFile: {
    summary: 'What an edited Word file says otherwise than the documents it was made of',
    params: LogParams,
    data: WordComparison,
  },
  storePicture: {
    summary: 'Store a PNG or a JPEG with an analysis, for its documents to show',
    params: LogParams,
    data: StoredPicture,
  },
  exportRejectionDoc: { summary: 'Make a Word file; answers its address', body: ExportPayload, data: Type.String() },
  deleteRejectionLog: {
    summary: 'Take an analysis out of the history; it can be restored until it is purged',
    params: LogParams,
    data: Type.Null(),
  },
  restoreRejectionLog: { summary: 'Put a deleted analysis back', params: LogParams, data: Type.Null() },
  readAttorneys: { summary: 'Who may be in charge of a case', data: Attorneys },
  assignAttorney: {
    summary: 'Say who is in charge of a case',
    params: LogParams,
    body: AttorneyBody,
    data: Type.Null(),
  },
  readFiling: {
    summary: 'What is recorded of the filing of a review',
    params: LogParams,
    data: Filing,
  },
  recordFiling: {
    summary: 'Record the day on which the review was filed, or take the record back',
    params: LogParams,
    body: FilingBody,
    data: Filing,
  },
  setReminder: {
    summary: 'Set the day on which the calendar reminds of a case, or take it away',
    params: LogParams,
    body: ReminderBody,
    data: Type.Null(),
  },
  correctService: {
    summary: 'Correct day and way of service; redrafts what rests on them',
    params: LogParams,
    body: ServiceCorrection,
    data: Corrected,
  },
  correctNotice: {
    summary: 'Correct what was read from a notice; redrafts what rests on it',
    params: LogParams,
    body: NoticeCorrection,
    data: Corrected,
  },
  readCompanions: {
    summary: 'What may be filed beside the review, for each cited mark',
    params: LogParams,
    data: CompanionOffers,
  },
  openCompanion: {
    summary: 'The log of the filing against a cited mark, drafted when it is first asked for',
    params: LogParams,
    body: CompanionBody,
    data: CompanionOpened,
  },
  readFirm: { summary: "The firm's particulars", data: Firm },
  saveFirm: { summary: "Keep the firm's particulars for drafts made from now on", body: Firm, data: Firm },
  readProgress: {
    summary: 'Steps of a running analysis, as server-sent events',
    params: ProgressParams,
    data: ProgressEvent,
  },
  cancelProgress: { summary: 'Cancel a running analysis', params: ProgressParams, data: Type.Null() },
  readWriteCount: { summary: 'Quota check of the rejection analysis', data: QuotaCount },
  readFastCount: { summary: 'Quota check of the fast search', data: QuotaCount },
  readUsage: { summary: 'Plan, use and allowance of the account', data: Usage },
  readGroups: { summary: 'Similar groups of classes', body: ClassList, data: GroupsOfClasses },
  readParagraphs: { summary: 'Parts of similar groups', body: GroupList, data: ParagraphsOfGroups },
  searchGoods: {
    summary: 'Goods and services of the classification',
    query: GoodsQuery,
    body: GoodsSearch,
    data: GoodsPage,
  },
  readGroupsWithRelations: {
    summary: 'Those of the groups that are related to others',
    body: GroupList,
    data: GroupList,
  },
  readRelatedGroups: { summary: 'Groups related to the chosen ones', body: RelatedGroupsSearch, data: RelatedGroups },
  startFastSearch: {
    summary: 'Search earlier marks and write the report',
    query: FastSearchQuery,
    body: FastSearchRequest,
    data: FastSearchStarted,
  },
  readFastLog: { summary: 'Page of past searches, newest first', query: FastLogQuery, data: FastLogPage },
  readFastDetail: { summary: 'One search with its report as data', params: LogParams, data: FastLogDetail },
  saveOverrules: {
    summary: 'Keep which hits an attorney overrules, and why',
    params: LogParams,
    body: Overrules,
    data: Overrules,
  },
  remakeFastReport: { summary: 'Write the report files again', params: LogParams, data: FastLogItem },
  readSubjectAddresses: {
    summary: "An applicant's addresses in the register",
    query: AddressQuery,
    data: Addresses,
  },
  suggestDecisions: {
    summary: 'Names of marks with a decision against them',
    params: AssociationParams,
    query: AssociationQuery,
    data: Associations,
  },
  suggestCustoms: {
    summary: 'Names of registered marks, which alone customs record',
    params: AssociationParams,
    query: AssociationQuery,
    data: Associations,
  },
  suggestAnnouncements: {
    summary: 'Names of published marks',
    params: AssociationParams,
    query: AssociationQuery,
    data: Associations,
  },
  suggestTrademarks: {
    summary: 'Names in the whole register',
    params: AssociationParams,
    query: AssociationQuery,
    data: Associations,
  },
  queryCompanies: { summary: 'Applicants by name, those with most marks first', query: CompanyQuery, data: Companies },
  readSearchBasis: { summary: 'Register, classification and filing fees of today', data: SearchBasis },
  searchMarks: { summary: 'Search the register of marks', body: MarkSearch, data: MarkSearchPage },
  readRegisters: { summary: 'Registers of marks, with what they are made from', data: RegisterList },
  changeRegister: {
    summary: 'Ask a register by default, or not',
    params: RegisterParams,
    body: RegisterChange,
    data: RegisterList,
  },
  removeRegister: {
    summary: 'Remove a register, by whoever types its name',
    params: RegisterParams,
    body: RegisterRemoval,
    data: RegisterList,
  },
  runImport: { summary: 'Import a classification or a register', query: ImportQuery, data: ImportOutcome },
  previewImport: {
    summary: 'The first rows of a file as they are understood, before it is imported',
    query: PreviewQuery,
    data: ImportPreview,
  },
  chooseColumns: {
    summary: 'Remember what the columns of a table hold, for tables with the same labels',
    body: ColumnChoice,
    data: Type.Null(),
  },
  readImports: { summary: 'The newest imports', data: ImportList },
  undoImport: {
    summary: 'Undo an import that broke off: its register stands as before, or goes if nothing else is in it',
    params: ImportParams,
    data: Type.Null(),
  },
  settleImport: {
    summary: 'Let a register be searched as far as a broken import has filled it',
    params: ImportParams,
    data: Type.Null(),
  },
  readRejectedLines: {
    summary: 'Lines an import kept aside',
    params: ImportParams,
    query: RejectedQuery,
    data: RejectedLines,
  },
  readArchive: { summary: "One trademark's record", query: ArchiveQuery, data: ArchiveRecord },
  ...PROPOSER_CALLS,
  ...PORTFOLIO_CALLS,
  endWatch: { summary: 'End a watch', params: LogParams, data: Type.Null() },
} satisfies Record<EndpointName, CallSchemas>

type Calls = typeof CALLS
type Part<Name extends EndpointName, Key extends string> = Calls[Name] extends {
  [K in Key]: infer Schema extends TSchema
}
  ? { [K in Key]: Static<Schema> }
  : unknown

/** The input of a call: `params`, `query` and `body`, as far as the call has them. */
export type CallInput<Name extends EndpointName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>
/** The `data` of a succeeding call. */
export type CallData<Name extends EndpointName> = Static<Calls[Name]['data']>
