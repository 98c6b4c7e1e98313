import { type SqlBool, sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { escapeLike } from '../storage/escape-like.ts'
import type { ClassificationOrigin, RelationKind } from '../storage/tables.ts'

export interface Classification {
  id: number
  edition: string
  origin: ClassificationOrigin
}

export interface Group {
  code: string
  class: number
  nameZh: string
  nameEn: string
}

export interface Item {
  id: number
  class: number
  group: string
  paragraph: string
  code: string
  nameZh: string
  nameEn: string
}

export interface Relation {
  id: number
  group: string
  paragraph: string
  kind: RelationKind
  subject: string
  toGroup: string
  toParagraph: string
  toItems: string
  oldEdition: string
  clause: string
}

export interface Part {
  group: string
  paragraph: string
}

/** What items to find; an empty list is no filter. */
export interface ItemFilter {
  classes: readonly number[]
  groups: readonly string[]
  parts: readonly Part[]
  isAcceptable: boolean | null
  /** Folded text that a name holds or a code begins with, or either is. */
  text: string
  isWhole: boolean
}

/** The edition's classification; undefined before it was loaded. */
export const findClassification = (db: Database, edition: string): Promise<Classification | undefined> =>
  db.selectFrom('classifications').select(['id', 'edition', 'origin']).where('edition', '=', edition).executeTakeFirst()

export const listGroups = (db: Database, id: number, classes: readonly number[]): Promise<Group[]> =>
  groups(db, id).where('class', 'in', classes).orderBy('code').execute()

/** The first items of each part of the groups, in the order of the table. */
export const listPartItems = (db: Database, id: number, groups: readonly string[]): Promise<Item[]> =>
  items(db)
    .where('classification_id', '=', id)
    .where('group_code', 'in', groups)
    .where('paragraph', '<>', '')
    .distinctOn(['group_code', 'paragraph'])
    .orderBy('group_code')
    .orderBy('paragraph')
    .orderBy('id')
    .execute()

const groups = (db: Database, id: number) =>
  db
    .selectFrom('classification_groups')
    .select(['code', 'class', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('classification_id', '=', id)

const items = (db: Database) =>
  db
    .selectFrom('classification_items')
    .select(['id', 'class', 'group_code as group', 'paragraph', 'code', 'name_zh as nameZh', 'name_en as nameEn'])

const partKeys = (parts: readonly Part[]): string[] => parts.map(({ group, paragraph }) => `${group} ${paragraph}`)

/** In the groups, if any are named; of a group that parts name, in those parts alone. */
const inPlaces = ({ groups, parts }: ItemFilter) => {
  if (groups.length + parts.length === 0) return sql<SqlBool>`true`
  const narrowed = new Set(parts.map(({ group }) => group))
  const whole = groups.filter(group => !narrowed.has(group))
  return sql<SqlBool>`(group_code = any(${whole}::text[])
    or group_code || ' ' || paragraph = any(${partKeys(parts)}::text[]))`
}

/** What an item's code looks like. Looking for other texts among the codes would double the time of a search. */
const ITEM_CODE = /^[a-z]?\d+$/

const matches = (id: number, { classes, isAcceptable, text, isWhole }: ItemFilter) => {
  const named = isWhole
    ? sql`folded like ${`${escapeLike(text)}\n%`} or folded like ${`%\n${escapeLike(text)}`}`
    : sql`position(${text} in folded) > 0`
  const coded = isWhole ? sql`lower(code) = ${text}` : sql`lower(code) like ${`${text}%`}`
  const tests = [sql<SqlBool>`classification_id = ${id}`]
  if (classes.length > 0) tests.push(sql`class = any(${classes}::smallint[])`)
  if (isAcceptable !== null) tests.push(sql`is_acceptable = ${isAcceptable}`)
  if (text !== '') tests.push(sql`(${sql.join(ITEM_CODE.test(text) ? [named, coded] : [named], sql` or `)})`)
  return sql<SqlBool>`${sql.join(tests, sql` and `)}`
}

/** A page of the items that the filter lets through, in the order of the table. */
export const searchItems = (
  db: Database,
  id: number,
  filter: ItemFilter,
  page: { limit: number; offset: number },
): Promise<Item[]> =>
  items(db)
    .where(matches(id, filter))
    .where(inPlaces(filter))
    .orderBy('group_code')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/**
 * Groups and parts that hold items the filter would let through wherever they stand, and how many of them it does let
 * through: none outside its own groups and parts.
 */
export const countFilteredParts = (
  db: Database,
  id: number,
  filter: ItemFilter,
): Promise<{ class: number; group: string; paragraph: string; count: number }[]> =>
  db
    .selectFrom('classification_items')
    .select(({ fn }) => [
      'class',
      'group_code as group',
      'paragraph',
      fn.countAll<number>().filterWhere(inPlaces(filter)).as('count'),
    ])
    .where(matches(id, filter))
    .groupBy(['class', 'group_code', 'paragraph'])
    .orderBy('group_code')
    .execute()

export const findGroups = (db: Database, id: number, codes: readonly string[]): Promise<Group[]> =>
  groups(db, id).where('code', 'in', codes).orderBy('code').execute()

/** Where names, folded, stand in the table. */
export const findPlaces = (
  db: Database,
  id: number,
  names: readonly string[],
): Promise<{ name: string; class: number; group: string; paragraph: string }[]> =>
  db
    .selectFrom('classification_items')
    .select([sql<string>`split_part(folded, chr(10), 1)`.as('name'), 'class', 'group_code as group', 'paragraph'])
    .where('classification_id', '=', id)
    .where(sql<SqlBool>`split_part(folded, chr(10), 1) = any(${names}::text[])`)
    .orderBy('group_code')
    .orderBy('id')
    .execute()

/** Notes that relate the groups, to others or their parts to one another, in the order of the table. */
export const listRelations = (db: Database, id: number, groups: readonly string[]): Promise<Relation[]> =>
  db
    .selectFrom('classification_relations')
    .select([
      'id',
      'group_code as group',
      'paragraph',
      'kind',
      'subject',
      'to_group as toGroup',
      'to_paragraph as toParagraph',
      'to_items as toItems',
      'old_edition as oldEdition',
      'clause',
    ])
    .where('classification_id', '=', id)
    .where(({ eb, or }) => or([eb('group_code', 'in', groups), eb('to_group', 'in', groups)]))
    .orderBy('id')
    .execute()

/** Whether the edition has any item that the office took beside the table. */
export const hasAcceptableItems = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('classification_items')
    .select('id')
    .where('classification_id', '=', id)
    .where('is_acceptable', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether the notes that relate groups were loaded; without them nothing follows from their silence. */
export const hasRelations = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('classification_relations')
    .select('id')
    .where('classification_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined
