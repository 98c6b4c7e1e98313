import type { Database } from '../../storage/database.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import { findRegister } from '../register-repository.ts'
import type { GazetteNotice } from './gazette-notices.ts'
import { findNoticedMarks, keepNotices } from './notices-repository.ts'

/**
 * Keeps notices and writes what they change into the marks of an imported register, noted under the day of each; returns the number of marks
 * changed. Those of marks that are not there are kept until the marks come. The sample register takes no notices.
 */
export const takeNotices = async (db: Database, notices: readonly GazetteNotice[]): Promise<number> => {
  let changed = 0
  for (const [day, published] of [...Map.groupBy(notices, notice => notice.day)].toSorted())
    changed += await db.transaction().execute(async transaction => {
      if ((await keepNotices(transaction, published)) === 0) return 0
      if ((await findRegister(transaction))?.origin !== 'imported') return 0
      const marks = await findNoticedMarks(transaction, published)
      const written = await writeMarks(transaction, await prepareMarks(transaction, marks, { notedOn: day }))
      return written.changed
    })
  return changed
}
