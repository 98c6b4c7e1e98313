import { type Found, found, groupOf, slice, type TracedText, trim } from './traced-text.ts'

/** Strongest first: a list with semicolons may hold commas inside a name. */
const SEPARATORS = ['；;', '，,', '、', ' ']
const OPENING = '（([【〔'
const CLOSING = '）)]】〕'
/** Codes of similar groups that annexes print with a name: 茶（3002）, 3002茶. */
const GROUP_CODES = /(?:[（([]\s*(?:类似群)?[：:]?\d{4}(?:[、，,；;]\d{4})*(?:类似群)?\s*[）)\]])$/u
/** Words that stand for goods without naming them. */
const NO_NAME = /^(?:等|上述|全部|其余|其他|部分|所有|指定)*(?:商品|服务|项目|商品[/或和]服务)*(?:项目)?$/u

const cutAt = (list: TracedText, separators: string): TracedText[] => {
  const parts: TracedText[] = []
  let depth = 0
  let start = 0
  for (const [index, unit] of [...list.text.split('')].entries()) {
    if (OPENING.includes(unit)) depth += 1
    else if (CLOSING.includes(unit)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && separators.includes(unit)) {
      parts.push(slice(list, start, index))
      start = index + 1
    }
  }
  return [...parts, slice(list, start)]
}

const withoutCodes = (name: TracedText): TracedText => {
  const code = GROUP_CODES.exec(name.text)
  return code && code.index > 0 ? slice(name, 0, code.index) : name
}

/** The names in a list of goods or services, at its strongest separator outside parentheses; words like 等商品 are none. */
export const splitGoods = (list: TracedText): Found<string>[] => {
  const separators = SEPARATORS.find(candidate => cutAt(list, candidate).length > 1) ?? '；;'
  return cutAt(list, separators)
    .map(part => withoutCodes(trim(part, '“”"「」。；;，,、\n')))
    .filter(part => part.text !== '' && !NO_NAME.test(part.text))
    .map(found)
}

const QUOTED = '(?:[“"「][^”"」]+[”"」][、，,；;和及]?)+'
/** 在“A；B”商品上, 在“A”、“B”服务上, or without quotation marks. */
const ON_GOODS = `在(?<goods>${QUOTED}|[^“”"。：\\n]+?)(?:等)?(?:全部|部分)?(?:指定)?(?:商品|服务|商品[/或和、]服务|服务项目|商品项目|项目)?上`
const APPLICATION = '(?:使用)?(?:该|上述|申请|本)?(?:商标)?的?(?:商标)?(?:注册)?申请'

const ACCEPTED = [
  new RegExp(`(?:予以)?初步审定(?:使用)?${ON_GOODS}`, 'dgu'),
  new RegExp(`${ON_GOODS}${APPLICATION}(?:予以)?初步审定`, 'dgu'),
]
const REFUSED = [
  new RegExp(`驳回(?:申请人)?(?:使用)?(?:该商标|上述商标|申请商标)?${ON_GOODS}`, 'dgu'),
  new RegExp(`${ON_GOODS}${APPLICATION}(?:予以|被)?驳回`, 'dgu'),
]

const goodsIn = (body: TracedText, expressions: readonly RegExp[]): Found<string>[] =>
  expressions
    .flatMap(expression => [...body.text.matchAll(expression)])
    .toSorted((a, b) => a.index - b.index)
    .flatMap(match => {
      const list = groupOf(body, match, 'goods')
      return list ? splitQuoted(list) : []
    })

/** “A；B” is a list inside its marks, “A”、“B” a list of marks. */
const splitQuoted = (list: TracedText): Found<string>[] => {
  const quoted = [...list.text.matchAll(/[“"「](?<goods>[^”"」]+)[”"」]/dgu)]
  if (quoted.length === 0) return splitGoods(list)
  return quoted.flatMap(match => {
    const inner = groupOf(list, match, 'goods')
    return inner ? splitGoods(inner) : []
  })
}

const withoutRepeats = (goods: readonly Found<string>[]): Found<string>[] =>
  goods.filter((item, index) => goods.findIndex(other => other.value === item.value) === index)

/** The goods a partial refusal lets through and those it refuses, as its decision names them. */
export const readDecidedGoods = (body: TracedText): { accepted: Found<string>[]; refused: Found<string>[] } => ({
  accepted: withoutRepeats(goodsIn(body, ACCEPTED)),
  refused: withoutRepeats(goodsIn(body, REFUSED)),
})
