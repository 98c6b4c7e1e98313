import { ASSOCIATION_KIND } from '#contract/association-kind.ts'
import type { Company } from '#contract/suggestions.ts'
import type { Database } from '../storage/database.ts'
import { listAddresses, listOwners, listTexts, type MarkScope, type SuggestedColumn } from './suggestions-repository.ts'

const MOST_SUGGESTED = 10
const MOST_ADDRESSES = 20

/** What the register knows that completes a typed text. Nothing typed is nothing suggested. */
export interface SuggestionsService {
  /** Addresses of an applicant by its full name, newest first. */
  readAddresses(subject: string): Promise<string[]>
  /** Texts that begin with what was typed, then those that hold it; `query` may lead with its kind (spec §7). */
  associate(kind: string, query: string, isEn: 0 | 1, scope: MarkScope): Promise<string[]>
  /** Applicants whose name in either language holds the text, those with most marks first. */
  queryCompanies(name: string): Promise<Company[]>
}

const columnOf = (kind: string, isEn: 0 | 1): SuggestedColumn | null => {
  if (kind === ASSOCIATION_KIND.company) return isEn === 1 ? 'owner_en' : 'owner'
  return kind === ASSOCIATION_KIND.mark ? 'name' : null
}

// PostgreSQL takes no NUL in a text.
const clean = (text: string): string => text.replaceAll('\0', '').trim()

const typedText = (kind: string, query: string): string =>
  clean(query.startsWith(`${kind}:`) ? query.slice(kind.length + 1) : query)

export const createSuggestionsService = (db: Database): SuggestionsService => ({
  async readAddresses(subject) {
    const owner = clean(subject)
    return owner === '' ? [] : listAddresses(db, owner, MOST_ADDRESSES)
  },
  async associate(kind, query, isEn, scope) {
    const [column, text] = [columnOf(kind, isEn), typedText(kind, query)]
    if (column === null || text === '') return []
    const beginning = await listTexts(db, column, text, { scope, limit: MOST_SUGGESTED, isPrefix: true })
    if (beginning.length === MOST_SUGGESTED) return beginning
    const holding = await listTexts(db, column, text, { scope, limit: MOST_SUGGESTED, isPrefix: false })
    return [...new Set([...beginning, ...holding])].slice(0, MOST_SUGGESTED)
  },
  async queryCompanies(name) {
    const text = clean(name)
    return text === '' ? [] : listOwners(db, text, MOST_SUGGESTED)
  },
})
