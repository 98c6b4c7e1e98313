/*
 * The closed lists of values that calls carry. No schema library is imported here, so that the page may import the values.
 */

/** The verdicts on a name in a group, worst first. */
export const VERDICTS = ['blocked', 'caution', 'clear', 'not-searched'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The degrees to which two marks are near by the rules of docs/law.md §5, nearest first. */
export const SIMILARITIES = ['identical', 'similar', 'weak'] as const
/** The relations of an earlier mark's goods to a row of the report, those that show most of a hit first. */
export const GOODS_RELATIONS = ['same-part', 'same-group', 'similar-group'] as const
export const MARK_LIVES = ['alive', 'pending', 'in-grace', 'dead'] as const
/** The degree to which two marks agree on one side; `open` is for a person to say. */
export const ASPECT_LEVELS = ['same', 'near', 'different', 'open'] as const

/**
 * The kinds of text to search for. `similar`: a name, against which every rule of similarity is held. A wording that is the same, begins or
 * ends with it, contains it or stands in it (`contained`), after width, case, spaces and traditional characters are folded;
 * that sounds like it, looks like it, or means the same. Or numbers, a part of an owner's name, of an agent's.
 */
export const SEARCH_MODES = [
  'similar',
  'identical',
  'prefix',
  'suffix',
  'contains',
  'contained',
  'sounds',
  'looks',
  'meaning',
  'number',
  'owner',
  'agent',
] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

/** The office's last word on a mark. */
export const MARK_STATUSES = [
  'pending',
  'preliminary',
  'registered',
  'in-grace',
  'refused',
  'expired',
  'cancelled',
  'invalidated',
  'withdrawn',
  /** Registered once and no longer; the source does not say how it ended. */
  'ended',
] as const

/**
 * The groups of the list of cases by deadline, in the order in which they stand: by urgency, without a known deadline,
 * past without a recorded filing, and filed.
 */
export const CASE_GROUPS = ['urgent', 'soon', 'later', 'none', 'past', 'filed'] as const
export type CaseGroup = (typeof CASE_GROUPS)[number]

/** The lists that a typed text is looked for in: applicants or marks. Free of any library, so that the page may import the values. */
export const ASSOCIATION_KIND = { company: 'companyContent', mark: 'markContent' } as const

/**
 * Papers that are no CNIPA refusal notice and are known by their title or text. `office` papers of the CNIPA come first;
 * `madridRefusal` is WIPO's provisional refusal, `usptoAction` an office action of the USPTO.
 */
export const PAPER_KINDS = [
  'acceptance',
  'notAccepted',
  'correction',
  'fee',
  'examinationOpinion',
  'preliminaryPublication',
  'reviewAcceptance',
  'reviewDecision',
  'opposition',
  'invalidation',
  'cancellation',
  'registration',
  'change',
  'madridRefusal',
  'usptoAction',
  'contract',
] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

export const isPaperKind = (kind: unknown): kind is PaperKind => PAPER_KINDS.some(known => known === kind)

/** The tables that a file can be imported into. */
export const IMPORT_SUBJECTS = ['classification', 'register'] as const
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number]

/** The columns of a register in a table, by their own names (docs/import-formats.md). */
export const REGISTER_COLUMNS = [
  'reg_no',
  'registration_no',
  'class',
  'name',
  'status',
  'is_device',
  'kind',
  'owner',
  'owner_en',
  'address',
  'agent',
  'application_date',
  'preliminary_date',
  'registration_date',
  'expiry_date',
  'term',
  'groups',
  'goods',
  'events',
] as const
export type RegisterColumn = (typeof REGISTER_COLUMNS)[number]

/** The kinds that a file is taken for before it is imported. */
export const IMPORT_KINDS = ['classification', 'register', 'gazette', 'openData', 'xml'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The ways in which the content of a column is known: by its name, by what was chosen for it before, or not at all. */
export const COLUMN_ORIGINS = ['known', 'chosen', 'none'] as const
export type ColumnOrigin = (typeof COLUMN_ORIGINS)[number]

/**
 * Kinds of what was mended in rows, which are taken all the same; of rows with the key of another the last is. `repeatedAtLeast` counts them
 * in a file with more keys than are remembered.
 */
export const REPAIR_KINDS = [
  'runOver',
  'brokenQuote',
  'extraSeparator',
  'missingCells',
  'wrongDecoding',
  'unreadableBytes',
  'repeatedHeader',
  'repeatedRow',
  'repeatedAtLeast',
] as const
export type RepairKind = (typeof REPAIR_KINDS)[number]

/** A mark of others that is near to a watched one: applied for, or published, so that it may be opposed. */
export const ALERT_STAGES = ['filed', 'published'] as const
export type AlertStage = (typeof ALERT_STAGES)[number]
/** The acts of the attorney on an alert. */
export const ALERT_STATES = ['new', 'seen', 'opposed', 'dismissed'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** Why an application for non-use cancellation is not offered against a cited mark. */
export const COMPANION_CLOSED = [
  'own',
  'ended',
  'in-grace',
  'not-registered',
  'already-registered',
  'too-young',
  'too-late',
  'registration-unknown',
  'protection-unknown',
  'publication-unknown',
  'number-unknown',
  'owner-unknown',
  'not-cited',
] as const

/** What the feed of deadlines holds, and what it says of each. */
export const FEED_CONTENTS = ['review', 'evidence', 'opposition', 'reminder', 'mark', 'number', 'applicant'] as const
export type FeedContent = (typeof FEED_CONTENTS)[number]

/** Days before a deadline on which the feed of deadlines may ring; 0 for never. */
export const FEED_ALARMS = [0, 3, 7] as const
