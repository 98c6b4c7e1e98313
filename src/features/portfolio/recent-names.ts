const KEY = 'rejoinder.portfolio.recent'
const MOST = 8

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(part => typeof part === 'string')

/** Returns the applicants last looked at in this browser, the latest first. */
export const readRecentNames = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isTexts(stored) ? stored.slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers an applicant as the latest. */
export const keepRecentName = (name: string): void => {
  const names = [name, ...readRecentNames().filter(known => known !== name)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(names))
  } catch {
    // nothing to remember it in
  }
}
