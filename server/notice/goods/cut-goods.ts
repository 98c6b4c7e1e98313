import { CLASS_COUNT } from '#contract/limits.ts'
import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { FIRST_SERVICE_CLASS } from '#domain/class-titles.ts'
import { pairsIn } from '../layout/brackets.ts'
import { type Found, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { ENUMERATING_NAMES } from './enumerating-names.ts'

/** Strongest first: a list with semicolons may hold commas inside a name. */
const LEVELS = ['；;\n', '，,', '、', '／/∕', ' '] as const

export const LOOSE = '“”"「」『』。；;，,、：: \n\u3000'

const CODE = '\\d{4}(?:[\\d\\s]{0,3})'

/** Codes of similar groups that lists print with a name: 茶（3002）, 茶（类似群3002；3003）, 茶[3002群组]. */
export const CODES_AFTER = new RegExp(
  `(?:[（([【〔]\\s*(?:类似群组?|群组)?[：:]?${CODE}(?:[、，,；;/]\\s*\\d{4,6})*(?:类似群组?|群组)?\\s*[）)\\]】〕])$`,
  'u',
)

/** What stands before a name: the code of its group, and the numbers of a list: 1.茶, 1、茶, （1）茶, ①茶. */
export const BEFORE =
  /^(?:[（(]共?\d{1,4}项[）)]|[【[（(](?:类似群组?|群组)?[：:]?\d{4}(?:[、，,]\d{4})*(?:群组?)?[】\]）)]|(?:类似群组?|群组)?\d{4}(?:[、，,]\d{4})*(?:类似群组?|群组?)?(?:[：:\s、.．-]+|(?=\D))|[（(]\d{1,3}[）)]|[［[]\d{1,3}[\]］]|\d{1,3}[.．、)）](?!\d)|[①-⑳]|[·•●○■▪]\s*)\s*/u

/** What goes on with a name after a comma: 娱乐服务，即现场演出; a name of its own it is in 具有人工智能的人形机器人. */
const APPOSITION = /^[，,]\s*(?:即|具有(?![^，,、；;]{1,12}的)|包括|不包括|含有|不含|但)/u

const LONGEST_APPOSITION = 18

const HEADING = new RegExp(
  `[（(【[]?(?:国际分类)?第?\\s*([${NUMBER_UNITS}]{1,3}|\\d ?\\d)\\s*类(?:商品|服务|项目)*[）)】\\]]?(?:上|：|:|的|\\s|[—–]+|(?=[；“"「『])|(?=[\\p{Script=Han}\\p{Script=Latin}\\p{Nd}（(《【［[①-⑳])|$)`,
  'gu',
)

/** A piece that lacks its noun: 非医用, 绝缘、隔热、隔音用材料 cut apart. */
const WITHOUT_NOUN = /(?<![利使专])用$|制$(?<!(?:熏|剥|定|录|译|控|复|预|印|绘|腌|泡|研|缝|仿)制)/u

/** Depth of brackets and quotation marks at each unit of a text. */
export const depthsOf = (text: string): number[] => {
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
    if (APPOSITION.test(list.text.slice(index, index + LONGEST_APPOSITION)) || isLatinComma(list.text, index)) continue
    parts.push(slice(list, start, index))
    start = index + 1
  }
  return [...parts, slice(list, start)].filter(part => trim(part, LOOSE).text !== '')
}

/** A number of a list; one in parentheses may stand before a digit: (8)5G通信设备. */
const NUMBERED = /[（([［](?<bracketed>\d{1,3})[）)\]］]|(?<!\d)(?<number>\d{1,3})[）)、.．](?!\d)|(?<circled>[①-⑳])/gu

/** Cuts `1、茶 2、糖` before each number, as long as they count up from one; null for any other list. */
export const cutAtNumbers = (list: TracedText): TracedText[] | null => {
  const starts: number[] = []
  for (const { index, groups } of list.text.matchAll(NUMBERED)) {
    const circled = groups?.['circled']?.codePointAt(0)
    const number = circled === undefined ? Number(groups?.['bracketed'] ?? groups?.['number']) : circled - 0x245f
    if (number === starts.length + 1) starts.push(index)
  }
  if (starts[0] !== 0 || starts.length < 2) return null
  return starts.map((start, index) => slice(list, start, starts[index + 1]))
}

/** Units of 商品 or 服务 behind the heading of a class that begin a name: 第42类商品“碳足迹”认证, 第39类商品包装 beside 第44类园艺. */
const kindOfName = (text: string, match: RegExpExecArray, headings: readonly RegExpExecArray[]): number => {
  const end = match.index + match[0].length
  const kind = /(?:商品|服务|项目)+$/u.exec(match[0])?.[0].length ?? 0
  const areOthersBare = headings.some(([words]) => !/(?:商品|服务|项目)/u.test(words))
  if (areOthersBare && /^\p{Script=Han}/u.test(text.slice(end))) return kind
  // A class of services has no goods: 第39类商品包装.
  const isOfServices = headings.length === 1 && (numberOf(match[1] ?? '') ?? 0) >= FIRST_SERVICE_CLASS
  if (isOfServices && /商品$/u.test(match[0]) && /^\p{Script=Han}/u.test(text.slice(end))) return kind
  const closing = kind > 0 && /[“"「『]/u.test(text.charAt(end)) ? pairsIn(text).get(end) : undefined
  return closing !== undefined &&
    /^\p{Script=Han}/u.test(text.slice(closing + 1)) &&
    !/^(?:等|和|及|与|商品|服务|项目|上)/u.test(text.slice(closing + 1))
    ? kind
    : 0
}

const CLASS_IN_BRACKETS = /[（(【［[]\s*(\d{1,2})\s*[）)】］\]]\s*(?=[\p{Script=Han}“"])/gu

/** Classes that a list gives in brackets alone, before the goods of each: [29] 木瓜片，花生[32] 矿泉水. Items would count from one. */
const classesInBrackets = ({ text }: TracedText): { start: number; end: number; value: number }[] => {
  const hits = [...text.matchAll(CLASS_IN_BRACKETS)].map(({ index, 0: words, 1: value }) => ({
    start: index,
    end: index + words.length,
    value: Number(value),
  }))
  const areClasses = hits.every(
    ({ value }, index) => value <= CLASS_COUNT && value > Math.max(index + 1, hits[index - 1]?.value ?? 0),
  )
  return hits.length > 1 && hits[0]?.start === 0 && areClasses ? hits : []
}

/** Cuts a list before the headings of its classes: 第9类：A、B；第35类：C. */
export const cutAtHeadings = (list: TracedText): { sections: TracedText[]; classes: Found<number>[] } => {
  const depths = depthsOf(list.text)
  // A list that opens with a class may set the next one off by a space alone.
  const isHeaded = /^[（(【[]?第?\s*[\d一二三四五六七八九十]{1,3}\s*类/u.test(list.text)
  const headings = [...list.text.matchAll(HEADING)]
  const named = headings.flatMap(match => {
    const value = numberOf((match[1] ?? '').replace(/\s/gu, ''))
    const before = list.text.slice(0, match.index).trimEnd()
    const isApart =
      before === '' ||
      /[；;，,、。”"」』）)]$/u.test(before) ||
      /\n\s*$/u.test(list.text.slice(0, match.index)) ||
      (isHeaded && /^第|^[（(【[]第/u.test(match[0]))
    const isInOwnMarks = /^[（(【[]/u.test(match[0]) && depths[match.index] === 1
    if (
      (depths[match.index] !== 0 && !isInOwnMarks) ||
      (!isApart && !isInOwnMarks) ||
      value === null ||
      value < 1 ||
      value > CLASS_COUNT
    )
      return []
    return [
      {
        start: match.index,
        end: match.index + match[0].length - kindOfName(list.text, match, headings),
        value,
      },
    ]
  })
  const hits = named.length > 0 ? named : classesInBrackets(list)
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

/** The code of a similar group that heads the names behind it: 【0301】洗面奶、浴盐；0306类似群：口红；（0307）牙膏. */
const GROUP_HEAD =
  /(?<=^|[；;，,、\n]\s*)(?:[【[（(]\s*(?:类似群组?)?\d{4}\s*(?:类似)?(?:群组?)?[】\]）)](?=[^；;，,、。）)\s])|\d{4}(?:类似群组?|群组?)[：:])/gu

export const cutAtGroups = (list: TracedText): TracedText[] => {
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

/** Whether a piece ends an enumeration within one name: by its grammar it goes on with the piece before, or it only may. */
const goesOnWith = (before: TracedText | undefined, part: TracedText | undefined): 'yes' | 'maybe' | 'no' => {
  if (!before || !part) return 'no'
  const [first, second] = [bare(before.text), bare(part.text)]
  // Codes after the first piece end its name.
  if (first !== before.text.trim()) return 'no'
  // 插座、插头和其他接触器; 转换器、适配器用外壳.
  const head = /^(.+?)用./u.exec(second)?.[1]
  if (/^[^（(]{1,6}(?:和|及)其他/u.test(second)) return 'yes'
  if (head !== undefined && head.length >= 2 && !/家|人|儿童$/u.test(head) && head.at(-1) === first.at(-1))
    return 'maybe'
  // 贵金属制纪念章、纪念币.
  const isAlike = first.length > second.length && first.endsWith(`${second.slice(0, -1)}${first.at(-1)}`)
  return isAlike && second.length >= 3 && second.length <= 4 ? 'maybe' : 'no'
}

const bare = (name: string): string => name.trim().replace(CODES_AFTER, '').replace(BEFORE, '')

export interface Piece {
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

/** The last two names of a list, or one that holds the word: 钻头、刀具及夹盘. */
const MAY_BE_TWO = /\p{Script=Han}{2}以?及(?!其)\p{Script=Han}{2}/u

const mayBeTwo = ({ text }: TracedText): boolean => MAY_BE_TWO.test(text.replace(/[（(][^（）()]*[）)]/gu, ''))

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
  // Nothing else of the list shows what parts it: 木、蜡、石膏或塑料艺术品.
  if (coordinated.size === parts.length && !stands(parts))
    return [{ text: spanOf(list, parts, starts), isUnsure: true }]
  for (let index = 0; index < parts.length; ) {
    const longest = [6, 5, 4, 3, 2].find(
      count => index + count <= parts.length && stands(parts.slice(index, index + count)),
    )
    const lacksNoun = WITHOUT_NOUN.test(trim(parts[index] ?? list).text) && index + 1 < parts.length
    const next = goesOnWith(parts[index], parts[index + 1])
    // Nothing else of the list shows what parts it.
    const isOne = next === 'yes' || (next === 'maybe' && parts.length === 2)
    const count = longest ?? (lacksNoun || isOne ? 2 : 1)
    const own = parts.slice(index, index + count)
    const isCoordinated =
      longest === undefined && (next !== 'no' || (index > 0 && goesOnWith(parts[index - 1], parts[index]) !== 'no'))
    pieces.push({
      text: count === 1 ? (own[0] ?? list) : spanOf(list, own, starts.slice(index, index + count)),
      isUnsure:
        (longest === undefined &&
          (lacksNoun || coordinated.has(index) || (index + count === parts.length && own.some(mayBeTwo)))) ||
        isCoordinated,
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

export const piecesOf = (list: TracedText, level = 0): Piece[] => {
  const separators = LEVELS[level]
  if (separators === undefined) return [{ text: list, isUnsure: false }]
  // Spaces part the items of a list only where nothing else does, and no Latin words.
  if (separators === ' ' && !/\p{Script=Han} +\p{Script=Han}/u.test(list.text)) return [{ text: list, isUnsure: false }]
  const parts = cutAt(list, separators)
  if (parts.length < 2) return piecesOf(list, level + 1)
  if (separators === '、') return joinNames(list, parts)
  const weaker = parts.map(part => piecesOf(part, level + 1))
  const mayBeParted = (pieces: readonly Piece[] = []) => pieces.length > 1 || pieces.some(({ isUnsure }) => isUnsure)
  const isParted = weaker.filter(mayBeParted).length
  if (separators === '；;\n' && isParted > MOST * parts.length) return weaker.flat()
  // In a long list that a stronger mark parts, a weaker one now and then stands within a name.
  const isRare = parts.length >= LONG_LIST && isParted <= RARE * parts.length
  return parts.map((text, index) => ({
    text,
    isUnsure: (mayBeParted(weaker[index]) && !isRare) || (index + 1 === parts.length && mayBeTwo(text)),
  }))
}

/** Names each in braces or the like, with little or nothing between them: {茶}{糖}, 〈茶〉、〈糖〉. */
const BRACED = /[{〈<＜〔【]([^{}〈〉<>＜＞〔〕【】]+)[}〉>＞〕】]/gu

export const bracedIn = (list: TracedText): Piece[] | null => {
  const hits = [...list.text.matchAll(BRACED)]
  const rest = list.text.replace(BRACED, '')
  if (hits.length === 0 || !/^[\s、，,；;。]*$/u.test(rest)) return null
  return hits.map(({ index, 1: name = '' }) => ({
    text: slice(list, index + 1, index + 1 + name.length),
    isUnsure: true,
  }))
}
