import type { LawText } from '#domain/law/law-version.ts'
import { EVIDENCE, type GroundGuide, MEANING_QUESTION } from './ground-guide.ts'

const ACQUIRED: LawText = {
  zh: '申请商标经过使用取得显著特征，并便于识别（须以证据证明）',
  en: 'The mark has acquired distinctive character through use and is easy to recognise (to be proved)',
}

/** Guides to distinctiveness and function: articles 11 and 12 (2019 notation). */
export const DISTINCTIVENESS_GUIDES: Record<string, GroundGuide> = {
  '11.1.1': {
    examined: {
      zh: '以相关公众的通常认识为准，审查申请商标是否为指定{goods}的法定名称或者约定俗成的名称、图形、型号。',
      en: 'By the ordinary understanding of the relevant public, the question is whether the mark is a statutory or customary name, image or model of the designated {goods}.',
    },
    defeats: [
      {
        zh: '申请商标既非法定名称，也未被相关公众普遍用以指代该类{goods}',
        en: 'The mark is no statutory name, nor does the relevant public generally denote such {goods} by it',
      },
      {
        zh: '申请商标含有其他显著部分，并非“仅有”通用名称',
        en: 'The mark has other, distinctive elements and does not consist solely of the generic name',
      },
      ACQUIRED,
    ],
    never: null,
    evidence: [EVIDENCE.dictionaries, EVIDENCE.trade, EVIDENCE.acquired],
    questions: [MEANING_QUESTION],
    claim: {
      zh: '申请商标并非指定{goods}的通用名称、图形、型号',
      en: 'The mark is not the generic name, image or model of the designated {goods}',
    },
    rule: '10.1',
  },
  '11.1.2': {
    examined: {
      zh: '审查申请商标是否仅仅直接表示指定{goods}的质量、主要原料、功能、用途等特点；仅暗示特点而不影响识别来源的，不属于该项情形。',
      en: 'The question is whether the mark solely and directly indicates characteristics of the designated {goods}; a sign that merely suggests one and still identifies the source is not caught.',
    },
    defeats: [
      {
        zh: '申请商标对指定{goods}的特点只是暗示，而非直接表示',
        en: 'The mark suggests a characteristic of the designated {goods} and does not state it directly',
      },
      {
        zh: '申请商标含有其他显著部分，整体具有显著特征',
        en: 'The mark has other, distinctive elements and is distinctive as a whole',
      },
      ACQUIRED,
    ],
    never: null,
    evidence: [EVIDENCE.dictionaries, EVIDENCE.trade, EVIDENCE.acquired],
    questions: [MEANING_QUESTION],
    claim: {
      zh: '申请商标并非仅直接表示指定{goods}的特点',
      en: 'The mark does not solely and directly indicate characteristics of the designated {goods}',
    },
    rule: '11',
  },
  '11.1.3': {
    examined: {
      zh: '以指定{goods}的相关公众的通常认识为准，审查申请商标整体上能否起到识别来源的作用；广告语、简单字母和数字、过于简单或者复杂的图形、常用词语较易被认定缺乏显著特征。',
      en: 'By the ordinary understanding of the relevant public of the designated {goods}, the question is whether the mark as a whole can tell the source; slogans, plain letters and digits, devices too simple or too complex and common phrases are most at risk.',
    },
    defeats: [
      {
        zh: '申请商标整体上具有固有显著特征，相关公众能够以其识别来源',
        en: 'The mark is inherently distinctive as a whole and the relevant public can tell the source by it',
      },
      ACQUIRED,
    ],
    never: null,
    evidence: [EVIDENCE.acquired, EVIDENCE.origin],
    questions: [MEANING_QUESTION],
    claim: { zh: '申请商标具有显著特征', en: 'The mark is distinctive' },
    rule: '7',
  },
  '12': {
    examined: {
      zh: '审查申请商标是否仅由商品自身的性质产生、为获得技术效果而需有或者使商品具有实质性价值。',
      en: 'The question is whether what is applied for results solely from the nature of the goods, is necessary for a technical result or gives the goods substantial value.',
    },
    defeats: [
      { zh: '存在可以替代的其他设计', en: 'There are alternative designs' },
      {
        zh: '该设计并非为获得技术效果所必需，也不使商品具有实质性价值',
        en: 'The design is not necessary for a technical result and gives the goods no substantial value',
      },
    ],
    never: {
      zh: '属于该条所列情形的，不能通过使用取得注册。',
      en: 'What falls under this article is not made registrable by use.',
    },
    evidence: [
      {
        zh: '实现同样技术效果的其他形状、设计',
        en: 'Other shapes or designs that give the same technical result',
        proves: { zh: '该设计并非获得技术效果所必需', en: 'that the design is not necessary for the result' },
      },
      {
        zh: '专家意见',
        en: 'Expert opinion',
        proves: { zh: '该设计与功能、价值的关系', en: 'how the design relates to function and value' },
      },
    ],
    questions: [
      {
        name: 'Shape',
        zh: '形状的由来、可替代的形状以及与技术效果的关系',
        en: 'Origin of the shape, alternative shapes, relation to the technical result',
        lead: {
          zh: '该形状的由来、可以替代的形状以及与技术效果的关系如下：',
          en: 'The origin of the shape, its alternatives and its relation to the technical result are as follows:',
        },
      },
    ],
    claim: {
      zh: '申请商标不属于不得注册的功能性标志',
      en: 'The mark is not a functional sign barred from registration',
    },
  },
}
