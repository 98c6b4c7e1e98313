import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { carryMarks } from './carry-marks.ts'
import type { Database } from './database.ts'
import { firstTables } from './migrations/2026-11/2026-11-21-first-tables.ts'
import { keptDrafts } from './migrations/2026-11/2026-11-21-kept-drafts.ts'
import { classification } from './migrations/2026-11/2026-11-21-nice-classification.ts'
import { register } from './migrations/2026-11/2026-11-21-register.ts'
import { settings } from './migrations/2026-11/2026-11-21-settings.ts'
import { trademarkSearches } from './migrations/2026-11/2026-11-21-trademark-searches.ts'
import { acceptableItems } from './migrations/2026-11/2026-11-22-acceptable-items.ts'
import { classificationRevision } from './migrations/2026-11/2026-11-23-classification-revision.ts'
import { lineProblems } from './migrations/2026-11/2026-11-24-line-problems.ts'
import { registerNames } from './migrations/2026-11/2026-11-25-register-names.ts'
import { eventLists } from './migrations/2026-11/2026-11-26-event-lists.ts'
import { acceptedProblems } from './migrations/2026-11/2026-11-27-accepted-problems.ts'
import { proposerMap } from './migrations/2026-11/2026-11-28-proposer-map.ts'
import { caseList } from './migrations/2026-11/2026-11-29-case-list.ts'
import { openData } from './migrations/2026-11/2026-11-30-open-data.ts'
import { watching } from './migrations/2026-12-05-watching.ts'
import { companionFilings } from './migrations/2026-12-06-companion-filings.ts'
import { gazetteNotices } from './migrations/2026-12-08-gazette-notices.ts'
import { calendarFeeds } from './migrations/2026-12-14-calendar-feeds.ts'
import { pictures } from './migrations/2026-12-16-pictures.ts'
import { columnChoices } from './migrations/2026-12-20-column-choices.ts'
import { mergedDrafts } from './migrations/2026-12-21-merged-drafts.ts'
import { importSources } from './migrations/2026-12-22-import-sources.ts'
import { advice } from './migrations/2026-12-23-advice.ts'
import { severalRegisters } from './migrations/2026-12-23-several-registers.ts'
import { picturesOfMarks } from './migrations/2026-12-24-pictures-of-marks.ts'
import { watchedGroups } from './migrations/2026-12-24-watched-groups.ts'
import { markDetails } from './migrations/2026-12-27-mark-details.ts'

/**
 * Every migration by name. They run in the order of their names, and a name that has run somewhere is never changed.
 */
const MIGRATIONS: Record<string, Migration> = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-kept-drafts': keptDrafts,
  '2026-11-21-nice-classification': classification,
  '2026-11-21-register': register,
  '2026-11-21-settings': settings,
  '2026-11-21-trademark-searches': trademarkSearches,
  '2026-11-22-acceptable-items': acceptableItems,
  '2026-11-23-classification-revision': classificationRevision,
  '2026-11-24-line-problems': lineProblems,
  '2026-11-25-register-names': registerNames,
  '2026-11-26-event-lists': eventLists,
  '2026-11-27-accepted-problems': acceptedProblems,
  '2026-11-28-proposer-map': proposerMap,
  '2026-11-29-case-list': caseList,
  '2026-11-30-open-data': openData,
  '2026-12-05-watching': watching,
  '2026-12-06-companion-filings': companionFilings,
  '2026-12-08-gazette-notices': gazetteNotices,
  '2026-12-14-calendar-feeds': calendarFeeds,
  '2026-12-16-pictures': pictures,
  '2026-12-20-column-choices': columnChoices,
  '2026-12-21-merged-drafts': mergedDrafts,
  '2026-12-22-import-sources': importSources,
  '2026-12-23-advice': advice,
  '2026-12-23-several-registers': severalRegisters,
  '2026-12-24-pictures-of-marks': picturesOfMarks,
  '2026-12-24-watched-groups': watchedGroups,
  '2026-12-27-mark-details': markDetails,
}

interface MigrationOptions {
  /** The name of the last migration, for the tables of an earlier version. */
  last?: string
  /** Takes how far long work has come, for a person. */
  say?: (line: string) => void
}

/** Any fixed number: of several servers that start at once, each waits until the one before it is done. */
const LOCK_KEY = 7_391_051

/**
 * Brings the database to this version's tables, one server after another: the tables in one transaction, then a large register in steps that
 * can be stopped (`carryMarks`). Throws what the failing migration threw.
 */
export const migrate = (db: Database, { last, say = () => undefined }: MigrationOptions = {}): Promise<void> =>
  db.connection().execute(async connection => {
    // The migrator lists the tables before it takes its own lock, and fails where another server drops one meanwhile.
    await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(connection)
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
      const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
      if (error) throw error
      if (last === undefined) await carryMarks(db, say)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection)
    }
  })
