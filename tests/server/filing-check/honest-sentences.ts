import { addressOf, articleName, lawOn, quoteArticle } from '#domain/law/articles.ts'
import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { CaseDraft } from './case-drafts.ts'
import { writtenDay } from './slips.ts'
import { sentencesIn } from './typed-sentences.ts'

/** A sentence that an attorney may type into a draft, true of its case; null where the case has nothing of the kind. */
export type HonestSentence = readonly [edit: string, write: (draft: CaseDraft) => string | null]

const languageOf = ({ isEn }: CaseDraft): keyof LawText => (isEn === 1 ? 'en' : 'zh')
const lawOf = ({ notice, deadline }: CaseDraft) => lawOn(notice.dispatchDate ?? deadline.served)
const nameOf = (draft: CaseDraft, ground: string): string | null => {
  const address = addressOf(lawOf(draft), ground)
  return address === null ? null : articleName(address)[languageOf(draft)]
}
const textOf = (draft: CaseDraft, ground: string): string | null => {
  const address = addressOf(lawOf(draft), ground)
  return address === null ? null : (quoteArticle(lawOf(draft), address)?.[languageOf(draft)] ?? null)
}

/** Returns the article of a ground, quoted as a whole, or from its beginning to a comma. */
const quotation = (draft: CaseDraft, ground: string, extent: 'whole' | 'part'): string | null => {
  const [name, text] = [nameOf(draft, ground), textOf(draft, ground)]
  if (name === null || text === null) return null
  const end = text.lastIndexOf(draft.isEn === 1 ? ', ' : '，')
  const quoted = extent === 'whole' || end === -1 ? text : text.slice(0, end)
  return draft.isEn === 1 ? `${name} of the Trademark Law reads: “${quoted}”` : `《商标法》${name}规定：“${quoted}”`
}

const articleText = (law: { text: Record<string, LawText> }, address: string, draft: CaseDraft): string =>
  law.text[address]?.[languageOf(draft)] ?? ''

const dotted = (day: string): string => day.split('-').map(Number).join('.')

const NUMERALS = [...'〇一二三四五六七八九']
const chineseDay = (day: string): string => {
  const [year = '', month = 0, date = 0] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8))]
  const count = (number: number): string => {
    const tens = Math.floor(number / 10)
    const head = tens === 0 ? '' : `${tens > 1 ? NUMERALS[tens] : ''}十`
    return number % 10 === 0 ? head : head + (NUMERALS[number % 10] ?? '')
  }
  const years = [...year].map(digit => NUMERALS[Number(digit)]).join('')
  return `${years}年${count(month)}月${count(date)}日`
}

const TITLE = { full: '《商标驳回通知书》', partial: '《商标部分驳回通知书》' }

const citedMarks = ({ notice }: CaseDraft): string | null => {
  const each = notice.citedMarks.map(
    ({ regNo, owner }, index) => `${sentencesIn(0).citedMark(index + 1)}（第${regNo}号）的权利人为${owner}`,
  )
  return each.length === 0 ? null : `${each.join('；')}。`
}

/** A sentence on cited marks, for a case that has some. */
const ofCitedMarks =
  (sentence: string) =>
  ({ notice }: CaseDraft): string | null =>
    notice.citedMarks.length === 0 ? null : sentence

export const HONEST_SENTENCES_ZH: readonly HonestSentence[] = [
  [
    'precedent-of-the-office',
    () => '参见商评字〔2023〕第0000123456号关于第12345678号“晴川渡”商标驳回复审决定书，该案认定两商标不构成近似商标。',
  ],
  [
    'precedent-of-a-court',
    () =>
      '北京知识产权法院（2022）京73行初10428号行政判决书于2023年4月18日认定，第17654321号“山川及图”商标与该案引证商标并存不致混淆，原告为上海山川茶业有限公司。',
  ],
  [
    'other-marks-side-by-side',
    () => '类似情形的商标并存注册者甚多，例如第20345678号“云山居”商标与第21456789号“云山里”商标，分属不同权利人。',
  ],
  [
    'earlier-registration-of-own',
    ({ notice }) =>
      `申请人早在2010年7月7日即在第16类“书籍”商品上获准注册第6204857号“${notice.mark === '图形' ? '锦里' : notice.mark}”商标，申请商标是其商誉的延续。`,
  ],
  [
    'contract-of-use',
    () =>
      '申请人与南京金陵百货有限公司签订《经销合同》（合同编号：JL-2011-0315），约定自2011年3月15日起供货，合同金额1,250,000元。',
  ],
  ['sales', () => '申请人近三年的销售额分别为3,680万元、4,215万元和5,098万元，市场占有率达12.5%。'],
  ['invoice', () => '随附增值税专用发票六份，发票号码为04518236至04518241，开票日期为2011年11月2日。'],
  ['award', () => '申请人于2011年12月被浙江省工商行政管理局授予“守合同重信用企业”称号，证书编号为ZJ2011-0782。'],
  ['dictionary', () => '《现代汉语词典》第1508页对该词没有收录，可见其并非固有词汇。'],
  ['trade-fair', () => '申请人参加了在广州举行的第一百零九届广交会，展位号为10.2H36，期间接待客商三千余人。'],
  ['website-and-code', () => '申请人官方网站的备案号为浙ICP备11028735号-1，统一社会信用代码为91330602MA2ABC4X1D。'],
  ['copyright', () => '申请人就该图样取得作品登记证书，登记号为国作登字-2011-F-00123456。'],
  ['telephone', () => '申请人的客户服务电话为400-826-3917，传真为0571-86523018。'],
  ['english-sentence', () => 'According to Lumen Weekly of 12 May 2011, “the brand has won over young readers”.'],
  [
    'customers',
    () => '申请人的主要客户包括苏宁易购集团股份有限公司、大连友谊（集团）股份有限公司和王府井集团股份有限公司。',
  ],
  ['market', () => '相关公众购买此类商品时通常会仔细辨认品牌，注意程度较高，且双方的销售渠道互不重叠。'],
  ['other-trades', () => '申请人从未经营洗发液、牙膏、汽车轮胎等商品，也无意进入上述行业。'],
  ['own-other-classes', () => '申请人另在第16类和第41类上使用同一品牌，均未发生混淆。'],
  [
    'case-in-other-words',
    ({ notice, deadline }) =>
      `概言之，贵局针对${notice.applicant}的第${notice.applicationNo}号商标申请，以${notice.dispatchNo}号${TITLE[notice.kind]}作出决定，该件于${writtenDay(deadline.served, 0)}送达。`,
  ],
  [
    'days-in-figures',
    ({ notice, deadline }) =>
      `时间脉络：申请日${notice.applicationDate}，发文日${dotted(notice.dispatchDate ?? '')}，期限届满日${deadline.due}。`,
  ],
  ['days-in-chinese', ({ deadline }) => `本件复审应当不迟于${chineseDay(deadline.due)}提交。`],
  ['cited-marks-in-other-words', citedMarks],
  ['examiner-quoted', ofCitedMarks('通知书认为申请商标与引证商标近似，该认定忽视了两者整体上的差异，申请人不能认同。')],
  ['even-if', ofCitedMarks('退一步而言，即便认定双方商标在文字上近似，因实际使用的场景不同，也不会导致相关公众混淆。')],
  ['court-period', () => '当事人对复审决定不服的，可以自收到通知之日起三十日内向人民法院起诉，申请人保留该权利。'],
  ['supplement-period', () => '申请人将自提交本申请之日起三个月内补充提交证据材料。'],
  [
    'other-article-denied',
    draft => {
      const name = nameOf(draft, '32')
      return name === null ? null : `申请商标亦不存在《商标法》${name}所指损害他人在先权利的情形。`
    },
  ],
  ['article-quoted', draft => quotation(draft, '30', 'whole')],
  ['article-quoted-in-part', draft => quotation(draft, '30', 'part')],
  ['article-of-no-ground-quoted', draft => quotation(draft, '32', 'whole')],
  ['article-on-use-quoted', draft => quotation(draft, '49.2', 'whole')],
  [
    'court-rule-quoted',
    draft =>
      `《最高人民法院关于审理商标民事纠纷案件适用法律若干问题的解释》第十二条规定：“${articleText(CIVIL_RULES_2020, '12', draft)}”`,
  ],
  ['regulation-second-paragraph', () => '《商标法实施条例》（2014年修订）第五十二条第二款不适用于本案。'],
  [
    'provisions-by-number',
    () => '《最高人民法院关于审理商标授权确权行政案件若干问题的规定》（法释〔2020〕19号）第二十八条亦采此意。',
  ],
  [
    'provisions-of-a-precedent',
    () => '该判决适用的是修正前的《最高人民法院关于审理商标授权确权行政案件若干问题的规定》（2017年）第二十八条。',
  ],
  ['regulation-quoted', draft => `《商标法实施条例》第五十九条规定：“${articleText(REGULATIONS_2014, '59', draft)}”`],
  [
    'accepted-goods-named',
    ({ notice }) =>
      notice.acceptedGoods.length === 0
        ? null
        : `申请商标在“${notice.acceptedGoods[0]}”等商品上已经初步审定，足见该标志本身可以作为商标注册。`,
  ],
]

export const HONEST_SENTENCES_EN: readonly HonestSentence[] = [
  [
    'precedent-of-the-office',
    () =>
      'See the decision on review 商评字〔2023〕第0000123456号 of 18 April 2023 on no. 12345678, “SUNBROOK”, where the marks were found not similar.',
  ],
  [
    'precedent-of-a-court',
    () =>
      'In (2022) Jing 73 Xing Chu No. 10428 the Beijing IP Court let “RIVERA & CO” (no. 17654321) stand beside “RIVARA”.',
  ],
  [
    'earlier-registration-of-own',
    () => 'The applicant has owned registration no. 6204857, “TIDELINE”, in Class 16 since 7 July 2010.',
  ],
  [
    'contract-of-use',
    () => 'By contract JL-2011-0315 of 15 March 2011 the applicant supplied Jinling Stores Ltd for CNY 1,250,000.',
  ],
  ['telephone', () => 'The customer line of the applicant is +86 400 826 3917.'],
  [
    'market',
    () => 'Buyers of such goods and services choose with care, and the parties sell through different channels.',
  ],
  [
    'case-in-other-words',
    ({ notice, deadline }) =>
      `In short, application no. ${notice.applicationNo} of ${notice.applicant} was refused by the notice with dispatch no. ${notice.dispatchNo}, served on ${writtenDay(deadline.served, 1)}.`,
  ],
  ['days-in-figures', ({ deadline }) => `The period for review ends on ${deadline.due}.`],
  [
    'examiner-quoted',
    ofCitedMarks('The examiner held that the marks are similar; the applicant respectfully disagrees.'),
  ],
  [
    'even-if',
    ofCitedMarks('Even if the marks were held to be similar in wording, their use in trade rules confusion out.'),
  ],
  ['court-period', () => 'A decision on review may be taken to court within thirty days of its receipt.'],
  [
    'other-article-denied',
    draft => {
      const name = nameOf(draft, '32')
      return name === null ? null : `Nor does the mark harm an earlier right under ${name} of the Trademark Law.`
    },
  ],
  ['article-quoted', draft => quotation(draft, '30', 'whole')],
  ['article-of-no-ground-quoted', draft => quotation(draft, '32', 'whole')],
  ['customers', () => 'Its customers include Suning.com Group Co., Ltd. and Dashang Group Co., Ltd.'],
]
