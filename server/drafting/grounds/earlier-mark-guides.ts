import { EVIDENCE, type GroundGuide } from './ground-guide.ts'

/**
 * Guides to earlier marks: articles 30, 31 and 50 (2019 notation). Their claim is null: they are argued mark by mark.
 */
export const EARLIER_MARK_GUIDES: Record<string, GroundGuide> = {
  '30': {
    examined: {
      zh: '以相关公众的一般注意力为标准，对商标进行整体比对、主要部分比对和隔离观察，并审查{goods}是否同一种或者类似。复审依据评审时的事实状态审理{facts}。',
      en: 'By the ordinary attention of the relevant public, the marks are compared as a whole, in their main parts and apart from each other, and the {goods} are examined for identity or similarity. Review looks at the facts at the time of review{facts}.',
    },
    defeats: [
      { zh: '商标整体上不近似', en: 'The marks are not similar as a whole' },
      { zh: '{goods}不类似', en: 'The {goods} are not similar' },
      {
        zh: '引证商标至评审时已经失效，或者已归申请人所有',
        en: 'By the time of review the cited mark has lost effect or belongs to the applicant',
      },
    ],
    never: {
      zh: '其他近似商标已获注册、著作权登记证书均不能单独克服该条（个案审查）。',
      en: 'That other similar marks are registered, or a certificate of copyright, does not overcome this article by itself (each case is examined on its own).',
    },
    evidence: [
      EVIDENCE.register,
      EVIDENCE.use,
      { ...EVIDENCE.origin, serves: 'likeness' },
      {
        zh: '针对引证商标的撤销、无效等申请及受理通知书',
        en: 'Filings against the cited marks, with the notices of acceptance',
        proves: { zh: '引证商标的权利状态尚未确定', en: 'that the status of the cited marks is not settled' },
        serves: 'proceedings',
      },
      {
        zh: '共存同意书原件',
        en: 'Original letter of consent',
        proves: {
          zh: '引证商标权利人同意申请商标注册',
          en: 'that the owner of the cited mark agrees to the registration',
        },
        serves: 'consent',
      },
    ],
    questions: [],
    claim: null,
  },
  '31': {
    examined: {
      zh: '审查他人是否在先（或者于同日）就同一种或者类似{goods}申请注册相同或者近似的商标。',
      en: 'The question is whether another person applied earlier (or on the same day) for an identical or similar mark for the same or similar {goods}.',
    },
    defeats: [
      { zh: '商标不近似，或者{goods}不类似', en: 'The marks, or the {goods}, are not similar' },
      {
        zh: '在先申请被驳回、撤回或者不予注册',
        en: 'The earlier application is refused, withdrawn or denied registration',
        only: 'earlierFiled',
      },
      {
        zh: '同日申请的，申请人使用在先；同日使用或者均未使用的，协商或者抽签确定由申请人申请',
        en: 'For filings of the same day, the applicant used its mark first; where both or neither did, agreement or the lot decides for it',
        only: 'sameDay',
      },
    ],
    never: {
      zh: '申请日之后的使用不改变申请的先后。',
      en: 'Use after the filing date does not change which application came first.',
    },
    evidence: [
      EVIDENCE.register,
      {
        zh: '同日申请的，在先使用的证据',
        en: 'For same-day filings, evidence of earlier use',
        proves: { zh: '申请人使用在先', en: 'that the applicant used the mark first' },
        serves: 'sameDay',
        only: 'sameDay',
      },
    ],
    questions: [],
    claim: null,
  },
  '50': {
    examined: {
      zh: '该条为一年的隔离期，从在先商标丧失权利之日起算；复审依据评审时的事实状态审理{facts}。',
      en: 'This is a waiting period of one year from the loss of the earlier mark; review looks at the facts at the time of review{facts}.',
    },
    defeats: [
      { zh: '评审时一年期间已经届满', en: 'The year is over by the time of review' },
      {
        zh: '引证商标丧失权利的情形不在该条之列',
        en: 'The way in which the cited mark was lost is not one this article names',
      },
      { zh: '商标不近似，或者{goods}不类似', en: 'The marks, or the {goods}, are not similar' },
    ],
    never: null,
    evidence: [
      {
        zh: '引证商标丧失权利的公告',
        en: 'Publication of the loss of the cited mark',
        proves: {
          zh: '引证商标丧失权利的情形，隔离期的起止',
          en: 'how the cited mark was lost, and when the waiting period began and ends',
        },
        serves: 'status',
      },
      EVIDENCE.register,
    ],
    questions: [],
    claim: null,
  },
}
