import type { GroupParagraph } from '#contract/classification.ts'
import { type FastSearchRequest, RELATE_WITH_GROUP } from '#contract/fast-search.ts'
import { MAX_MARK_NAMES } from '#contract/limits.ts'
import type { ReportGoods, ReportRow } from '#contract/search-report.ts'
import { joinedGroups, type Relation } from '#domain/goods/goods-relation.ts'
import { AppError } from '../app-error.ts'
import type { Group } from '../classification/classification-repository.ts'
import { describeSearched } from '../search/searched-name.ts'

/** Goods that were chosen, with the place they stand in. */
interface ScopeGoods {
  group: string
  paragraph: string
  code: string
  name: { zh: string; en: string }
}

/** The part of the classification that a search touches. */
export interface ScopeClassification {
  /** Every group of the searched classes, and those related to chosen ones. */
  groups: readonly Group[]
  /** Parts of the groups, in the order of the table. */
  paragraphs: Record<string, readonly GroupParagraph[]>
  relations: readonly Relation[]
}

/** The lines of the grid and the goods in them. */
export interface SearchScope {
  rows: Omit<ReportRow, 'hasMarks'>[]
  goods: ScopeGoods[]
}

const classOf = (group: string): number => Number(group.slice(0, 2))

/** Returns the names that are searched: those of the request without blanks and repetitions. */
export const searchedNames = ({ marknames }: Pick<FastSearchRequest, 'marknames'>): string[] => [
  ...new Set(marknames.map(name => name.trim()).filter(name => name !== '')),
]

/** Groups named anywhere in the request; related ones are left to `relatedGroups`. */
export const chosenGroups = ({ groups, paragraphs, chooseGoodVOS }: FastSearchRequest): string[] =>
  [...new Set([...groups, ...paragraphs.map(part => part.groups), ...chooseGoodVOS.map(item => item.groups)])].sort()

/** Classes of a request: those it names, and those its groups and goods stand in. */
export const chosenClasses = (request: FastSearchRequest): number[] =>
  [...new Set([...request.categories, ...chosenGroups(request).map(classOf)])].sort((a, b) => a - b)

/** Related groups that are searched too: those chosen, or in goods mode all of them where that was asked for. */
const relatedGroups = (
  request: FastSearchRequest,
  chosen: ReadonlySet<string>,
  relations: readonly Relation[],
): string[] => {
  const asked = request.relateWithGroup === RELATE_WITH_GROUP.yes ? joinedGroups(chosen, relations) : []
  return [...new Set([...request.relateGroups, ...asked])].filter(group => !chosen.has(group)).sort()
}

const chosenParts = ({ paragraphs, chooseGoodVOS }: FastSearchRequest, group: string): Set<string> => {
  const goods = chooseGoodVOS.filter(item => item.groups === group)
  const parts = goods.length > 0 ? goods : paragraphs.filter(part => part.groups === group)
  return new Set(parts.map(({ paragraph }) => paragraph))
}

/**
 * Reads what is searched out of a request: a row for each group, or for each of its parts where parts or goods of parts
 * were chosen. A class of which no group is named is searched with all its groups, and one whose groups are not known as a
 * single row without a group.
 */
export const readScope = (request: FastSearchRequest, classification: ScopeClassification): SearchScope => {
  const chosen = new Set(chosenGroups(request))
  const named = new Map(classification.groups.map(group => [group.code, group]))
  const rowsOf = (code: string, origin: ReportRow['origin']): SearchScope['rows'] => {
    const { nameZh = '', nameEn = '' } = named.get(code) ?? {}
    const row = { class: classOf(code), group: code, origin }
    const chosenHere = origin === 'chosen' ? chosenParts(request, code) : new Set<string>()
    const known = classification.paragraphs[code] ?? []
    const parts = known.filter(({ paragraph }) => chosenHere.has(paragraph))
    const whole = { ...row, paragraph: '', name: { zh: nameZh, en: nameEn || nameZh } }
    const lines = parts.map(({ paragraph, name, enName }) => ({
      ...row,
      paragraph,
      name: { zh: name, en: enName || name },
    }))
    return lines.length === 0 || chosenHere.has('') ? [whole, ...lines] : lines
  }
  const chosenRows = chosenClasses(request).flatMap(number => {
    const ofClass = [...chosen].filter(code => classOf(code) === number)
    const all = classification.groups.filter(group => group.class === number).map(({ code }) => code)
    const codes = ofClass.length > 0 ? ofClass : all
    if (codes.length > 0) return codes.flatMap(code => rowsOf(code, 'chosen'))
    return [{ class: number, group: '', paragraph: '', name: { zh: '', en: '' }, origin: 'chosen' as const }]
  })
  const searched = new Set(chosenRows.map(({ group }) => group))
  const relatedRows = relatedGroups(request, chosen, classification.relations)
    .filter(code => !searched.has(code))
    .flatMap(code => rowsOf(code, 'related'))
  const goods = request.chooseGoodVOS.flatMap(item =>
    'cnName' in item
      ? [
          {
            group: item.groups,
            paragraph: item.paragraph,
            code: item.itemNo,
            name: { zh: item.cnName, en: item.enName || item.cnName },
          },
        ]
      : [],
  )
  const rows = [...chosenRows, ...relatedRows].sort((a, b) => a.class - b.class || a.group.localeCompare(b.group))
  return { rows, goods }
}

/** Puts the chosen goods into the rows of the grid they stand in: the row of their part, else that of their group. */
export const placeGoods = ({ rows, goods }: SearchScope): ReportGoods[] =>
  goods.map(({ group, paragraph, code, name }) => {
    const exact = rows.findIndex(row => row.group === group && row.paragraph === paragraph)
    return { row: exact < 0 ? rows.findIndex(row => row.group === group) : exact, code, name }
  })

/**
 * Checks what the contract's schema lets through. Throws `AppError` invalidInput without a name or a class to search, and
 * for a name that folds to too long a wording.
 */
export const checkRequest = (request: FastSearchRequest): void => {
  const names = searchedNames(request)
  if (names.length === 0) throw new AppError('invalidInput', 'No name is given.')
  if (names.length > MAX_MARK_NAMES) throw new AppError('invalidInput', `More than ${MAX_MARK_NAMES} names are given.`)
  for (const name of names) describeSearched(name)
  if (chosenClasses(request).some(number => number < 1 || number > 45))
    throw new AppError('invalidInput', 'A group is of no class.')
  if (chosenClasses(request).length === 0) throw new AppError('invalidInput', 'No class, group or item is given.')
}
