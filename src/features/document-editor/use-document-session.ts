import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { type DocumentSession, type Opening, openDocumentSession } from './document-session.ts'
import { draftCallsOf } from './saving/draft-calls.ts'
import { createIndexedDbJournals } from './saving/indexed-db-journals.ts'
import type { EditedContent } from './saving/open-draft.ts'
import type { SaveState } from './saving/save-machine.ts'

const JOURNALS = createIndexedDbJournals()

/** For each log, resolves when the last opening on this page is closed, so that the next finds the journal complete. */
const closings = new Map<number, Promise<void>>()

interface OpenDocuments {
  /** Null until the documents are open. */
  session: DocumentSession | null
  /**
   * Opens another version of the draft in place of this one. Unsaved edits of this one remain only in the server's
   * versions. `chosen` gives other documents to continue with, saved over that draft.
   */
  reopen: (draft: Draft | null, chosen?: EditedContent) => void
}

interface PageWatch {
  /** Called when the page may be gone afterwards. */
  onLeave: () => void
  onOnline: () => void
  /** Returns whether leaving would lose text that only the user can save; the browser then asks first. */
  isUnfinished: () => boolean
}

/** Watches for the page going away and for the network coming back. Returns the function that stops it. */
const watchPage = ({ onLeave, onOnline, isUnfinished }: PageWatch): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  const handleUnload = (event: BeforeUnloadEvent): void => {
    if (isUnfinished()) event.preventDefault()
  }
  window.addEventListener('beforeunload', handleUnload, { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('blur', onLeave, { signal })
  window.addEventListener('online', onOnline, { signal })
  document.addEventListener('visibilitychange', handleVisibility, { signal })
  return () => stop.abort()
}

interface OtherPages {
  /** Reports a saved revision to the other pages of this browser. */
  tellSaved(revision: number): void
  stop(): void
}

/** Listens for the saves that other pages of this browser make of a log. */
const watchOtherPages = (logId: number, onSaved: (revision: number) => void): OtherPages => {
  const channel = new BroadcastChannel(`rejoinder-log-${logId}`)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') onSaved(data)
  }
  return {
    tellSaved: revision => channel.postMessage(revision),
    stop: () => channel.close(),
  }
}

/** Opens the documents of a log while the component is mounted. Later versions of `log` are ignored. */
export const useDocumentSession = (
  log: RejectionLogDetail,
  context: FieldContext,
  onSaveState: (state: SaveState) => void,
): OpenDocuments => {
  const [opening, setOpening] = useState<Opening>({ log, draft: log.draft })
  const [session, setSession] = useState<DocumentSession | null>(null)
  const handleState = useEffectEvent(onSaveState)

  useEffect(() => {
    let isLeft = false
    let opened: DocumentSession | null = null
    const calls = draftCallsOf(opening.log.id)

    /** After a save by another page: a page without edits of its own continues from there. */
    const catchUp = async (revision: number): Promise<void> => {
      const isBehind = (): boolean => (opened?.saver.cleanRevision() ?? revision) < revision
      if (!isBehind()) return
      const draft = await calls.read()
      if (!isLeft && isBehind()) setOpening(({ log }) => ({ log, draft }))
    }
    const others = watchOtherPages(opening.log.id, revision => {
      // A failed call is on the activity list. The next save made here is then refused, and both versions are kept.
      catchUp(revision).catch(() => undefined)
    })
    const open = async (): Promise<void> => {
      if (isLeft) return
      const session = await openDocumentSession({
        ...opening,
        context,
        calls,
        journals: JOURNALS,
        onState: state => handleState(state),
        onSaved: others.tellSaved,
      })
      if (isLeft) return session.close()
      opened = session
      setSession(session)
    }
    const settled = (closings.get(opening.log.id) ?? Promise.resolve()).then(open).catch(error => {
      setSession(() => {
        throw error
      })
    })
    const stopWatching = watchPage({
      onLeave: () => opened?.flush(),
      onOnline: () => opened?.saver.retry(),
      isUnfinished: () => opened?.isUnfinished() ?? false,
    })
    return () => {
      isLeft = true
      stopWatching()
      others.stop()
      setSession(null)
      opened?.close()
      closings.set(opening.log.id, settled)
    }
  }, [opening, context])

  return {
    session,
    reopen: (draft, chosen) => {
      const openTexts = session?.readOpenTexts() ?? []
      session?.saver.discard()
      setOpening({ log, draft, openTexts, ...(chosen && { chosen }) })
    },
  }
}
