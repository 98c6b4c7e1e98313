import { type Static, Type } from 'typebox'
import { Deadline, ReceiveTime, ServiceType } from './deadline.ts'
import { FormValues } from './document-form.ts'
import { Bit, CalendarDay, Nullable, RowId } from './envelope.ts'
import { FIRST_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from './limits.ts'
import { Notice, NoticeKind } from './notice.ts'
import { CASE_GROUPS, type CaseGroup, COMPANION_CLOSED } from './vocabulary.ts'

const Attorney = Type.String({ maxLength: 200 })

/** Address of one log. */
export const LogParams = Type.Object({ id: RowId })

/** The order of the list of cases; by deadline, what is past comes after what is open, and what is filed last. */
const LOG_SORTS = ['newest', 'due', 'mark'] as const

/**
 * Each word of `keyword` is looked for in mark, applicant, numbers, class, file name and the words of the notice; `receivedFrom` is the first day of receipt or dispatch; `open` = 1 leaves out what is past its deadline or filed, `deleted` = 1 all but
 * what was deleted and can be restored; `sha256` is the file's.
 */
export const LogQuery = Type.Object({
  pageNum: Type.Integer({ minimum: 1, maximum: 1_000_000, default: FIRST_PAGE }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE }),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  open: Type.Optional(Bit),
  deleted: Type.Optional(Bit),
  class: Type.Optional(Type.Integer({ minimum: 1, maximum: 45 })),
  kind: Type.Optional(NoticeKind),
  isEn: Type.Optional(Bit),
  attorney: Type.Optional(Attorney),
  receivedFrom: Type.Optional(CalendarDay),
  sort: Type.Optional(Type.Enum(LOG_SORTS)),
  sha256: Type.Optional(Type.String({ pattern: '^[\\da-f]{64}$' })),
})

/** `gmtCreate` is ISO 8601 with the offset of Asia/Shanghai; `officeName` the uploaded file's name. */
export const RejectionLogItem = Type.Object({
  id: Type.Integer(),
  gmtCreate: Type.String(),
  officeName: Type.String(),
  resultName: Type.String(),
  due: Nullable(CalendarDay),
  /** The day on which the review was filed; null while no filing is recorded. */
  filedOn: Nullable(CalendarDay),
  /** Whether the filed application announced supplementary evidence; null while that is not known. */
  hasEvidence: Nullable(Type.Boolean()),
  /** The last day for that evidence; null where none is known to be announced. */
  evidenceDue: Nullable(CalendarDay),
  /** The day on which the evidence was filed; null while that is not recorded. */
  evidenceOn: Nullable(CalendarDay),
  /** A reminder of one's own: a day, null for none, and what is to be done. */
  reminderOn: Nullable(CalendarDay),
  reminder: Type.String(),
  receiveTime: ReceiveTime,
  type: ServiceType,
  /** Who is in charge: at first the attorney of the settings; empty where that is not told. */
  attorney: Type.String(),
  /** Whether the deadline fell on a day off and was moved to the next working day. */
  isMoved: Type.Boolean(),
  kind: NoticeKind,
  mark: Type.String(),
  markIsDevice: Type.Boolean(),
  /** The stored picture of the mark that was cut out of the notice; null for none. */
  picture: Nullable(Type.String()),
  applicationNo: Type.String(),
  applicant: Type.String(),
  classes: Type.Array(Type.Integer()),
  citedCount: Type.Integer(),
  /** What the filing check leaves open in the documents as stored; null where it did not look at them. */
  openPoints: Nullable(Type.Integer()),
  isEn: Bit,
  isSample: Type.Boolean(),
})

/** `groups` is there where the list is by deadline: how many cases each group has on all pages. */
export const RejectionLogPage = Type.Object({
  list: Type.Array(RejectionLogItem),
  total: Type.Integer(),
  groups: Type.Optional(
    Type.Unsafe<Record<CaseGroup, number>>(
      Type.Object(Object.fromEntries(CASE_GROUPS.map(group => [group, Type.Integer()]))),
    ),
  ),
})

/** A ProseMirror document as JSON. The document schema (extensions/) checks what is inside. */
export interface DocumentJson {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: DocumentJson[]
  marks?: { type: string; attrs?: Record<string, unknown>; [key: string]: unknown }[]
  text?: string
  [key: string]: unknown
}
export const DocumentJson = Type.Unsafe<DocumentJson>({
  type: 'object',
  properties: { type: { const: 'doc' } },
  required: ['type'],
  additionalProperties: true,
})

const CONTENT = {
  analysis: DocumentJson,
  reason: DocumentJson,
  form: FormValues,
  reviewed: Type.Array(Type.String(), { maxItems: 50_000, description: 'name#index of the fields marked as checked' }),
}

/** The contents of a draft but for when and on what it was saved. */
export const DraftContent = Type.Object(CONTENT)

/**
 * Marks a save: it holds the writer's edits up to the one of that number. A writer is one page that a log is open in. By
 * it a save whose answer was lost is known for the writer's own, and not for somebody else's.
 */
const SAVE_MARK = {
  writer: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
  edit: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
}
const Revision = Type.Integer({ minimum: 1 })
export const SaveMark = Type.Object(SAVE_MARK)
/** `isMerged`: the revision after it holds the save joined with what stood. */
export const DraftSave = Type.Object({ ...SAVE_MARK, revision: Revision, isMerged: Type.Optional(Type.Boolean()) })

const ClashNode = Type.Unsafe<DocumentJson>({ type: 'object', additionalProperties: true })
/** One of the two wordings of a place: its block or field as JSON, null where it was deleted, as words, whose and when. */
const ClashSide = Type.Object({
  node: Nullable(ClashNode),
  words: Type.String(),
  writer: Type.String(),
  at: Type.String(),
})

/**
 * A place that two people changed at once. The document has what `standing` says; `other` came later, and stays here
 * until somebody chooses. `label` is the field's, or the heading above. `before` is what both had there, `own` what the
 * later one saved, where `other` has more: also what the first changed in other clauses.
 */
export const Clash = Type.Object({
  id: Type.String(),
  document: Type.Enum(['analysis', 'reason']),
  label: Type.String(),
  standing: ClashSide,
  other: ClashSide,
  before: Type.Optional(Nullable(ClashNode)),
  own: Type.Optional(ClashNode),
})

/** The documents as the attorney has edited them, at one revision; `saves` are the latest ones, newest last. */
export const Draft = Type.Object({
  ...CONTENT,
  revision: Revision,
  savedAt: Type.String(),
  saves: Type.Array(DraftSave),
  clashes: Type.Optional(Type.Array(Clash)),
})

/**
 * `revision` is the one the edit was based on: 0 when nothing has been saved yet. `settled` are clashes that somebody has
 * chosen in. `keepReplaced`: the draft that stands
 * is kept as a version whatever its age, because another was chosen in its place.
 */
export const DraftBody = Type.Object({
  ...CONTENT,
  revision: Type.Integer({ minimum: 0 }),
  mark: Type.Optional(SaveMark),
  keepReplaced: Type.Optional(Type.Boolean()),
  settled: Type.Optional(Type.Array(Type.String(), { maxItems: 1_000 })),
})

/**
 * `revision` has what was saved. `merged` is there where somebody else had saved since: the revision after it, with
 * both. Who goes on from their own documents names `revision`, who takes these over names that of `merged`.
 */
export const DraftSaved = Type.Object({
  revision: Revision,
  savedAt: Type.String(),
  merged: Type.Optional(
    Type.Object({
      revision: Revision,
      analysis: DocumentJson,
      reason: DocumentJson,
      reviewed: CONTENT.reviewed,
      clashes: Type.Array(Clash),
    }),
  ),
})

/** A picture stored with a log: the id by which documents show it, and its size in pixels. */
export const StoredPicture = Type.Object({ id: Type.String(), width: Type.Integer(), height: Type.Integer() })

/** The log beside whose review a filing is made, and the number of the mark that it is against. */
const Companion = Type.Object({ of: RowId, regNo: Type.String() })

/** `companion` is there where the log holds a companion filing: its `analysis` is the internal sheet, its `reason` the papers. `analysisContent` and `reasonContent` stay as generated; edits live in `draft` (docs/architecture.md §4). */
export const RejectionLogDetail = Type.Object({
  id: Type.Integer(),
  gmtCreate: Type.String(),
  officeName: Type.String(),
  resultName: Type.String(),
  officeFile: Type.String(),
  receiveTime: ReceiveTime,
  type: ServiceType,
  isEn: Bit,
  analysisContent: Type.String(),
  reasonContent: Type.String(),
  notice: Notice,
  deadline: Deadline,
  draft: Nullable(Draft),
  companion: Type.Optional(Companion),
  isSample: Type.Optional(Type.Boolean()),
  filedOn: Type.Optional(CalendarDay),
  hasEvidence: Type.Optional(Type.Boolean()),
  evidenceDue: Type.Optional(CalendarDay),
  evidenceOn: Type.Optional(CalendarDay),
})

/**
 * The day on which the review was filed; null takes the record back, with all it says of evidence. `hasEvidence`: the application
 * announced supplementary evidence, null or left out while that is not known; `evidenceOn` is the day on which that was filed.
 */
export const FilingBody = Type.Object({
  filedOn: Nullable(CalendarDay),
  hasEvidence: Type.Optional(Nullable(Type.Boolean())),
  evidenceOn: Type.Optional(Nullable(CalendarDay)),
})

/** What is recorded of a filing. */
export const Filing = Type.Pick(RejectionLogItem, ['filedOn', 'hasEvidence', 'evidenceDue', 'evidenceOn'])

/** A day on which the calendar reminds of a case, and what is to be done; null for none. */
export const ReminderBody = Type.Object({ day: Nullable(CalendarDay), text: Type.String({ maxLength: 200 }) })

/** Key by which a progress stream and a cancellation find the analysis; made by the client. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })

/** `checkDay` = 1 refuses a day of service that hardly goes with the notice's dispatch date, before a use is spent. */
export const AnalysisQuery = Type.Object({
  receiveTime: ReceiveTime,
  type: ServiceType,
  isEn: Bit,
  checkDay: Type.Optional(Bit),
  requestId: Type.Optional(RequestId),
})

/** The query of a reading that comes before an analysis, of the same file. */
export const ReadingQuery = Type.Object({ requestId: Type.Optional(RequestId) })

/** What tells a notice from others before its day is known, with its doubts and the places of the facts told here. */
export const NoticeReading = Type.Object({
  ...Type.Pick(Notice, [
    'kind',
    'mark',
    'markIsDevice',
    'applicant',
    'applicationNo',
    'classes',
    'dispatchDate',
    'textSource',
    'doubtful',
    'evidence',
  ]).properties,
  citedCount: Type.Integer(),
  pages: Type.Integer(),
})

/** The query of an analysis of the sample notice: the server knows the file, its day and its service. */
export const SampleQuery = Type.Object({ isEn: Bit, requestId: Type.Optional(RequestId) })

export type SampleQuery = Static<typeof SampleQuery>
export type ReadingQuery = Static<typeof ReadingQuery>
export type NoticeReading = Static<typeof NoticeReading>
export type LogSort = (typeof LOG_SORTS)[number]
export type LogQuery = Static<typeof LogQuery>
export type RejectionLogItem = Static<typeof RejectionLogItem>
/** Who is in charge of a case; empty for nobody. */
export const AttorneyBody = Type.Object({ attorney: Attorney })

/** The attorney of the settings and all who are in charge of a case, each once. */
export const Attorneys = Type.Array(Type.String())

export type AttorneyBody = Static<typeof AttorneyBody>
export type ReminderBody = Static<typeof ReminderBody>
export type Filing = Static<typeof Filing>
export type FilingBody = Static<typeof FilingBody>
export type RejectionLogPage = Static<typeof RejectionLogPage>
export type RejectionLogDetail = Static<typeof RejectionLogDetail>
export type DraftContent = Static<typeof DraftContent>
export type SaveMark = Static<typeof SaveMark>
export type DraftSave = Static<typeof DraftSave>
export type Draft = Static<typeof Draft>
export type DraftBody = Static<typeof DraftBody>
export type Clash = Static<typeof Clash>
export type DraftSaved = Static<typeof DraftSaved>
export type StoredPicture = Static<typeof StoredPicture>
export type AnalysisQuery = Static<typeof AnalysisQuery>

/**
 * Why a version is there. `saved`: it stood before the present draft, thinned out by age. `exported`: a Word file was made
 * of it. `replaced`: another was
 * chosen in its place. `refused`: a save that came too late, kept beside the draft that stood; its revision is the one it was based on.
 */
const VERSION_KINDS = ['saved', 'exported', 'replaced', 'refused'] as const

export const DraftVersion = Type.Object({
  id: RowId,
  kind: Type.Enum(VERSION_KINDS),
  revision: DraftBody.properties.revision,
  savedAt: Type.String(),
})
export const DraftVersions = Type.Array(DraftVersion)

/** Address of one version of a log's draft. */
export const VersionParams = Type.Object({ ...LogParams.properties, version: RowId })
export const DraftVersionContent = Type.Object({
  ...DraftContent.properties,
  revision: DraftBody.properties.revision,
  savedAt: Type.String(),
})

export type VersionKind = (typeof VERSION_KINDS)[number]
export type DraftVersion = Static<typeof DraftVersion>
export type DraftVersionContent = Static<typeof DraftVersionContent>

/**
 * A filing that may be made beside the review against one cited mark: an application for cancellation for non-use. `why` is null
 * where it is offered; `after` is the day after which it may be filed, where that is known; `logId` is its own log, once
 * it was opened. `cited` is the mark's place in the notice, null for one that the corrected notice no longer cites.
 */
export const CompanionOffer = Type.Object({
  cited: Nullable(Type.Integer({ minimum: 0 })),
  regNo: Type.String(),
  mark: Type.String(),
  owner: Type.String(),
  classes: Type.Array(Type.Integer()),
  why: Nullable(Type.Enum([...COMPANION_CLOSED])),
  after: Nullable(CalendarDay),
  logId: Nullable(RowId),
})
export const CompanionOffers = Type.Array(CompanionOffer)

/** The cited mark, by its place in the notice. */
export const CompanionBody = Type.Object({ cited: Type.Integer({ minimum: 0, maximum: 1_000 }) })

/** The log that holds the filing: it is read, saved, exported and read back as any other. */
export const CompanionOpened = Type.Object({ id: RowId })

export type CompanionOffer = Static<typeof CompanionOffer>
export type CompanionOffers = Static<typeof CompanionOffers>
export type CompanionOpened = Static<typeof CompanionOpened>
