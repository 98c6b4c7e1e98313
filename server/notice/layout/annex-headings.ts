import { UNREAD } from '../../pdf/page-text.ts'
import type { Segment } from './segments.ts'
import { type TracedText, traceSegment } from './traced-text.ts'

export type AnnexField =
  | 'serial'
  /** 编号 alone: the serial number where another heading names the number, else the number. */
  | 'number'
  | 'regNo'
  /** 引证商标 alone: the mark where another heading names the number, else the number. */
  | 'cited'
  | 'mark'
  | 'classes'
  | 'owner'
  | 'goods'
  | 'status'
  | 'groups'
  | 'exclusiveTerm'
  | 'applicationDate'
  | 'preliminaryDate'
  | 'registrationDate'
  /** 初审/注册日期: of the publication or of the registration, by how the mark stands. */
  | 'standingDate'
  /** A day, with or without the word for what happened on it. */
  | 'day'
  | 'other'

/** The cells of one row, or the values of one list, of the annex. */
export type AnnexRow = ReadonlyMap<AnnexField, TracedText>

const HEADINGS: readonly [AnnexField, RegExp][] = [
  ['serial', /^(?:序号|№|号|序|编次|项次)$/u],
  ['number', /^编号$/u],
  ['cited', /^(?:引证|在先)商标$/u],
  [
    'regNo',
    /^引证商标(?:号|注册号|编号)$|^(?=.+号(?:码)?$)(?:引证|商标|国际|注册|申请|初审|号|码|[/／、或])+$|^号(?:码|数)$/u,
  ],
  ['applicationDate', /^(?:商标)?申请(?:日|日期|时间)$/u],
  ['preliminaryDate', /^(?:初审|初步审定)(?:公告)?(?:期号)?(?:[/／、及和])?(?:公告)?(?:日期|时间|日)$/u],
  ['standingDate', /^(?:初审|初步审定)(?:公告)?[/／、或](?:核准)?注册(?:公告)?(?:日期|时间|日)$/u],
  ['registrationDate', /^(?:核准|商标)?注册(?:公告)?(?:日期|时间|日)$/u],
  ['exclusiveTerm', /^(?:商标)?专用权?(?:期限?|有效期)?(?:起止)?(?:日期)?$|^有效期限?(?:至)?$/u],
  ['mark', /^(?:引证)?商标(?:名称|图样|标识|标样|文字|标志)?$|^(?:标志|标识|图样|标样)$/u],
  ['classes', /^(?:国际|商标|商品[/／]?服务)?(?:分类|类别)号?$|^类$/u],
  [
    'owner',
    /^(?:引证)?(?:商标)?原?(?:注册人|权利人|申请人|共有人|所有权?人|权属人|权人|专用权人|持有人|注册者|申请者)(?:[/／、或]?(?:注册人|权利人|申请人|所有人))?(?:名称|名义|姓名)?$/u,
  ],
  [
    'goods',
    /^(?:使用|用)于$|^第\d{1,2}类(?:商品|服务)$|^(?:类别|分类)[/／、及和与](?:核定|指定|核准)?(?:使用)?的?(?:商品|服务)(?:项目|名称)?$|^(?:核定|指定|核准|主要|专用|使用|类似|相同)?(?:[/／或（(](?:核定|指定|申请)[）)]?)?(?:使用)?的?(?:商品|服务)(?:[/／、或和]?(?:商品|服务))?(?:项目|名称|列表)?$/u,
  ],
  ['status', /^(?:商标|法律|权利|当前|注册)?(?:状态|现状|现况|阶段)$|^(?:引证|冲突|抵触|与本案)?(?:关系|情形|类型)$/u],
  ['day', /^(?:相关|重要)?(?:日期|时间)$/u],
  ['groups', /^类似群组?(?:号)?$/u],
  ['other', /^(?:备注|说明|代理机构|地址|商标类型|引证理由)$/u],
]
/** Whose field it is: 在先商标号, 引证商标权利人, 冲突商标状态. */
const OF_OTHER_MARK = /^(?:被?引证|在先|冲突|抵触|对比|障碍)(?:商标)?(?:的)?(?=.)/u
const REMARK = /[（(][^）)]{1,8}[）)]$/u

/** Spaces, and what was seen beside a heading and is no character: a ruling, a speck. */
const NO_WORDS = new RegExp(`[\\s${UNREAD}]`, 'gu')

/** The field a heading or label of the annex names, a remark in parentheses left out; null for any other text. */
export const annexFieldOf = (heading: string): AnnexField | null => {
  const words = heading.replace(NO_WORDS, '').replace(/[∕⁄]/gu, '/').replace(REMARK, '')
  const own = HEADINGS.find(([, expression]) => expression.test(words))?.[0]
  const bare = words.replace(OF_OTHER_MARK, '')
  if (own || bare === words) return own ?? null
  if (/^号码?$/u.test(bare)) return 'regNo'
  const named = [bare, `商标${bare}`]
  return HEADINGS.find(([, expression]) => named.some(name => expression.test(name)))?.[0] ?? null
}

/** What 引证商标 and 编号 stand for among the headings of one table or list. */
export const settleCited = <Heading extends { field: AnnexField }>(headings: readonly Heading[]): Heading[] => {
  const has = (wanted: AnnexField) => headings.some(({ field }) => field === wanted)
  // Where both the number and the mark have a column of their own, it holds what the reasons call them: 一, 二.
  const field = has('regNo') ? (has('mark') ? 'serial' : 'mark') : 'regNo'
  const number = has('regNo') ? 'serial' : 'regNo'
  return headings.map(heading => {
    if (heading.field === 'number') return { ...heading, field: number }
    return heading.field === 'cited' ? { ...heading, field } : heading
  })
}

/** What papers call the marks that they cite, before the number of each: 引证商标一, 引证二, 在先商标3. */
export const CITED_NAME = '(?:引证(?:商标)?|对比商标|在先商标)'

/** The title of a list of goods behind the letter: 附页：指定使用商品, 附件二 驳回商品清单. */
export const GOODS_TITLE =
  /^附?(?:页|件|表|录)?[一二三四甲乙丙丁1-4A-D]?[：:、]?\s*(?:第[一二三四五六]部分\s*)?(?:(?:本|该|申请)(?:件)?商标|(?:本|该)?申请人?)?(?:指定|申请|全部|被?驳回|不予初步审定|予以驳回|初步审定|予以初步审定|准予注册)?(?:使用)?的?(?:全部)?(?:商品|服务)(?:[/或和、](?:商品|服务))?(?:项目)?(?:的)?(?:清单|列表|明细|一览表?)?(?:如下)?\s*(?:[（(](?:申请号[^（()）]{6,12}|共?\d{1,4}项|第?\s*[\d、，,]{1,12}\s*类(?:[，,；;]?共?\d{1,4}项)?)[）)])?[：:]?$/u
/** 清单一（驳回）: a list named by what was decided on it. */
export const DECIDED_TITLE =
  /^附?(?:清单|附表|附件|附页|附录|表|件)[一二三四甲乙丙丁1-4A-D]?\s*[（(：:]?(?:驳回|不予初步审定|初步审定|准予注册)[^）)。]{0,10}[）)]?$/u

/** Whether a line is the title of an annex of goods, and no heading of a column. */
export const isGoodsAnnexTitle = (segment: Segment): boolean =>
  isGoodsTitle(segment) && /^附|清单|列表|明细|一览/u.test(traceSegment(segment).text)

/** Whether a line is the title of such a list, and none of its items. */
export const isGoodsTitle = (segment: Segment): boolean => {
  const { text } = traceSegment(segment)
  return GOODS_TITLE.test(text) || DECIDED_TITLE.test(text)
}

/** The title of a list of cited marks: 附页：引证商标, 引证商标一览表（均为第18类）. */
export const ANNEX_TITLE =
  /^(?:附(?:页|件|表|录)?[一二三四\d]?[：:、]?\s*)?(?:所|各|被)?(?:引证|在先|冲突|抵触)商标(?:的)?(?:信息|资料|档案|详情|列表|清单|名单|一览表?|明细表?|详细信息|基本信息|情况|目录)?(?:表)?(?:如下)?[一1]?(?:[（(][^（()）]{1,20}[）)])?[：:]?$/u
/** A title that says of which class all its marks are: 附表　引证商标（均为第18类）. */
export const NAMES_CLASS = /类[）)][：:]?$/u
/** Whether a title says nothing but that cited marks follow. */
export const saysNoMore = (title: Segment): boolean =>
  !isGoodsTitle(title) && !NAMES_CLASS.test(traceSegment(title).text)
/** The title of one mark's own list within an annex. */
export const MARK_TITLE = /^引证商标[（(]?[一二三四五六七八九十\d]{0,3}[）)]?[：:]?$/u
