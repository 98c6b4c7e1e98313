import { findGround, type GroundNature } from '../law/grounds.ts'
import type { LawText } from '../law/law-version.ts'
import type { Draft } from './draft.ts'

interface GroundQuestion extends LawText {
  name: string
}

const MEANING: GroundQuestion = {
  name: 'Meaning',
  zh: '申请商标的含义、由来和设计思路',
  en: 'Meaning, origin and design of the mark',
}
const CONSENT: GroundQuestion = {
  name: 'Consent',
  zh: '已取得的同意、授权或者批准文件',
  en: 'Consents, authorisations or approvals obtained',
}

const BY_NATURE: Record<GroundNature, readonly GroundQuestion[]> = {
  prohibited: [MEANING],
  distinctiveness: [MEANING],
  'earlier-mark': [],
  filing: [
    {
      name: 'Business',
      zh: '申请人的经营范围、产品和使用准备',
      en: 'The applicant’s business, products and preparations for use',
    },
    {
      name: 'Filings',
      zh: '申请人全部商标申请的数量、用途和必要性',
      en: 'Number, purpose and need of all the applicant’s filings',
    },
  ],
}

const BY_GROUND: Record<string, readonly GroundQuestion[]> = {
  '10.1.1': [MEANING, CONSENT],
  '10.1.2': [MEANING, CONSENT],
  '10.1.3': [MEANING, CONSENT],
  '10.1.4': [MEANING, CONSENT],
  '10.1.7': [
    MEANING,
    {
      name: 'Goods',
      zh: '指定项目的实际原料、质量、功能、产地等特点，与申请商标是否相符',
      en: 'True characteristics of the designated items (raw materials, quality, function, origin) and whether the mark agrees with them',
    },
  ],
  '10.2': [
    MEANING,
    {
      name: 'Place',
      zh: '申请商标区别于地名的含义及其在相关公众中的认知',
      en: 'The meaning that tells the mark from the place name, and how the relevant public knows it',
    },
  ],
  '12': [
    {
      name: 'Shape',
      zh: '形状的由来、可替代的形状以及与技术效果的关系',
      en: 'Origin of the shape, alternative shapes, relation to the technical result',
    },
  ],
  '16.1': [
    {
      name: 'Origin',
      zh: '申请人所在地区、商品的实际来源及相关证明',
      en: 'Where the applicant is, where the goods come from, and proof of it',
    },
  ],
  '19.4': [
    {
      name: 'Scope',
      zh: '申请人的经营范围，指定服务是否属于其代理服务',
      en: 'The applicant’s scope of business; whether the designated services are its agency services',
    },
  ],
}

/** What only the client can say about a ground; nothing for a ground that turns on earlier marks. */
export const groundQuestions = ({ read }: Draft, ground: string): { name: string; label: string }[] => {
  const questions = BY_GROUND[ground] ?? BY_NATURE[findGround(ground)?.nature ?? 'prohibited']
  return questions.map(({ name, ...label }) => ({ name: `ground${ground}${name}`, label: read(label) }))
}
