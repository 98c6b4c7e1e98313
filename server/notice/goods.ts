import { splitGoods } from './split-goods.ts'
import { type Found, groupOf, type TracedText } from './traced-text.ts'

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
