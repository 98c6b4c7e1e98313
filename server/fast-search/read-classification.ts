import type { FastSearchRequest } from '#contract/fast-search.ts'
import { joinedGroups } from '#domain/goods/goods-relation.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Item } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION, editionText, findEdition, paragraphsOf } from '../classification/edition.ts'
import type { Database } from '../storage/database.ts'
import { chosenClasses, chosenGroups, type ScopeClassification } from './search-scope.ts'

const NO_EDITION: LawText = { zh: '未载入区分表', en: 'no classification loaded' }

/** What the classification of new marks says of the classes and groups of a search, with all its items. */
export const readClassification = async (
  db: Database,
  request: FastSearchRequest,
): Promise<ScopeClassification & { items: readonly Item[]; edition: LawText }> => {
  const edition = await findEdition(db, DEFAULT_EDITION)
  if (!edition) return { items: [], edition: NO_EDITION, groups: [], paragraphs: {}, relations: [] }
  const classes = new Set(chosenClasses(request))
  const ofClasses = edition.groups.filter(group => classes.has(group.class))
  const named = chosenGroups(request)
  const withNamed = new Set(named.map(group => Number(group.slice(0, 2))))
  const searched = [...named, ...ofClasses.filter(group => !withNamed.has(group.class)).map(({ code }) => code)]
  const relations = edition.relationsOf(searched)
  const further = new Set([...request.relateGroups, ...joinedGroups(searched, relations)])
  const others = edition.groups.filter(({ code, class: niceClass }) => further.has(code) && !classes.has(niceClass))
  return {
    items: edition.items,
    edition: editionText(edition),
    groups: [...ofClasses, ...others],
    paragraphs: paragraphsOf(edition, named),
    relations,
  }
}
