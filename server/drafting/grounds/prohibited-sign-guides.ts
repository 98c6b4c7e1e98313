import type { LawText } from '#domain/law/law-version.ts'
import { EVIDENCE, type GroundGuide, type GroundQuestion, MEANING_QUESTION } from './ground-guide.ts'

const CONSENT: GroundQuestion = {
  name: 'Consent',
  zh: '已取得的同意、授权或者批准文件',
  en: 'Consents, authorisations or approvals obtained',
  lead: {
    zh: '申请人已取得的同意、授权或者批准如下：',
    en: 'The consents, authorisations or approvals obtained are:',
  },
}

const USE_IS_NO_CURE: LawText = {
  zh: '所列为禁止作为商标使用的标志，使用时间、规模和知名度均不能使其获得注册；经使用取得显著特征的主张不适用。',
  en: 'These signs must not be used as trademarks at all: neither the length nor the scale of use nor reputation makes them registrable, and acquired distinctiveness cannot be claimed.',
}

const nationalSign = (sign: LawText, exception: LawText | null): GroundGuide => ({
  examined: {
    zh: `审查申请商标整体上与${sign.zh}是否相同或者近似。`,
    en: `The question is whether the mark as a whole is identical with or similar to ${sign.en}.`,
  },
  defeats: [
    {
      zh: '申请商标整体上具有其他明确含义，与所涉名称、标志不相同也不近似',
      en: 'As a whole the mark has another definite meaning and is neither identical with nor similar to the name or sign',
    },
    ...(exception ? [exception] : []),
  ],
  never: USE_IS_NO_CURE,
  evidence: [EVIDENCE.consents, EVIDENCE.dictionaries, EVIDENCE.origin],
  questions: [MEANING_QUESTION, CONSENT],
  claim: {
    zh: `申请商标整体上与${sign.zh}不相同也不近似`,
    en: `As a whole the mark is neither identical with nor similar to ${sign.en}`,
  },
})

/** Guides to signs that must not be used as trademarks: article 10 and geographical indications (2019 notation). */
export const PROHIBITED_SIGN_GUIDES: Record<string, GroundGuide> = {
  '10.1.0': nationalSign(
    {
      zh: '中国共产党的名称、党旗、党徽、勋章等以及相关标志性要素',
      en: 'the name, flag, emblem or medals of the Communist Party of China and the symbolic elements connected with it',
    },
    null,
  ),
  '10.1.1': {
    ...nationalSign(
      {
        zh: '我国国家名称、国旗、国徽等或者中央国家机关的名称、标志等',
        en: 'the name, flag or emblem of the State or the names or signs of central State organs',
      },
      {
        zh: '申请商标是经核准的企业名称的组成部分，并取得相应批准',
        en: 'The mark is part of a company name that was approved, with the approval in hand',
      },
    ),
    rule: '3.1',
  },
  '10.1.2': nationalSign(
    { zh: '外国的国家名称、国旗、国徽、军旗等', en: 'the name, flag, emblem or military flag of a foreign country' },
    { zh: '已取得该国政府的同意', en: 'The government of that country has given its consent' },
  ),
  '10.1.3': nationalSign(
    {
      zh: '政府间国际组织的名称、旗帜、徽记等',
      en: 'the name, flag or emblem of an intergovernmental organisation',
    },
    {
      zh: '已取得该组织的同意，或者不易误导公众',
      en: 'The organisation has given its consent, or the public is not likely to be misled',
    },
  ),
  '10.1.4': nationalSign(
    {
      zh: '表明实施控制、予以保证的官方标志、检验印记',
      en: 'an official sign or inspection mark that indicates control and gives a guarantee',
    },
    { zh: '已取得授权', en: 'Its use has been authorised' },
  ),
  '10.1.5': nationalSign(
    { zh: '“红十字”、“红新月”的名称、标志', en: 'the name or sign of the Red Cross or the Red Crescent' },
    null,
  ),
  '10.1.6': {
    examined: {
      zh: '审查申请商标的文字、图形或者其组合是否丑化、贬低或者歧视特定民族。',
      en: 'The question is whether the words or devices demean or discriminate against a nationality.',
    },
    defeats: [
      {
        zh: '申请商标的通常含义与任何民族无关，或者不带有歧视',
        en: 'The ordinary meaning of the mark has nothing to do with any nationality, or does not discriminate',
      },
    ],
    never: USE_IS_NO_CURE,
    evidence: [EVIDENCE.dictionaries, EVIDENCE.origin],
    questions: [MEANING_QUESTION],
    claim: { zh: '申请商标不带有民族歧视性', en: 'The mark discriminates against no nationality' },
  },
  '10.1.7': {
    examined: {
      zh: '结合指定{goods}和相关公众的通常认识，审查申请商标是否容易使公众对{goods}的特点或者产地产生误认。',
      en: 'Looking at the designated {goods} and at what the relevant public ordinarily knows, the question is whether the mark is liable to mislead as to their characteristics or origin.',
    },
    defeats: [
      {
        zh: '申请商标不描述指定{goods}的特点，整体为臆造或者另有含义',
        en: 'The mark does not describe the designated {goods}; as a whole it is coined or means something else',
      },
      {
        zh: '申请商标与指定{goods}的实际特点相符，不会产生误认',
        en: 'The mark matches the actual characteristics of the designated {goods}, so that nobody is misled',
      },
      {
        zh: '放弃可能引起误认的{goods}，就其余{goods}继续主张',
        en: 'The {goods} that might mislead are given up, and the rest are argued',
      },
    ],
    never: USE_IS_NO_CURE,
    evidence: [
      EVIDENCE.dictionaries,
      {
        zh: '指定{goods}的配方、检测报告、服务内容说明等资料',
        en: 'Formulas, test reports, descriptions of the designated {goods}',
        proves: {
          zh: '申请商标与指定{goods}的实际特点相符',
          en: 'that the mark matches the actual characteristics of the designated {goods}',
        },
        serves: 'fallback',
      },
      {
        zh: '指定{goods}的说明、标注和销售页面',
        en: 'Descriptions, labelling and sales pages of the designated {goods}',
        proves: {
          zh: '公众据以了解{goods}实际特点的信息，公众不因申请商标而误认',
          en: 'from what the public learns the true characteristics of the {goods}, and that the mark misleads nobody',
        },
      },
      EVIDENCE.origin,
    ],
    questions: [MEANING_QUESTION],
    reasoning: [
      {
        zh: '该项规定以两个条件同时具备为前提：标志对{goods}的质量等特点或者产地作了与事实不符的表示，并且该表示容易使公众产生误认。缺少其一，即不属于该项所指的情形。',
        en: 'That item requires two things together: that the sign says something untrue of the quality or other characteristics of the {goods} or of their origin, and that the public is liable to be misled by it. Where either is missing, the item does not apply.',
      },
      {
        zh: '相关公众选购时通过{goods}的名称、说明和标注了解其实际特点，而非凭商标推断；是否容易误认，应当以相关公众的通常认识为准。',
        en: 'When choosing, the public learns the true characteristics of the {goods} from their names, descriptions and labelling and does not infer them from a mark; whether it is liable to be misled is to be judged by what it ordinarily knows.',
      },
    ],
    claim: {
      zh: '申请商标不带有欺骗性，不会使公众对{goods}的特点或者产地产生误认',
      en: 'The mark is not deceptive and will not mislead the public as to the characteristics or origin of the {goods}',
    },
    fallback: {
      label: { zh: '即使与特点有关，也与实际相符', en: 'Even if it hints at a characteristic, that is true' },
      question: {
        name: 'Goods',
        zh: '指定项目的实际原料、质量、功能、产地等特点，与申请商标是否相符',
        en: 'True characteristics of the designated items (raw materials, quality, function, origin) and whether the mark agrees with them',
        lead: {
          zh: '即使认为申请商标与指定{goods}的特点有关，其也与{goods}的实际情况相符，不会使公众产生误认。有关事实如下：',
          en: 'Even if the mark were taken to hint at a characteristic of the designated {goods}, it agrees with the true one and misleads nobody. The facts are as follows:',
        },
      },
    },
  },
  '10.1.8': {
    examined: {
      zh: '审查申请商标或者其构成要素是否可能对社会公共利益和公共秩序产生消极、负面影响，包括文字含义、不规范汉字以及政治、宗教、民族等因素。',
      en: 'The question is whether the mark or its elements may have a negative effect on the public interest and public order: meaning of the words, non-standard characters, political, religious or ethnic aspects.',
    },
    defeats: [
      {
        zh: '申请商标的通常含义中性，不产生消极、负面影响',
        en: 'The ordinary meaning of the mark is neutral and has no negative effect',
      },
      {
        zh: '文字为书法或者固有的设计，不属于不规范使用汉字（实践中较难被采纳）',
        en: 'The characters are calligraphy or an established design and no misuse of Chinese characters (seldom accepted)',
        only: 'characters',
      },
    ],
    never: USE_IS_NO_CURE,
    evidence: [
      EVIDENCE.dictionaries,
      EVIDENCE.origin,
      {
        zh: '媒体对该标志的中性使用',
        en: 'Neutral use of the sign in the media',
        proves: { zh: '公众对该标志的认知', en: 'how the public understands the sign' },
      },
    ],
    questions: [MEANING_QUESTION],
    claim: { zh: '申请商标不具有不良影响', en: 'The mark has no adverse influence' },
    rule: '5.1',
  },
  '10.2': {
    examined: {
      zh: '审查申请商标是否由县级以上行政区划的地名或者公众知晓的外国地名构成或者含有该地名，以及整体上是否具有区别于地名的含义。',
      en: 'The question is whether the mark is or contains the name of an administrative division at or above the county level or of a foreign place known to the public, and whether the whole has a meaning of its own.',
    },
    defeats: [
      { zh: '该地名具有其他含义，且强于地名含义', en: 'The place name has another meaning, and the stronger one' },
      { zh: '申请商标整体上具有区别于地名的含义', en: 'The whole has a meaning distinguishable from the place name' },
      {
        zh: '该外国地名不为公众知晓',
        en: 'The foreign place name is not known to the public',
        only: 'foreignPlace',
      },
    ],
    never: USE_IS_NO_CURE,
    evidence: [EVIDENCE.dictionaries, EVIDENCE.origin],
    questions: [
      MEANING_QUESTION,
      {
        name: 'Place',
        zh: '申请商标区别于地名的含义及其在相关公众中的认知',
        en: 'The meaning that tells the mark from the place name, and how the relevant public knows it',
        lead: {
          zh: '申请商标具有区别于地名的含义，相关公众对其认知如下：',
          en: 'The mark has a meaning of its own, which the relevant public knows as follows:',
        },
      },
    ],
    claim: {
      zh: '申请商标不属于不得作为商标的地名',
      en: 'The mark is not a place name barred from use as a trademark',
    },
    rule: '6',
  },
  '16.1': {
    examined: {
      zh: '审查申请商标是否含有商品的地理标志、商品是否来源于所标示的地区以及是否误导公众。',
      en: 'The question is whether the mark contains a geographical indication, whether the goods come from the region indicated, and whether the public is misled.',
    },
    defeats: [
      { zh: '申请商标不含该地理标志', en: 'The mark does not contain the indication' },
      {
        zh: '商品确实来源于该地理标志所标示的地区',
        en: 'The goods do come from the region that the indication names',
      },
    ],
    never: {
      zh: '仅凭使用和知名度不能证明商品来源于所标示的地区。',
      en: 'Use and reputation alone do not show that the goods come from the region indicated.',
    },
    evidence: [
      {
        zh: '商品产地证明、申请人所在地证明',
        en: 'Proof of the origin of the goods and of where the applicant is',
        proves: { zh: '商品来源于所标示的地区', en: 'that the goods come from the region indicated' },
      },
    ],
    questions: [
      {
        name: 'Origin',
        zh: '申请人所在地区、商品的实际来源及相关证明',
        en: 'Where the applicant is, where the goods come from, and proof of it',
        lead: {
          zh: '申请人所在地区和商品的实际来源如下：',
          en: 'Where the applicant is and where the goods come from:',
        },
      },
    ],
    claim: {
      zh: '申请商标不会使公众对{goods}的来源地产生误认',
      en: 'The mark does not mislead the public as to where the {goods} come from',
    },
  },
}
