import { foldName } from '#domain/goods/fold-name.ts'
import { type Relation, relateItems } from '#domain/goods/goods-relation.ts'
import type { ClassificationLookup } from '../drafting/lookups.ts'
import type { Database } from '../storage/database.ts'
import { DEFAULT_EDITION, editionText, findEdition } from './edition.ts'

/**
 * Returns the default edition as drafting asks it; undefined before it is loaded. A starter is not the whole table, nor is
 * one without its notes: from their silence nothing follows.
 */
export const readClassificationLookup = async (db: Database): Promise<ClassificationLookup | undefined> => {
  const edition = await findEdition(db, DEFAULT_EDITION)
  if (!edition) return undefined
  const isWhole = edition.origin === 'imported' && edition.relations.length > 0
  const notes = new Map<string, readonly Relation[]>()
  const notesOf = (group: string): readonly Relation[] => {
    const known = notes.get(group) ?? edition.relationsOf([group])
    notes.set(group, known)
    return known
  }
  return {
    edition: editionText(edition),
    placesOf: (name, niceClass) =>
      edition
        .itemsNamed(foldName(name))
        .filter(place => niceClass === undefined || place.class === niceClass)
        .map(({ group, paragraph }) => ({ group, paragraph, name })),
    groupTitle(code) {
      const group = edition.groupOf(code)
      return group ? { zh: group.nameZh, en: group.nameEn || group.nameZh } : null
    },
    relationOf(own, earlier) {
      const { isSimilar, note } = relateItems(own, earlier, notesOf(own.group))
      const isSilent = isSimilar === false && note === null && !isWhole
      return { isSimilar: isSilent ? null : isSimilar, note: note && { zh: note.clause, en: note.clause } }
    },
  }
}
