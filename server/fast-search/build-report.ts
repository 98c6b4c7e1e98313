import type { FastSearchRequest } from '#contract/fast-search.ts'
import type {
  ReportFee,
  ReportGoods,
  ReportHit,
  ReportMark,
  ReportRegister,
  ReportRelation,
  ReportRow,
  ReportScreening,
  ReportVersions,
  SearchReport,
} from '#contract/search-report.ts'
import { SIMILARITIES } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { joinsGroups, type Relation } from '#domain/goods/goods-relation.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'
import { feesOn, ITEMS_IN_FEE } from '#domain/law/fees.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { runningBar } from '#domain/mark/one-year-bar.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import { type Applicant, type Ownership, ownershipOf } from '#domain/mark/same-owner.ts'
import { judgeEncounter } from '#domain/verdict/verdict.ts'
import { type IsGoodsName, SCREENED_AS_OF, screenName } from '../absolute-grounds/screen-name.ts'
import { MARK_KEYS, waysBetween } from '../mark-index/mark-keys.ts'
import type { Hit, SimilarMarks } from '../search/search-similar.ts'
import { describeMark } from '../similarity/mark-profile.ts'
import { simplify } from '../similarity/normalise-mark.ts'
import { formAspect, meaningAspect, soundAspect } from './mark-aspects.ts'
import { placeGoods, type SearchScope, searchedNames } from './search-scope.ts'

/** All that a report is built from. */
export interface SearchData {
  day: CalendarDay
  register: ReportRegister
  /** Each of several registers, with its id. */
  registers?: readonly { id: number; register: ReportRegister }[]
  edition: LawText
  scope: SearchScope
  relations: readonly Relation[]
  /** Titles of the groups that relations name. */
  groupNames: ReadonlyMap<string, { zh: string; en: string }>
  /** Classes of which the register has marks. */
  classesWithMarks: ReadonlySet<number>
  /** Classes whose server did not answer. */
  unsearchedClasses?: readonly number[]
  /** One for each name of the request, in order. */
  searched: readonly SimilarMarks[]
  events: ReadonlyMap<number, readonly MarkEvent[]>
  isGoodsName: IsGoodsName
  versions?: ReportVersions
}

/** Official fees for filing in each class that was chosen, with what items beyond ten add. */
const filingFees = (
  rows: readonly ReportRow[],
  goods: readonly Pick<ReportGoods, 'row'>[],
  day: CalendarDay,
): { source: string; from: CalendarDay; classes: ReportFee[] } => {
  const { source, from, fees } = feesOn(day)
  const classes = [...new Set(rows.filter(({ origin }) => origin === 'chosen').map(row => row.class))]
  return {
    source,
    from,
    classes: classes.map(number => {
      const items = goods.filter(({ row }) => rows[row]?.class === number).length
      const further = Math.max(0, items - ITEMS_IN_FEE)
      return {
        class: number,
        items: items === 0 ? null : items,
        paper: fees.registration.paper + further * fees.furtherItem.paper,
        online: fees.registration.online + further * fees.furtherItem.online,
      }
    }),
  }
}

/** Groups that notes of the classification join to chosen ones, with the note, and the row of those searched too. */
const relatedGroups = (
  rows: readonly ReportRow[],
  relations: readonly Relation[],
  names: ReadonlyMap<string, { zh: string; en: string }>,
): ReportRelation[] => {
  const chosen = new Set(rows.filter(({ origin }) => origin === 'chosen').map(({ group }) => group))
  const found = new Map<string, ReportRelation>()
  for (const relation of relations) {
    if (!joinsGroups(relation)) continue
    const { group, toGroup, clause } = relation
    for (const [from, to] of [
      [group, toGroup],
      [toGroup, group],
    ] as const) {
      if (!chosen.has(from) || chosen.has(to) || found.has(`${from} ${to} ${clause}`)) continue
      const row = rows.findIndex(line => line.group === to)
      found.set(`${from} ${to} ${clause}`, {
        group: to,
        name: names.get(to) ?? { zh: '', en: '' },
        clause,
        from,
        row: row < 0 ? null : row,
      })
    }
  }
  return [...found.values()].sort((a, b) => a.group.localeCompare(b.group) || a.from.localeCompare(b.from))
}

const GOODS_SHOWN = 12
const EVENTS_SHOWN = 8

/** Returns the party that will apply, in simplified characters as owners are compared. */
const applicantOf = ({ subject, formerNames = [], address, type }: FastSearchRequest): Applicant => ({
  names: [subject, ...formerNames].map(name => simplify(name.trim())).filter(name => name !== ''),
  addresses: address.map(simplify),
  isIndividual: type === 1,
})

/** Returns the record of a found mark; its goods are those in `groups`, which reach a row of the grid. */
const reportMark = (
  { mark, life }: Hit,
  groups: ReadonlySet<string>,
  ownership: Ownership | null,
  { day, events, registers, register: all }: SearchData,
): ReportMark => {
  const { id, registerId, address: _, goods, groups: own, ...record } = mark
  const of = registers?.find(one => one.id === registerId)?.register
  const register = of ?? all
  const reaching = goods.filter(({ group }) => groups.has(group))
  const known = events.get(id) ?? []
  const bar = runningBar({ ...mark, events: known }, day, register.asOf < day ? register.asOf : day)
  return {
    ...record,
    life,
    barredUntil: bar?.until ?? null,
    ...(bar && { bar }),
    ...(ownership && { ownership }),
    ...(of && { register: of.name, registerId }),
    groups: [...own],
    goods: reaching
      .slice(0, GOODS_SHOWN)
      .map(({ group, name, nameEn }) => ({ group, name: { zh: name, en: nameEn || name } })),
    goodsCount: goods.length,
    events: known.slice(-EVENTS_SHOWN).map(({ date, zh, en }) => ({ date, zh, en: en || zh })),
  }
}

const screen = (names: readonly string[], rows: readonly ReportRow[], isGoodsName: IsGoodsName): ReportScreening => {
  const classes = [...new Set(rows.filter(({ origin }) => origin === 'chosen').map(row => row.class))]
  return {
    asOf: SCREENED_AS_OF,
    findings: names.flatMap((text, name) =>
      screenName(text, classes, isGoodsName).map(finding => ({ name, ...finding })),
    ),
  }
}

interface Draft extends Omit<ReportHit, 'mark'> {
  found: Hit
  record: ReportMark
}

/** Counts for each name and each way of searching the hits that the way comes to. */
const countWays = (
  names: readonly string[],
  drafts: readonly Draft[],
  goods: readonly ReportGoods[],
): SearchReport['strategies'] => {
  const named = goods.map(({ name }) => name.zh)
  const ways = drafts.map(({ name, record, rules }) => ({
    name,
    found: waysBetween(describeMark(names[name] ?? ''), describeMark(record.name), rules, [
      { goods: named },
      { niceClass: record.class, goods: named },
    ]),
  }))
  return names.flatMap((_, name) =>
    MARK_KEYS.map(({ id, zh, en }) => ({
      name,
      id,
      zh,
      en,
      hits: ways.filter(way => way.name === name && way.found.includes(id)).length,
    })),
  )
}

/** Strongest first; of equals the earlier filed, then the lower number. */
const byStrength = (a: Draft, b: Draft): number =>
  SIMILARITIES.indexOf(a.similarity) - SIMILARITIES.indexOf(b.similarity) ||
  b.score - a.score ||
  (a.record.applicationDate ?? '9').localeCompare(b.record.applicationDate ?? '9') ||
  a.record.regNo.localeCompare(b.record.regNo) ||
  a.record.class - b.record.class ||
  a.name - b.name

/**
 * Puts a report together: for each earlier mark that bears on a row, its record, how it compares and through which goods.
 * A pure function: the same search on the same data gives the same report.
 */
export const buildReport = (request: FastSearchRequest, data: SearchData): SearchReport => {
  const { day, register, edition, scope, relations, searched } = data
  const applicant = applicantOf(request)
  const names = searchedNames(request)
  const rows: ReportRow[] = scope.rows.map(row => ({ ...row, hasMarks: data.classesWithMarks.has(row.class) }))
  const goods = placeGoods(scope)
  const linksOf = relateRows(rows, goods, relations)
  const drafts = names.flatMap((text, name) =>
    (searched[name]?.hits ?? []).flatMap((found): Draft[] => {
      const { mark, comparison } = found
      const links = linksOf(mark)
      const reached = new Set(links.flatMap(({ row }) => rows[row]?.group ?? []))
      const isJoined = links.some(({ relation }) => relation === 'similar-group')
      const owner = { owner: simplify(mark.owner), ownerEn: mark.ownerEn, address: simplify(mark.address) }
      const ownership = ownershipOf(owner, applicant)
      const record = reportMark(found, isJoined ? new Set(mark.groups) : reached, ownership, data)
      const similarity = comparison.level
      // The applicant's own marks are listed where those of another would stand in the way.
      const { ownership: _, ...ofAnother } = record
      const bears = links.some(({ relation, isOpen }) =>
        judgeEncounter({ similarity, relation, isOpen, mark: ofAnother, day }),
      )
      if (!bears) return []
      const { rules, score } = comparison
      return [
        {
          id: [name, mark.regNo, mark.class, ...(data.registers ? [mark.registerId] : [])].join('-'),
          name,
          similarity,
          score,
          form: formAspect(text, mark.name, rules),
          sound: soundAspect(text, mark.name, rules),
          meaning: meaningAspect(text, mark.name, rules),
          rules: rules.map(({ id, weight, zh, en }) => ({ id, weight, zh, en })),
          links,
          found,
          record,
        },
      ]
    }),
  )
  drafts.sort(byStrength)
  const marks = new Map<number, { index: number; record: ReportMark }>()
  const hits = drafts.map(({ found, record, ...hit }): ReportHit => {
    const known = marks.get(found.mark.id) ?? { index: marks.size, record }
    marks.set(found.mark.id, known)
    return { ...hit, mark: known.index }
  })
  return {
    day,
    isEn: request.isEn,
    applicant: {
      type: request.type,
      name: request.subject.trim(),
      ...(request.formerNames?.length && { formerNames: request.formerNames.map(name => name.trim()).filter(Boolean) }),
      address: request.address.map(line => line.trim()).filter(line => line !== ''),
    },
    register,
    ...(data.registers && { registers: data.registers.map(one => one.register) }),
    edition,
    names: names.map((text, name) => ({
      text,
      isComparable: describeMark(text).text !== '',
      isCut: searched[name]?.isCut ?? false,
      found: hits.filter(hit => hit.name === name).length,
    })),
    rows,
    ...(data.unsearchedClasses?.length && { unsearchedClasses: [...data.unsearchedClasses] }),
    goods,
    marks: [...marks.values()].map(({ record }) => record),
    hits,
    substitutes: [],
    relations: relatedGroups(rows, relations, data.groupNames),
    fees: filingFees(rows, goods, day),
    periods: periodsOn(day).filing.map(({ zh, en, rule }) => ({ zh, en, rule })),
    strategies: countWays(names, drafts, goods),
    screening: screen(names, rows, data.isGoodsName),
    ...(data.versions && { versions: data.versions }),
  }
}
