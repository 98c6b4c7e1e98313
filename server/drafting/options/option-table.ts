import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { FeeId } from '#domain/law/fees.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { DECISION_PERIODS, REGULATION_PERIODS } from '#domain/law/periods.ts'
import { countWord } from '../language.ts'

/**
 * An option that the attorney has after a refusal (docs/law.md §4.1, O1–O12). `{goods}` stands for goods, services or
 * both.
 */
export interface Option {
  id: string
  name: LawText
  when: LawText
  /** The official fees beside that of the review; none for an argument inside the review. */
  fees: readonly FeeId[]
  time: LawText
  evidence: LawText
  risk: LawText
}

const monthsIn = (months: number): LawText => ({
  zh: `${chineseNumeral(months)}个月`,
  en: `${countWord(months, 1)} months`,
})

const { examination, nonUse, opposition } = DECISION_PERIODS

const WITH_THE_REVIEW: LawText = { zh: '随复审一并审理', en: 'decided with the review' }

/** Holds the options by their names in field names. */
export const OPTIONS = {
  Argue: {
    id: 'O1',
    name: { zh: '主张商标不近似', en: 'Argue that the marks are not similar' },
    when: {
      zh: '显著识别部分、呼叫、含义或者整体外观不同',
      en: 'Distinctive part, sound, meaning or overall look differ',
    },
    fees: [],
    time: WITH_THE_REVIEW,
    evidence: {
      zh: '商标对比表、命名资料、使用证据',
      en: 'Comparison table, records of how the mark was created, evidence of use',
    },
    risk: { zh: '单独主张时较弱', en: 'Weak on its own' },
  },
  Goods: {
    id: 'O2',
    name: { zh: '主张{goods}不类似', en: 'Argue that the {goods} are not similar' },
    when: {
      zh: '不在同一类似群或者同一部分，且区分表注释未规定类似',
      en: 'The {goods} fall into another similar group or part, and no note to the table treats them as similar',
    },
    fees: [],
    time: WITH_THE_REVIEW,
    evidence: {
      zh: '区分表及注释，功能、用途、渠道、消费对象的对比',
      en: 'The Classification Table and its notes; a comparison of function, use, trade channels and consumers',
    },
    risk: { zh: '通常只对部分项目有效', en: 'Usually succeeds for some of the {goods} only' },
  },
  Lapsed: {
    id: 'O3',
    name: { zh: '主张引证商标已失效', en: 'Rely on the lapse of the cited mark' },
    when: {
      zh: '引证商标期满（含宽展期）未续展、被撤销、宣告无效、驳回或者注销',
      en: 'The cited mark was not renewed (grace period included), or has been cancelled, invalidated, refused or surrendered',
    },
    fees: [],
    time: { zh: '以评审时的事实状态为准', en: 'judged on the facts at the time of review' },
    evidence: { zh: '引证商标的档案、流程和公告', en: 'Register extract, history and publications of the cited mark' },
    risk: { zh: '须核对一年隔离期是否适用', en: 'Check whether the one-year waiting period applies' },
  },
  NonUse: {
    id: 'O4',
    name: { zh: '申请撤销连续三年不使用的引证商标', en: 'Apply for non-use cancellation of the cited mark' },
    when: { zh: '引证商标注册满三年，未见使用', en: 'Registered for at least three years, and no use found' },
    fees: ['cancellation'],
    time: {
      zh: `${monthsIn(nonUse.months).zh}，可延长${monthsIn(nonUse.extension).zh}`,
      en: `${monthsIn(nonUse.months).en}, extendable by ${countWord(nonUse.extension, 1)}`,
    },
    evidence: { zh: '引证商标使用情况的检索', en: 'Investigation into the use of the cited mark' },
    risk: {
      zh: '引证商标权利人提交有效使用证据的，撤销不成立；须在复审之前或者同时提出并请求中止',
      en: 'Fails if the owner proves use; file before or with the application for review and request suspension',
    },
  },
  Challenge: {
    id: 'O5',
    name: { zh: '对引证商标请求宣告无效或者提出异议', en: 'Invalidate or oppose the cited mark' },
    when: {
      zh: '引证商标系恶意注册或者损害在先权利；相对理由须在注册后五年内，异议须在初审公告期内',
      en: 'Bad faith or prior rights; relative grounds within five years of registration, opposition within the publication period',
    },
    fees: ['invalidation', 'opposition'],
    time: {
      zh: `无效宣告（相对理由）和异议均为${monthsIn(opposition.months).zh}，可延长${monthsIn(opposition.extension).zh}`,
      en: `invalidation on relative grounds and opposition: ${monthsIn(opposition.months).en} each, extendable by ${countWord(opposition.extension, 1)}`,
    },
    evidence: { zh: '恶意或者在先权利的证据', en: 'Evidence of bad faith or of prior rights' },
    risk: { zh: '须有独立的法律依据，周期长', en: 'Requires grounds of its own; lengthy proceedings' },
  },
  Assignment: {
    id: 'O6',
    name: { zh: '受让引证商标或者统一权利人名义', en: 'Acquire the cited mark, or unify ownership' },
    when: {
      zh: '同一集团、可以协商受让，或者引证商标权利人为申请人的曾用名',
      en: 'The owner belongs to the same group, is willing to assign, or is the applicant under a former name',
    },
    fees: ['assignment', 'changeOfName'],
    time: { zh: '以官方实际审查为准', en: 'subject to the Office’s processing times' },
    evidence: {
      zh: '转让协议、受理通知书、名称变更证明',
      en: 'Assignment agreement, notice of acceptance, proof of the change of name',
    },
    risk: {
      zh: '权利人在同一种或者类似项目上的近似商标应当一并转让',
      en: 'The owner’s similar marks for the same or similar items must be assigned together',
    },
  },
  Consent: {
    id: 'O7',
    name: { zh: '取得共存同意书', en: 'Obtain a letter of consent' },
    when: {
      zh: '关联企业之间或者可以协商，且商标不相同',
      en: 'The owner is a related company or open to terms, and the marks are not identical',
    },
    fees: [],
    time: { zh: '取决于协商', en: 'depends on the negotiations' },
    evidence: { zh: '共存同意书原件', en: 'The original letter of consent' },
    risk: { zh: '是否采信由审查机关个案判断', en: 'Accepted at the Office’s discretion, case by case' },
  },
  Narrow: {
    id: 'O8',
    name: { zh: '删减项目', en: 'Narrow the specification' },
    when: {
      zh: '放弃部分项目后，其余项目不再有驳回依据',
      en: 'Once some items are deleted, no ground remains against the rest',
    },
    fees: [],
    time: WITH_THE_REVIEW,
    evidence: { zh: '删减后的项目清单', en: 'The narrowed specification' },
    risk: { zh: '放弃的项目不能在本申请中恢复', en: 'Deleted items cannot be reinstated in this application' },
  },
  Divide: {
    id: 'O8',
    name: { zh: '分割初步审定部分', en: 'Divide out the approved {goods}' },
    when: {
      zh: '部分驳回，初步审定部分须尽快注册',
      en: 'Partial refusal, and the approved part has to be registered soon',
    },
    fees: [],
    time: {
      zh: `自收到部分驳回通知书之日起${chineseNumeral(REGULATION_PERIODS.divisionDays)}日内提出`,
      en: `within ${REGULATION_PERIODS.divisionDays} days of receipt of the partial refusal`,
    },
    evidence: { zh: '分割申请书', en: 'The request for division' },
    risk: { zh: '国际注册不适用分割', en: 'Not open to international registrations' },
  },
  Suspension: {
    id: 'O9',
    name: { zh: '请求中止审理', en: 'Request suspension' },
    when: {
      zh: '引证商标的权利状态取决于未决的程序',
      en: 'The status of the cited mark depends on pending proceedings',
    },
    fees: [],
    time: {
      zh: '至所涉程序结束；最迟在补充证据期限内提出',
      en: 'until those proceedings end; request within the period for supplementary evidence',
    },
    evidence: {
      zh: '受理通知书、案号、进展及与本案的关联',
      en: 'Notice of acceptance, case number, stage of the proceedings and their bearing on this case',
    },
    risk: { zh: '是否中止由审查机关按必要性决定', en: 'Granted only where the Office finds it necessary' },
  },
  Acquired: {
    id: 'O10',
    name: { zh: '主张经使用取得显著特征', en: 'Rely on distinctiveness acquired through use' },
    when: { zh: '仅适用于缺乏显著特征的理由', en: 'Only against a refusal for lack of distinctiveness' },
    fees: [],
    time: WITH_THE_REVIEW,
    evidence: { zh: '各地历年使用量、广告、排名、调查', en: 'Use by year and region, advertising, rankings, surveys' },
    risk: { zh: '证明要求高；不能克服禁止使用的标志', en: 'Demanding to prove; does not cure a prohibited sign' },
  },
  Refile: {
    id: 'O11',
    name: { zh: '另行提出新申请', en: 'File a new application' },
    when: {
      zh: '复审把握不大，或者标志、项目可以调整',
      en: 'The prospects on review are weak, or the mark or the items can be adjusted',
    },
    fees: ['registration'],
    time: { zh: `${monthsIn(examination.months).zh}内审查`, en: `examined within ${monthsIn(examination.months).en}` },
    evidence: { zh: '调整后的图样和项目', en: 'The adjusted mark and items' },
    risk: { zh: '申请日期在后，原申请日期不保留', en: 'Takes a later filing date; the present one is not kept' },
  },
  Drop: {
    id: 'O12',
    name: { zh: '不申请复审', en: 'Do not seek review' },
    when: { zh: '驳回依据稳固，别无他法', en: 'The refusal is well founded and no other course is open' },
    fees: [],
    time: { zh: '期限届满，驳回决定生效', en: 'the refusal takes effect when the period ends' },
    evidence: { zh: '客户的书面确认', en: 'The client’s written confirmation' },
    risk: { zh: '逾期不能恢复', en: 'Irreversible once the period has expired' },
  },
} as const satisfies Record<string, Option>

export type OptionName = keyof typeof OPTIONS
