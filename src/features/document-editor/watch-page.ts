interface PageWatch {
  /** The page may be gone after this. */
  onLeave: () => void
  onOnline: () => void
}

/** Tells when the page may go away and when the network is back. Answers how to stop. */
export const watchPage = ({ onLeave, onOnline }: PageWatch): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('blur', onLeave, { signal })
  window.addEventListener('online', onOnline, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  return () => stop.abort()
}
