import type { Relation } from '#domain/goods/classification-note.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { ClassificationLookup, GoodsPlace, PlaceRelation } from '../drafting/lookups.ts'
import type { Database } from '../storage/database.ts'
import { foldName } from './classification-lines.ts'
import { DEFAULT_EDITION, editionText, findEdition } from './edition.ts'

const UNKNOWN: PlaceRelation = { isSimilar: null, note: null }

const noteOf = ({ clause }: Relation): LawText => ({ zh: clause, en: clause })

/** Goods of one group are similar, but for parts that a note sets apart. */
const withinGroup = (own: GoodsPlace, earlier: GoodsPlace, relations: readonly Relation[]): PlaceRelation => {
  if (own.part === earlier.part) return { isSimilar: true, note: null }
  const apart = relations.find(({ group, kind }) => group === own.group && kind === 'parts-dissimilar')
  return apart ? { isSimilar: false, note: noteOf(apart) } : UNKNOWN
}

/** A note between two groups speaks of some of their items: it is shown, and decides only where it names none. */
const acrossGroups = (
  { group: other }: GoodsPlace,
  relations: readonly Relation[],
  isWhole: boolean,
): PlaceRelation => {
  const note = relations.find(
    ({ group, toGroup, kind }) => kind !== 'parts-dissimilar' && (group === other || toGroup === other),
  )
  if (!note) return { isSimilar: isWhole ? false : null, note: null }
  return { isSimilar: note.kind === 'similar' && note.subject === '' ? true : null, note: noteOf(note) }
}

/**
 * What the default edition knows of goods, ready for drafting; undefined before it is loaded. A starter is not the whole
 * table, nor is one without its notes: from their silence nothing follows.
 */
export const readClassificationLookup = async (db: Database): Promise<ClassificationLookup | undefined> => {
  const edition = await findEdition(db, DEFAULT_EDITION)
  if (!edition) return undefined
  const isWhole = edition.origin === 'imported' && edition.relations.length > 0
  return {
    edition: editionText(edition),
    placesOf: (name, niceClass) =>
      edition
        .itemsNamed(foldName(name))
        .filter(place => niceClass === undefined || place.class === niceClass)
        .map(({ group, paragraph }) => ({ group, part: paragraph || null })),
    groupTitle(code) {
      const group = edition.groupOf(code)
      return group ? { zh: group.nameZh, en: group.nameEn || group.nameZh } : null
    },
    relationOf(own, earlier) {
      const relations = edition.relationsOf([own.group])
      return own.group === earlier.group
        ? withinGroup(own, earlier, relations)
        : acrossGroups(earlier, relations, isWhole)
    },
  }
}
