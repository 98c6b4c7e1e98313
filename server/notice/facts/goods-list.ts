import { CLASS_COUNT } from '#contract/limits.ts'
import { numberOf } from '#domain/chinese-numeral.ts'
import { pairsIn, quotationsIn } from '../layout/brackets.ts'
import { type Found, found, join, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { ENUMERATING_NAMES } from './enumerating-names.ts'
import { NUMBER_UNITS } from './written-numbers.ts'

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

/** Strongest first: a list with semicolons may hold commas inside a name. */
const LEVELS = ['；;\n', '，,', '、', '／/', ' '] as const
const LOOSE = '“”"「」『』。；;，,、：: \n\u3000'
const CODE = '\\d{4}(?:[\\d\\s]{0,3})'
/** Codes of similar groups that lists print with a name: 茶（3002）, 茶（类似群3002；3003）, 茶[3002群组]. */
const CODES_AFTER = new RegExp(
  `(?:[（([【〔]\\s*(?:类似群组?|群组)?[：:]?${CODE}(?:[、，,；;/]\\s*\\d{4,6})*(?:类似群组?|群组)?\\s*[）)\\]】〕])$`,
  'u',
)
/** What stands before a name: the code of its group, and the numbers of a list: 1.茶, 1、茶, （1）茶, ①茶. */
const BEFORE =
  /^(?:[【[（(](?:类似群组?|群组)?[：:]?\d{4}(?:[、，,]\d{4})*(?:群组?)?[】\]）)]|(?:类似群组?|群组)?\d{4}(?:[、，,]\d{4})*(?:类似群组?|群组?)?(?:[：:\s、.．-]+|(?=\D))|[（(]\d{1,3}[）)]|\d{1,3}[.．、)）](?!\d)|[①-⑳]|[·•●○■▪]\s*)\s*/u
/** Words that stand for goods without naming them, and remarks on the list. */
const NO_NAME =
  /^(?:等|上述|全部|其余|其他|部分|所有|各|指定|以下|以上|的|（?截止）?)*(?:同一种|同种|相同|类似|近似|[或和、的])*(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$|^[—–-]+$|^\d{1,4}[.．、]?$|^第?[\d一二三四五六七八九十]{1,3}类$|^[\p{P}\s]*$/u
const REMARK = /[［[【（(](?:截止|以下空白|完|以上[^）)\]]{0,12})[］\]】）)]$|\*+$/u
const COUNT = new RegExp(
  `[（(【[]?(?:以上)?(?:共计?|计|等)\\s*([${NUMBER_UNITS}]{1,4})\\s*(?:项|个|种)(?:商品|服务|项目)*[）)】\\]]?$`,
  'u',
)
const OPEN_END = /等(?:全部|部分|类似)?(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$/u
/** What goes on with a name after a comma: 娱乐服务，即现场演出. */
const APPOSITION = /^[，,]\s*(?:即|具有|包括|不包括|含有|不含|但)/u
const HEADING = new RegExp(
  `[（(【[]?(?:国际分类)?第?\\s*([${NUMBER_UNITS}]{1,3}|\\d ?\\d)\\s*类(?:商品|服务|项目)*[）)】\\]]?(?:上|：|:|的|\\s|(?=[“"「『])|(?=[\\p{Script=Han}\\p{Script=Latin}\\p{Nd}（(①-⑳])|$)`,
  'gu',
)
const GROUP = /(?<!\d)(?:0[1-9]|[1-3]\d|4[0-5])\d{2}(?!\d)/gu
/** A piece that lacks its noun: 非医用, 绝缘、隔热、隔音用材料 cut apart. */
const WITHOUT_NOUN = /(?<![利使专])用$|制$(?<!(?:熏|剥|定|录|译|控|复|预|印|绘|腌|泡|研|缝|仿)制)/u
const LONGEST_NAME = 60
/** What no name of goods holds: the list ran on into something else. */
const IMPLAUSIBLE =
  /[：:。{}〈〉<>＜＞|｜]|第\s*[\d一二三四五六七八九十]{1,3}\s*类|\d{5}|国际分类|该商标|引证|有限公司|事务所|合伙[）)]|类似商品|类似服务|注册(?:号|人|申请)|商标(?:法|状态)|予以|决定|□|[；;]\s*[（(]?\d{1,3}[）)、.．]|^[①-⑳]|^[（(]?\d{1,3}[）)、.．](?!\d)|^[）)」』》、或的和及用]|[的或和及、（(]$|(?:编号|文号|申请号|代理机构|申请日期)[：:]?$/u

/** Depth of brackets and quotation marks at each unit of a text. */
const depthsOf = (text: string): number[] => {
  const depths = Array<number>(text.length).fill(0)
  for (const [start, end] of pairsIn(text)) for (let at = start; at <= end; at += 1) depths[at] = (depths[at] ?? 0) + 1
  return depths
}

/** Between two Latin words a comma may stand within a name: clothing, namely, shirts. */
const isLatinComma = (text: string, at: number): boolean =>
  /[，,]/u.test(text.charAt(at)) && /[a-z]\s*$/iu.test(text.slice(0, at)) && /^\s*[a-z]/u.test(text.slice(at + 1))

const cutAt = (list: TracedText, separators: string): TracedText[] => {
  const depths = depthsOf(list.text)
  const parts: TracedText[] = []
  let start = 0
  for (let index = 0; index < list.text.length; index += 1) {
    if (depths[index] !== 0 || !separators.includes(list.text.charAt(index))) continue
    if (APPOSITION.test(list.text.slice(index, index + 6)) || isLatinComma(list.text, index)) continue
    parts.push(slice(list, start, index))
    start = index + 1
  }
  return [...parts, slice(list, start)].filter(part => trim(part, LOOSE).text !== '')
}

/** A number of a list; one in parentheses may stand before a digit: (8)5G通信设备. */
const NUMBERED = /[（(](?<bracketed>\d{1,3})[）)]|(?<number>\d{1,3})[）)、.．](?!\d)|(?<circled>[①-⑳])/gu

/** Cuts `1、茶 2、糖` before each number, as long as they count up from one; null for any other list. */
const cutAtNumbers = (list: TracedText): TracedText[] | null => {
  const starts: number[] = []
  for (const { index, groups } of list.text.matchAll(NUMBERED)) {
    const circled = groups?.['circled']?.codePointAt(0)
    const number = circled === undefined ? Number(groups?.['bracketed'] ?? groups?.['number']) : circled - 0x245f
    if (number === starts.length + 1) starts.push(index)
  }
  if (starts[0] !== 0 || starts.length < 2) return null
  return starts.map((start, index) => slice(list, start, starts[index + 1]))
}

/** Units of 商品 or 服务 behind the heading of a class that begin a name: 第42类商品“碳足迹”认证. */
const kindOfName = (text: string, match: RegExpExecArray): number => {
  const end = match.index + match[0].length
  const kind = /(?:商品|服务|项目)+$/u.exec(match[0])?.[0].length ?? 0
  const closing = kind > 0 && /[“"「『]/u.test(text.charAt(end)) ? pairsIn(text).get(end) : undefined
  return closing !== undefined &&
    /^\p{Script=Han}/u.test(text.slice(closing + 1)) &&
    !/^(?:等|和|及|与|商品|服务|项目|上)/u.test(text.slice(closing + 1))
    ? kind
    : 0
}

/** Cuts a list before the headings of its classes: 第9类：A、B；第35类：C. */
const cutAtHeadings = (list: TracedText): { sections: TracedText[]; classes: Found<number>[] } => {
  const depths = depthsOf(list.text)
  // A list that opens with a class may set the next one off by a space alone.
  const isHeaded = /^[（(【[]?第?\s*[\d一二三四五六七八九十]{1,3}\s*类/u.test(list.text)
  const hits = [...list.text.matchAll(HEADING)].flatMap(match => {
    const value = numberOf((match[1] ?? '').replace(/\s/gu, ''))
    const before = list.text.slice(0, match.index).trimEnd()
    const isApart =
      before === '' || /[；;，,、。”"」』）)\n]$/u.test(before) || (isHeaded && /^第|^[（(【[]第/u.test(match[0]))
    const isInOwnMarks = /^[（(【[]/u.test(match[0]) && depths[match.index] === 1
    if (
      (depths[match.index] !== 0 && !isInOwnMarks) ||
      (!isApart && !isInOwnMarks) ||
      value === null ||
      value < 1 ||
      value > CLASS_COUNT
    )
      return []
    return [{ start: match.index, end: match.index + match[0].length - kindOfName(list.text, match), value }]
  })
  const [first] = hits
  if (!first) return { sections: [list], classes: [] }
  const lead = slice(list, 0, first.start)
  return {
    sections: [
      ...(trim(lead, LOOSE).text === '' ? [] : [lead]),
      ...hits.map(({ end }, index) => slice(list, end, hits[index + 1]?.start)),
    ],
    classes: hits.map(({ start, end, value }) => ({ value, source: slice(list, start, end) })),
  }
}

/** A list of one numbered item: a comma in it stands within its name. */
const LONE_NUMBER = /^(?:[（(]1[）)]|1[.、．](?!\d)|①)(?!.*(?:[（(]2[）)]|(?<!\d)2[.、．](?!\d)|②))/su

/** The code of a similar group that heads the names behind it: 【0301】洗面奶、浴盐；0306类似群：口红；（0307）牙膏. */
const GROUP_HEAD =
  /(?<=^|[；;，,、\n]\s*)(?:[【[（(]\s*(?:类似群组?)?\d{4}\s*(?:类似)?(?:群组?)?[】\]）)](?=[^；;，,、。）)\s])|\d{4}(?:类似群组?|群组?)[：:])/gu

const cutAtGroups = (list: TracedText): TracedText[] => {
  const starts = [...list.text.matchAll(GROUP_HEAD)].map(({ index }) => index)
  if (starts[0] !== 0) return [list]
  return starts.map((start, index) => trim(slice(list, start, starts[index + 1]), LOOSE.replace(/[“”"「」『』]/gu, '')))
}

const asTable = (name: string): string => name.replaceAll('(', '（').replaceAll(')', '）')

const stands = (parts: readonly TracedText[]): boolean =>
  ENUMERATING_NAMES.has(asTable(bare(parts.map(({ text }) => text.trim()).join('、'))))

/** From the start of the first part to the end of the last one, as they stand in their list. */
const spanOf = (list: TracedText, parts: readonly TracedText[], from: readonly number[]): TracedText => {
  const last = parts.at(-1)
  return slice(list, from[0] ?? 0, (from.at(-1) ?? 0) + (last?.text.length ?? 0))
}

/** What ends an enumeration within one name: 插座、插头和其他接触器, 转换器、适配器用外壳, 纪念章、纪念币. */
const mayGoOn = (before: TracedText | undefined, part: TracedText | undefined): boolean => {
  if (!before || !part) return false
  const [first, second] = [bare(before.text), bare(part.text)]
  const head = /^(.+?)用./u.exec(second)?.[1]
  return (
    // Codes after the first piece end its name.
    first === before.text.trim() &&
    (/^[^（(]{1,6}(?:和|及)其他/u.test(second) ||
      (head !== undefined && head.length >= 2 && !/家|人|儿童$/u.test(head) && head.at(-1) === first.at(-1)) ||
      (second.length <= 4 &&
        second.length >= 3 &&
        first.length > second.length &&
        first.endsWith(`${second.slice(0, -1)}${first.at(-1)}`)))
  )
}

const bare = (name: string): string => name.trim().replace(CODES_AFTER, '').replace(BEFORE, '')

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

interface Piece {
  text: TracedText
  isUnsure: boolean
}

/** Longest name of a material or kind that stands before others of one name: 木、蜡、石膏或塑料制艺术品. */
const SHORT_NAME = 2

/** The pieces that may be the enumeration at the head of one name: short ones up to a piece with 或. */
const coordinatedIn = (names: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const [end, name] of names.entries()) {
    if (!/^[^（(或]{1,4}或[^（(]/u.test(name)) continue
    let start = end
    while (start > 0 && (names[start - 1]?.length ?? 0) <= SHORT_NAME) start -= 1
    if (start < end) for (let at = start; at <= end; at += 1) found.add(at)
  }
  return found
}

/** Joins again what was cut within a name of the table; a piece without a noun goes with the next, to be confirmed. */
const joinNames = (list: TracedText, parts: readonly TracedText[]): Piece[] => {
  const starts: number[] = []
  let from = 0
  for (const part of parts) {
    const at = list.text.indexOf(part.text, from)
    starts.push(at)
    from = at + part.text.length
  }
  const pieces: Piece[] = []
  const coordinated = coordinatedIn(parts.map(({ text }) => bare(text)))
  for (let index = 0; index < parts.length; ) {
    const longest = [6, 5, 4, 3, 2].find(
      count => index + count <= parts.length && stands(parts.slice(index, index + count)),
    )
    const lacksNoun = WITHOUT_NOUN.test(trim(parts[index] ?? list).text) && index + 1 < parts.length
    const count = longest ?? (lacksNoun ? 2 : 1)
    const own = parts.slice(index, index + count)
    const isCoordinated = count === 1 && [index, index + 1].some(at => at > 0 && mayGoOn(parts[at - 1], parts[at]))
    pieces.push({
      text: count === 1 ? (own[0] ?? list) : spanOf(list, own, starts.slice(index, index + count)),
      isUnsure: (longest === undefined && (lacksNoun || coordinated.has(index))) || isCoordinated,
    })
    index += count
  }
  return pieces
}

/** Fewest of a list's parts that hold a weaker separator for it to part them too: 茶、糖；纸、笔. */
const MOST = 0.5
/** Fewest parts of a list that show what parts it, and the share of them that may hold a weaker mark within a name. */
const LONG_LIST = 5
const RARE = 0.25

const piecesOf = (list: TracedText, level = 0): Piece[] => {
  const separators = LEVELS[level]
  if (separators === undefined) return [{ text: list, isUnsure: false }]
  // Spaces part the items of a list only where nothing else does, and no Latin words.
  if (separators === ' ' && !/\p{Script=Han} +\p{Script=Han}/u.test(list.text)) return [{ text: list, isUnsure: false }]
  const parts = cutAt(list, separators)
  if (parts.length < 2) return piecesOf(list, level + 1)
  if (separators === '、') return joinNames(list, parts)
  const weaker = parts.map(part => piecesOf(part, level + 1))
  const isParted = weaker.filter(pieces => pieces.length > 1).length
  if (separators === '；;\n' && isParted > MOST * parts.length) return weaker.flat()
  // In a long list that a stronger mark parts, a weaker one now and then stands within a name.
  const isRare = parts.length >= LONG_LIST && isParted <= RARE * parts.length
  return parts.map((text, index) => ({ text, isUnsure: (weaker[index]?.length ?? 0) > 1 && !isRare }))
}

/** Names each in braces or the like, with little or nothing between them: {茶}{糖}, 〈茶〉、〈糖〉. */
const BRACED = /[{〈<＜〔【]([^{}〈〉<>＜＞〔〕【】]+)[}〉>＞〕】]/gu

const bracedIn = (list: TracedText): Piece[] | null => {
  const hits = [...list.text.matchAll(BRACED)]
  const rest = list.text.replace(BRACED, '')
  if (hits.length === 0 || !/^[\s、，,；;。]*$/u.test(rest)) return null
  return hits.map(({ index, 1: name = '' }) => ({
    text: slice(list, index + 1, index + 1 + name.length),
    isUnsure: true,
  }))
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
  const isMade = /^(?:[、，,；;。：:和及与\s]|以及|等|[（(].{0,12}[）)]|商品|服务|项目|全部|部分|上)*$/u.test(rest)
  if (!isMade) return [list]
  return quotations.map(({ start, end }) => slice(list, start + 1, end))
}

/** The codes of similar groups in a text, each once. */
export const readGroups = (text: TracedText): Found<string>[] => {
  const groups = [...text.text.matchAll(GROUP)].map(({ index, 0: code }) =>
    found(slice(text, index, index + code.length)),
  )
  return groups.filter(({ value }, index) => groups.findIndex(other => other.value === value) === index)
}

/** Reads a list of goods or services: 、 ， ； and line ends part it outside brackets, headings and numbers go. */
export const readGoodsList = (list: TracedText): GoodsReading => {
  const { sections, classes } = cutAtHeadings(trim(list, '。；;，,、：: \n\u3000'))
  let count: number | null = null
  let isOpen = false
  const inside: Found<number>[] = []
  const items = sections.flatMap(section => {
    let whole = trim(section, '。；;，,、：: \n\u3000')
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
  return {
    items: items
      .filter(({ name }) => name.text !== '' && !NO_NAME.test(name.text))
      .map(({ name, isUnsure }) => ({ ...found(name), isUnsure })),
    groups: groups.filter(({ value }, index) => groups.findIndex(other => other.value === value) === index),
    around: items.flatMap(({ around }) => around.filter(({ text }) => text !== '').map(found)),
    classes: [...classes, ...inside],
    count,
    isOpen,
    isBroken: items.some(({ name }) => hasOpenBracket(name.text)),
  }
}
