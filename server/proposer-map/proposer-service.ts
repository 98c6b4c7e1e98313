import type { CallData } from '#contract/calls.ts'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import type { ProposerQuery, TermCalendarQuery, Watch, WatchBody } from '#contract/proposer-map/proposer-map.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { createJobThread } from '../child/job-thread.ts'
import { findRegister, type Register } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'
import { deleteWatch, insertWatch, listWatches } from '../watching/watches-repository.ts'
import { timeLimitRows } from './counts/terms.ts'
import { keepJoinedNames, listJoinedNames } from './keeping/joined-names-repository.ts'
import { wordingsInOrder } from './likeness/families.ts'
import { houseWatch } from './likeness/near-others.ts'
import { PARTS, type PartInput } from './portfolio-parts.ts'
import { createPortfolioShelf } from './register/open-portfolio.ts'
import type { Families, Portfolio } from './register/portfolio.ts'
import { filterMarks } from './select-marks.ts'

type Filters = Pick<ProposerQuery, 'from' | 'until' | 'intCls' | 'status'>

/** A register's portfolio of an applicant, or of an agency. */
export interface OpenedPortfolio {
  register: Register
  portfolio: Portfolio
}

interface JoinedNames {
  name: string
  joined: string[]
}

/** Answers the calls of the proposer map (docs/proposer-map.md). */
export interface ProposerService {
  /**
   * Returns one part. An applicant without marks has empty rows, as has a text that names nobody. Throws `AppError`
   * invalidInput for filters that contradict themselves.
   */
  read<Name extends ProposerCall>(name: Name, accountId: number, query: ProposerQuery): Promise<CallData<Name>>
  /** Returns the portfolio of an applicant under all its names; null before a register is loaded. */
  open(accountId: number, name: string): Promise<OpenedPortfolio | null>
  /** Returns the ends of terms as an iCalendar file; an applicant without marks has an empty one. */
  readTermCalendar(accountId: number, query: TermCalendarQuery): Promise<{ name: string; text: string }>
  readJoinedNames(accountId: number, name: string): Promise<JoinedNames>
  saveJoinedNames(accountId: number, name: string, joined: readonly string[]): Promise<JoinedNames>
  listWatches(accountId: number, name: string): Promise<Watch[]>
  addWatch(accountId: number, body: WatchBody): Promise<Watch>
  /** Throws `AppError` notFound. */
  endWatch(accountId: number, id: number): Promise<null>
  close(): Promise<void>
}

// PostgreSQL takes no NUL in a text.
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim()

const NO_REGISTER = { asOf: null, register: null, known: false, total: 0, rows: [] }

export const createProposerService = (db: Database): ProposerService => {
  // Families of a large applicant take a second to find, while the server answers others.
  const thread = createJobThread<readonly string[], Families>(new URL('./likeness/families-worker.ts', import.meta.url))
  const shelf = createPortfolioShelf(db, {
    prepare: thread.prepare,
    find: marks => thread.run(wordingsInOrder(marks)),
  })

  const openFor = async (
    accountId: number,
    name: string,
    party: 'owner' | 'agent',
  ): Promise<OpenedPortfolio | null> => {
    const register = await findRegister(db)
    if (!register) return null
    const names = party === 'agent' ? [clean(name)] : await listJoinedNames(db, accountId, clean(name))
    const asked = names.filter(known => known !== '')
    return { register, portfolio: await shelf.open(register, party, asked, dayOf(Date.now())) }
  }

  const partyOf = (name: ProposerCall, { by }: ProposerQuery): 'owner' | 'agent' =>
    /Agent/.test(name) && by !== 'applicant' ? 'agent' : 'owner'

  return {
    async read(name, accountId, query) {
      const opened = await openFor(accountId, query.name, partyOf(name, query))
      // Contradicting filters are refused whether there is a register or not.
      const filters: Filters = query
      const marks = filterMarks(opened?.portfolio ?? { marks: [] }, filters)
      type Answer = CallData<typeof name>
      if (!opened) return NO_REGISTER as unknown as Answer
      const { register, portfolio } = opened
      const input: PartInput = {
        db,
        accountId,
        register,
        portfolio,
        marks,
        query: { ...query, name: clean(query.name) },
      }
      const { known, rows } = await PARTS[name](input)
      const offset = (query.pageNum - 1) * query.pageSize
      const { nameZh: zh, nameEn: en, size, origin, asOf } = register
      return {
        asOf,
        register: { zh, en, size, isSample: origin === 'sample' },
        known,
        total: rows.length,
        rows: rows.slice(offset, offset + query.pageSize),
      } as unknown as Answer
    },
    open: (accountId, name) => openFor(accountId, name, 'owner'),
    async readTermCalendar(accountId, { name, isEn = 0, ...filters }) {
      const opened = await openFor(accountId, name, 'owner')
      const marks = filterMarks(opened?.portfolio ?? { marks: [] }, filters)
      const { termCalendar } = await import('./term-calendar.ts')
      return termCalendar({
        applicant: clean(name),
        asOf: opened?.register.asOf ?? dayOf(Date.now()),
        rows: opened ? timeLimitRows(marks, opened.portfolio) : [],
        isEn,
      })
    },
    async readJoinedNames(accountId, name) {
      const [main = '', ...joined] = await listJoinedNames(db, accountId, clean(name))
      return { name: main, joined }
    },
    async saveJoinedNames(accountId, name, joined) {
      const main = clean(name)
      const others = [...new Set(joined.map(clean))].filter(other => other !== '' && other !== main)
      if (main === '') throw new AppError('invalidInput', 'The name is empty.')
      await keepJoinedNames(db, accountId, main, others)
      return { name: main, joined: others }
    },
    async listWatches(accountId, name) {
      return listWatches(db, accountId, await listJoinedNames(db, accountId, clean(name)))
    },
    async addWatch(accountId, { name, marks = [], classes = [], level = 'similar' }) {
      const wanted = [...new Set(marks.map(clean))].filter(mark => mark !== '')
      const opened = wanted.length === 0 ? await openFor(accountId, name, 'owner') : null
      const watched = opened ? houseWatch(opened.portfolio.marks).marks : wanted
      if (clean(name) === '' || watched.length === 0)
        throw new AppError('invalidInput', 'There is no wording to watch.')
      return insertWatch(db, accountId, {
        name: clean(name),
        marks: watched,
        classes: [...new Set(classes)].sort((a, b) => a - b),
        level,
      })
    },
    async endWatch(accountId, id) {
      if (!(await deleteWatch(db, accountId, id))) throw new AppError('notFound')
      return null
    },
    close: thread.close,
  }
}
