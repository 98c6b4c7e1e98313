import type { GroupParagraph } from '#contract/classification.ts'
import { numberOf } from '#domain/chinese-numeral.ts'
import type { Relation } from '#domain/goods/goods-relation.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Database } from '../storage/database.ts'
import {
  type Classification,
  findClassification,
  type Group,
  type Item,
  readGroups,
  readItems,
  readRelations,
} from './classification-repository.ts'
import { withEnglishNames } from './starter.ts'

/** The edition that new marks are classified by (docs/architecture.md §8). */
export const DEFAULT_EDITION = 'NCL13-2026'

/** A whole edition of the classification in memory, some thousands of rows in the order of the table. */
export interface Edition extends Classification {
  groups: readonly Group[]
  items: readonly Item[]
  relations: readonly Relation[]
  /** Says whether it has an item that the office accepted beside the table. */
  hasAcceptable: boolean
  groupOf(code: string): Group | undefined
  /** Returns the first item of each part of a group, in the order of the parts; none for a group without parts. */
  partsOf(group: string): readonly Item[]
  /** Returns the items with this Chinese name, folded. */
  itemsNamed(folded: string): readonly Item[]
  /** Returns the notes that relate the groups to others, or their parts to one another. */
  relationsOf(groups: readonly string[]): Relation[]
}

/** Returns the number of a part, which is written in Chinese numerals; any other text comes last. */
const partNumber = ({ paragraph }: Item): number => numberOf(paragraph) ?? Number.MAX_SAFE_INTEGER

const firstOfParts = (items: readonly Item[]): Item[] =>
  [...Map.groupBy(items, ({ paragraph }) => paragraph)]
    .flatMap(([paragraph, [first]]) => (paragraph === '' || !first ? [] : [first]))
    .sort((a, b) => partNumber(a) - partNumber(b))

const readEdition = async (db: Database, classification: Classification): Promise<Edition> => {
  const { id } = classification
  const groups = await withEnglishNames(await readGroups(db, id))
  const items = await readItems(db, id)
  const relations = await readRelations(db, id)
  const byCode = new Map(groups.map(group => [group.code, group]))
  const parts = new Map(
    [...Map.groupBy(items, ({ group }) => group)].map(([group, list]) => [group, firstOfParts(list)]),
  )
  const relating = new Map<string, Relation[]>()
  for (const relation of relations)
    for (const code of new Set([relation.group, relation.toGroup]))
      relating.set(code, [...(relating.get(code) ?? []), relation])
  const byName = Map.groupBy(items, ({ folded }) => folded.slice(0, folded.indexOf('\n')))
  return {
    ...classification,
    groups,
    items,
    relations,
    hasAcceptable: items.some(({ isAcceptable }) => isAcceptable),
    groupOf: code => byCode.get(code),
    partsOf: group => parts.get(group) ?? [],
    itemsNamed: folded => byName.get(folded) ?? [],
    relationsOf: codes => [...new Set(codes.flatMap(code => relating.get(code) ?? []))].sort((a, b) => a.id - b.id),
  }
}

/** Keeps editions by name with the revision at which they were read. Rows of one revision never change. */
const kept = new Map<string, { revision: string; edition: Promise<Edition> }>()

/** Returns the edition as it stands now, read once for each revision; undefined before it was loaded. */
export const findEdition = async (db: Database, name: string): Promise<Edition | undefined> => {
  const classification = await findClassification(db, name)
  if (!classification) return undefined
  const { revision } = classification
  const known = kept.get(name)
  if (known?.revision === revision) return known.edition
  const edition = readEdition(db, classification)
  kept.set(name, { revision, edition })
  edition.catch(() => kept.delete(name))
  return edition
}

/** Returns the name of an edition, for every place that rests on it. */
export const editionText = ({ edition, origin }: Classification): LawText =>
  origin === 'starter'
    ? {
        zh: `${edition}入门分类（随软件附带的样本，并非全表）`,
        en: `the ${edition} starter classification (a sample that comes with the software, not the whole table)`,
      }
    : {
        zh: `类似商品和服务区分表（${edition}）`,
        en: `the Chinese classification of similar goods and services (${edition})`,
      }

/** Returns the parts of each group, named by the first item of each; a group without parts has none. */
export const paragraphsOf = (
  edition: Edition | undefined,
  groups: readonly string[],
): Record<string, GroupParagraph[]> =>
  Object.fromEntries(
    groups.map(group => [
      group,
      (edition?.partsOf(group) ?? []).map(({ paragraph, nameZh, nameEn }) => ({
        paragraph,
        name: nameZh,
        enName: nameEn,
      })),
    ]),
  )
