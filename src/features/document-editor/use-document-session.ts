import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { type DocumentSession, openDocumentSession } from './document-session.ts'
import type { SaveState } from './save-state.ts'
import { draftCallsOf } from './saving/draft-calls.ts'
import { createIndexedDbCopies } from './saving/indexed-db-copies.ts'
import { watchPage } from './watch-page.ts'

const COPIES = createIndexedDbCopies()

interface OpenDocuments {
  /** Null until the documents are open. */
  session: DocumentSession | null
  /** Opens another version of the draft in place of this one, whose unsaved edits are forgotten. */
  reopen: (draft: Draft) => void
}

/** Opens the documents of a log for as long as the component stands; later versions of `log` are not looked at. */
export const useDocumentSession = (
  log: RejectionLogDetail,
  context: FieldContext,
  onSaveState: (state: SaveState) => void,
): OpenDocuments => {
  const [opening, setOpening] = useState({ log, draft: log.draft })
  const [session, setSession] = useState<DocumentSession | null>(null)
  const handleState = useEffectEvent(onSaveState)

  useEffect(() => {
    let isLeft = false
    let opened: DocumentSession | null = null
    openDocumentSession({
      ...opening,
      context,
      calls: draftCallsOf(opening.log.id),
      copies: COPIES,
      onState: state => handleState(state),
    }).then(
      session => {
        if (isLeft) return session.close()
        opened = session
        setSession(session)
      },
      error => {
        setSession(() => {
          throw error
        })
      },
    )
    const stopWatching = watchPage({
      onLeave: () => opened?.flush(),
      onOnline: () => opened?.saver.retry(),
      isUnfinished: () => opened?.isUnfinished() ?? false,
    })
    return () => {
      isLeft = true
      stopWatching()
      setSession(null)
      opened?.close()
    }
  }, [opening, context])

  return {
    session,
    reopen: draft => {
      session?.saver.discard()
      setOpening({ log, draft })
    },
  }
}
