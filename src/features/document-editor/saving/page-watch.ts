interface PageWatch {
  /** The page may be gone after this. */
  onLeave: () => void
  onOnline: () => void
  /** Whether leaving would lose what no one can save but the user; the browser then asks first. */
  isUnfinished: () => boolean
}

/** Tells when the page may go away and when the network is back. Answers how to stop. */
export const watchPage = ({ onLeave, onOnline, isUnfinished }: PageWatch): (() => void) => {
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
  /** Tells the other pages of this browser that a revision was saved. */
  tellSaved(revision: number): void
  stop(): void
}

/** Hears of the saves that other pages of this browser make of a log. */
export const watchOtherPages = (logId: number, onSaved: (revision: number) => void): OtherPages => {
  const channel = new BroadcastChannel(`rejoinder-log-${logId}`)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') onSaved(data)
  }
  return {
    tellSaved: revision => channel.postMessage(revision),
    stop: () => channel.close(),
  }
}
