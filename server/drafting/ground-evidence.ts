import { findGround } from '../law/grounds.ts'
import type { LawText } from '../law/law-version.ts'

const USE: LawText = {
  zh: '使用证据：合同及发票、广告、各地销售情况、网络平台页面、所获荣誉',
  en: 'Evidence of use: contracts with invoices, advertising, sales by region, pages on online platforms, awards',
}
const ORIGIN: LawText = {
  zh: '申请商标由来的证据（创作、命名资料）',
  en: 'Evidence of the origin of the mark (records of its creation and naming)',
}
const DICTIONARIES: LawText = {
  zh: '辞典、百科等关于标志含义的资料',
  en: 'Dictionary and encyclopaedia entries on the meaning of the sign',
}
const CONSENTS: LawText = {
  zh: '有关政府、组织的同意或者授权文件，名称核准文件',
  en: 'Consents or authorisations of the government or organisation concerned, approval of the name',
}
const ACQUIRED: LawText = {
  zh: '经使用取得显著特征的证据：历年各地使用量、审计报告、广告投入、行业排名、市场调查',
  en: 'Evidence of acquired distinctiveness: volume of use by year and region, audit reports, advertising spend, industry rankings, surveys',
}

const EVIDENCE: Record<string, readonly LawText[]> = {
  '4': [
    { zh: '营业执照、经营场所和产品规划资料', en: 'Business licence, premises and product plans' },
    {
      zh: '已经使用或者准备使用商标的合同、样品等',
      en: 'Contracts, samples and other proof of use or preparation for use',
    },
    { zh: '对每件商标申请用途的说明', en: 'A statement on the purpose of each filing' },
    { zh: '闲置申请的撤回、注销凭证', en: 'Proof of withdrawal or surrender of idle filings' },
  ],
  '10.1.7': [
    DICTIONARIES,
    {
      zh: '指定商品的配方、检测报告等证明其特点的资料',
      en: 'Formulas, test reports and other proof of the characteristics of the designated goods',
    },
    { zh: '删减商品申请（如放弃部分商品）', en: 'Request to delete goods, if some are given up' },
    ORIGIN,
  ],
  '10.1.8': [DICTIONARIES, ORIGIN, { zh: '媒体对该标志的中性使用', en: 'Neutral use of the sign in the media' }],
  '10.1.1': [CONSENTS, ORIGIN],
  '10.1.2': [CONSENTS, ORIGIN],
  '10.1.3': [CONSENTS, ORIGIN],
  '10.1.4': [CONSENTS, ORIGIN],
  '10.2': [DICTIONARIES, ORIGIN, USE],
  '11.1.1': [
    DICTIONARIES,
    { zh: '行业内该名称使用情况的检索', en: 'Search of how the name is used in the trade' },
    ACQUIRED,
  ],
  '11.1.2': [
    DICTIONARIES,
    { zh: '行业内该词汇使用情况的检索', en: 'Search of how the word is used in the trade' },
    ACQUIRED,
  ],
  '11.1.3': [ACQUIRED, ORIGIN],
  '12': [
    { zh: '实现同样技术效果的其他形状', en: 'Other shapes that give the same technical result' },
    { zh: '专家意见', en: 'Expert opinion' },
  ],
  '16.1': [
    { zh: '商品产地证明、申请人所在地证明', en: 'Proof of the origin of the goods and of where the applicant is' },
  ],
  '19.4': [{ zh: '营业执照及经营范围证明', en: 'Business licence and proof of the scope of business' }],
  '30': [
    { zh: '申请商标与引证商标的对比表', en: 'Comparison table of the mark and the cited marks' },
    { zh: '引证商标的档案和流程', en: 'Register extracts and prosecution histories of the cited marks' },
    USE,
    ORIGIN,
    {
      zh: '针对引证商标的撤销、无效等申请及受理通知书',
      en: 'Filings against the cited marks, with the notices of acceptance',
    },
    { zh: '共存同意书原件', en: 'Original letter of consent' },
  ],
  '31': [
    { zh: '引证商标的档案和流程', en: 'Register extracts and prosecution histories of the cited marks' },
    { zh: '同日申请的，在先使用的证据', en: 'For same-day filings, evidence of earlier use' },
    USE,
  ],
  '50': [
    {
      zh: '引证商标撤销、无效或者注销的公告',
      en: 'Publication of the cancellation, invalidation or removal of the cited mark',
    },
  ],
}

/** What to collect for a ground (domain.md §4.2). */
export const groundEvidence = (ground: string): readonly LawText[] =>
  EVIDENCE[ground] ?? (findGround(ground)?.nature === 'filing' ? (EVIDENCE['4'] ?? []) : [DICTIONARIES, ORIGIN])
