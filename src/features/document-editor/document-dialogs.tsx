import type { JSX } from 'react'
import type { Draft, DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { dialogOnUse } from '../../components/part-on-use.tsx'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import type { DocumentTab } from './document/document-tab.ts'
import type { DocumentSession } from './document-session.ts'
import type { EditedContent } from './saving/open-draft.ts'

const ComparisonDialog = dialogOnUse(async () => (await import('./versions/comparison-dialog.tsx')).ComparisonDialog)
const VersionsDialog = dialogOnUse(async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog)

/** The open dialog, with the documents as they were when it opened. */
export interface OpenDialog {
  kind: 'comparison' | 'versions'
  content: DraftContent
}

interface DocumentDialogsProps {
  dialog: OpenDialog
  log: RejectionLogDetail
  session: DocumentSession
  tab: DocumentTab
  context: FieldContext
  /** See `useDocumentSession`. */
  reopen: (draft: Draft | null, chosen?: EditedContent) => void
  onClose: () => void
}

/** Shows the dialogs in which another version of the documents can be chosen: one made elsewhere, or an earlier one. */
export const DocumentDialogs = ({
  dialog: { kind, content },
  log,
  session,
  tab,
  context,
  reopen,
  onClose,
}: DocumentDialogsProps): JSX.Element => {
  const shown = { tab, context, onClose, language: LANGUAGE_TAG[log.isEn === 1 ? 'en' : 'zh'] }
  return kind === 'comparison' ? (
    <ComparisonDialog
      {...shown}
      mine={content}
      readOther={session.readOther}
      onKeepMine={revision => {
        session.saver.rebase(revision)
        onClose()
      }}
      onTakeOther={draft => {
        reopen(draft)
        onClose()
      }}
    />
  ) : (
    <VersionsDialog
      {...shown}
      logId={log.id}
      current={content}
      onRestore={async version => {
        await session.saveNow()
        reopen(await session.readOther(), version)
        onClose()
      }}
    />
  )
}
