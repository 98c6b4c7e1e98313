import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { Register } from '../../register/register-repository.ts'
import type { Database } from '../../storage/database.ts'
import { type Families, type Portfolio, standingOn } from './portfolio.ts'
import {
  listEventsOf,
  listMarksOf,
  listOwnersInEnglish,
  listWellKnownOf,
  lookAtRegister,
  type OwnedMark,
  type RegisterFacts,
} from './portfolio-repository.ts'

/** Portfolios that are kept: a page asks some thirty calls for one. */
const MOST_KEPT = 6

/** Opens portfolios, each read once from a register that has not changed since. */
export interface PortfolioShelf {
  /** Returns the marks of an owner under all its names, or of an agency. */
  open(register: Register, party: 'owner' | 'agent', names: readonly string[], onDay: CalendarDay): Promise<Portfolio>
}

/** Keeps the latest answers by a key; an answer that fails is not kept. */
const createKeep = <Value>(most: number) => {
  const kept = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    const value = known ?? make()
    kept.delete(key)
    kept.set(key, value)
    if (!known) value.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    return value
  }
}

const stateOf = ({ id, size, state, digest, loadedAt }: Register): string =>
  [id, size, state, digest, loadedAt.getTime()].join(' ')

/** An unfinished register changes without a sign: it is read anew every few seconds. */
const UNFINISHED_MS = 5_000

const LATIN = /\p{Script=Latin}/u

/** Finds the families of marks; `prepare` is called when it will soon be asked to. */
export interface FamilyFinder {
  prepare(): void
  find(marks: readonly OwnedMark[]): Promise<Families>
}

/** Creates an empty shelf. */
export const createPortfolioShelf = (db: Database, finder: FamilyFinder): PortfolioShelf => {
  const keepPortfolio = createKeep<Portfolio>(MOST_KEPT)
  const keepFacts = createKeep<RegisterFacts>(1)

  const read = async (
    register: Register,
    party: 'owner' | 'agent',
    asked: readonly string[],
    facts: Promise<RegisterFacts>,
    onDay: CalendarDay,
  ): Promise<Portfolio> => {
    let names = asked
    finder.prepare()
    // Most parts of the page count them: they are read beside the marks.
    let events: Promise<Map<number, MarkEvent[]>> | undefined = listEventsOf(db, register.id, party, names)
    const forget = (): void => {
      events = undefined
    }
    events.catch(forget)
    let marks = await listMarksOf(db, register.id, party, names)
    const [only = ''] = asked
    if (marks.length === 0 && party === 'owner' && asked.length === 1 && LATIN.test(only)) {
      names = await listOwnersInEnglish(db, register.id, only)
      forget()
      marks = await listMarksOf(db, register.id, party, names)
    }
    let families: Promise<Families> | undefined
    return {
      registerId: register.id,
      names,
      marks: standingOn(marks, onDay),
      facts: await facts,
      asOf: register.asOf,
      onDay,
      events() {
        events ??= listEventsOf(db, register.id, party, names)
        events.catch(forget)
        return events
      },
      families() {
        families ??= finder.find(marks)
        families.catch(() => {
          families = undefined
        })
        return families
      },
      wellKnown: () => listWellKnownOf(db, register.id, marks),
    }
  }

  return {
    open(register, party, names, onDay) {
      const moment = register.state === 'ready' ? '' : String(Math.floor(Date.now() / UNFINISHED_MS))
      const state = `${stateOf(register)} ${moment}`
      const key = JSON.stringify([state, onDay, party, names])
      return keepPortfolio(key, () =>
        read(
          register,
          party,
          names,
          keepFacts(state, () => lookAtRegister(db, register.id)),
          onDay,
        ),
      )
    },
  }
}
