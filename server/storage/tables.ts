import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Deadline } from '#contract/deadline.ts'
import type { FormValues } from '#contract/document-form.ts'
import type { FastSearchRequest, Overrule } from '#contract/fast-search.ts'
import type { ColumnChoice, LineProblem } from '#contract/imports.ts'
import type { Notice, NoticeKind } from '#contract/notice.ts'
import type { ProgressEvent } from '#contract/progress.ts'
import type { Clash, DocumentJson, DraftSave, VersionKind } from '#contract/rejection.ts'
import type { SearchReport } from '#contract/search-report.ts'
import type { AlertStage, AlertState, FeedContent, ImportKind, RepairKind, SIMILARITIES } from '#contract/vocabulary.ts'
import type { RelationKind } from '#domain/goods/goods-relation.ts'
import type { MarkEvent, MarkGoods, MarkStatus } from '#domain/mark/register-mark.ts'

/** Set by the database when a row is written, never changed. */
type WrittenAt = ColumnType<Date, never, never>
/** Kept as `json`, not `jsonb`: what was saved comes back letter by letter, `\u0000` included. */
type Json<Value extends object> = JSONColumnType<Value, string, string>

/** A starter comes with the project and is named so wherever it shows. */
export type ClassificationOrigin = 'starter' | 'imported'
/** A sample comes with the project, is generated, and is named so wherever it shows. */
export type RegisterOrigin = 'sample' | 'imported'
/** Counts the marks of a name, and those among them that are published, registered or decided against. */
export type NameCount = Record<'marks' | 'published' | 'registered' | 'decided', number>
/** `name_en` is empty but for owners; `folded` is both, in lower case. */
type RegisterNames = Readonly<NameCount & { register_id: number; name: string; name_en: string; folded: string }>

export type Feature = 'write' | 'fast'

/** The rows of the database, one interface a table (migrations/). */
export interface Tables {
  plans: { code: string; zh: string; en: string }
  /** The uses a month of each feature of a plan; null is without limit, a feature without a row is not in the plan. */
  allowances: { plan_code: string; feature: Feature; monthly: number | null }
  accounts: { id: Generated<number>; name: string; plan_code: string; created_at: WrittenAt }
  /** One row a use of a feature: what a quota counts. */
  uses: { id: Generated<number>; account_id: number; feature: Feature; used_at: WrittenAt }
  files: {
    id: string
    account_id: number
    name: string
    media_type: string
    size: number
    sha256: string
    created_at: WrittenAt
  }
  /** The files that documents of a log show; `facts` are the paths of the marks that one cut out of the notice shows. */
  pictures: {
    file_id: string
    log_id: number
    sha256: string
    facts: Generated<string[]>
    width: number | null
    height: number | null
    created_at: WrittenAt
  }
  rejection_logs: {
    id: Generated<number>
    account_id: number
    created_at: WrittenAt
    file_id: string
    office_name: string
    result_name: string
    kind: NoticeKind
    due: string | null
    /** The day on which the review was filed; null while no filing is recorded. */
    filed_on: ColumnType<string | null, undefined, string | null>
    /** Whether the application announced supplementary evidence; null while that is not known. */
    has_evidence: ColumnType<boolean | null, undefined, boolean | null>
    /** The last day for that evidence, and the day on which that was filed. */
    evidence_due: ColumnType<string | null, undefined, string | null>
    evidence_on: ColumnType<string | null, undefined, string | null>
    /** A day on which the calendar reminds of the case, and what is to be done. */
    reminder_on: ColumnType<string | null, undefined, string | null>
    reminder: Generated<string>
    /** Who is in charge of the case; empty where that is not told. */
    attorney: Generated<string>
    receive_time: number
    service_type: 0 | 1
    is_en: 0 | 1
    notice: Json<Notice>
    deadline: Json<Deadline>
    analysis_content: string
    reason_content: string
    mark: string
    is_device: boolean
    application_no: string
    applicant: string
    classes: number[]
    cited_count: number
    /** Every word that the case can be found by, folded, and its letters and pairs of letters (domain/case-search.ts). */
    sought: string
    tokens: number[]
    /** Made of the notice that comes with the product. */
    is_sample: Generated<boolean>
    /** Takes the log out of the history while it is set, until it is restored or purged. */
    deleted_at: Date | null
    /** The log whose review this one is filed beside, and the number of the mark it is against; null for a case of its own. */
    companion_of: ColumnType<number | null, number | undefined, never>
    companion_no: ColumnType<string | null, string | undefined, never>
  }
  /** At most one row an account (contract/settings.ts). */
  firms: {
    account_id: number
    agency: string
    attorney: string
    licence_no: string
    address: string
    contact: string
    gives_advice: Generated<boolean>
  }
  /** The feed of an account's deadlines; whoever knows the token reads it. */
  calendar_feeds: {
    account_id: number
    token: string
    is_en: 0 | 1
    /** What it holds and says (contract/vocabulary.ts). */
    contents: FeedContent[]
    alarm_days: number
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** The content of the columns of vendors' tables, by the digest of their labels. */
  column_choices: {
    labels: string
    columns: Json<ColumnChoice['columns']>
    chosen_at: ColumnType<Date, Date | undefined, Date>
  }
  /** Problems of the filing check that the attorney lets stand, each with the reason (contract/filing-check.ts). */
  accepted_problems: {
    log_id: number
    problem: string
    reason: string
    accepted_at: ColumnType<Date, Date | undefined, Date>
  }
  /** What the filing check last found in the documents of a log as they were stored: the ids of its problems. */
  filing_checks: { log_id: number; documents_digest: string; is_generated: boolean; problems: string[] }
  /** Who may open the proposer map where users sign in. */
  whitelist: { user_name: string; company: string }
  /** Names that are counted together with a main name, which stands in no row of its own. */
  joined_names: { account_id: number; name: string; main_name: string; place: number }
  /** Watches on later marks of others. */
  watches: {
    id: Generated<number>
    account_id: number
    name: string
    marks: JSONColumnType<string[]>
    classes: JSONColumnType<number[]>
    groups: JSONColumnType<string[], string | undefined>
    level: (typeof SIMILARITIES)[number]
    created_at: WrittenAt
    /** A watch that was stopped alerts to nothing and keeps what it alerted to. */
    stopped_at: Date | null
  }
  /** The changes that imports made to a register that stood before, under the day of the source. */
  mark_changes: {
    id: Generated<number>
    register_id: number
    reg_no: string
    class: number
    kind: 'new' | 'published' | 'owner' | 'ended'
    day: string
    noted_at: WrittenAt
    /** All watches have seen it. */
    is_compared: Generated<boolean>
  }
  /** Marks of others near to watched ones, at most one row a watch, register, number and class. */
  alerts: {
    id: Generated<number>
    watch_id: number
    register_id: number
    reg_no: string
    class: number
    stage: AlertStage
    ours: string
    level: (typeof SIMILARITIES)[number]
    rules: JSONColumnType<{ id: string; zh: string; en: string }[], string, string>
    name: string
    owner: string
    groups: JSONColumnType<string[], string, string>
    filed_on: string | null
    published_on: string | null
    due: string | null
    day: string
    state: AlertState
    reason: string
    created_at: WrittenAt
  }
  /** `was_read`: somebody may go on from this revision. */
  drafts: DraftColumns & {
    saves: Json<DraftSave[]>
    saved_at: ColumnType<Date, Date | undefined, Date>
    clashes: ColumnType<Clash[], string | undefined, string>
    was_read: Generated<boolean>
    documents_digest: Generated<string>
  }
  /** Revisions that a save to come may rest on. */
  draft_bases: Pick<DraftColumns, 'log_id' | 'revision' | 'analysis' | 'reason' | 'reviewed'>
  /** Drafts that no longer stand, or never did (contract/draft-versions.ts). */
  draft_versions: DraftColumns & {
    id: Generated<number>
    kind: VersionKind
    saved_at: ColumnType<Date, Date | undefined, never>
  }
  classifications: {
    id: Generated<number>
    edition: string
    origin: ClassificationOrigin
    /** The digest of the starter that was loaded; null for an imported edition. */
    digest: string | null
    loaded_at: WrittenAt
    /** Changes with every change of the edition's rows. */
    revision: Generated<string>
  }
  classification_groups: {
    classification_id: number
    code: string
    class: number
    name_zh: string
    name_en: string
  }
  /** `paragraph` is empty in a group without parts; `folded` is what a search looks in. */
  classification_items: {
    id: Generated<number>
    classification_id: number
    class: number
    group_code: string
    paragraph: string
    code: string
    name_zh: string
    name_en: string
    is_acceptable: boolean
    folded: string
  }
  classification_notes: { classification_id: number; group_code: string; paragraph: string; note: string }
  classification_relations: {
    id: Generated<number>
    classification_id: number
    group_code: string
    paragraph: string
    kind: RelationKind
    subject: string
    to_group: string
    to_paragraph: string
    to_items: string
    old_edition: string
    clause: string
  }
  imports: {
    id: Generated<number>
    subject: 'classification' | 'register'
    /** The register that it went into; null for any other, and before it is known. */
    register_id: ColumnType<number | null, number | null | undefined, number | null>
    file_name: string
    digest: string
    /** The kind that the file was read as, and the day it stands at, once it was imported to its end. */
    kind: ColumnType<ImportKind | null, undefined, ImportKind>
    as_of: ColumnType<string | null, undefined, string | null>
    started_at: WrittenAt
    finished_at: Date | null
    lines_read: Generated<number>
    rows_changed: Generated<number>
    lines_rejected: Generated<number>
    /** Rows that were mended, by kind. */
    repairs: ColumnType<Partial<Record<RepairKind, number>>, string | undefined, string>
  }
  /** The marks as they stood before an import that has not ended; `before` is null where there was none. */
  import_undo: {
    import_id: number
    register_id: number
    reg_no: string
    class: number
    before: JSONColumnType<object> | null
  }
  rejected_lines: { import_id: number; line: number; reason: LineProblem; detail: string; content: string }
  /** Registers side by side. While one is loading, `size` counts what stands so far. */
  registers: {
    id: Generated<number>
    origin: RegisterOrigin
    name_zh: string
    name_en: string
    as_of: string
    size: Generated<number>
    /** The digest of the generator, or of the file that the register came from. */
    digest: string
    /** The version of the search tokens that the marks were indexed with. */
    token_version: number
    state: 'loading' | 'ready'
    /** It is asked where a search names none. */
    is_default: Generated<boolean>
    loaded_at: ColumnType<Date, never, Date>
  }
  /** One row a register, number and class. `name` is the word element, empty for a pure device. */
  marks: {
    id: Generated<number>
    register_id: number
    reg_no: string
    /** The second number that the office gives at registration; `reg_no` is then the application's. */
    registration_no: Generated<string>
    class: number
    name: string
    is_device: boolean
    kind: string
    owner: string
    owner_en: string
    agent: string
    status: MarkStatus
    application_date: string | null
    preliminary_date: string | null
    registration_date: string | null
    expiry_date: string | null
    /** The columns that a search looks in (server/mark-index/index-mark.ts); `lt` is the text of a tsvector, `scope` the class and the groups. */
    tok: number[]
    lt: string
    scope: number[]
    /** The digest of the row as it was read, which recognises the same row in another import. */
    digest: string
  }
  /** Views of `marks`, refreshed when many were written: each owner, agent and wording once. */
  register_owners: RegisterNames
  register_agents: RegisterNames
  register_wordings: RegisterNames
  /** The details of a mark that no search looks in, one row a mark; events are oldest first. */
  mark_details: {
    mark_id: number
    address: string
    goods: JSONColumnType<MarkGoods[], string, string>
    events: JSONColumnType<MarkEvent[], string, string>
  }
  /** The notices that the gazette published on a mark; class 0 stands for all classes of the number, register 0 for the first that is imported. */
  gazette_notices: { register_id: number; reg_no: string; class: number; day: string; kind: string; issue: string }
  /** A fast search: what was asked, the report as data, the files last made of it, and what was overruled since. */
  searches: {
    id: Generated<number>
    account_id: number
    created_at: WrittenAt
    result_name: string
    pdf_file_id: string
    word_file_id: string
    request: Json<FastSearchRequest>
    report: Json<SearchReport>
    overrules: ColumnType<Overrule[], string | undefined, string>
  }
  progress: {
    id: Generated<number>
    account_id: number
    request_id: string
    event: Json<ProgressEvent>
    created_at: WrittenAt
  }
}

export type NameView = Extract<keyof Tables, `register_${string}`>

/** `digest` is the SHA-256 of the saved content, by which the same save sent twice is known. */
interface DraftColumns {
  log_id: number
  account_id: number
  revision: number
  digest: string
  analysis: Json<DocumentJson>
  reason: Json<DocumentJson>
  form: Json<FormValues>
  reviewed: Json<string[]>
}
