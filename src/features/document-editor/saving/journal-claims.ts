import { claimJournal } from './claim-journal.ts'

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
