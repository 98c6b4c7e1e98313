const nameOf = (key: string): string => `rejoinder-journal-${key}`

/** Of this page, which may close a log and open it again while its last save is on its way. */
const claimed = new Set<string>()

/** Answers how to let go of the lock, null while another page has it. */
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
 * Takes a journal for its user until the page goes, however it goes: answers how to let go of it, or null while another
 * user that is still alive has it. A browser without locks (an address without TLS) knows only those of this page; pages
 * that then go on from the same journal are told apart by the keys they write under.
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

/** The journals that one opening of a log has for itself. */
export interface JournalClaims {
  /** Answers false for a journal that a page still alive writes. */
  claim(key: string): Promise<boolean>
  /** Lets go of all of them. */
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
