import type { CaseFacts } from '../case-facts.ts'
import { COUNT, COUNT_EN, counted, wrongCount } from '../counting.ts'
import type { CheckedLine, Finding } from '../finding.ts'

const KIND = '(?:商品或者服务|商品和服务|商品|服务|项目)'
const GOODS_UNDER_REVIEW: readonly RegExp[] = [
  new RegExp(
    `(?:复审|被驳回的?|驳回的|请求复审的)${KIND}(?:一?共计?|总共|合计|总计|仅为?|只有|仅有|共有|有|为|包括|涉及)*\\s*${COUNT}[项个种]`,
    'g',
  ),
  new RegExp(`(?<!其余|其他|其中|前|后)${COUNT}[项个种](?:复审|被驳回的?|驳回的|请求复审的)${KIND}`, 'g'),
  new RegExp(
    `\\b(?:the )?${COUNT_EN} (?:goods|services|items)(?: and services)? (?:under review|refused|that were refused)`,
    'gi',
  ),
  new RegExp(
    `\\b(?:goods|services|items) (?:under review|refused) (?:are|number|comprise|consist of) ${COUNT_EN}\\b(?! and)(?: (?:in all|items|goods|services))?`,
    'gi',
  ),
  new RegExp(`驳回了?(?:申请商标|本申请)(?:的注册申请)?(?:使用)?在${COUNT}[项个种]${KIND}`, 'g'),
  new RegExp(
    `(?:申请商标|本申请)(?:仅|只|共)?在${COUNT}[项个种](?:指定)?${KIND}[^。；，不未没]{0,6}(?:被|遭|予以)驳回`,
    'g',
  ),
  new RegExp(
    `在?(?:全部|所有)${COUNT}[项个种](?:指定)?(?:使用的?)?${KIND}(?:和服务|和商品)?上?均?(?:被|遭|予以)驳回`,
    'g',
  ),
  new RegExp(
    `\\b(?:refuses?|refused|rejects?|rejected)(?: the (?:mark|application))?(?: for| in respect of)? (?:all )?${COUNT_EN} (?:goods|services|items)\\b`,
    'gi',
  ),
  new RegExp(`(?:复审的|被驳回的|请求复审的)(?:这|全部|所有)?${COUNT}[项个种]${KIND}`, 'g'),
  new RegExp(`(?:驳回决定|通知书|驳回)[^。；，初]{0,4}(?:共|仅|只)?(?:涉及|及于|涵盖)了?${COUNT}[项个种]${KIND}`, 'g'),
  new RegExp(`对${COUNT}[项个种]${KIND}(?:的注册申请)?(?:予以)?(?:驳回|不予)`, 'g'),
  new RegExp(
    `(?:通知书|贵局|商标局|审查员|驳回决定|申请商标|本申请)[^。；，初未没不]{0,8}?(?:就|在|将|于|把)${COUNT}[项个种](?:指定)?(?:使用)?的?${KIND}[^。；，初未没不]{0,8}驳回`,
    'g',
  ),
  new RegExp(`(?:商品|服务|项目)中，?(?:有|共有|仅有?|只有)?${COUNT}[项个种][^。；，不未没初]{0,6}驳回`, 'g'),
  new RegExp(
    `\\b[Oo]f (?:the|these|its) (?:[a-z]+|\\d+) (?:designated )?(?:goods|services|items),? (?:only )?${COUNT_EN} (?:were|are|have been) refused`,
    'g',
  ),
  new RegExp(
    `\\b(?:refused|rejected)(?: the (?:mark|application) for)? (?:only )?${COUNT_EN} of (?:the|these|its) (?:[a-z]+ )?(?:goods|services|items)\\b`,
    'gi',
  ),
  new RegExp(`驳回了?(?:其中的?)?${COUNT}[项个种](?:指定)?(?:使用)?的?${KIND}`, 'g'),
  new RegExp(
    `(?<!of the )\\b${COUNT_EN} (?:goods|services|items)(?: and services)? (?:were|are|have been) refused`,
    'gi',
  ),
  new RegExp(
    `\\b${COUNT_EN} of the (?:[a-z]+|\\d+) (?:designated )?(?:goods|services|items)(?: and services)? (?:were|are|have been) refused`,
    'gi',
  ),
]
const GOODS_ACCEPTED: readonly RegExp[] = [
  new RegExp(
    `(?<!在|对)${COUNT}[项个种](?:指定)?${KIND}(?:已|已经|均)?(?:获得?|被|予以)[^。；，不未]{0,2}(?:初步审定|核准)`,
    'g',
  ),
  new RegExp(
    `(?:其余|其他|另外?|剩余)的?${COUNT}[项个种](?:指定)?${KIND}[^。；，不未]{0,10}(?:初步审定|核准|未被驳回)`,
    'g',
  ),
  new RegExp(`对${COUNT}[项个种]${KIND}(?:的注册申请)?(?:予以)?初步审定`, 'g'),
  new RegExp(`(?:初步审定|核准)了?(?:其中的?)?${COUNT}[项个种](?:指定)?${KIND}`, 'g'),
  new RegExp(
    `(?:商品|服务|项目)中，?(?:有|共有|仅有?|只有)?${COUNT}[项个种][^。；，不未没驳]{0,6}(?:初步审定|核准)`,
    'g',
  ),
  new RegExp(
    `\\b(?:approved|accepted)(?: the (?:mark|application))?(?: for)? (?:only )?${COUNT_EN} (?:of (?:the|these|its) (?:[a-z]+ )?)?(?:goods|services|items)\\b`,
    'gi',
  ),
  new RegExp(`初步审定的?${KIND}(?:一?共计?|总共|合计|总计|仅为?|只有|仅有|共有|有|为)+\\s*${COUNT}[项个种]`, 'g'),
  new RegExp(
    `\\b${COUNT_EN} (?:goods|services|items)(?: and services)? (?:were|are|have been) (?:preliminarily )?(?:approved|accepted)`,
    'gi',
  ),
]
const GOODS_DESIGNATED: readonly RegExp[] = [
  new RegExp(
    `(?:申请商标|本申请)?指定(?:使用)?(?:的|在)?(?:全部)?${KIND}(?:一?共计?|总共|合计|总计|共有|有|为)*\\s*${COUNT}[项个种]`,
    'g',
  ),
  new RegExp(`(?:申请商标|本申请)[^。；，]{0,6}指定(?:使用)?(?:于|在)\\s*${COUNT}[项个种]${KIND}`, 'g'),
  new RegExp(`指定(?:使用)?的${COUNT}[项个种]${KIND}`, 'g'),
  new RegExp(
    `\\b[Oo]f the ${COUNT_EN} (?:designated )?(?:goods|services|items)(?: and services)?,? (?:[a-z]+ )?(?:were|are|have been) refused`,
    'gi',
  ),
]

/** Words by which a count is of some goods only. */
const OF_PART_OF_GOODS = /放弃|其中|其余|除|引证商标|理由|第[^，。；]{1,14}[条类]|except|give|\bArticle\b|\bClass\b/

/** A sentence up to the comma behind a stretch of it, or all of it in English. */
const around = (clause: string, stretch: string): string => {
  const end = clause.indexOf('，', clause.indexOf(stretch) + stretch.length)
  return end < 0 ? clause : clause.slice(0, end)
}

/** Finds wrong counts of the goods that are refused, approved or designated. */
export const findGoodsTotals = (line: CheckedLine, { notice, refusedGoods, acceptedGoods }: CaseFacts): Finding[] => {
  const refused = refusedGoods.size
  if (refused === 0) return []
  // An item of two classes stands once in the set.
  const all = new Set([refused, notice.refusedGoods.length])
  const designated = new Set([
    ...all,
    refused + acceptedGoods.size,
    notice.refusedGoods.length + notice.acceptedGoods.length,
  ])
  const check = (patterns: readonly RegExp[], right: ReadonlySet<number>): Finding[] =>
    counted(line, patterns).flatMap(({ match, written, from, count, clause }) =>
      right.has(count) || OF_PART_OF_GOODS.test(around(clause, match[0])) || !Number.isFinite(count)
        ? []
        : wrongCount(line, { from, written }, 'goods', {
            zh: `通知书驳回${refused}项${right.size > all.size ? `，共指定${refused + acceptedGoods.size}项` : ''}，稿中写“${written}”项。`,
            en: `The notice refuses ${refused} item${refused === 1 ? '' : 's'}; the draft says “${written}”.`,
          }),
    )
  const accepted = new Set([acceptedGoods.size, notice.acceptedGoods.length])
  return [
    ...check(GOODS_UNDER_REVIEW, all),
    ...check(GOODS_DESIGNATED, designated),
    ...(acceptedGoods.size > 0
      ? counted(line, GOODS_ACCEPTED).flatMap(({ written, from, count }) =>
          accepted.has(count) || !Number.isFinite(count)
            ? []
            : wrongCount(line, { from, written }, 'goods', {
                zh: `通知书初步审定${acceptedGoods.size}项，稿中写“${written}”项。`,
                en: `The notice approves ${acceptedGoods.size} item${acceptedGoods.size === 1 ? '' : 's'}; the draft says “${written}”.`,
              }),
        )
      : []),
  ]
}
