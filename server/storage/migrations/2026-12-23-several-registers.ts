import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables whose rows belong to a register, each with the columns that are one in it. */
const KEYED = {
  marks: ['reg_no', 'class'],
  open_basics: ['key', 'class'],
  open_owners: ['key', 'class'],
  open_goods: ['key', 'class'],
  open_co_owners: ['key', 'class'],
  open_priorities: ['key', 'class'],
  open_internationals: ['key', 'class'],
  open_agents: ['key', 'class'],
  open_changes: ['key', 'class'],
  open_packages: ['digest', 'entry'],
  gazette_notices: ['reg_no', 'class', 'day', 'kind'],
  alerts: ['watch_id', 'reg_no', 'class'],
} as const

const VIEWS = [
  ['register_owners', 'owner', sql`owner_en`],
  ['register_agents', 'agent', sql`''`],
  ['register_wordings', 'name', sql`''`],
] as const

/**
 * Lets registers stand side by side: every row says which it belongs to. What stands becomes the first register's; notices of the gazette that
 * came before any wait under 0.
 */
export const severalRegisters: Migration = {
  async up(db) {
    await sql`drop index registers_one`.execute(db)
    await sql`alter table registers add column is_default boolean not null default true`.execute(db)
    const { rows } = await sql<{ id: number; origin: string }>`select id, origin from registers`.execute(db)
    const [known] = rows
    const imported = known?.origin === 'imported' ? known.id : 0
    for (const [table, key] of Object.entries(KEYED)) {
      // The sample has neither open data nor notices: these wait for a register that is imported.
      const first = sql.lit(table === 'marks' || table === 'alerts' ? (known?.id ?? 0) : imported)
      await sql`alter table ${sql.table(table)} add column register_id integer not null default ${first}`.execute(db)
      await sql`alter table ${sql.table(table)} alter column register_id drop default`.execute(db)
      const { rows: constraints } = await sql<{ name: string; type: string }>`
        select conname as name, contype as type from pg_constraint
        where conrelid = ${table}::regclass and contype in ('p', 'u')
          and (contype = 'u' or ${table} not in ('marks', 'alerts'))`.execute(db)
      for (const { name } of constraints)
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
      const columns = sql.join([...key, 'register_id'].map(column => sql.ref(column)))
      await sql`alter table ${sql.table(table)} add unique (${columns})`.execute(db)
    }
    await sql`alter table mark_changes add column register_id integer not null default ${sql.lit(imported)}`.execute(db)
    await sql`alter table mark_changes alter column register_id drop default`.execute(db)
    await sql`alter table imports add column register_id integer`.execute(db)
    await sql`update imports set register_id = ${imported} where subject = 'register' and ${imported} > 0`.execute(db)
    for (const [view, column, english] of VIEWS) {
      const name = sql.ref(column)
      await sql`drop materialized view ${sql.table(view)}`.execute(db)
      await sql`create materialized view ${sql.table(view)} as
        select register_id, ${name} as name, max(${english}) as name_en,
          lower(${name}) || chr(10) || lower(max(${english})) as folded,
          count(*) as marks,
          count(*) filter (where preliminary_date is not null or registration_date is not null) as published,
          count(*) filter (where status in ('registered', 'in-grace')) as registered,
          count(*) filter (where status in ('refused', 'cancelled', 'invalidated')) as decided
        from marks where ${name} <> '' group by register_id, ${name}`.execute(db)
      await sql`create index ${sql.ref(`${view}_by_name`)} on ${sql.table(view)} (folded text_pattern_ops)`.execute(db)
    }
  },
}
