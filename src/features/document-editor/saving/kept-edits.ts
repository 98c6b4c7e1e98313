import { createIndexedDbJournals } from './indexed-db-journals.ts'

/** The newest edits of a log that this computer keeps. */
export interface KeptEdits {
  keptAt: number
  /** Whether the server had confirmed them. */
  isSaved: boolean
}

/** Returns the newest edits of a log kept here; null where there are none, or no storage. */
export const readKeptEdits = async (logId: number): Promise<KeptEdits | null> => {
  try {
    const [newest] = await createIndexedDbJournals().list(logId)
    return newest ? { keptAt: newest.keptAt, isSaved: newest.isSaved } : null
  } catch {
    return null
  }
}
