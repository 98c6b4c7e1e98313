import { type Found, found, groupOf, slice, type TracedText, trim } from '../layout/traced-text.ts'

/** Strongest first: a list with semicolons may hold commas inside a name. */
const SEPARATORS = ['；;\n', '，,', '、', ' ']
const OPENING = '（([【〔'
const CLOSING = '）)]】〕'
/** Codes of similar groups that lists print with a name: 茶（3002）, 茶（类似群3002；3003）, 茶[3002]. */
const CODES_AFTER =
  /[（([【]\s*(?:类似群组?)?[：:]?\d{4}(?:[\d\s]{0,3})(?:[、，,；;]\s*\d{4,6})*(?:类似群组?)?\s*[）)\]】]$/u
/** 3002茶, 3002：茶, 3002 茶; and the numbers of a list: 1.茶, 1、茶, （1）茶, ①茶. */
const BEFORE =
  /^(?:(?:类似群组?)?\d{4}(?:[、，,]\d{4})*(?:[：:\s、.．-]|(?=\D))|[（(]\d{1,3}[）)]|\d{1,3}[.．、)）](?!\d)|[①-⑳])\s*/u
/** Words that stand for goods without naming them. */
const NO_NAME =
  /^(?:等|上述|全部|其余|其他|部分|所有|指定|以下|（?截止）?)*(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$|^[—–-]+$|^\d{4}$/u
/** What goes on with a name after a comma: 娱乐服务，即现场演出. */
const APPOSITION = /^[，,]\s*(?:即|具有|包括|不包括|含有|不含)/u
const LOOSE = '“”"「」。；;，,、\n'

const cutAt = (list: TracedText, separators: string): TracedText[] => {
  const parts: TracedText[] = []
  let depth = 0
  let start = 0
  for (const [index, unit] of [...list.text.split('')].entries()) {
    if (OPENING.includes(unit)) depth += 1
    else if (CLOSING.includes(unit)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && separators.includes(unit) && !APPOSITION.test(list.text.slice(index, index + 6))) {
      parts.push(slice(list, start, index))
      start = index + 1
    }
  }
  return [...parts, slice(list, start)]
}

/** Cuts `1、茶 2、糖` before each number, as long as they count up from one; null for any other list. */
const cutAtNumbers = (list: TracedText): TracedText[] | null => {
  const starts: number[] = []
  for (const { index, 0: hit, groups } of list.text.matchAll(/[（(]?(?<number>\d{1,3})[）)、.．](?!\d)/gu)) {
    if (Number(groups?.['number']) === starts.length + 1 && hit !== '') starts.push(index)
  }
  if (starts[0] !== 0 || starts.length < 2) return null
  return starts.map((start, index) => slice(list, start, starts[index + 1]))
}

/** A name, and what stands before and after it that is none of it: numbers of the list, codes of similar groups. */
interface Item {
  name: TracedText
  around: TracedText[]
}

const itemOf = (part: TracedText): Item => {
  const whole = trim(part, LOOSE)
  const before = BEFORE.exec(whole.text)?.[0].length ?? 0
  const start = before < whole.text.length ? before : 0
  const rest = slice(whole, start)
  const after = CODES_AFTER.exec(rest.text)
  const end = after && after.index > 0 ? after.index : rest.text.length
  return { name: trim(slice(rest, 0, end), LOOSE), around: [slice(whole, 0, start), slice(rest, end)] }
}

const itemsIn = (list: TracedText): Item[] => {
  const trimmed = trim(list, LOOSE)
  const separators = SEPARATORS.find(candidate => cutAt(trimmed, candidate).length > 1) ?? '；;'
  return (cutAtNumbers(trimmed) ?? cutAt(trimmed, separators)).map(itemOf)
}

/** The names in a list of goods or services, at its strongest separator outside parentheses; words like 等商品 are none. */
export const splitGoods = (list: TracedText): Found<string>[] =>
  itemsIn(list)
    .map(({ name }) => name)
    .filter(name => name.text !== '' && !NO_NAME.test(name.text))
    .map(found)

/** A similar group: its class, and its number in that class. */
const GROUP = /(?<!\d)(?:0[1-9]|[1-3]\d|4[0-5])\d{2}(?!\d)/gu

/** The codes of similar groups that a list prints with its names, each once. */
export const readGroups = (list: TracedText): Found<string>[] => {
  const groups = itemsIn(list).flatMap(({ around }) =>
    around.flatMap(text =>
      [...text.text.matchAll(GROUP)].map(({ index, 0: code }) => found(slice(text, index, index + code.length))),
    ),
  )
  return groups.filter(({ value }, index) => groups.findIndex(other => other.value === value) === index)
}

const QUOTED = '(?:[“"「][^”"」]+[”"」](?:[、，,；;和及]|以及)?)+'
const KIND = '(?:指定)?(?:使用)?的?(?:商品|服务)(?:[/或和、](?:商品|服务))?(?:项目)?|项目'
/** 在“A；B”商品上, 在“A”、“B”上; without quotation marks the word 商品 or 服务 has to end the list. */
const ON_GOODS = `(?:使用)?(?:在|于)(?:(?<quoted>${QUOTED})(?:等)?(?:全部|部分)?(?:${KIND})?|(?<plain>(?!同一种|同种|同类|类似|相同|近似|其余|其他)[^“”"。：:\\n]+?)(?:等)?(?:全部|部分)?(?:${KIND}))上`
const SUBJECT = '(?:申请人)?(?:对)?(?:该商标|上述商标|申请商标|该申请商标|其)?(?:注册申请)?'
const APPLICATION = '(?:的)?(?:使用|申请)?(?:该|上述|申请|本)?(?:商标)?的?(?:商标)?(?:注册)?申请'
/** 驳回的商品：A；B, 驳回上述商标在以下服务上的注册申请：A；B。 */
const LISTED = `(?:该商标|上述商标|申请商标)?(?:(?:在|于))?(?:以下|下列)?的?(?:${KIND})(?:上的?(?:使用该商标的)?(?:注册)?申请)?(?:如下)?[：:]\\s*(?<listed>[^。\\n]+)`

const ACCEPT = '(?:予以|准予)?初步审定(?:并(?:予)?(?:以)?公告)?'
const REFUSE = '(?:予以|予|被|不予核准而)?驳回'

const framesOf = (verb: string): RegExp[] => [
  new RegExp(`${verb}${SUBJECT}${ON_GOODS}`, 'dgu'),
  new RegExp(`${ON_GOODS}${APPLICATION}[，,]?${verb}`, 'dgu'),
  new RegExp(`${verb}${LISTED}`, 'dgu'),
]

const ACCEPTED = framesOf(ACCEPT)
const REFUSED = framesOf(REFUSE)

/** “A；B” is a list inside its marks, “A”、“B” a list of marks. */
const splitQuoted = (list: TracedText): Found<string>[] => {
  const quoted = [...list.text.matchAll(/[“"「](?<goods>[^”"」]+)[”"」]/dgu)]
  if (quoted.length === 0) return splitGoods(list)
  return quoted.flatMap(match => {
    const inner = groupOf(list, match, 'goods')
    return inner ? splitGoods(inner) : []
  })
}

const goodsIn = (body: TracedText, expressions: readonly RegExp[]): Found<string>[] =>
  expressions
    .flatMap(expression => [...body.text.matchAll(expression)])
    .toSorted((a, b) => a.index - b.index)
    .flatMap(match => {
      const list = ['quoted', 'plain', 'listed'].flatMap(group => groupOf(body, match, group) ?? [])[0]
      return list ? splitQuoted(list) : []
    })

const withoutRepeats = (goods: readonly Found<string>[]): Found<string>[] =>
  goods.filter((item, index) => goods.findIndex(other => other.value === item.value) === index)

/** The goods a partial refusal lets through and those it refuses, as its decision names them. */
export const readDecidedGoods = (body: TracedText): { accepted: Found<string>[]; refused: Found<string>[] } => ({
  accepted: withoutRepeats(goodsIn(body, ACCEPTED)),
  refused: withoutRepeats(goodsIn(body, REFUSED)),
})
