import { UNREAD } from '../../pdf/page-text.ts'
import { EMPTY, type Found, find, found, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { readGoodsList, readGroups } from './goods-list.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'
import { findDates, readClasses } from './written-numbers.ts'

export type AnnexField =
  | 'serial'
  | 'regNo'
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
  | 'other'

const HEADINGS: readonly [AnnexField, RegExp][] = [
  ['serial', /^(?:序号|编号|№)$/u],
  ['regNo', /^引证商标(?:号|注册号|编号)?$|^(?=.+号(?:码)?$)(?:引证|商标|国际|注册|申请|初审|号|码|[/／、或])+$/u],
  ['applicationDate', /^(?:商标)?申请(?:日|日期|时间)$/u],
  ['preliminaryDate', /^(?:初审|初步审定)(?:公告)?(?:期号)?(?:[/／、及和])?(?:公告)?(?:日期|时间|日)$/u],
  ['registrationDate', /^(?:核准|商标)?注册(?:公告)?(?:日期|时间|日)$/u],
  ['exclusiveTerm', /^(?:商标)?专用权?(?:期限?|有效期)?(?:起止)?(?:日期)?$|^有效期限?(?:至)?$/u],
  ['mark', /^(?:引证)?商标(?:名称|图样|标识|标样|文字)?$/u],
  ['classes', /^(?:国际|商标|商品[/／]?服务)?(?:分类|类别)号?$/u],
  [
    'owner',
    /^(?:引证)?(?:商标)?(?:注册人|权利人|申请人|所有人|权人|专用权人|持有人)(?:[/／、或]?(?:注册人|权利人|申请人|所有人))?(?:名称|名义|姓名)?$/u,
  ],
  ['goods', /^(?:核定|指定|核准|主要)?(?:使用)?的?(?:商品|服务)(?:[/／、或和]?(?:商品|服务))?(?:项目|名称|列表)?$/u],
  ['status', /^(?:商标|法律|权利|当前)?状态$/u],
  ['groups', /^类似群组?(?:号)?$/u],
  ['other', /^(?:备注|说明|代理机构|地址|商标类型|引证理由)$/u],
]
const REMARK = /[（(][^）)]{1,8}[）)]$/u

/** Spaces, and what was seen beside a heading and is no character: a ruling, a speck. */
const NO_WORDS = new RegExp(`[\\s${UNREAD}]`, 'gu')

/** The field a heading or label of the annex names, a remark in parentheses left out; null for any other text. */
export const annexFieldOf = (heading: string): AnnexField | null => {
  const words = heading.replace(NO_WORDS, '').replace(REMARK, '')
  return HEADINGS.find(([, expression]) => expression.test(words))?.[0] ?? null
}

/** The cells of one row, or the values of one list, of the annex. */
export type AnnexRow = ReadonlyMap<AnnexField, TracedText>

const text = (value: TracedText | undefined): Found<string> | null => {
  const trimmed = value && trim(value, '“”"；;。')
  return trimmed && trimmed.text !== '' ? found(trimmed) : null
}

const statusIn = (value: TracedText | undefined): CitedMarkFacts['status'] => {
  const hit = value && findStatus(value.text)
  return value && hit ? { value: hit.status, source: slice(value, hit.start, hit.end) } : null
}

/** A mark with a term of exclusive right or a day of registration is registered, though no column says so. */
const statusByDates = (row: AnnexRow): CitedMarkFacts['status'] => {
  const [date] = [...findDates(row.get('exclusiveTerm') ?? EMPTY), ...findDates(row.get('registrationDate') ?? EMPTY)]
  return date ? { value: 'registered', source: date.source, isInferred: true } : null
}

const datesIn = (row: AnnexRow): Record<string, Found<string>> => {
  const dates = (['applicationDate', 'preliminaryDate', 'registrationDate'] as const).flatMap(field => {
    const date = findDates(row.get(field) ?? EMPTY)[0]
    return date ? [[field, date] as const] : []
  })
  const [from, to] = findDates(row.get('exclusiveTerm') ?? EMPTY)
  return Object.fromEntries([
    ...dates,
    ...(from && to ? [['exclusiveFrom', from] as const] : []),
    ...(to ? [['exclusiveTo', to] as const] : from ? [['exclusiveTo', from] as const] : []),
  ])
}

/** What a row of the annex says of a cited mark; null where it has no number. */
export const annexFacts = (row: AnnexRow): CitedMarkFacts | null => {
  const regNo = find(
    row.get('regNo') ?? EMPTY,
    /(?<!\d)(?:(?<![A-Za-z])G)?\d{5,9}(?:[A-Z](?![\p{Script=Latin}\p{Nd}'’.]))?(?!\d)/u,
  )
  if (!regNo) return null
  const { items, groups: printedWithGoods } = readGoodsList(row.get('goods') ?? EMPTY)
  const inColumn = readGroups(row.get('groups') ?? EMPTY)
  const groups = [...printedWithGoods, ...inColumn].filter(
    ({ value }, index, all) => all.findIndex(other => other.value === value) === index,
  )
  return {
    regNo: found(regNo),
    mark: text(row.get('mark')),
    owner: text(row.get('owner')),
    status: statusIn(row.get('status')) ?? statusByDates(row),
    classes: readClasses(row.get('classes') ?? EMPTY),
    goods: items,
    groups,
    dates: datesIn(row),
    isInternational: regNo.text.startsWith('G'),
    rest: ['serial', 'groups', 'other', 'exclusiveTerm', 'regNo', 'goods', 'preliminaryDate'].flatMap(field => {
      const cell = row.get(field as AnnexField)
      return cell ? [found(cell)] : []
    }),
  }
}
