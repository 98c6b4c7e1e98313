/** The two documents of a log, in the order of their form data (docs/field-markup.md). */
export const DOCUMENT_TABS = ['analysis', 'reason'] as const
export type DocumentTab = (typeof DOCUMENT_TABS)[number]
