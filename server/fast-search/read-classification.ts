import type { FastSearchRequest } from '#contract/fast-search.ts'
import {
  findClassification,
  findGroups,
  listGroups,
  listPartItems,
  listRelations,
} from '../classification/classification-repository.ts'
import { createClassificationService, DEFAULT_EDITION } from '../classification/classification-service.ts'
import { editionText } from '../classification/edition-text.ts'
import type { LawText } from '../law/law-version.ts'
import type { Database } from '../storage/database.ts'
import { chosenClasses, chosenGroups, groupsJoined, type ScopeClassification } from './search-scope.ts'

const NO_EDITION: LawText = { zh: '未载入区分表', en: 'no classification loaded' }

/** What the classification of new marks says of the classes and groups of a search, and its identity for further questions. */
export const readClassification = async (
  db: Database,
  request: FastSearchRequest,
): Promise<ScopeClassification & { id: number | null; edition: LawText }> => {
  const classification = await findClassification(db, DEFAULT_EDITION)
  if (!classification) return { id: null, edition: NO_EDITION, groups: [], paragraphs: {}, relations: [] }
  const { id } = classification
  const classes = chosenClasses(request)
  const ofClasses = classes.length === 0 ? [] : await listGroups(db, id, classes)
  const named = chosenGroups(request)
  const withNamed = new Set(named.map(group => Number(group.slice(0, 2))))
  const searched = [...named, ...ofClasses.filter(group => !withNamed.has(group.class)).map(({ code }) => code)]
  const relations = searched.length === 0 ? [] : await listRelations(db, id, searched)
  const further = [...request.relateGroups, ...groupsJoined(new Set(searched), relations)]
  const others = further.filter(code => !ofClasses.some(group => group.code === code))
  const groups = [...ofClasses, ...(others.length === 0 ? [] : await findGroups(db, id, others))]
  const withParts = named.length === 0 ? [] : await listPartItems(db, id, named)
  const paragraphs = withParts.length === 0 ? {} : await createClassificationService(db).readParagraphs(named)
  return { id, edition: editionText(classification), groups, paragraphs, relations }
}
