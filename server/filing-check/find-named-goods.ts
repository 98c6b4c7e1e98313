import { type CaseFacts, goodsKey } from './case-facts.ts'
import { isAsGenerated } from './changed-lines.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { listedItems } from './goods-lists.ts'

/** Goods in quotation marks right behind words by which they are the application's, or under review. */
const NAMED_GOODS =
  /(?:(?<own>指定(?:使用)?(?:的|在|于)|[Dd]esignated (?:goods|services))|(?<review>复审(?:商品|服务|项目)(?:中|包括|为|即)?的?|被驳回的|(?:goods|services) under review|refused(?: the mark)? for)) ?[“"](?<goods>[^“”"]{1,60})[”"]/g

/** Returns goods that are named as designated, or as under review, and are not so in the notice. */
export const findNamedGoods = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const { refusedGoods, acceptedGoods } = facts
  if (line.isQuoted || isAsGenerated(line) || refusedGoods.size === 0) return []
  const known = [...refusedGoods, ...acceptedGoods]
  return [...line.text.matchAll(NAMED_GOODS)].flatMap(match => {
    const { own, goods = '' } = match.groups ?? {}
    const start = match.index + match[0].lastIndexOf(goods)
    const { clause } = clauseAround(line.text, start, start + goods.length)
    if (/引证商标[^。；，]{0,8}(?:指定|核定)|cited mark[^.;,]{0,20}(?:designated|goods)/.test(clause)) return []
    if (speaksOfOthers(line, clause) || /^(?:abandonedGoods|narrowedGoods)/.test(line.pieces[0]?.field ?? '')) return []
    return listedItems(goods, start).flatMap(item => {
      const key = goodsKey(item.text)
      // In English drafts, and in parts of long names, the words need not be the notice's.
      const isKnown = known.some(good => good === key || good.includes(key) || key.includes(good))
      const isRefused = [...refusedGoods].some(good => good === key || good.includes(key) || key.includes(good))
      if (!/\p{Script=Han}/u.test(item.text) || (own === undefined ? isRefused : isKnown)) return []
      return [
        findingAt(line, {
          kind: isKnown ? 'goodsAccepted' : 'goods',
          from: item.from,
          to: item.to,
          words: {
            zh: isKnown ? `“${item.text}”已获初步审定，不在驳回之列。` : `通知书中没有“${item.text}”。`,
            en: isKnown ? `“${item.text}” was approved and is not refused.` : `The notice has no “${item.text}”.`,
          },
        }),
      ]
    })
  })
}
