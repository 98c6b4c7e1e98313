/**
 * Numbers both sides keep to (docs/specification.md §9, docs/architecture.md §4). Free of any library, so that the page
 * may import the values.
 */

export const MAX_MARK_NAMES = 6
export const CLASS_COUNT = 45
export const PAGE_SIZE = 20
export const FIRST_PAGE = 1
export const APPLICANT_SUGGESTION_DELAY_MS = 500
export const SUGGESTION_DELAY_MS = 600
export const RECENT_EMAIL_COUNT = 3
export const INPUT_LIST_LIMIT = 5
export const SUGGESTION_OFFSET_PX = 38
export const LIMIT_DIALOG_WIDTH_PX = 496
export const IMAGE_EXTENSIONS = ['jpg', 'png'] as const
export const NOTICE_EXTENSION = 'pdf'

/** Largest notice accepted, in bytes (docs/architecture.md §4). */
export const MAX_NOTICE_BYTES = 20 * 1024 * 1024
/** Pages and characters a notice may have before it is refused as `tooComplex` (docs/architecture.md §12). */
export const MAX_NOTICE_PAGES = 60
export const MAX_NOTICE_CHARACTERS = 500_000
/** Largest file imported in the app, in bytes; larger ones are imported on the command line. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024 * 1024
/** The most bytes of a file that are looked at before it is imported: all of a workbook, the beginning of larger files. */
export const MAX_PREVIEW_BYTES = 32_000_000
/** Rows shown before an import. */
export const PREVIEW_ROWS = 20
/** Largest Word file taken back, in bytes. */
export const MAX_WORD_BYTES = 10 * 1024 * 1024
/** Largest picture that a document takes, in bytes, and the most pixels it has either way. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 12_000
/** Largest saved draft, in bytes of JSON. */
export const MAX_DRAFT_BYTES = 16 * 1024 * 1024
export const MAX_PAGE_SIZE = 100
/** The most days of the calendar of deadlines at once: six weeks and some. */
export const MAX_CALENDAR_DAYS = 62
