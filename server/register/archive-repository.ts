import { sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent, MarkGoods, MarkStatus } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../mark-index/index-mark.ts'
import type { Database } from '../storage/database.ts'
import { askPlaces, readByIds } from '../storage/shards.ts'

/** A mark in one class, as its row has it. */
export interface MarkRecord {
  id: number
  regNo: string
  registrationNo: string
  class: number
  name: string
  isDevice: boolean
  owner: string
  ownerEn: string
  address: string
  agent: string
  status: MarkStatus
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  groups: string[]
  goods: MarkGoods[]
}

/**
 * Returns the marks of a register with one of the numbers, of the application or the registration, in the order of their classes, and the classes
 * that could not be looked in.
 */
export const findMarksByNumbers = async (
  db: Database,
  registerId: number,
  numbers: readonly string[],
): Promise<{ marks: MarkRecord[]; unsearched: number[] }> => {
  const { answers, unsearched } = await askPlaces(db, [], part =>
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
        'owner',
        'owner_en as ownerEn',
        'address',
        'agent',
        'status',
        'application_date as applicationDate',
        'preliminary_date as preliminaryDate',
        'registration_date as registrationDate',
        'expiry_date as expiryDate',
        GROUPS_IN_SCOPE.as('groups'),
        'goods',
      ])
      .where('register_id', '=', registerId)
      .where(({ eb, and, or }) =>
        or([
          eb('reg_no', '=', sql<string>`any(${numbers}::text[])`),
          // As the partial index asks it.
          and([eb('registration_no', '=', sql<string>`any(${numbers}::text[])`), eb('registration_no', '<>', '')]),
        ]),
      )
      .orderBy('class')
      .execute(),
  )
  return { marks: answers.flat().sort((a, b) => a.class - b.class), unsearched }
}

/** Returns the events of a mark, newest first. */
export const listMarkEvents = async (db: Database, markId: number): Promise<MarkEvent[]> => {
  const [row] = await readByIds(db, [markId], part =>
    part.selectFrom('mark_details').select('events').where('mark_id', '=', markId).execute(),
  )
  return (row?.events ?? []).sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date)).reverse()
}
