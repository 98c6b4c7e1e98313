import type { Database } from '../../storage/database.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import type { GazetteNotice } from './gazette-notices.ts'
import { findNoticedMarks, keepNotices } from './notices-repository.ts'

/**
 * Keeps notices and writes what they change into the marks of an imported register, noted under the day of each; returns the number of marks
 * changed. Those of marks that are not there are kept until the marks come; under register 0, those for the first register that is imported.
 */
export const takeNotices = async (
  db: Database,
  registerId: number,
  notices: readonly GazetteNotice[],
): Promise<number> => {
  let changed = 0
  for (const [day, published] of [...Map.groupBy(notices, notice => notice.day)].toSorted())
    changed += await db.transaction().execute(async transaction => {
      if ((await keepNotices(transaction, registerId, published)) === 0 || registerId === 0) return 0
      const marks = await findNoticedMarks(transaction, registerId, published)
      const prepared = await prepareMarks(transaction, marks, { registerId, notedOn: day })
      return (await writeMarks(transaction, prepared)).changed
    })
  return changed
}
