import type { Notice } from '#contract/notice.ts'
import { quotationsIn } from '../layout/brackets.ts'
import { sentenceStart } from '../words/sentences.ts'
import { goodsToldIn, type Place } from './goods-of-marks.ts'

/** The title of an annex of cited marks that stands in the letter: what it lists was read as none of theirs. */
const HEADS_ANNEX =
  /(?:^|\n)\s*(?:附[页件表录]?[：:、]?)?(?:引证|在先)商标(?:档案|信息|清单|列表|资料|情况|一览|图样)[^。；，\n]{0,40}(?:\n|$)/u
/** A line that heads the goods of the cited marks: 附：引证商标使用的商品和服务. */
const HEADS_GOODS = /(?:^|\n)[^。；，\n]{0,8}引证商标[^。；，\n]{0,8}(?:商品|服务)[^。；，：\n]{0,8}[：:]?(?=\n|$)/u
const SIGNS = /[；;、，,]/u

/**
 * Paths of the goods of cited marks (`citedMarks.0.goods`) that have to be confirmed: a sentence or the heading of an annex tells what the
 * mark is registered for, and this was not all read as its own.
 */
export const unsureGoodsOfMarks = (
  { citedMarks: marks, refusedGoods, acceptedGoods }: Pick<Notice, 'citedMarks' | 'refusedGoods' | 'acceptedGoods'>,
  places: readonly Place[],
  body: string,
): string[] => [
  ...(HEADS_ANNEX.test(body)
    ? marks.flatMap((mark, index) =>
        (['goods', 'classes', 'dates'] as const).flatMap(field =>
          Object.keys(mark[field]).length === 0 ? [`citedMarks.${index}.${field}`] : [],
        ),
      )
    : []),
  ...(HEADS_GOODS.test(body)
    ? marks.flatMap(({ goods }, index) => (goods.length === 0 ? [`citedMarks.${index}.goods`] : []))
    : []),
  ...goodsToldIn(body, places).flatMap(({ start, end, regNos, isQuoted }) => {
    const items = body.slice(start, end).replace(/^“|”$/gu, '').split(SIGNS)
    return marks.flatMap(({ regNo, goods }, at) => {
      const own = goods.join('\n')
      const isLacking = isQuoted ? items.some(item => !own.includes(item.trim())) : goods.length === 0
      return regNos.includes(regNo) && isLacking ? [`citedMarks.${at}.goods`] : []
    })
  }),
  // A list of goods that are not the application's, in a sentence that names cited marks, is theirs.
  ...quotationsIn(body).flatMap(({ start, end }) => {
    const items = body.slice(start + 1, end).split(SIGNS)
    const known = [...refusedGoods, ...acceptedGoods, ...marks.flatMap(({ goods }) => goods)].join('\n')
    const stop = body.slice(end).search(/[。\n]/u)
    const named = places.filter(
      place => place.start >= sentenceStart(body, start) && (stop < 0 || place.start < end + stop),
    )
    return items.length > 1 && items.every(item => !known.includes(item.trim()))
      ? marks.flatMap(({ regNo }, at) => (named.some(place => place.regNo === regNo) ? [`citedMarks.${at}.goods`] : []))
      : []
  }),
]
