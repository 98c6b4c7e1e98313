import type { Deadline } from '#contract/deadline.ts'
import type { Database } from '../../storage/database.ts'
import type { ServedNotice } from '../draft-notice.ts'

/** Lists the logs that hold a filing beside a log's review, with the number of the mark each is against. */
export const listCompanions = async (
  db: Database,
  accountId: number,
  logId: number,
): Promise<{ id: number; regNo: string }[]> => {
  const rows = await db
    .selectFrom('rejection_logs')
    .select(['id', 'companion_no'])
    .where('account_id', '=', accountId)
    .where('companion_of', '=', logId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, companion_no }) => ({ id, regNo: companion_no ?? '' }))
}

/**
 * Lets the companions of a log follow its corrected facts: one that nobody has edited goes, to be drafted again when it is
 * next opened; an edited one keeps its text.
 */
export const followCase = async (
  db: Database,
  logId: number,
  { notice, receiveTime, type, deadline }: ServedNotice & { deadline: Deadline },
): Promise<void> => {
  await db
    .deleteFrom('rejection_logs')
    .where('companion_of', '=', logId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('drafts').select('drafts.log_id').whereRef('drafts.log_id', '=', 'rejection_logs.id'))),
    )
    .execute()
  await db
    .updateTable('rejection_logs')
    .set({
      notice: JSON.stringify(notice),
      deadline: JSON.stringify(deadline),
      due: deadline.due,
      receive_time: receiveTime,
      service_type: type,
    })
    .where('companion_of', '=', logId)
    .execute()
}
