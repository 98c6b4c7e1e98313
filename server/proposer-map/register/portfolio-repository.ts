import { type SqlBool, sql } from 'kysely'
import type { MarkEvent, MarkStatus } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../../mark-index/index-mark.ts'
import type { Database } from '../../storage/database.ts'
import { compareTexts, inAllPlaces } from '../../storage/shards.ts'

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
export const listMarksOf = async (
  db: Database,
  registerId: number,
  party: Party,
  names: readonly string[],
): Promise<OwnedMark[]> => {
  if (names.length === 0) return []
  const found = await inAllPlaces(db, part =>
    part
      .selectFrom('marks')
      .innerJoin('mark_details', 'mark_details.mark_id', 'marks.id')
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
        GROUPS_IN_SCOPE.as('groups'),
      ])
      .where('register_id', '=', registerId)
      .where(party, 'in', names)
      .orderBy(sql`application_date desc nulls last`)
      .orderBy(sql`reg_no collate "C"`, 'desc')
      .orderBy('class')
      .execute(),
  )
  if (found.length === 1) return found.flat()
  return found
    .flat()
    .sort(
      (a, b) =>
        compareTexts(b.applicationDate ?? '', a.applicationDate ?? '') ||
        compareTexts(b.regNo, a.regNo) ||
        a.class - b.class,
    )
}

/** Lists the events of the same marks by mark, oldest first; a mark without events is left out. */
export const listEventsOf = async (
  db: Database,
  registerId: number,
  party: Party,
  names: readonly string[],
): Promise<Map<number, MarkEvent[]>> => {
  if (names.length === 0) return new Map()
  const found = await inAllPlaces(db, part =>
    part
      .selectFrom('mark_details')
      .innerJoin('marks', 'marks.id', 'mark_details.mark_id')
      .select(['mark_details.mark_id as id', 'mark_details.events'])
      .where('marks.register_id', '=', registerId)
      .where(`marks.${party}`, 'in', names)
      .execute(),
  )
  return new Map(
    found
      .flat()
      .filter(({ events }) => events.length > 0)
      .map(({ id, events }) => [id, events]),
  )
}

/** Lists the ids of those marks whose open data say that they are well-known (是否驰名商标). */
export const listWellKnownOf = async (
  db: Database,
  registerId: number,
  marks: readonly OwnedMark[],
): Promise<Set<number>> => {
  if (marks.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select asked.id from open_basics join unnest(${marks.map(({ id }) => id)}::bigint[], ${marks.map(({ regNo }) => regNo)}::text[],
      ${marks.map(mark => mark.class)}::smallint[]) as asked (id, key, class) using (key, class)
    where open_basics.register_id = ${registerId} and open_basics.cells->>'wellKnown' ~* '^(是|1|y|yes|true)$'`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

const MOST_OWNERS = 20

/** Returns the owners that go by an English name, those with most marks first. */
export const listOwnersInEnglish = async (db: Database, registerId: number, name: string): Promise<string[]> => {
  const found = await inAllPlaces(db, part =>
    part
      .selectFrom('register_owners')
      .select(['name', 'marks'])
      .where('register_id', '=', registerId)
      .where(sql<SqlBool>`lower(name_en) = lower(${name})`)
      .execute(),
  )
  const counts = [...Map.groupBy(found.flat(), ({ name }) => name)].map(([owner, parts]) => ({
    owner,
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
  }))
  return counts
    .sort((a, b) => b.marks - a.marks || compareTexts(a.owner, b.owner))
    .slice(0, MOST_OWNERS)
    .map(({ owner }) => owner)
}

/** The kinds of facts that a register tells at all, as far as a look at its first marks shows. */
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
  /** There is a column for well-known marks. */
  wellKnown: boolean
}

const LOOKED_AT = 5_000

/** Looks at some thousand marks of the register for what it tells of. */
export const lookAtRegister = async (db: Database, registerId: number): Promise<RegisterFacts> => {
  const looked = await inAllPlaces(db, part =>
    sql<{
      refusals: boolean
      agencies: boolean
      addresses: boolean
      groups: boolean
      kinds: string[]
    }>`select coalesce(bool_or(status = 'refused'), false) as refusals,
      coalesce(bool_or(agent <> ''), false) as agencies,
      coalesce(bool_or(address <> ''), false) as addresses,
      coalesce(bool_or(cardinality(scope) > 1), false) as groups,
      coalesce(array_agg(distinct kind), '{}') as kinds
    from (select status, agent, address, scope, kind from marks join mark_details on mark_details.mark_id = marks.id where register_id = ${registerId} limit ${LOOKED_AT}) as looked`.execute(
      part,
    ),
  )
  const told = await inAllPlaces(db, part =>
    sql<{ code: string; issues: boolean }>`
    select event->>'code' as code, bool_or(event->>'detail' like '%期%') as issues
    from (select mark_details.events from marks join mark_details on mark_details.mark_id = marks.id
      where marks.register_id = ${registerId} limit ${LOOKED_AT}) as looked, jsonb_array_elements(events) as event
    group by 1`.execute(part),
  )
  const open = await sql<{ wellKnown: boolean }>`
    select exists (select from (select cells from open_basics where register_id = ${registerId} limit ${LOOKED_AT}) as looked where cells ? 'wellKnown')
      as "wellKnown"`.execute(db)
  const facts = looked.flatMap(({ rows }) => rows)
  const events = told.flatMap(({ rows }) => rows)
  return {
    refusals: facts.some(({ refusals }) => refusals),
    agencies: facts.some(({ agencies }) => agencies),
    addresses: facts.some(({ addresses }) => addresses),
    groups: facts.some(({ groups }) => groups),
    kinds: new Set(facts.flatMap(({ kinds }) => kinds)),
    events: new Set(events.map(({ code }) => code)),
    wellKnown: open.rows[0]?.wellKnown ?? false,
    issues: events.some(({ code, issues }) => issues && (code === 'preliminary' || code === 'registered')),
  }
}
