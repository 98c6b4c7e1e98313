import { findGivingUp } from '#domain/review-scope.ts'
import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { keptByCase, keptByLine } from '../case-memory.ts'
import { clauseAround } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

export interface ListedItem {
  from: number
  to: number
  text: string
}

const OPENING = '（([【《'
const CLOSING = '）)]】》'
const SEPARATORS = '；;、，,\n'

/** The goods of a case whose names hold what parts items, the longest first: 非医用、非兽医用化学试剂. */
const partedGoods = keptByCase(({ notice }): readonly string[] =>
  [...notice.refusedGoods, ...notice.acceptedGoods, ...notice.citedMarks.flatMap(({ goods }) => goods)]
    .filter(good => [...good].some(one => SEPARATORS.includes(one)))
    .toSorted((a, b) => b.length - a.length),
)

const ENDS_ITEM = /^\s*(?:[；;、，,。.\n]|$)/

/**
 * Returns the items of a list with their places; separators inside brackets, and inside the names of the case's goods, do
 * not part items.
 */
export const listedItems = (text: string, start: number, facts: CaseFacts): ListedItem[] => {
  const items: ListedItem[] = []
  const parted = partedGoods(facts)
  let depth = 0
  let from = 0
  const wholeAt = (at: number): number =>
    parted.find(good => text.startsWith(good, at) && ENDS_ITEM.test(text.slice(at + good.length)))?.length ?? 0
  const close = (to: number): void => {
    const raw = text.slice(from, to)
    const item = raw.trim().replace(/[。.]$/, '')
    const lead = raw.length - raw.trimStart().length
    if (item !== '') items.push({ from: start + from + lead, to: start + from + lead + item.length, text: item })
    from = to + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    if (parted.length > 0 && text.slice(from, at).trim() === '') at += wholeAt(at)
    const character = text[at]
    if (character === undefined) break
    if (OPENING.includes(character)) depth += 1
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && SEPARATORS.includes(character)) close(at)
  }
  close(text.length)
  return items
}

interface KnownGood {
  good: string
  /** Its place among all, the longest first. */
  order: number
}

/** The goods that the notice names, by their first character. */
const goodsByFirst = keptByCase(({ notice }): ReadonlyMap<string, readonly KnownGood[]> => {
  const all = [...new Set([...notice.refusedGoods, ...notice.acceptedGoods])].toSorted((a, b) => b.length - a.length)
  const ordered = all.map((good, order) => ({ good, order }))
  return Map.groupBy(ordered, ({ good }) => good.charAt(0))
})

/** The goods of the notice that stand in a text, the longest first. */
const goodsIn = (text: string, facts: CaseFacts): string[] => {
  const known = goodsByFirst(facts)
  const found: KnownGood[] = []
  for (const [first, goods] of known) {
    if (text.includes(first)) found.push(...goods.filter(({ good }) => text.includes(good)))
  }
  return found.toSorted((a, b) => a.order - b.order).map(({ good }) => good)
}

const QUOTED = /[“"][^“”"]*[”"]/g
const BEFORE = /(?:^|[、，；：:在于是到为即的和及与对将就以括含有“(（\s])$/
const AFTER =
  /^(?:$|[、，；。：”)）\s]|[等和及与上时中也在由是为用多可商服项之被不均亦予而系属因]|的(?=消费|购买|受众|渠道|用途|功能|原料|生产|销售|使用|对象|相关|需求|价格|制作|特点|来源)|[两一二三四五六七八九十\d]+项)/

/** Returns where goods of the notice stand outside quotation marks, each as a whole item. */
export const unquotedGoods = keptByLine((line, facts): readonly ListedItem[] => {
  let rest = line.text.replaceAll(QUOTED, quoted => ' '.repeat(quoted.length))
  const found: ListedItem[] = []
  for (const good of goodsIn(rest, facts)) {
    for (let at = rest.indexOf(good); at >= 0; at = rest.indexOf(good, at + 1)) {
      const isItem =
        BEFORE.test(rest.slice(Math.max(0, at - 2), at)) &&
        AFTER.test(rest.slice(at + good.length, at + good.length + 4))
      const isLong = good.length > 1 || /[、在]$/.test(rest.slice(0, at)) || rest[at + good.length] === '、'
      if (!isItem || !isLong) continue
      found.push({ from: at, to: at + good.length, text: good })
      rest = rest.slice(0, at) + '\u0000'.repeat(good.length) + rest.slice(at + good.length)
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
})

const PART = /、|以及|和|及|与/
const LEAD = /^.*(?:在|为|包括|包含|即|：|:|类的?|对|将)/
const TAIL =
  /(?:等|上的|上|时|中|同属|分属|属于|均|都|商品|服务|项目|的(?=消费|购买|受众|渠道|用途|功能|原料|生产|销售|使用|对象|相关|需求|价格|制作|特点|来源)|[两一二三四五六七八九十\d]+项).*$/u

/** Returns the runs of items around goods that stand without quotation marks: 茶、咖啡和糕点. */
const unquotedLists = keptByLine((line, facts): readonly ListedItem[][] => {
  const found = unquotedGoods(line, facts)
  const runs: ListedItem[][] = []
  let end = -1
  for (const { from } of found) {
    if (from < end) continue
    const start = Math.max(...['。', '；', '，', '“', '”', '\n'].map(mark => line.text.lastIndexOf(mark, from - 1))) + 1
    const stops = ['。', '；', '，', '“', '”', '\n'].map(mark => line.text.indexOf(mark, from)).filter(at => at >= 0)
    end = Math.min(line.text.length, ...stops)
    const stretch = line.text.slice(start, end)
    const items: ListedItem[] = []
    let at = 0
    for (const part of stretch.split(PART)) {
      const place = stretch.indexOf(part, at)
      at = place + part.length
      const isFirst = items.length === 0
      const body = (isFirst ? part.replace(LEAD, '') : part).replace(TAIL, '')
      const offset = place + (isFirst ? part.length - part.replace(LEAD, '').length : 0)
      if (body.trim() !== '') items.push({ from: start + offset, to: start + offset + body.length, text: body.trim() })
      if (TAIL.test(part) && !isFirst) break
    }
    // Goods whose names hold a joining word stand as found.
    const whole = found.filter(one => one.from >= start && one.to <= end)
    const others = items.filter(item => !whole.some(one => item.from < one.to && one.from < item.to))
    runs.push([...whole, ...others].toSorted((a, b) => a.from - b.from))
  }
  return runs
})

/** Returns the refused goods that the reasons give up, in their field or in a sentence; `isTyped` finds sentences only. */
export const givenUpGoods = (lines: readonly CheckedLine[], facts: CaseFacts): Set<string> => {
  const given = new Set<string>()
  const take = (text: string): void => {
    if (facts.refusedGoods.has(goodsKey(text))) given.add(goodsKey(text))
  }
  for (const line of lines) {
    if (line.document !== 'reason' || line.isOff || line.isQuoted) continue
    if (line.kind === 'paragraphField' && /^abandonedGoods/.test(line.pieces[0]?.field ?? '')) {
      for (const { text } of listedItems(line.text, 0, facts)) take(text)
      continue
    }
    if (line.before?.text === line.text) continue
    const clause = findGivingUp(line.text, (from, to) => clauseAround(line.text, from, to).clause)
    if (clause === null) continue
    const start = line.text.indexOf(clause)
    for (const quoted of matchesOf(clause, /[“"]([^“”"]+)[”"]/g))
      for (const { text } of listedItems(quoted[1] ?? '', 0, facts)) take(text)
    for (const run of unquotedLists(line, facts))
      for (const { from, text } of run) if (from >= start && from < start + clause.length) take(text)
  }
  return given
}

/** Asks for goods to be approved, whatever the notice says of them. */
export const ASKS =
  /(?:请求|恳请|准予)[^。；]{0,80}(?:初步审定|核准|注册)|应(?:当|予|该)?(?:一并|均)?(?:予以?|获得?)?[^。；，]{0,6}(?:初步审定|核准)|[Aa]pproval is sought|(?:should|must|ought to)(?: also)? be (?:approved|registered)|ask(?:s|ed)? (?:the Office )?to approve|asks? that [^.;]{0,60}be (?:approved|registered)/

/** A finding at an item of a list. */
export const goodsFinding = (
  line: CheckedLine,
  item: ListedItem,
  kind: Finding['kind'],
  words: Finding['words'],
  mend: string | null = null,
): Finding => findingAt(line, { kind, from: item.from, to: item.to, words, mend, fact: null })

const GIVEN_UP = /^(abandonedGoods|narrowedGoods)/

/** A list of goods with the sentence around it. */
interface GoodsList {
  items: ListedItem[]
  clause: string
  before: string
  after: string
  isGivenUp: boolean
}

const JOINED = /^(?:[、，,和及与\s]|以及|and)*$/

/** Goods in quotation marks; one of them may hold a quotation of its own: 糯米糍（“冰皮”糕点）. */
export const QUOTED_LIST = /“((?:[^“”"]|“[^“”"]*”){1,4000})”|[“"]([^“”"]{1,4000})[”"]/g

/** Quotations that follow one another are one list. */
const quotedLists = (line: CheckedLine, facts: CaseFacts): { from: number; to: number; items: ListedItem[] }[] => {
  const lists: { from: number; to: number; items: ListedItem[] }[] = []
  for (const match of matchesOf(line.text, QUOTED_LIST)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const items = listedItems(match[1] ?? match[2] ?? '', from + 1, facts)
    const former = lists.at(-1)
    if (former && JOINED.test(line.text.slice(former.to, from))) {
      former.to = to
      former.items.push(...items)
    } else lists.push({ from, to, items })
  }
  return lists
}

/** Returns the lists of goods of a line, in quotation marks or, where it was typed, without. */
export const listsIn = keptByLine((line, facts): readonly GoodsList[] => {
  const field = line.pieces[0]?.field ?? ''
  if (line.kind === 'paragraphField' && GIVEN_UP.test(field)) {
    return [{ items: listedItems(line.text, 0, facts), clause: line.text, before: '', after: '', isGivenUp: true }]
  }
  const quoted = quotedLists(line, facts).map(({ from, to, items }) => ({
    items,
    ...clauseAround(line.text, from, to),
    isGivenUp: false,
  }))
  const isNew = line.before?.text !== line.text && !line.isInCell && line.kind !== 'heading'
  const free = isNew ? unquotedLists(line, facts) : []
  return [
    ...quoted,
    ...free.flatMap(items => {
      const [first, last] = [items[0], items.at(-1)]
      return first && last ? [{ items, ...clauseAround(line.text, first.from, last.to), isGivenUp: false }] : []
    }),
  ]
})
