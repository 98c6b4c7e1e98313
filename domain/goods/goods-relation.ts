import type { ReportLink } from '#contract/search-report.ts'
import { foldName } from './fold-name.ts'

/** Goods are similar; are searched across for marks of older editions; are protected in several groups; parts are not similar. */
export type RelationKind = 'similar' | 'cross-search' | 'cross-group' | 'parts-dissimilar'

/** A note of the classification that relates two groups, or parts of one. Empty texts are left open by the note. */
export interface Relation {
  id: number
  group: string
  paragraph: string
  kind: RelationKind
  /** The items of `group` that the note speaks of. */
  subject: string
  toGroup: string
  toParagraph: string
  /** The items of `toGroup` that the note speaks of. */
  toItems: string
  oldEdition: string
  /** The note as printed. */
  clause: string
}

/**
 * One of the goods or services, with its place in the classification. An empty `paragraph` is a group without parts, or goods
 * that stand before its parts or in any of them; `?` is some part that is not known. An empty `name` is goods of the place
 * that are not named.
 */
export interface PlacedGoods {
  group: string
  paragraph: string
  name: string
}

/** The relation of two items by the classification, with the note that decides it. */
export interface ItemRelation {
  /** The name of the relation in a search; null when there is none. */
  reach: ReportLink['relation'] | null
  /** True or false as the table says; null when it does not decide. */
  isSimilar: boolean | null
  note: Relation | null
}

const UNRELATED: ItemRelation = { reach: null, isSimilar: false, note: null }
const SAME_PART: ItemRelation = { reach: 'same-part', isSimilar: true, note: null }
const UNTOLD_PART: ItemRelation = { reach: 'same-part', isSimilar: null, note: null }
const OTHER_PART: ItemRelation = { reach: 'same-group', isSimilar: null, note: null }

const UNKNOWN = '?'

const isTold = (paragraph: string): boolean => paragraph !== '' && paragraph !== UNKNOWN

/** Returns true when a note sets all parts of its group apart. One with exceptions (但, 互为类似) or on single parts does not. */
const setsPartsApart = ({ kind, clause }: Relation): boolean =>
  kind === 'parts-dissimilar' && /各部分.{0,6}不类似/u.test(clause) && !/但|互为类似/u.test(clause)

const withinGroup = (own: PlacedGoods, earlier: PlacedGoods, notes: readonly Relation[]): ItemRelation => {
  if (own.paragraph === earlier.paragraph) return SAME_PART
  if (own.paragraph === UNKNOWN || earlier.paragraph === UNKNOWN) return OTHER_PART
  if (own.paragraph === '' || earlier.paragraph === '') return UNTOLD_PART
  const apart = notes.find(note => note.group === own.group && setsPartsApart(note))
  return apart ? { reach: null, isSimilar: false, note: apart } : OTHER_PART
}

/** The answer whether a side of a note speaks of an item; `open` where that cannot be told from what is known of the item. */
type Spoken = 'yes' | 'open' | 'no'

const LISTED_PART = /^第[(（]([一二三四五六七八九十]+)[)）]部分/u
const WHOLE = /^本(?:类似群|部分)(?:商品|服务)?$/u
const NATURAL_PARAGRAPH = /自然段/u
/** Matches a whole group but for some goods: 本类似群商品(手铐除外), 商品(除手铐外), 除金属钥匙以外的其他商品. */
const ALL_BUT = /^(?:本类似群|本部分)?(?:商品|服务)?\((?:除(.+)外|(.+)除外)\)$|^除(.+)以外的其他(?:商品|服务)$/u

/** The items of a note between commas, by its text. */
const listed = new Map<string, string>()
const listOf = (text: string): string => {
  const known = listed.get(text)
  if (known !== undefined) return known
  const list = `,${foldName(text)
    .replaceAll(/[、;]/g, ',')
    .replaceAll(/等(?=,|$)/g, '')},`
  listed.set(text, list)
  return list
}

/**
 * Tells whether one side of a note speaks of an item. The text names items, or a whole group or part (本类似群, 本部分,
 * 第(二)部分), or a natural paragraph (第一自然段), of which the tables do not tell the items.
 */
const speaksOf = (text: string, paragraph: string, item: PlacedGoods): Spoken => {
  const part = LISTED_PART.exec(text)?.[1] ?? paragraph
  if (isTold(part) && isTold(item.paragraph) && part !== item.paragraph) return 'no'
  if (NATURAL_PARAGRAPH.test(text)) return 'open'
  if (text === '' || WHOLE.test(text) || LISTED_PART.test(text)) return 'yes'
  if (item.name === '') return 'open'
  const name = `,${foldName(item.name).replaceAll(/[、;]/g, ',')},`
  const [, ...exceptions] = ALL_BUT.exec(foldName(text)) ?? []
  const exception = exceptions.find(names => names !== undefined)
  if (exception !== undefined) return listOf(exception).includes(name) ? 'no' : 'yes'
  return listOf(text).includes(name) ? 'yes' : 'no'
}

/** Returns the two sides of a note, that of the group `own` first. */
const sidesOf = (
  { group, paragraph, subject, toParagraph, toItems }: Relation,
  own: string,
): { own: readonly [string, string]; other: readonly [string, string] } =>
  group === own
    ? { own: [subject, paragraph], other: [toItems, toParagraph] }
    : { own: [toItems, toParagraph], other: [subject, paragraph] }

/** Returns true when a note relates its group to another one. */
export const joinsGroups = ({ kind, group, toGroup }: Relation): boolean =>
  kind !== 'parts-dissimilar' && toGroup !== '' && group !== toGroup

/** Returns a note for marks of older editions (交叉检索) makes examiners search across; it does not say that the goods are similar. */
const acrossGroups = (own: PlacedGoods, earlier: PlacedGoods, notes: readonly Relation[]): ItemRelation => {
  let best: ItemRelation = UNRELATED
  for (const note of notes) {
    const isBetween =
      joinsGroups(note) &&
      ((note.group === own.group && note.toGroup === earlier.group) ||
        (note.group === earlier.group && note.toGroup === own.group))
    if (!isBetween) continue
    const sides = sidesOf(note, own.group)
    const spoken = [speaksOf(...sides.own, own), speaksOf(...sides.other, earlier)]
    if (spoken.includes('no')) {
      if (best.note === null) best = { reach: null, isSimilar: null, note }
      continue
    }
    const isCertain = !spoken.includes('open') && note.kind !== 'cross-search'
    if (isCertain) return { reach: 'similar-group', isSimilar: true, note }
    if (best.reach === null) best = { reach: 'similar-group', isSimilar: null, note }
  }
  return best
}

/**
 * Relates an item to an earlier one by the notes of the classification: `notes` are at least those of its group. Items of
 * one part are similar; parts are apart where a note says so; items of two groups are related where a note speaks of both.
 */
export const relateItems = (own: PlacedGoods, earlier: PlacedGoods, notes: readonly Relation[]): ItemRelation =>
  own.group === earlier.group ? withinGroup(own, earlier, notes) : acrossGroups(own, earlier, notes)

/** Returns the groups that notes join to these, in order, themselves left out. */
export const joinedGroups = (groups: Iterable<string>, notes: readonly Relation[]): string[] => {
  const own = new Set(groups)
  const joined = notes
    .filter(joinsGroups)
    .flatMap(({ group, toGroup }) => [...(own.has(group) ? [toGroup] : []), ...(own.has(toGroup) ? [group] : [])])
  return [...new Set(joined)].filter(group => !own.has(group)).sort()
}
