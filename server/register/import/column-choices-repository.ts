import type { ColumnChoice } from '#contract/imports.ts'
import type { Database } from '../../storage/database.ts'
import { type KnownChoices, labelsKey } from './register-columns.ts'

/** Keeps what the columns of a table hold, for every table with the same labels; a later choice takes its place. */
export const keepColumnChoice = async (db: Database, { columns }: ColumnChoice): Promise<void> => {
  const labels = labelsKey(columns.map(({ label }) => label))
  const chosen = JSON.stringify(columns)
  await db
    .insertInto('column_choices')
    .values({ labels, columns: chosen })
    .onConflict(conflict => conflict.column('labels').doUpdateSet({ columns: chosen, chosen_at: new Date() }))
    .execute()
}

/** Returns what was chosen for the columns of all tables that were met. */
export const readColumnChoices = async (db: Database): Promise<KnownChoices> => {
  const rows = await db.selectFrom('column_choices').select(['labels', 'columns']).execute()
  return new Map(
    rows.map(({ labels, columns }) => [labels, new Map(columns.map(({ label, column }) => [label, column]))]),
  )
}
