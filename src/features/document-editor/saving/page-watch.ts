interface PageWatch {
  /** Called when the page may be gone afterwards. */
  onLeave: () => void
  onOnline: () => void
  /** Returns whether leaving would lose text that only the user can save; the browser then asks first. */
  isUnfinished: () => boolean
}

/** Watches for the page going away and for the network coming back. Returns the function that stops it. */
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
  /** Reports a saved revision to the other pages of this browser. */
  tellSaved(revision: number): void
  stop(): void
}

/** Listens for the saves that other pages of this browser make of a log. */
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
