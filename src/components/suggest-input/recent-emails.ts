import { RECENT_EMAIL_COUNT } from '#contract/limits.ts'

const KEY = 'rejoinder.recent-emails'

/** Addresses used last in this browser, newest first. What is stored there and is no list of texts counts for nothing. */
export const readRecentEmails = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter(entry => typeof entry === 'string') : []
    return texts.slice(0, RECENT_EMAIL_COUNT)
  } catch {
    return []
  }
}

/** Puts an address before the others; the oldest beyond three is forgotten. */
export const rememberEmail = (email: string): void => {
  const others = readRecentEmails().filter(other => other.toLowerCase() !== email.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([email, ...others].slice(0, RECENT_EMAIL_COUNT)))
  } catch {
    // nothing to remember it in
  }
}
