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
