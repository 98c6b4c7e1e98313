import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { tiesOf } from '../find-ties.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { goodsFinding, type ListedItem, listsIn } from '../goods/goods-lists.ts'
import { groundNamed } from '../law/find-grounds.ts'
import { readTokens } from '../tokens.ts'
import type { Statement } from './read-statements.ts'

/** Words by which something is refused, and by which it is approved, each where nothing of the other stands. */
const REFUSED =
  /驳回(?!复审|决定|通知|理由|依据|的理由)|复审(?:商品|服务|项目|范围)|\b(?:refused|rejected|under review)\b/
const APPROVED =
  /(?:已|业|获|均|被|通过)[^，。；未不请应]{0,10}(?:初步审定|初审|核准)|(?:初步审定|核准)了|\bapproved (?:it |the mark |the application )?(?:preliminarily )?for\b|\b(?:(?:was|were|been|are|is)(?: preliminarily)? (?:approved|accepted|allowed))\b/
const APPROVED_LIST = /初步审定的?(?:商品|服务|项目)|\b(?:approved|accepted) (?:goods|services|items)\b/
const DENIED =
  /未|没有|不(?:在|属|是|包|涉|含|应|能|再)|并非|非复审|除|以外|之外|放弃|请求|恳请|如|若|拟|\b(?:not|no|except|other than|apart from|if|should|asks?|requests?)\b/
/** What sets goods apart from others tells of both. */
const SETS_APART = /类似|不同|区别|差异|相比|关联|有别|\b(?:similar|differ\w*|unlike|compared)\b/

const isWithin = (item: ListedItem, { from, text }: Statement): boolean =>
  item.from >= from && item.to <= from + text.length

/** Items that a statement calls refused and the notice approved, or the other way round. */
const outcomes = (
  line: CheckedLine,
  statement: Statement,
  items: readonly ListedItem[],
  facts: CaseFacts,
): Finding[] => {
  const { bare } = statement
  const [isRefused, isApproved] = [REFUSED.test(bare), APPROVED.test(bare) || APPROVED_LIST.test(bare)]
  if (isRefused === isApproved || DENIED.test(bare) || SETS_APART.test(bare)) return []
  const [wrong, right] = isRefused
    ? [facts.acceptedGoods, facts.refusedGoods]
    : [facts.refusedGoods, facts.acceptedGoods]
  return items
    .filter(({ text }) => wrong.has(goodsKey(text)) && !right.has(goodsKey(text)))
    .map(item =>
      goodsFinding(
        line,
        item,
        isRefused ? 'goodsAccepted' : 'goods',
        isRefused
          ? { zh: `“${item.text}”已获初步审定，没有被驳回。`, en: `“${item.text}” was approved and not refused.` }
          : { zh: `“${item.text}”已被驳回，没有获得初步审定。`, en: `“${item.text}” was refused and not approved.` },
      ),
    )
}

/** The goods that the reasons of a ground name; null where one of them is said of all goods. */
const goodsOfGround = (ground: string, { notice }: CaseFacts): ReadonlySet<string> | null => {
  const own = (notice.reasons ?? []).filter(reason => reason.ground === ground)
  if (own.length === 0 || own.some(({ goods }) => goods.length === 0)) return null
  return new Set(own.flatMap(({ goods }) => goods.map(goodsKey)))
}

/** Words of a ground that deny by themselves. */
const OF_GROUND = /不良|不符合|不规范|不得|不予|不具有?|不能(?=起|区|识|发|够)|难以|缺乏|无法(?=区|识)|不正当|不以使用/g
const IS_REFUSED =
  /驳回|认为|认定|指出|称|依据|援引|以[^，。；]{2,30}为由|适用|refus|\b(?:holds|held|finds|found|says|calls?|considers?|treats?|regards?)\b/

/** Refused goods that a statement puts under a ground of the notice that it does not refuse them under. */
const grounds = (
  line: CheckedLine,
  statement: Statement,
  items: readonly ListedItem[],
  facts: CaseFacts,
): Finding[] => {
  const isSaid = statement.isSaidByNotice ? IS_REFUSED.test(statement.sentence) : /驳回|refused/.test(statement.bare)
  if (!isSaid || SETS_APART.test(statement.bare)) return []
  const denied = statement.bare.replaceAll(OF_GROUND, '')
  if (/未|没有|不|并非|无(?!法)|除|\bnot\b|\bno\b/.test(denied)) return []
  const ground = groundNamed(statement.text, facts)
  const tied = ground === null ? null : goodsOfGround(ground, facts)
  if (!tied) return []
  return items
    .filter(({ text }) => facts.refusedGoods.has(goodsKey(text)) && !tied.has(goodsKey(text)))
    .map(item =>
      goodsFinding(line, item, 'goods', {
        zh: `通知书没有依据该条驳回“${item.text}”。`,
        en: `The notice does not refuse “${item.text}” under this article.`,
      }),
    )
}

/** Refused goods for which the notice is said to cite a mark that it cites against others. */
const citedFor = (
  line: CheckedLine,
  statement: Statement,
  items: readonly ListedItem[],
  facts: CaseFacts,
): Finding[] => {
  const { bare, mentions, isSaidByNotice } = statement
  const own = [...new Set(mentions.flatMap(({ cited }) => cited))]
  // Without a number all of the cited marks are meant.
  const isOfAll = own.length === 0 && ALL_CITED.test(bare)
  const named = isOfAll ? facts.cited.map((_, place) => place) : own
  if (!isSaidByNotice || named.length === 0 || !CITES.test(bare)) return []
  if (/未|没有|不(?!同)|并非|除|核定|\b(?:not|no|covers?)\b/.test(bare.replaceAll(OF_GROUND, ''))) return []
  return items.flatMap(item => {
    const key = goodsKey(item.text)
    const outside = named.filter(place => {
      const { against, ownGoods } = tiesOf(facts).cited[place] ?? { against: new Set(), ownGoods: new Set() }
      return against.size > 0 && !against.has(key) && !ownGoods.has(key)
    })
    const [wrong] = outside
    const isWrong = isOfAll ? outside.length === named.length : wrong !== undefined
    if (!isWrong || wrong === undefined || !facts.refusedGoods.has(key)) return []
    return [
      goodsFinding(line, item, 'goods', {
        zh: `通知书没有以引证商标${wrong + 1}驳回“${item.text}”。`,
        en: `The notice does not refuse “${item.text}” over cited mark ${wrong + 1}.`,
      }),
    ]
  })
}
const ALL_CITED = /引证商标|\bcited marks\b/
const CITES = /引证|援引|近似|相同|驳回|混淆|冲突|障碍|\b(?:cite[sd]?|similar|identical|refuse[sd]?|conflicts?)\b/

/** Words by which goods are put into a class, or a class is said to have them. */
const OF_CLASS =
  /属|归|列入|列在|划入|落入|类别|同为|均为|都是|即为|上的|项下|之下|包括|包含|服务为|商品为|\b(?:in|within|under|of|falls?|belongs?|classified|includes?)\b/
const CLASS_APART =
  /不属|非|不同|区别|差异|类似(?!群)|跨类|关联|除|以外|引证商标|核定|注册|\b(?:not|differ\w*|unlike|cited|registered|similar)\b/

/** Goods that a statement puts into a class of the application that is not theirs. */
const classes = (
  line: CheckedLine,
  statement: Statement,
  items: readonly ListedItem[],
  facts: CaseFacts,
): Finding[] => {
  const said = readTokens(statement.bare).filter(({ kind }) => kind === 'class')
  const [only, ...others] = said
  if (!only || others.length > 0 || !OF_CLASS.test(statement.bare) || CLASS_APART.test(statement.bare)) return []
  const wrong = items.find(({ text }) => {
    const known = tiesOf(facts).classesOf.get(goodsKey(text))
    return known !== undefined && !known.has(Number(only.key))
  })
  if (!wrong) return []
  const right = [...(tiesOf(facts).classesOf.get(goodsKey(wrong.text)) ?? [])].join('、')
  return [
    findingAt(line, {
      kind: 'class',
      from: statement.from + only.from,
      to: statement.from + only.to,
      words: {
        zh: `“${wrong.text}”属于第${right}类，稿中为“${only.text}”。`,
        en: `“${wrong.text}” is in class ${right}; the draft says “${only.text}”.`,
      },
    }),
  ]
}

/** An answer to the refusal argues for goods. */
const COMPARED = /类似|相去|有别|不同|差异|混淆|误认|区别|\b(?:similar|differ\w*|confus\w*|mislead\w*)\b/
const OUT_OF_REVIEW =
  /初步审定|初审|核准|通过|分割|不在|未(?:被|予)?驳回|没有驳回|放弃|\b(?:approv\w+|accepted|not refused|divi\w+)\b/

/** Approved goods that are set against a cited mark, as if they were under review. */
const arguedFor = (
  line: CheckedLine,
  statement: Statement,
  items: readonly ListedItem[],
  facts: CaseFacts,
): Finding[] => {
  const { bare, sentence, mentions } = statement
  const isAgainstCited = mentions.some(({ cited }) => cited.length > 0) && COMPARED.test(sentence)
  if (line.document !== 'reason' || !isAgainstCited || OUT_OF_REVIEW.test(sentence)) return []
  return items
    .filter(({ text, from }) => {
      const key = goodsKey(text)
      const lead = bare.slice(0, Math.max(0, from - statement.from))
      const isOfCited =
        /(?:核定|注册|指定)[^，。；]{0,14}$|的$/.test(lead.replace(/▣+$/, '')) || facts.citedGoods.has(key)
      return facts.acceptedGoods.has(key) && !facts.refusedGoods.has(key) && !isOfCited
    })
    .map(item =>
      goodsFinding(line, item, 'goodsAccepted', {
        zh: `“${item.text}”已获初步审定，不在复审范围，此处仍就其主张。`,
        en: `“${item.text}” has been approved and is not under review; this argues for it.`,
      }),
    )
}

/** A part of a sentence that only names what the next one is about. */
const LEADS = /^(?:而|又|此外)?(?:针对|就|关于|对于?|至于|在)|^(?:As to|As for|For|With regard to)\b/

/** Returns goods that statements tell to be refused, approved, or refused under a ground, otherwise than the notice does. */
export const findGoodsTold = (line: CheckedLine, statements: readonly Statement[], facts: CaseFacts): Finding[] => {
  const lists = listsIn(line, facts)
  if (lists.length === 0 || lists.some(({ isGivenUp }) => isGivenUp)) return []
  let topic: { sentence: string; items: readonly ListedItem[] } = { sentence: '', items: [] }
  return statements.flatMap(statement => {
    const items = lists.flatMap(list => list.items.filter(item => isWithin(item, statement)))
    if (items.length > 0 && LEADS.test(statement.bare)) topic = { sentence: statement.sentence, items }
    const about = items.length === 0 && topic.sentence === statement.sentence ? topic.items : items
    if (about.length === 0) return []
    return [
      ...outcomes(line, statement, items, facts),
      ...grounds(line, statement, about, facts),
      ...citedFor(line, statement, about, facts),
      ...classes(line, statement, items, facts),
      ...arguedFor(line, statement, items, facts),
    ]
  })
}
