import type { ExportKind, ExportPayload } from '#contract/document-form.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { FileTarget } from '../../lib/open-file-target.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'

interface WordExport {
  head: { type: ExportKind; isEn: 0 | 1; id: number }
  editor: Pick<DocumentEditorHandle, 'saveNow' | 'readFormValues'>
  /** Sends the payload; answers the file's address. */
  send: (payload: ExportPayload) => Promise<string>
  /** The window the file goes to, already open. */
  target: FileTarget
}

/**
 * Saves, asks for the Word file and shows it in the window that waits for it. A call that fails closes the window and
 * says no more (spec §8): the call itself has put it on the activity list.
 */
export const exportWord = async ({ head, editor, send, target }: WordExport): Promise<void> => {
  try {
    const revision = await editor.saveNow()
    target.show(await send({ ...editor.readFormValues(), ...head, revision }))
  } catch (error) {
    target.close()
    if (!(error instanceof ApiError)) throw error
  }
}
