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
