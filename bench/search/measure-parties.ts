import { sql } from 'kysely'
import { ASSOCIATION_KIND } from '#contract/vocabulary.ts'
import { searchMarks } from '../../server/search/search-marks.ts'
import type { Database } from '../../server/storage/database.ts'
import { createSuggestionsService } from '../../server/suggestions/suggestions-service.ts'
import { shown, time } from './timing.ts'

const DAY = '2026-11-21'
const TYPED = 20

/** Pieces of names as one types them: the beginning of an owner's or a mark's name, and what stands within it. */
const typedPieces = async (db: Database, column: 'owner' | 'agent' | 'name'): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from marks
    where length(${sql.ref(column)}) > 3 order by md5(id::text) limit ${TYPED}`.execute(db)
  return rows.map(({ name }, index) => (index % 2 === 0 ? name.slice(0, 2) : name.slice(2, 4)))
}

/** Milliseconds of what the inputs suggest, and of searches by owner and agent. */
export const measureParties = async (db: Database, postmaster: number): Promise<void> => {
  const { associate, queryCompanies } = createSuggestionsService(db)
  const [owners, agents, marks] = [
    await typedPieces(db, 'owner'),
    await typedPieces(db, 'agent'),
    await typedPieces(db, 'name'),
  ]
  const searchBy = (mode: 'owner' | 'agent') => (text: string) =>
    searchMarks(db, { mode, text, pageNum: 1, pageSize: 20 }, DAY)
  const timings = {
    'owners suggested': await time(owners, postmaster, text => associate(ASSOCIATION_KIND.company, text, 0, 'marks')),
    'marks suggested': await time(marks, postmaster, text => associate(ASSOCIATION_KIND.mark, text, 0, 'marks')),
    companies: await time(owners, postmaster, queryCompanies),
    'search by owner': await time(owners, postmaster, searchBy('owner')),
    'search by agent': await time(agents, postmaster, searchBy('agent')),
  }
  console.table(Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, shown(timing)])))
}
