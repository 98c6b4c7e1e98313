import { type SqlBool, sql } from 'kysely'
import type { MarkEvent, MarkStatus } from '#domain/mark/register-mark.ts'
import type { Database } from '../../storage/database.ts'

/** A mark of an applicant as the register has it, without what only its record shows. */
export interface OwnedMark {
  id: number
  regNo: string
  registrationNo: string
  class: number
  name: string
  isDevice: boolean
  kind: string
  owner: string
  address: string
  agent: string
  /** The office's last word. */
  said: MarkStatus
  applicationDate: string | null
  preliminaryDate: string | null
  registrationDate: string | null
  expiryDate: string | null
  groups: readonly string[]
}

type Party = 'owner' | 'agent'

/** Lists the marks of owners or of an agency by their full names, the newest first. */
export const listMarksOf = async (db: Database, party: Party, names: readonly string[]): Promise<OwnedMark[]> =>
  names.length === 0
    ? []
    : await db
        .selectFrom('marks')
        .select([
          'id',
          'reg_no as regNo',
          'registration_no as registrationNo',
          'class',
          'name',
          'is_device as isDevice',
          'kind',
          'owner',
          'address',
          'agent',
          'status as said',
          'application_date as applicationDate',
          'preliminary_date as preliminaryDate',
          'registration_date as registrationDate',
          'expiry_date as expiryDate',
          'groups',
        ])
        .where(party, 'in', names)
        .orderBy(sql`application_date desc nulls last`)
        .orderBy('reg_no', 'desc')
        .orderBy('class')
        .execute()

/** Lists the events of the same marks by mark, oldest first; a mark without events is left out. */
export const listEventsOf = async (
  db: Database,
  party: Party,
  names: readonly string[],
): Promise<Map<number, MarkEvent[]>> => {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('mark_events')
    .innerJoin('marks', 'marks.id', 'mark_events.mark_id')
    .select(['mark_events.mark_id as id', 'mark_events.events'])
    .where(`marks.${party}`, 'in', names)
    .execute()
  return new Map(rows.filter(({ events }) => events.length > 0).map(({ id, events }) => [id, events]))
}

/** Returns the owners that go by an English name. */
export const listOwnersInEnglish = async (db: Database, name: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('register_owners')
    .select('name')
    .where(sql<SqlBool>`lower(name_en) = lower(${name})`)
    .orderBy('marks', 'desc')
    .limit(20)
    .execute()
  return rows.map(row => row.name)
}

/** What a register tells of at all, as far as a look at its first marks shows. */
export interface RegisterFacts {
  refusals: boolean
  agencies: boolean
  addresses: boolean
  groups: boolean
  /** Codes of the events that occur. */
  events: ReadonlySet<string>
  /** Gazette issues stand with publications. */
  issues: boolean
  kinds: ReadonlySet<string>
}

const LOOKED_AT = 5_000

/** Looks at some thousand marks of the register for what it tells of. */
export const lookAtRegister = async (db: Database): Promise<RegisterFacts> => {
  const { rows } = await sql<{
    refusals: boolean
    agencies: boolean
    addresses: boolean
    groups: boolean
    kinds: string[]
    ids: number[]
  }>`select coalesce(bool_or(status = 'refused'), false) as refusals,
      coalesce(bool_or(agent <> ''), false) as agencies,
      coalesce(bool_or(address <> ''), false) as addresses,
      coalesce(bool_or(cardinality(groups) > 0), false) as groups,
      coalesce(array_agg(distinct kind), '{}') as kinds
    from (select status, agent, address, groups, kind from marks limit ${LOOKED_AT}) as looked`.execute(db)
  const told = await sql<{ code: string; issues: boolean }>`
    select event->>'code' as code, bool_or(event->>'detail' like '%期%') as issues
    from (select events from mark_events limit ${LOOKED_AT}) as looked, jsonb_array_elements(events) as event
    group by 1`.execute(db)
  const [row] = rows
  return {
    refusals: row?.refusals ?? false,
    agencies: row?.agencies ?? false,
    addresses: row?.addresses ?? false,
    groups: row?.groups ?? false,
    kinds: new Set(row?.kinds ?? []),
    events: new Set(told.rows.map(({ code }) => code)),
    issues: told.rows.some(({ code, issues }) => issues && (code === 'preliminary' || code === 'registered')),
  }
}
