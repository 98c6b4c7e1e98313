import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import { joined, listOf } from '../marks-repository.ts'
import type { OpenTable } from './open-tables.ts'
import { TABLE_SHAPES } from './open-tables.ts'
import type { OpenCells } from './read-cells.ts'
import type { OpenRow } from './read-open-table.ts'

const TABLE_NAMES: Readonly<Record<OpenTable, string>> = {
  basics: 'open_basics',
  owners: 'open_owners',
  goods: 'open_goods',
  coOwners: 'open_co_owners',
  priorities: 'open_priorities',
  internationals: 'open_internationals',
  agents: 'open_agents',
}

/** The cells of several rows of one key, by what tells the rows apart. */
type ManyCells = Record<string, OpenCells>

interface KeyedRows {
  key: string
  class: number
  cells: OpenCells | ManyCells
  isRegistered: boolean
}

const KEY_FIELDS = new Set(['regNo', 'class', 'agentCode'])

/** Returns the cells of a row without its key; the code of its agent is none in a basic row. */
const cellsOf = (table: OpenTable, { cells }: OpenRow): OpenCells => {
  const kept: Record<string, string> = {}
  for (const [field, cell] of Object.entries(cells))
    if (!KEY_FIELDS.has(field) || (table === 'basics' && field === 'agentCode')) kept[field] = cell
  return kept
}

/** Returns what tells the row of a mark from its others, such as the number of an item; empty where a mark has one row. */
const placeOf = (table: OpenTable, { cells }: OpenRow): string =>
  (TABLE_SHAPES[table].serial ?? []).map(field => cells[field] ?? '').join(':')

/** Returns the key of a row among all of a package: of several rows with one key the last counts. */
export const keyOfRow = (table: OpenTable, row: OpenRow): string =>
  `${table} ${row.class} ${row.key} ${placeOf(table, row)}`

/** Puts the rows of one key together; where a key has one row, the last counts. */
const keyed = (table: OpenTable, rows: readonly OpenRow[]): KeyedRows[] => {
  const { serial } = TABLE_SHAPES[table]
  const byKey = new Map<string, KeyedRows>()
  for (const row of rows) {
    const id = `${row.key} ${row.class}`
    const cells = cellsOf(table, row)
    const isRegistered = table === 'basics' && row.cells['registrationDate'] !== undefined
    const one = { key: row.key, class: row.class, isRegistered }
    if (serial === undefined) {
      byKey.set(id, { ...one, cells })
      continue
    }
    const place = placeOf(table, row)
    const before = byKey.get(id)?.cells as ManyCells | undefined
    if (before === undefined) byKey.set(id, { ...one, cells: { [place]: cells } })
    else before[place] = cells
  }
  return [...byKey.values()]
}

/** Asks for the marks that the changed rows of a statement concern: a row of a number alone those of all its classes, one of an agent all of its marks. */
const concernedBy = (register: number, table: OpenTable): RawBuilder<unknown> => {
  if (table === 'basics') return sql`select key, class from changed`
  if (table === 'agents')
    return sql`select key, class from open_basics
      where register_id = ${register} and cells ? 'agentCode' and cells ->> 'agentCode' = any(array(select key from changed))`
  return sql`select basics.key, basics.class from open_basics as basics
    join changed on basics.key = changed.key and changed.class in (0, basics.class)
    where basics.register_id = ${register}`
}

/**
 * Takes rows of a package into the tables of the open data and notes which marks they change; returns the number of keys that are new or
 * changed. Rows of a later month replace those of an earlier one and of base packages, whatever comes first; rows of one package join. A row that a
 * later package says again changes no mark, save of the basic table, whose packages tell what was registered once.
 * Call it in a transaction.
 */
export const takeOpenRows = async (
  db: Database,
  { register, table, rank, rows }: { register: number; table: OpenTable; rank: number; rows: readonly OpenRow[] },
): Promise<number> => {
  if (rows.length === 0) return 0
  const given = keyed(table, rows)
  const name = sql.table(TABLE_NAMES[table])
  const both = TABLE_SHAPES[table].serial === undefined ? sql`excluded.cells` : sql`known.cells || excluded.cells`
  const columns = [
    given.map(({ key }) => key),
    given.map(row => row.class),
    given.map(({ isRegistered }) => isRegistered),
    given.map(({ cells }) => JSON.stringify(cells)),
  ].map(values => listOf(joined(values), given.length))
  const { rows: counted } = await sql<{ count: number }>`
    with given as materialized (
      select key, class::smallint, registered::boolean, cells::jsonb
      from unnest(${sql.join(columns)}) as text (key, class, registered, cells)
    ), before as materialized (
      select known.key, known.class, known.cells from given join ${name} as known using (key, class)
      where known.register_id = ${register}
    ), written as (
      insert into ${name} as known (register_id, key, class, rank, registered_rank, cells)
      select ${register}::integer, key, class, ${rank}::integer, case when registered then ${rank}::integer end, cells from given
      on conflict (key, class, register_id) do update set
        rank = greatest(known.rank, excluded.rank),
        registered_rank = greatest(known.registered_rank, excluded.registered_rank),
        cells = case when excluded.rank > known.rank then excluded.cells
          when excluded.rank = known.rank then ${both} else known.cells end
      where (excluded.rank >= known.rank and known.cells is distinct from
          case when excluded.rank > known.rank then excluded.cells else ${both} end)
        or excluded.rank > known.rank
        or excluded.registered_rank > coalesce(known.registered_rank, -1)
      returning key, class, cells
    ), changed as materialized (
      select written.key, written.class from written left join before using (key, class)
      where ${table === 'basics'} or before.cells is distinct from written.cells
    ), noted as (
      insert into open_changes (register_id, key, class)
      select ${register}::integer, key, class from (${concernedBy(register, table)}) as concerned on conflict do nothing
    )
    select count(*)::integer as count from changed`.execute(db)
  return counted[0]?.count ?? 0
}

/** The rows of the tables on one mark in one class. */
export interface OpenMarkRows {
  key: string
  class: number
  basics: OpenCells
  /** The mark was registered in an earlier package than the one that its basic row is of, which has no registration. */
  wasRegistered: boolean
  owner: OpenCells | null
  coOwners: ManyCells | null
  goods: ManyCells | null
  priorities: ManyCells | null
  international: OpenCells | null
  agent: string | null
}

/** A place in the list of changes, which is in the order of number and class. */
export type ChangePlace = Pick<OpenMarkRows, 'key' | 'class'>

/**
 * Takes the next marks off the list of changes, behind a place where one is given, and returns what the tables say of them. What another
 * transaction has taken is passed over. Call it in a transaction.
 */
export const takeChangedMarks = async (
  db: Database,
  register: number,
  most: number,
  after: ChangePlace | null,
): Promise<OpenMarkRows[]> => {
  // From the beginning each time, it would go through all that is off the list already.
  const behind = after === null ? sql`` : sql`and (key, class) > (${after.key}, ${after.class}::smallint)`
  const { rows } = await sql<OpenMarkRows>`
    with taken as (
      delete from open_changes where register_id = ${register} and (key, class) in (
        select key, class from open_changes where register_id = ${register} ${behind}
        order by key, class limit ${most} for update skip locked
      ) returning register_id, key, class
    )
    select basics.key, basics.class, basics.cells as basics,
      coalesce(basics.registered_rank < basics.rank, false) and not basics.cells ? 'registrationDate' as "wasRegistered",
      owner.cells as owner, co_owner.cells as "coOwners", goods.cells as goods, priority.cells as priorities,
      international.cells as international, agent.cells ->> 'agent' as agent
    from taken
    join open_basics as basics using (register_id, key, class)
    left join open_owners as owner using (register_id, key, class)
    left join open_goods as goods using (register_id, key, class)
    left join open_priorities as priority using (register_id, key, class)
    left join lateral (select cells from open_co_owners as row
      where row.register_id = taken.register_id and row.key = taken.key and row.class in (0, taken.class)
      order by row.class desc limit 1) as co_owner on true
    left join lateral (select cells from open_internationals as row
      where row.register_id = taken.register_id and row.key = taken.key and row.class in (0, taken.class)
      order by row.class desc limit 1) as international on true
    left join open_agents as agent on agent.key = basics.cells ->> 'agentCode' and agent.class = 0 and agent.register_id = taken.register_id
    order by basics.key, basics.class`.execute(db)
  return rows
}

/** Tells the planner how large the tables of the open data have become: it would read them whole for each batch of marks. */
export const analyzeOpenTables = async (db: Database): Promise<void> => {
  for (const name of [...Object.values(TABLE_NAMES), 'open_changes']) await sql`analyze ${sql.table(name)}`.execute(db)
}

/** Returns the number of marks whose rows changed and that the register does not show yet. */
export const countOpenChanges = async (db: Database, register: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from open_changes where register_id = ${register}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns how many lines of each entry of a package were taken before; a package is known by its digest. */
export const readTakenLines = async (db: Database, register: number, digest: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ entry: string; lines: number }>`
    select entry, lines from open_packages
    where digest = ${digest} and register_id = ${register}`.execute(db)
  return new Map(rows.map(({ entry, lines }) => [entry, lines]))
}

/** Keeps how many lines of an entry were taken, so that an import that was stopped goes on there. */
export const keepTakenLines = async (
  db: Database,
  { register, digest, entry, lines }: { register: number; digest: string; entry: string; lines: number },
): Promise<void> => {
  await sql`insert into open_packages (register_id, digest, entry, lines)
    values (${register}, ${digest}, ${entry}, ${lines})
    on conflict (digest, entry, register_id) do update set lines = greatest(open_packages.lines, excluded.lines)`.execute(
    db,
  )
}
