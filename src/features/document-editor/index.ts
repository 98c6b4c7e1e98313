import { partOnUse } from '../../components/part-on-use.tsx'
import type { KeptEdits } from './saving/kept-edits.ts'

export { readDocument } from './document/create-editor.ts'
export { DOCUMENT_TABS, type DocumentTab } from './document/document-tab.ts'
export { IsCompanion, useTabName } from './document/tab-names.ts'
export type { DocumentEditorHandle } from './document-editor.tsx'
export type { PlacedField } from './fields/document-fields.ts'
export { FieldsPanel } from './fields/fields-panel.tsx'
export { SourceBadgeButton, sourceBadgeOf } from './fields/source-badge.tsx'
export { useCaseHistory } from './history/use-case-history.ts'
/** The one entry of this feature: other features and the app import it from here alone. */
export { useClashes, useJoined } from './merge/clash-store.ts'
export type { KeptEdits } from './saving/kept-edits.ts'
export type { SaveState } from './saving/save-machine.ts'

/** Returns when this computer last kept edits of a log, and whether the server has them; null where it keeps none. */
export const readKeptEdits = async (logId: number): Promise<KeptEdits | null> =>
  (await import('./saving/kept-edits.ts')).readKeptEdits(logId)

const loadDocumentEditor = async () => (await import('./document-editor.tsx')).DocumentEditor

/** Shows both documents of a log. Its code is loaded on the first showing, or earlier by `preloadDocumentEditor`. */
export const DocumentEditor = partOnUse(loadDocumentEditor)

/** Starts to load the editor before it is shown. After a failure, the first showing tries again. */
export const preloadDocumentEditor = (): void => void loadDocumentEditor().catch(() => undefined)
