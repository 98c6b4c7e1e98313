const nameOf = (key: string): string => `rejoinder-journal-${key}`

/** The claims of this page, which may close a log and open it again while its last save is running. */
const claimed = new Set<string>()

/** Returns the function that releases the lock, null while another page holds it. */
const lock = (key: string): Promise<(() => void) | null> => {
  const { locks } = navigator
  if (locks === undefined) return Promise.resolve(() => undefined)
  return new Promise(resolve => {
    locks
      .request(nameOf(key), { ifAvailable: true }, given => {
        if (given === null) return resolve(null)
        return new Promise<void>(release => resolve(release))
      })
      .catch(() => resolve(() => undefined))
  })
}

/**
 * Claims a journal until the page goes, however it goes. Returns the function that releases it, or null while another
 * living user holds it. A browser without locks (an address without TLS) sees only this page's claims; pages that then
 * continue the same journal write under different keys.
 */
const claimJournal = async (key: string): Promise<(() => void) | null> => {
  if (claimed.has(key)) return null
  claimed.add(key)
  const release = await lock(key)
  if (release === null) claimed.delete(key)
  return (
    release &&
    (() => {
      claimed.delete(key)
      release()
    })
  )
}

/** The journals that one opening of a log has claimed. */
export interface JournalClaims {
  /** Returns false for a journal that a living page writes. */
  claim(key: string): Promise<boolean>
  /** Releases all of them. */
  release(): void
}

export const createJournalClaims = (): JournalClaims => {
  const releases: (() => void)[] = []
  return {
    claim: async key => {
      const release = await claimJournal(key)
      if (release !== null) releases.push(release)
      return release !== null
    },
    release: () => {
      for (const release of releases) release()
    },
  }
}
