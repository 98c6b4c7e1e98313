import type { Notice } from '#contract/notice.ts'
import type { ClassificationLookup, GoodsPlace, PlaceRelation } from '../drafting/goods/classification-lookup.ts'
import type { LawText } from '../law/law-version.ts'
import type { Database } from '../storage/database.ts'
import {
  findClassification,
  findGroups,
  findPlaces,
  hasRelations,
  listRelations,
  type Relation,
} from './classification-repository.ts'
import { DEFAULT_EDITION } from './classification-service.ts'
import { editionText } from './edition-text.ts'
import { foldName } from './fold-name.ts'

const UNKNOWN: PlaceRelation = { isSimilar: null, note: null }

const noteOf = ({ clause }: Relation): LawText => ({ zh: clause, en: clause })

/** Goods of one group are similar, but for parts that a note sets apart. */
const withinGroup = (own: GoodsPlace, earlier: GoodsPlace, relations: readonly Relation[]): PlaceRelation => {
  if (own.part === earlier.part) return { isSimilar: true, note: null }
  const apart = relations.find(({ group, kind }) => group === own.group && kind === 'parts-dissimilar')
  return apart ? { isSimilar: false, note: noteOf(apart) } : UNKNOWN
}

const joins = (a: string, b: string, { group, toGroup }: Relation): boolean =>
  (group === a && toGroup === b) || (group === b && toGroup === a)

/** A note between two groups speaks of some of their items: it is shown, and decides only where it names none. */
const acrossGroups = (
  own: GoodsPlace,
  earlier: GoodsPlace,
  relations: readonly Relation[],
  isWhole: boolean,
): PlaceRelation => {
  const note = relations.find(
    relation => relation.kind !== 'parts-dissimilar' && joins(own.group, earlier.group, relation),
  )
  if (!note) return { isSimilar: isWhole ? false : null, note: null }
  return { isSimilar: note.kind === 'similar' && note.subject === '' ? true : null, note: noteOf(note) }
}

/**
 * What the default edition knows of a notice's goods, ready for drafting; undefined before it is loaded. A starter is not
 * the whole table, nor is one without its notes: from their silence nothing follows.
 */
export const readClassificationLookup = async (
  db: Database,
  notice: Notice,
): Promise<ClassificationLookup | undefined> => {
  const classification = await findClassification(db, DEFAULT_EDITION)
  if (!classification) return undefined
  const { id, origin } = classification
  const names = [...notice.refusedGoods, ...notice.acceptedGoods, ...notice.citedMarks.flatMap(({ goods }) => goods)]
  const places = await findPlaces(db, id, [...new Set(names.map(foldName))])
  const codes = [...new Set(places.map(({ group }) => group))]
  const relations = codes.length === 0 ? [] : await listRelations(db, id, codes)
  const groups = codes.length === 0 ? [] : await findGroups(db, id, codes)
  const isWhole = origin === 'imported' && (await hasRelations(db, id))
  const titles = new Map(groups.map(({ code, nameZh, nameEn }) => [code, { zh: nameZh, en: nameEn || nameZh }]))
  return {
    edition: editionText(classification),
    placesOf: (name, niceClass) => {
      const folded = foldName(name)
      return places
        .filter(place => place.name === folded && (niceClass === undefined || place.class === niceClass))
        .map(({ group, paragraph }) => ({ group, part: paragraph || null }))
    },
    groupTitle: group => titles.get(group) ?? null,
    relationOf: (own, earlier) =>
      own.group === earlier.group
        ? withinGroup(own, earlier, relations)
        : acrossGroups(own, earlier, relations, isWhole),
  }
}
