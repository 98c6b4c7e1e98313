import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { pairsIn, quotationsIn } from '../layout/brackets.ts'
import { type Glyph, rightOf, sizeOf } from '../layout/glyph.ts'
import { type Found, found, join, slice, type TracedText, trim } from '../layout/traced-text.ts'
import {
  BEFORE,
  bracedIn,
  CODES_AFTER,
  cutAtGroups,
  cutAtHeadings,
  cutAtNumbers,
  depthsOf,
  LOOSE,
  type Piece,
  piecesOf,
} from './cut-goods.ts'

/** A list of goods as read: its names in order, and what it says of itself. */
export interface GoodsReading {
  items: Found<string>[]
  /** Codes of the similar groups printed with the names, each once. */
  groups: Found<string>[]
  /** Numbers of the list and remarks, which are no part of a name. */
  around: Found<string>[]
  /** Classes the list is parted into by headings such as 第9类：. */
  classes: Found<number>[]
  /** How many items the list says it has; null where it does not say. */
  count: number | null
  /** Ends in 等: it may not name all. */
  isOpen: boolean
  /** Holds what is no name: others may be cut or mixed up too. */
  isBroken: boolean
}

/** Words that stand for goods without naming them, and remarks on the list. */
const NO_NAME =
  /^理由[一二三四五六七八九十\d]{1,2}$|^其上$|^(?:详?见|如)?(?:附[件表页录]?[一二三四\d]?|[上下左右]表|表[一二三四\d]|清单[一二三四\d]?)[甲乙丙丁]?[项组栏]?$|^(?:审定|驳回|核准|[这该此]|这些|其)$|^(?:被?(?:驳回|不予初步审定|初步审定|准予注册)的?|[上前]列)(?:商品|服务|项目|部分)*$|^(?:等|上述|全部|其余|其他|部分|所有|各|指定|以下|以上|的|（?截止）?)*(?:同一种|同种|相同|类似|近似|[或和、的])*(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$|^[—–-]+$|^[（(]?共?\d{1,4}项[）)]?$|^\d{1,4}[.．、]?$|^第?[\d一二三四五六七八九十]{1,3}类$|^[\p{P}\p{So}\s√×]*$/u

const REMARK =
  /[［[【（(](?:截止|以下空白|以下无正文|完|全部(?:商品|服务|项目|驳回)?|以上[^）)\]]{0,12})[］\]】）)]$|\*+$/u

const COUNT = new RegExp(
  `[（(【[]?(?:以上)?(?:共计?|计|等)\\s*([${NUMBER_UNITS}]{1,4})\\s*(?:项|个|种)(?:商品|服务|项目)*[）)】\\]]?$`,
  'u',
)

const OPEN_END = /等(?:全部|部分|类似)?(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$/u

const GROUP = /(?<!\d)(?:0[1-9]|[1-3]\d|4[0-5])\d{2}(?!\d)/gu

const LONGEST_NAME = 60

/** What no name of goods holds: the list ran on into something else. */
const IMPLAUSIBLE =
  /[（(]\d{4}[）)][，,、]|^[A-Z][a-z]{1,3}\.(?=\p{Script=Han})|[：:。{}〈〉<>＜＞|｜【】]|第\s*[\d一二三四五六七八九十]{1,3}\s*类|\d{5}|国际分类|该商标|引证|驳回|理由(?:分|如|为)|不予|初步审定|近似|(?:商品|服务)类似|知识产权局|误(?:认|导)|而言$|^与(?:下|第|上)|他人已|地理标志|第[一二三四五]$|^其[一二三四五]$|\d(?:号|幢|室|栋)|第$|\p{Lu}\.|[a-z]{16}|(?:^|\s)[b-hj-z]\s|类$|所列$|^以上[一二两三]点|意见$|^[^“]*”|“[^”]*$|年\d{1,2}月|申请人|之日起|有限公司|事务所|合伙[）)]|类似商品|类似服务|注册(?:号|人|申请)|商标(?:法|状态)|予以|决定|□|通知书|申请号|文号|^[〖【［[]?\d{1,2}[〗】］\]]|[；;]\s*[（(]?\d{1,3}[）)、.．]|^[①-⑳]|^[（(]?\d{1,3}[）)、.．](?!\d)|^[）)」』》、或的和及用]|[的或和及、（(]$|[”」](?:商品|服务|项目)|(?:编号|文号|申请号|代理机构|申请日期)[：:]?$/u

/** A list of one numbered item: a comma in it stands within its name. */
const LONE_NUMBER = /^(?:[（(]1[）)]|1[.、．](?!\d)|①)(?!.*(?:[（(]2[）)]|(?<!\d)2[.、．](?!\d)|②))/su

/** The names of lists that hold an enumeration comma outside their brackets. */
export const enumeratingNamesIn = (readings: readonly GoodsReading[]): ReadonlySet<string> =>
  new Set(
    readings.flatMap(({ items }) =>
      items.flatMap(({ value }) =>
        depthsOf(value).some((depth, at) => depth === 0 && value.charAt(at) === '、') ? value : [],
      ),
    ),
  )

/** A list whose pieces are joined where another list of the same paper has them as one name. */
export const joinedBy = (reading: GoodsReading, names: ReadonlySet<string>): GoodsReading => {
  if (names.size === 0) return reading
  const items: Found<string>[] = []
  for (let index = 0; index < reading.items.length; ) {
    const [own, next] = [reading.items[index], reading.items[index + 1]]
    if (!own) break
    const isOne = next !== undefined && names.has(`${own.value}、${next.value}`)
    items.push(isOne ? { ...found(join([own.source, next.source], '、')), isUnsure: true } : own)
    index += isOne ? 2 : 1
  }
  return items.length === reading.items.length ? reading : { ...reading, items }
}

const hasOpenBracket = (name: string): boolean =>
  /[（(【[]/u.test(name) && [...name].some((unit, at) => /[（(【[]/u.test(unit) && !pairsIn(name).has(at))

/** A name, and what stands before and after it that is none of it: numbers of the list, codes of similar groups. */
const itemOf = ({ text: part, isUnsure }: Piece): { name: TracedText; isUnsure: boolean; around: TracedText[] } => {
  const whole = trim(part, '。；;，,、：: \n\u3000')
  const before = BEFORE.exec(whole.text)?.[0].length ?? 0
  const start = before < whole.text.length ? before : 0
  let rest = trim(slice(whole, start), LOOSE.replace(/[“”"「」『』]/gu, ''))
  const around = [slice(whole, 0, start)]
  for (const expression of [REMARK, COUNT, CODES_AFTER, REMARK]) {
    const hit = expression.exec(rest.text)
    if (!hit || hit.index === 0) continue
    around.push(slice(rest, hit.index))
    rest = trim(slice(rest, 0, hit.index))
  }
  // What closes a bracket that the list itself stands in is no part of its last name.
  const isClosing = /[）)]$/u.test(rest.text) && ![...pairsIn(rest.text).values()].includes(rest.text.length - 1)
  if (isClosing) {
    around.push(slice(rest, rest.text.length - 1))
    rest = trim(slice(rest, 0, rest.text.length - 1))
  }
  const pairs = pairsIn(rest.text)
  const isQuoted = /^[“"「『]/u.test(rest.text) && pairs.get(0) === rest.text.length - 1
  const name = isQuoted ? trim(slice(rest, 1, rest.text.length - 1)) : rest
  const isBroken = hasOpenBracket(name.text)
  return {
    name,
    around,
    isUnsure:
      isUnsure ||
      isBroken ||
      isClosing ||
      /[a-z]\s*[，,]\s*[a-z]/iu.test(name.text) ||
      name.text.length > LONGEST_NAME ||
      IMPLAUSIBLE.test(name.text),
  }
}

/** The lists in quotation marks that a text is made of, 等 and headings apart; itself where it is not made of such. */
const unquoted = (list: TracedText): TracedText[] => {
  const quotations = quotationsIn(list.text)
  const [first] = quotations
  if (!first) return [list]
  const rest = quotations.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end + 1), list.text)
  const isMade =
    /^(?:[、，,；;。：:/／和或及与\s]|以及|等|[（(].{0,12}[）)]|商品|服务|项目|全部|部分|指定|使用|的|上)*$/u.test(rest)
  if (!isMade) return [list]
  return quotations.map(({ start, end }) => slice(list, start + 1, end))
}

/** Each value of a list once, where it stands first. */
export const withoutRepeats = <Value>(values: readonly Found<Value>[]): Found<Value>[] =>
  values.filter((item, index) => values.findIndex(other => other.value === item.value) === index)

/** The codes of similar groups in a text, each once. */
export const readGroups = (text: TracedText): Found<string>[] => {
  const groups = [...text.text.matchAll(GROUP)].map(({ index, 0: code }) =>
    found(slice(text, index, index + code.length)),
  )
  return withoutRepeats(groups)
}

/** From this gap on, in parts of the font size, two names stand beside one another. */
const COLUMN_GAP = 0.9
/** The same in a list that signs or line ends part. */
const WIDE_GAP = 1.5

/** A list with a sign where its names are set apart on a line. */
const withGapsParted = (list: TracedText): TracedText => {
  const isParted = /[；;、，,\n]/u.test(list.text.replace(/[（(][^（）()]*[）)]/gu, ''))
  const least = isParted ? WIDE_GAP : COLUMN_GAP
  const starts = list.glyphs.flatMap((glyph, at) => {
    const before = list.glyphs[at - 1]
    if (!glyph || !before || glyph === before || glyph.page !== before.page) return []
    const isLevel = Math.abs(glyph.box[1] - before.box[1]) < 0.5 * sizeOf(glyph)
    return isLevel && glyph.box[0] - rightOf(before) > least * sizeOf(glyph) ? [at] : []
  })
  if (starts.length === 0) return list
  return join(
    [0, ...starts].map((start, index) => slice(list, start, starts[index])),
    '；',
  )
}

/** Room, in parts of the font size, that tells that a line ended before it was full. */
const ROOM_LEFT = 0.9

interface Line {
  left: number
  right: number
  glyphs: Glyph[]
}

/** The lines that a list stands on, those of each column of a page by themselves. */
const linesOf = ({ glyphs }: TracedText): Line[] => {
  const lines: Line[] = []
  for (const glyph of glyphs) {
    const line = lines.at(-1)
    const last = line?.glyphs.at(-1)
    if (!glyph || glyph === last) continue
    const isSame = last?.page === glyph.page && Math.abs(last.box[1] - glyph.box[1]) < 0.5 * sizeOf(glyph)
    if (line && isSame) {
      line.glyphs.push(glyph)
      line.right = Math.max(line.right, rightOf(glyph))
    } else lines.push({ left: glyph.box[0], right: rightOf(glyph), glyphs: [glyph] })
  }
  return lines
}

const IS_PARTED = /[；;、，,]/u

/** The ends of lines behind which the next character had room: two names may stand below one another. */
const earlyEnds = (list: TracedText): Set<Glyph> => {
  const lines = linesOf(list)
  return new Set(
    lines.flatMap((line, index) => {
      const [last, next] = [line.glyphs.at(-1), lines[index + 1]?.glyphs[0]]
      if (!last || !next || last.confidence !== undefined || !/\p{Script=Han}/u.test(last.text + next.text)) return []
      const beside = lines.filter(
        other =>
          Math.min(Math.abs(other.left - line.left), Math.abs(other.left - (lines[index + 1]?.left ?? 0))) <
          sizeOf(last),
      )
      const edge = Math.max(...beside.map(({ right }) => right))
      return /^\p{Script=Han}/u.test(next.text) && edge - line.right > ROOM_LEFT * sizeOf(last) ? [last] : []
    }),
  )
}

/** Fewest lines that, ending before they are full, show that each holds a name of its own. */
const FEWEST_LINES = 4

/** A list without signs with one where its lines end: all but the longest leave room for the next character. */
const withLinesParted = (list: TracedText): TracedText => {
  if (/[；;、，,\n]/u.test(list.text.replace(/[（(][^（）()]*[）)]/gu, ''))) return list
  const lines = linesOf(list)
  const early = earlyEnds(list)
  if (lines.length < FEWEST_LINES || early.size < lines.length - 2) return list
  const starts = lines.slice(1).map(({ glyphs: [first] }) => list.glyphs.indexOf(first ?? null))
  return join(
    [0, ...starts].map((start, index) => slice(list, start, starts[index])),
    '；',
  )
}

/** The ends of lines that part no names in a list of which other ends of lines do, without a sign: these may part some too. */
const lineEndsWithin = (list: TracedText): Set<Glyph> => {
  if (!/[^；;、，,。：:\n]\n(?!第)/u.test(list.text.trim())) return new Set()
  const ends = list.glyphs.flatMap((glyph, at) => {
    const next = list.glyphs[at + 1]
    return glyph && next && glyph !== next && next.box[1] - glyph.box[1] > 0.5 * sizeOf(glyph) ? [glyph] : []
  })
  return new Set(ends)
}

/** What stands on both sides of an end of a line that parts two names without a sign, where signs part the others: it may part none. */
const besideBareEnds = ({ text, glyphs }: TracedText): Set<Glyph> => {
  const ends = [...text.matchAll(/(?<=[^；;、，,。：:\s])\n(?!第|[（(]?\d|[①-⑳【])/gu)].map(({ index }) => index)
  const signs = text.replace(/[（(][^（）()]*[）)]/gu, '').match(/[；;、，,]/gu)?.length ?? 0
  return new Set(ends.length < signs ? ends.flatMap(at => [glyphs[at - 1] ?? [], glyphs[at + 1] ?? []].flat()) : [])
}

/** What heads a list within a sentence: 商品为：牛奶、酸奶. */
const LABEL_WITHIN =
  /^[\s（(]*(?:第\s*[\d一二三四五六七八九十]{1,3}\s*类[，,]\s*)?(?:指定|使用|申请)*的?(?:商品|服务)(?:项目)?(?:为|是|包括|有)?[：:]\s*/u

/** Reads a list of goods or services: 、 ， ； and line ends part it outside brackets, headings and numbers go. */
export const readGoodsList = (list: TracedText): GoodsReading => {
  const { sections, classes } = cutAtHeadings(trim(withGapsParted(withLinesParted(list)), '。；;，,、：: \n\u3000'))
  let count: number | null = null
  let isOpen = false
  const inside: Found<number>[] = []
  const items = sections.flatMap(section => {
    let whole = trim(section, '。；;，,、：: \n\u3000')
    whole = slice(whole, LABEL_WITHIN.exec(whole.text)?.[0].length ?? 0)
    for (let at = 0; at < 2; at += 1) {
      const remark = REMARK.exec(whole.text)
      if (remark && remark.index > 0 && /截止|以上|空白/u.test(remark[0])) whole = trim(slice(whole, 0, remark.index))
      const counted = COUNT.exec(whole.text)
      if (counted && counted.index > 0) {
        count = (count ?? 0) + (numberOf(counted[1] ?? '') ?? 0)
        whole = trim(slice(whole, 0, counted.index))
      }
    }
    const open = OPEN_END.exec(whole.text)
    if (open && open.index > 0) {
      isOpen = true
      whole = slice(whole, 0, open.index)
    }
    return unquoted(whole)
      .flatMap(inner => {
        const headed = cutAtHeadings(inner)
        inside.push(...headed.classes)
        return headed.sections
      })
      .flatMap(inner => {
        const trimmed = trim(inner, '。；;，,、：: \n\u3000')
        const innerOpen = OPEN_END.exec(trimmed.text)
        if (innerOpen && innerOpen.index > 0 && /等$/u.test(trimmed.text)) isOpen = true
        const names = innerOpen && innerOpen.index > 0 ? slice(trimmed, 0, innerOpen.index) : trimmed
        const counted = COUNT.exec(names.text)
        if (counted && counted.index > 0) count = (count ?? 0) + (numberOf(counted[1] ?? '') ?? 0)
        const numbered = cutAtNumbers(names)
        if (numbered) return numbered.map(text => itemOf({ text, isUnsure: false }))
        const isLoneNumbered = LONE_NUMBER.test(names.text)
        const pieces = cutAtGroups(names).flatMap(part => bracedIn(part) ?? piecesOf(part))
        return isLoneNumbered && pieces.length > 1 ? [itemOf({ text: names, isUnsure: true })] : pieces.map(itemOf)
      })
  })
  const groups = items.flatMap(({ around }) =>
    around.flatMap(text =>
      [...text.text.matchAll(GROUP)].map(({ index, 0: code }) => found(slice(text, index, index + code.length))),
    ),
  )
  const crossing = lineEndsWithin(list)
  const bare = besideBareEnds(list)
  // Where signs part the names, the end of a line parts none.
  const early = IS_PARTED.test(list.text.replace(/[（(][^（）()]*[）)]/gu, '')) ? new Set<Glyph>() : earlyEnds(list)
  return {
    items: items
      .filter(({ name }) => name.text !== '' && !NO_NAME.test(name.text))
      .map(({ name, isUnsure }) => ({
        ...found(name),
        value: name.text.replace(/(?<=[\p{Script=Han}）])\n(?=[\p{Script=Han}（）])/gu, ''),
        isUnsure:
          isUnsure ||
          [name.glyphs[0], name.glyphs.at(-1)].some(glyph => glyph != null && bare.has(glyph)) ||
          name.glyphs.slice(0, -1).some(glyph => glyph !== null && (early.has(glyph) || crossing.has(glyph))),
      })),
    groups: withoutRepeats(groups),
    around: items.flatMap(({ around }) => around.filter(({ text }) => text !== '').map(found)),
    classes: [...classes, ...inside],
    count,
    isOpen,
    isBroken: items.some(({ name }) => hasOpenBracket(name.text)),
  }
}
