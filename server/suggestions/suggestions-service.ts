import { sql } from 'kysely'
import type { Company } from '#contract/suggestions.ts'
import { ASSOCIATION_KIND } from '#contract/vocabulary.ts'
import { AppError } from '../app-error.ts'
import { listNames, type MarkScope } from '../register/names-repository.ts'
import { findRegister } from '../register/register-repository.ts'
import { registersToSearch } from '../register/registers-service.ts'
import type { Database } from '../storage/database.ts'
import { askPlaces, compareTexts } from '../storage/shards.ts'
import type { NameView } from '../storage/tables.ts'

/** Returns the addresses of the applicant's marks, the newest first. */
const listAddresses = async (
  db: Database,
  registers: readonly number[],
  owner: string,
  limit: number,
): Promise<string[]> => {
  const { answers } = await askPlaces(db, [], part =>
    part
      .selectFrom('marks')
      .innerJoin('mark_details', 'mark_details.mark_id', 'marks.id')
      .select(['address', sql<string | null>`max(application_date)`.as('newest')])
      .where('owner', '=', owner)
      .where('register_id', '=', sql<number>`any(${registers}::integer[])`)
      .where('address', '<>', '')
      .groupBy('address')
      .orderBy(sql`max(application_date) desc nulls last`)
      .orderBy(sql`address collate "C"`)
      .limit(limit)
      .execute(),
  )
  const newest = new Map<string, string>()
  for (const { address, newest: day } of answers.flat())
    newest.set(address, [newest.get(address) ?? '', day ?? ''].toSorted()[1] ?? '')
  return [...newest]
    .sort(([a, dayA], [b, dayB]) => compareTexts(dayB, dayA) || compareTexts(a, b))
    .slice(0, limit)
    .map(([address]) => address)
}

const MOST_SUGGESTED = 10

/** The registers that names are taken from: those that a search asks, or the one that is still loading. */
const asked = async (db: Database): Promise<number[]> => {
  const registers = await registersToSearch(db)
  const main = registers.length > 0 ? undefined : await findRegister(db)
  return [...registers, ...(main ? [main] : [])].map(({ id }) => id)
}
const MOST_ADDRESSES = 20

/** Completes a typed text from the register. An empty text has no suggestions. */
export interface SuggestionsService {
  /** Returns the addresses of an applicant by its full name, newest first. */
  readAddresses(subject: string): Promise<string[]>
  /**
   * Returns names that begin with the typed text, then those that contain it in either language, in the language asked
   * for; `query` may begin with its kind (docs/specification.md §7).
   */
  associate(kind: string, query: string, isEn: 0 | 1, scope: MarkScope): Promise<string[]>
  /** Returns the applicants whose name in either language contains the text, those with most marks first. */
  queryCompanies(name: string): Promise<Company[]>
}

const VIEWS: ReadonlyMap<string, NameView> = new Map([
  [ASSOCIATION_KIND.company, 'register_owners'],
  [ASSOCIATION_KIND.mark, 'register_wordings'],
])
/** Names that every object has are no kinds: whoever asks for them looks for a hole. */
const isKind = (kind: string): boolean => !(kind in Object.prototype)

// PostgreSQL takes no NUL in a text.
const clean = (text: string): string => text.replaceAll('\0', '').trim()

const typedText = (kind: string, query: string): string =>
  clean(query.startsWith(`${kind}:`) ? query.slice(kind.length + 1) : query)

export const createSuggestionsService = (db: Database): SuggestionsService => ({
  async readAddresses(subject) {
    const owner = clean(subject)
    return owner === '' ? [] : listAddresses(db, await asked(db), owner, MOST_ADDRESSES)
  },
  async associate(kind, query, isEn, scope) {
    const [view, text] = [VIEWS.get(kind), typedText(kind, query)]
    if (!isKind(kind)) throw new AppError('notFound')
    if (view === undefined || text === '') return []
    const wanted = { registers: await asked(db), scope, limit: MOST_SUGGESTED }
    const beginning = await listNames(db, view, text, { ...wanted, isPrefix: true })
    const holding = beginning.length === MOST_SUGGESTED ? [] : await listNames(db, view, text, wanted)
    const names = [...beginning, ...holding].map(({ name, enName }) => (isEn === 1 ? enName || name : name))
    return [...new Set(names)].slice(0, MOST_SUGGESTED)
  },
  async queryCompanies(name) {
    const text = clean(name)
    return text === ''
      ? []
      : listNames(db, 'register_owners', text, { registers: await asked(db), limit: MOST_SUGGESTED })
  },
})
