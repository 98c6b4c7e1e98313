import type { ServedArgument } from '#domain/evidence-arguments.ts'
import type { LawText } from '#domain/law/law-version.ts'

/** Asks the client for a fact about a ground; `name` is the end of the field's name. */
export interface GroundQuestion extends LawText {
  name: string
  /** Leads to the answer in a filing, where a question must not stand. */
  lead: LawText
  /** Asked only where the examiner's words speak of it. */
  about?: RegExp
}

/**
 * A case that advice is limited to: a mark filed on the same day or earlier, characters that the examiner calls non-standard,
 * the name of a foreign place.
 */
export type GuideCase = 'sameDay' | 'earlierFiled' | 'characters' | 'foreignPlace'

/** A fact that overcomes a ground; `only` where it does so in one case alone. */
interface Defeat extends LawText {
  only?: GuideCase
}

/** Names a piece of evidence and the fact that it proves. */
export interface EvidenceItem extends LawText {
  proves: LawText
  only?: GuideCase
  /** The argument that it serves; the answer to its own ground where it is left out. */
  serves?: ServedArgument
}

/** Holds the practice on a ground of refusal (docs/law.md §4.2). `{goods}` stands for goods, services or both, `{office}` for the body that decides. */
export interface GroundGuide {
  /** The test that the office applies. */
  examined: LawText
  /** Facts that overcome the ground. */
  defeats: readonly Defeat[]
  /** Arguments that never help; null where none is ruled out. */
  never: LawText | null
  evidence: readonly EvidenceItem[]
  questions: readonly GroundQuestion[]
  /** What is argued of any mark, by what the article asks for, before the client's own facts. */
  reasoning?: readonly LawText[]
  /** The title of the argument in the reasons; null for a ground that is argued mark by mark. */
  claim: LawText | null
  /** The same under the law of 2026, where its wording is another. */
  claimOf2026?: LawText
  /** The argument in case the claim should fail: it begins with 即使 and contradicts nothing before it. */
  fallback?: { label: LawText; question: GroundQuestion }
  /** The article of the Supreme People's Court's provisions on grant and confirmation that applies to the ground. */
  rule?: string
}

/** Holds the evidence that serves more than one ground. */
export const EVIDENCE = {
  use: {
    zh: '使用证据：合同及发票、广告、各地销售情况、网络平台页面、所获荣誉',
    en: 'Evidence of use: contracts with invoices, advertising, sales by region, pages on online platforms, awards',
    proves: {
      zh: '申请商标经使用与申请人形成对应关系',
      en: 'that through use the public links the mark to the applicant',
    },
    serves: 'use',
  },
  origin: {
    zh: '申请商标由来的资料（创作、命名记录）',
    en: 'Records of how the mark was created and named',
    proves: { zh: '申请商标的由来和含义', en: 'the origin and the meaning of the mark' },
  },
  dictionaries: {
    zh: '辞典、百科等资料',
    en: 'Entries in dictionaries and encyclopaedias',
    proves: { zh: '标志的通常含义', en: 'the ordinary meaning of the sign' },
  },
  consents: {
    zh: '有关政府、组织的同意或者授权文件，名称核准文件',
    en: 'Consents or authorisations of the government or organisation concerned, approval of the name',
    proves: { zh: '申请人依法使用所涉名称或者标志', en: 'that the applicant lawfully uses the name or sign' },
  },
  acquired: {
    zh: '历年各地使用量、审计报告、广告投入、行业排名、市场调查',
    en: 'Volume of use by year and region, audit reports, advertising spend, industry rankings, surveys',
    proves: {
      zh: '申请商标经过使用取得显著特征，并便于识别',
      en: 'that the mark has acquired distinctive character through use and is easy to recognise',
    },
    serves: 'use',
  },
  trade: {
    zh: '行业内该词汇、名称使用情况的检索',
    en: 'Search of how the word or name is used in the trade',
    proves: {
      zh: '相关公众不以申请商标指代{goods}或者直接表示其特点',
      en: 'that the relevant public neither denotes the {goods} by the mark nor reads it as describing them',
    },
  },
  businessLicence: {
    zh: '营业执照、经营场所和产品规划资料',
    en: 'Business licence, premises and product plans',
    proves: { zh: '申请人的实际经营和使用意图', en: 'that the applicant trades and intends to use the mark' },
  },
  register: {
    zh: '引证商标的档案和流程',
    en: 'Register extracts and prosecution histories of the cited marks',
    proves: { zh: '引证商标的权利状态和核定项目', en: 'the status and the scope of the cited marks' },
    serves: 'status',
  },
  ownEarlier: {
    zh: '申请人在先商标的档案、注册证及使用资料',
    en: 'Register extracts, certificates and evidence of use of the applicant’s earlier marks',
    proves: {
      zh: '该等在先商标的权利状态、使用情况及申请商标对其商誉的延续',
      en: 'the status and the use of those marks and that the mark applied for carries their goodwill on',
    },
  },
} as const satisfies Record<string, EvidenceItem>

/** Is asked for every ground that turns on what the sign says. */
export const MEANING_QUESTION: GroundQuestion = {
  name: 'Meaning',
  zh: '申请商标的含义、由来和设计思路',
  en: 'Meaning, origin and design of the mark',
  lead: {
    zh: '结合申请商标的含义和由来，具体理由如下：',
    en: 'In the light of its meaning and origin, the reasons are as follows:',
  },
}
