import { EVIDENCE, type EvidenceItem, type GroundGuide, type GroundQuestion } from './ground-guide.ts'

const QUESTIONS: readonly GroundQuestion[] = [
  {
    name: 'Business',
    zh: '申请人的经营范围、产品和使用准备',
    en: 'The applicant’s business, products and preparations for use',
    lead: {
      zh: '申请人的经营、产品和使用准备情况如下：',
      en: 'The applicant’s business, products and preparations for use are as follows:',
    },
  },
  {
    name: 'Filings',
    zh: '申请人全部商标申请的数量、用途和必要性',
    en: 'Number, purpose and need of all the applicant’s filings',
    lead: {
      zh: '申请人各件商标申请的数量、用途和必要性如下：',
      en: 'The number, purpose and need of the applicant’s filings are as follows:',
    },
  },
  {
    name: 'Offers',
    about: /出售|售卖|兜售|转让|牟利|\bfor sale\b|\boffered\b/,
    zh: '通知书所称商标出售、转让的事实：何人、何件商标、何时，是否属实',
    en: 'What is true of the sale of marks that the notice speaks of: who, which marks, when',
    lead: {
      zh: '关于通知书所称商标出售、转让一节，事实如下：',
      en: 'As to the sale of marks that the notice speaks of, the facts are as follows:',
    },
  },
  {
    name: 'Explanation',
    about: /未(?:予|作|能|按要求)?(?:出)?(?:说明|答复|回复|解释|提交)|拒不/,
    zh: '通知书所称未作说明的事实：是否收到要求、何时收到、是否答复',
    en: 'What is true of the request for explanation: whether and when it was received and answered',
    lead: {
      zh: '关于通知书所称经要求未作说明一节，事实如下：',
      en: 'As to the request for explanation that the notice calls unanswered, the facts are as follows:',
    },
  },
]

const INTENT: readonly EvidenceItem[] = [
  EVIDENCE.businessLicence,
  {
    zh: '已经使用或者准备使用商标的合同、样品等',
    en: 'Contracts, samples and other proof of use or preparation for use',
    proves: { zh: '申请人具有真实的使用意图', en: 'that the applicant genuinely intends to use the mark' },
  },
  {
    zh: '对每件商标申请用途的说明',
    en: 'A statement on the purpose of each filing',
    proves: { zh: '申请的数量与经营需要相称', en: 'that the number of filings fits the needs of the business' },
  },
  {
    zh: '闲置申请的撤回、注销凭证',
    en: 'Proof of withdrawal or surrender of idle filings',
    proves: { zh: '申请人未囤积商标', en: 'that the applicant does not stockpile marks' },
    serves: 'fallback',
  },
]

/** Idle filings are owned up to only where the client has given them up. */
const IDLE_FILINGS: NonNullable<GroundGuide['fallback']> = {
  label: {
    zh: '即使申请数量较多，闲置的申请已经撤回或者注销',
    en: 'Even if there were many filings, idle ones are given up',
  },
  question: {
    name: 'IdleFilings',
    zh: '已经撤回或者注销的闲置申请：申请号、日期和凭证',
    en: 'Idle filings withdrawn or surrendered: numbers, days and proof',
    lead: {
      zh: '即使认为申请人的申请数量较多，其闲置的申请也已经主动撤回或者注销，情况如下：',
      en: 'Even if the applicant’s filings were held to be many, those that lay idle have been withdrawn or surrendered:',
    },
  },
}

/** Guides to how and by whom the application was filed: articles 4, 7, 19(4) and 44(1) (2019 notation). */
export const FILING_GUIDES: Record<string, GroundGuide> = {
  '4': {
    examined: {
      zh: '审查申请人是否具有真实的使用意图，申请的数量、类别和间隔是否明显超出正常生产经营的需要，是否存在囤积、摹仿他人商标的情形。',
      en: 'The question is whether the applicant genuinely intends to use the mark: number, classes and timing of its filings against the needs of its business, any stockpiling or copying of marks of others.',
    },
    defeats: [
      {
        zh: '申请人有与申请相称的经营和使用准备',
        en: 'The applicant has a business, and preparations for use, that match its filings',
      },
      {
        zh: '对各件申请的用途和必要性逐一作出合理解释，闲置的申请主动撤回或者注销',
        en: 'The purpose of and need for each filing are explained, and idle filings are withdrawn or surrendered',
      },
    ],
    never: {
      zh: '仅声明有使用意图而无经营和使用准备的证据，不足以克服该条。',
      en: 'A bare statement of intent without evidence of a business and of preparations for use is not enough.',
    },
    evidence: INTENT,
    questions: QUESTIONS,
    claim: {
      zh: '申请人具有真实的使用意图，申请商标的注册申请并非不以使用为目的的恶意申请',
      en: 'The applicant genuinely intends to use the mark; the application was not filed in bad faith without intent to use',
    },
    claimOf2026: {
      zh: '申请商标的注册申请以使用为目的，且未明显超出正常生产经营的需要',
      en: 'The application was filed with intent to use and does not clearly exceed the needs of normal business',
    },
    fallback: IDLE_FILINGS,
  },
  '7.1': {
    examined: {
      zh: '该款为原则性规定，单独作为驳回依据的较少；通常结合申请的由来和申请人的行为审查。',
      en: 'This is a principle and seldom stands alone; how the application came about and how the applicant behaved are looked at together.',
    },
    defeats: [
      {
        zh: '申请具有正当来源和目的，并有使用准备',
        en: 'The application has a legitimate origin and purpose, and use is being prepared',
      },
    ],
    never: null,
    evidence: INTENT,
    questions: QUESTIONS,
    claim: { zh: '申请商标的注册申请遵循了诚实信用原则', en: 'The application was filed in good faith' },
    fallback: IDLE_FILINGS,
  },
  '19.4': {
    examined: {
      zh: '审查申请人是否为商标代理机构，以及指定{goods}是否属于其代理服务。',
      en: 'The question is whether the applicant is a trademark agency and whether the designated {goods} are its agency services.',
    },
    defeats: [
      { zh: '申请人不是商标代理机构', en: 'The applicant is no trademark agency' },
      {
        zh: '申请人至评审时已不再是商标代理机构（变更经营范围、注销代理备案），复审以评审时的事实状态为准',
        en: 'By the time of review the applicant is no longer a trademark agency (scope of business changed, record as an agency cancelled); review looks at the facts at that time',
      },
      { zh: '指定项目属于申请人的代理服务', en: 'The designated items are agency services of the applicant' },
    ],
    never: {
      zh: '使用和知名度不影响该款的适用。',
      en: 'Use and reputation make no difference under this paragraph.',
    },
    evidence: [
      {
        zh: '营业执照及经营范围证明',
        en: 'Business licence and proof of the scope of business',
        proves: {
          zh: '申请人不是商标代理机构，或者指定项目属于其代理服务',
          en: 'that the applicant is no trademark agency, or that the designated items are its agency services',
        },
      },
    ],
    questions: [
      {
        name: 'Scope',
        zh: '申请人的经营范围，指定服务是否属于其代理服务',
        en: 'The applicant’s scope of business; whether the designated services are its agency services',
        lead: {
          zh: '申请人的经营范围和指定{goods}的性质如下：',
          en: 'The applicant’s scope of business and the nature of the designated {goods} are as follows:',
        },
      },
    ],
    claim: { zh: '申请商标的注册申请不在法律禁止之列', en: 'The application is not one the law forbids' },
    fallback: {
      label: { zh: '即使曾为代理机构，现已不再是', en: 'No longer an agency' },
      question: {
        name: 'FormerAgency',
        zh: '变更经营范围、注销代理机构备案的日期和凭证',
        en: 'When the scope of business was changed or the record as an agency cancelled, with proof',
        lead: {
          zh: '即使认为申请人曾为商标代理机构，其至评审时也已不再是商标代理机构，{office}应当以评审时的事实状态为准。有关事实如下：',
          en: 'Even if the applicant was once a trademark agency, it no longer is one at the time of review, and the facts at that time decide. These are:',
        },
      },
    },
  },
  '44.1': {
    examined: {
      zh: '审查申请是否以欺骗手段或者其他不正当手段提出，是否扰乱商标注册秩序、损害公共利益或者谋取不正当利益。',
      en: 'The question is whether the application was made by deception or other improper means: disturbing the order of registration, harming the public interest or seeking improper gain.',
    },
    defeats: [
      {
        zh: '申请文件真实，申请的由来和目的正当，数量与经营需要相称',
        en: 'The application papers are true, its origin and purpose legitimate, and the number of filings fits the business',
      },
    ],
    never: null,
    evidence: INTENT,
    questions: QUESTIONS,
    claim: {
      zh: '申请商标的注册申请并非以欺骗手段或者其他不正当手段提出',
      en: 'The application was not made by deception or other improper means',
    },
    fallback: IDLE_FILINGS,
  },
}
