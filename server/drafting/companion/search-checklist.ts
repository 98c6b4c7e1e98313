import type { LawText } from '#domain/law/law-version.ts'
import { columnTable } from '../markup/blocks.ts'
import { missingText, radioField, textField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import type { CompanionDraft } from './target-mark.ts'

interface SearchPlace {
  place: LawText
  asks: LawText
}

/** Where use of a mark shows, and what is looked up there: practice, not a list of the office. */
const PLACES: readonly SearchPlace[] = [
  {
    place: { zh: '国家企业信用信息公示系统', en: 'National Enterprise Credit Information Publicity System' },
    asks: {
      zh: '注册人是否存续（吊销、注销），经营范围是否及于核定商品',
      en: 'whether the registrant exists, and whether its business covers the goods',
    },
  },
  {
    place: { zh: '商标档案及流程', en: 'Trademark record and history' },
    asks: {
      zh: '有无转让、许可备案、续展，有无他人已提出的撤销、无效申请',
      en: 'assignment, recorded licence, renewal, earlier applications for cancellation or invalidation',
    },
  },
  {
    place: { zh: '注册人官方网站、公众号', en: 'The registrant’s website and official accounts' },
    asks: { zh: '核定商品上有无使用该商标', en: 'use of the mark for the goods' },
  },
  {
    place: { zh: '搜索引擎', en: 'Search engines' },
    asks: { zh: '商标与商品、注册人名称组合检索', en: 'the mark with the goods, and with the registrant’s name' },
  },
  {
    place: { zh: '电商平台', en: 'Trading platforms' },
    asks: { zh: '有无标注该商标的核定商品在售及其上架日期', en: 'goods on offer under the mark, and since when' },
  },
  {
    place: { zh: '社交媒体、短视频、应用商店', en: 'Social media, video platforms, app stores' },
    asks: { zh: '推广内容、账号主体及发布日期', en: 'promotion, the holder of the account, dates' },
  },
  {
    place: { zh: '行业资质、招投标、展会信息', en: 'Licences, tenders and trade fairs' },
    asks: {
      zh: '核定商品须许可的，注册人有无许可',
      en: 'where the goods need a licence, whether the registrant has one',
    },
  },
  {
    place: { zh: '注册人住所地及销售渠道', en: 'The registrant’s address and outlets' },
    asks: { zh: '实地或者电话核实情况', en: 'what a visit or a call showed' },
  },
]

/**
 * Writes the preliminary search for use as a checklist: each place with what is asked there, the day and the finding. No
 * finding is chosen beforehand.
 */
export const searchChecklist = (draft: CompanionDraft): Html => {
  const { say, read } = draft
  const rows = PLACES.map(({ place, asks }, index) => {
    const label = read(place)
    const day = textField({
      name: `search${index + 1}Day`,
      label: say('检索日期', 'day of search'),
      value: '',
    })
    const finding = radioField({
      name: `search${index + 1}Finding`,
      label: say(`${label}：结果`, `${label}: finding`),
      options: say(['未见使用', '见有使用', '不适用'], ['no use seen', 'use seen', 'not applicable']),
      checked: null,
    })
    const number = String(index + 1)
    return [number, label, read(asks), say(html`${finding}，检索日期：${day}`, html`${finding}, searched on ${day}`)]
  })
  return columnTable(
    say(['序号', '检索途径', '查什么', '结果及检索日期'], ['No.', 'Where', 'What is asked', 'Finding and day']),
    rows,
  )
}

/** Writes the field for the day on which the search was made, shared by all papers. */
export const searchDay = ({ say }: CompanionDraft): Html =>
  missingText('searchDay', say('初步检索完成日期', 'Day on which the search was made'))
