import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { SearchEvent } from '#contract/progress.ts'
import type { ReportSubstitute, SearchReport } from '#contract/search-report.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { joinedGroups } from '#domain/goods/goods-relation.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { type Judgement, judgeReport } from '#domain/verdict/judge-report.ts'
import type { IsGoodsName } from '../absolute-grounds/screen-name.ts'
import { AppError } from '../app-error.ts'
import type { Group, Item } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION, editionText, findEdition, paragraphsOf } from '../classification/edition.ts'
import { programVersion } from '../program-version.ts'
import { findRegisters } from '../register/register-repository.ts'
import { registersToSearch, reportRegisters } from '../register/registers-service.ts'
import { type SimilarMarks, searchSimilar } from '../search/search-similar.ts'
import { lazily } from '../similarity/data-table.ts'
import type { Database } from '../storage/database.ts'
import { joinClasses } from '../storage/shards.ts'
import { buildReport } from './build-report.ts'
import {
  chosenClasses,
  chosenGroups,
  placeGoods,
  readScope,
  type ScopeClassification,
  searchedNames,
} from './search-scope.ts'
import { findClassesWithMarks, readEvents } from './searches-repository.ts'

const GROUPS_SHOWN = 3
const ITEMS_SHOWN = 4
/** Pairs of characters that a name shares with what is blocked: with one alone, what is proposed serves another business. */
const LEAST_LIKENESS = 2

const pairsOf = (text: string): Set<string> => {
  const characters = [...text.replace(/[（(].*?[）)]|\*/gu, '')]
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}

const likeness = (name: string, wanted: ReadonlySet<string>): number =>
  [...pairsOf(name)].filter(pair => wanted.has(pair)).length

/** Rows that are applied for and in which earlier marks block some name. */
const blockedRows = (report: SearchReport, { cells }: Judgement): number[] =>
  cells.flatMap((judged, row) =>
    report.rows[row]?.origin === 'chosen' && judged.some(({ ofMarks }) => ofMarks === 'blocked') ? [row] : [],
  )

/** Groups in which earlier marks call for caution at least, notes of the classification included, or that were not searched. */
const doubtfulGroups = ({ rows }: SearchReport, { cells }: Judgement): Set<string> =>
  new Set(rows.flatMap(({ group }, row) => (cells[row]?.every(({ ofMarks }) => ofMarks === 'clear') ? [] : group)))

/**
 * For each blocked row, groups of its class that the report finds clear and in which no living earlier mark was found (`occupied` are those
 * in which one was), and in them the items whose names are nearest to what is blocked. A proposal for a person: whether the items serve
 * the client's business, no table tells.
 */
const findSubstitutes = (
  report: SearchReport,
  groups: readonly Group[],
  items: readonly Item[],
  occupied: ReadonlySet<string>,
): ReportSubstitute[] => {
  const itemsOfGroup = Map.groupBy(items, ({ group }) => group)
  const judgement = judgeReport(report)
  const doubtful = doubtfulGroups(report, judgement)
  return blockedRows(report, judgement).flatMap(row => {
    const line = report.rows[row]
    if (!line) return []
    const own = report.goods.filter(item => item.row === row).map(({ name }) => name.zh)
    const wanted = new Set([line.name.zh, ...own].flatMap(name => [...pairsOf(name)]))
    const free = groups
      .filter(group => group.class === line.class && !doubtful.has(group.code) && !occupied.has(group.code))
      .map(group => {
        const near = (itemsOfGroup.get(group.code) ?? [])
          .map(item => ({ item, weight: likeness(item.nameZh, wanted) }))
          .filter(({ weight }) => weight >= LEAST_LIKENESS)
          .toSorted((a, b) => b.weight - a.weight || a.item.id - b.item.id)
        return { group, near, weight: near[0]?.weight ?? 0 }
      })
      .filter(({ weight }) => weight > 0)
    return free
      .toSorted((a, b) => b.weight - a.weight || a.group.code.localeCompare(b.group.code))
      .slice(0, GROUPS_SHOWN)
      .map(({ group, near }) => ({
        row,
        group: group.code,
        name: { zh: group.nameZh, en: group.nameEn || group.nameZh },
        items: near.slice(0, ITEMS_SHOWN).map(({ item }) => ({ zh: item.nameZh, en: item.nameEn || item.nameZh })),
      }))
  })
}

const ROOT = join(import.meta.dirname, '../..')

/** The folders whose files decide what a search finds and how it is judged. */
const FOLDERS = [
  'server/similarity',
  'server/mark-index',
  'server/absolute-grounds',
  'domain/verdict',
  'domain/goods',
  'domain/mark',
]
const SHOWN = 12

/**
 * Returns a digest of the rules and their data, so that two reports can be told to rest on the same ones: the first digits
 * of SHA-256 over the files in the order of their names.
 */
const rulesVersion = lazily((): string => {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
    for (const name of names) hash.update(name.slice(ROOT.length)).update('\0').update(readFileSync(name)).update('\0')
  }
  return hash.digest('hex').slice(0, SHOWN)
})

/**
 * Returns the registers that are asked as reports name them, with their digests. Throws `AppError` registerNotReady while there is none, or
 * one of those named is not whole and the search does not accept that, and invalidInput.
 */
const readAsked = async (db: Database, { registers: named, acceptsIncomplete }: FastSearchRequest) => {
  const registers = await registersToSearch(db, named, acceptsIncomplete)
  if (registers.length === 0) throw new AppError('registerNotReady')
  const reported = await reportRegisters(db, registers)
  // A register that is asked by default and is being loaded is left out, which the report says.
  const leavesOut =
    (named ?? []).length === 0 &&
    registers.every(({ origin }) => origin === 'imported') &&
    (await findRegisters(db)).some(
      ({ id, isDefault, state }) => isDefault && state === 'loading' && registers.every(asked => asked.id !== id),
    )
  return {
    ids: registers.map(({ id }) => id),
    named: leavesOut ? { ...reported, register: { ...reported.register, isLoading: true as const } } : reported,
    digest: registers.map(({ digest }) => digest).join(' '),
  }
}

const NO_EDITION: LawText = { zh: '未载入区分表', en: 'no classification loaded' }

/** Reads from the classification of new marks the classes and groups of a search, with all its items. */
const readClassification = async (
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

/** Tells names of goods by the classification, as `foldName` folds them and without what stands in brackets. */
const goodsNames = (items: readonly Item[]): IsGoodsName => {
  const byClass = Map.groupBy(items, item => item.class)
  return (niceClass, text) =>
    (byClass.get(niceClass) ?? []).some(({ nameZh, nameEn }) => nameZh.replaceAll('*', '') === text || nameEn === text)
}

/** Hits of one name that a report looks at; what stands in the way most comes first. */
const MOST_HITS = 3_000

export interface SearchRun {
  signal: AbortSignal
  report(event: SearchEvent): void
}

/** Groups in which a mark was found that lives and that some rule finds near. */
const occupiedGroups = (searched: readonly SimilarMarks[]): Set<string> =>
  new Set(searched.flatMap(({ hits }) => hits.flatMap(({ mark, life }) => (life === 'dead' ? [] : mark.groups))))

const withSubstitutes = (
  report: SearchReport,
  { groups, items }: Awaited<ReturnType<typeof readClassification>>,
  searched: readonly SimilarMarks[],
): SearchReport => {
  if (report.unsearchedClasses || report.names.some(name => name.isCut)) return report
  const classes = new Set(blockedRows(report, judgeReport(report)).map(row => report.rows[row]?.class))
  const standard = items.filter(item => classes.has(item.class) && !item.isAcceptable)
  return { ...report, substitutes: findSubstitutes(report, groups, standard, occupiedGroups(searched)) }
}

/**
 * Searches each name in the classes of the request, and in those that related groups stand in, and builds the report.
 * Throws `AppError` registerNotReady, invalidInput for registers that are not there, and what the signal aborts with.
 */
export const runSearch = async (
  db: Database,
  request: FastSearchRequest,
  day: CalendarDay,
  { signal, report: tell }: SearchRun,
): Promise<SearchReport> => {
  const asked = await readAsked(db, request)
  const classification = await readClassification(db, request)
  const scope = readScope(request, classification)
  const groupNames = new Map(
    classification.groups.map(({ code, nameZh, nameEn }) => [code, { zh: nameZh, en: nameEn || nameZh }]),
  )
  const classes = [
    ...new Set([...scope.rows.map(row => row.class), ...[...groupNames.keys()].map(code => Number(code.slice(0, 2)))]),
  ]
  const search = {
    registers: asked.ids,
    classes: classes.sort((a, b) => a - b),
    goods: request.chooseGoodVOS.flatMap(item => ('cnName' in item ? [item.cnName] : [])),
    relate: relateRows(scope.rows, placeGoods(scope), classification.relations),
    onDay: day,
  }
  const names = searchedNames(request)
  const searched: SimilarMarks[] = []
  for (const [index, name] of names.entries()) {
    tell({ step: 'search', index: index + 1, total: names.length, name })
    const found = await searchSimilar(db, { name, ...search, limit: MOST_HITS })
    searched.push({ ...found, isCut: found.isCut || found.total > found.hits.length })
    signal.throwIfAborted()
  }
  const withMarks = await findClassesWithMarks(db, asked.ids, [...new Set(scope.rows.map(row => row.class))])
  tell({ step: 'weigh', count: searched.reduce((sum, { total }) => sum + total, 0) })
  const report = buildReport(request, {
    day,
    ...asked.named,
    edition: classification.edition,
    scope,
    relations: classification.relations,
    groupNames,
    classesWithMarks: withMarks.found,
    unsearchedClasses: joinClasses(withMarks.unsearched, ...searched.map(({ unsearched }) => unsearched)),
    searched,
    isGoodsName: goodsNames(classification.items),
    versions: {
      engine: programVersion(),
      rules: rulesVersion(),
      register: asked.digest,
      edition: classification.edition.zh === NO_EDITION.zh ? '' : DEFAULT_EDITION,
    },
    events: await readEvents(db, [...new Set(searched.flatMap(({ hits }) => hits.map(({ mark }) => mark.id)))]),
  })
  return withSubstitutes(report, classification, searched)
}
