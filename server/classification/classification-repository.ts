import { sql } from 'kysely'
import type { Relation } from '#domain/goods/goods-relation.ts'
import type { Database } from '../storage/database.ts'
import type { ClassificationOrigin } from '../storage/tables.ts'

export interface Classification {
  id: number
  edition: string
  origin: ClassificationOrigin
  /** Changes whenever a row of the edition may have changed. */
  revision: string
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
  /** The part of the group; empty in a group without parts. */
  paragraph: string
  code: string
  nameZh: string
  nameEn: string
  isAcceptable: boolean
  /** Both names as `foldName` makes them, the Chinese one first, with a line break between them. */
  folded: string
}

/** Returns the edition's classification; undefined before it was loaded. */
export const findClassification = (db: Database, edition: string): Promise<Classification | undefined> =>
  db
    .selectFrom('classifications')
    .select(['id', 'edition', 'origin', 'revision'])
    .where('edition', '=', edition)
    .executeTakeFirst()

/** Gives an edition another revision. Call it in the transaction that changes its rows. */
export const renewRevision = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('classifications')
    .set({ revision: sql<string>`gen_random_uuid()` })
    .where('id', '=', id)
    .execute()
}

/** Returns every group, in the order of the table. */
export const readGroups = (db: Database, id: number): Promise<Group[]> =>
  db
    .selectFrom('classification_groups')
    .select(['code', 'class', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('classification_id', '=', id)
    .orderBy('code')
    .execute()

/** Returns every item, in the order of the table. */
export const readItems = (db: Database, id: number): Promise<Item[]> =>
  db
    .selectFrom('classification_items')
    .select([
      'id',
      'class',
      'group_code as group',
      'paragraph',
      'code',
      'name_zh as nameZh',
      'name_en as nameEn',
      'is_acceptable as isAcceptable',
      'folded',
    ])
    .where('classification_id', '=', id)
    .orderBy('group_code')
    .orderBy('id')
    .execute()

/** Returns every note that relates groups, or parts of one, in the order of the table. */
export const readRelations = (db: Database, id: number): Promise<Relation[]> =>
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
    .orderBy('id')
    .execute()
