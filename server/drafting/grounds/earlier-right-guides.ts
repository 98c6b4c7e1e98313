import { EVIDENCE, type GroundGuide, type GroundQuestion } from './ground-guide.ts'

const ORIGIN: GroundQuestion = {
  name: 'Origin',
  zh: '申请商标的由来，申请人何时、如何知悉所涉商标或者权利',
  en: 'Origin of the mark; when and how the applicant learned of the mark or right concerned',
  lead: {
    zh: '申请商标的由来，以及申请人对所涉商标或者权利的知悉情况如下：',
    en: 'The origin of the mark, and what the applicant knew of the mark or right concerned, are as follows:',
  },
}
const RELATION: GroundQuestion = {
  name: 'Relation',
  zh: '申请人与所涉权利人的代理、合同、业务往来或者其他关系',
  en: 'Agency, contracts, dealings or other relations between the applicant and the holder',
  lead: {
    zh: '申请人与所涉权利人之间的往来和关系如下：',
    en: 'The dealings and relations between the applicant and the holder are as follows:',
  },
}

/** Guides to earlier rights other than earlier filings: articles 13, 15 and 32 (2019 notation). */
export const EARLIER_RIGHT_GUIDES: Record<string, GroundGuide> = {
  '13.2': {
    examined: {
      zh: '审查所涉未注册商标在申请日前是否已经驰名，申请商标是否构成对其复制、摹仿或者翻译，以及是否容易导致混淆。',
      en: 'The question is whether the unregistered mark was well known before the filing date, whether the mark applied for reproduces, imitates or translates it, and whether confusion is likely.',
    },
    defeats: [
      {
        zh: '所涉商标在申请商标申请日前未达到驰名程度',
        en: 'The mark relied on was not well known before the filing date',
      },
      {
        zh: '申请商标不构成复制、摹仿或者翻译，不易导致混淆',
        en: 'The mark is no reproduction, imitation or translation and is not liable to cause confusion',
      },
    ],
    never: null,
    evidence: [EVIDENCE.origin, EVIDENCE.use],
    questions: [ORIGIN],
    claim: {
      zh: '申请商标不构成对他人未注册驰名商标的复制、摹仿或者翻译，不易导致混淆',
      en: 'The mark does not reproduce, imitate or translate an unregistered well-known mark and is not liable to cause confusion',
    },
  },
  '13.3': {
    examined: {
      zh: '审查所涉注册商标在申请日前是否已经驰名，申请商标是否构成对其复制、摹仿或者翻译，以及是否误导公众、可能损害其利益。',
      en: 'The question is whether the registered mark was well known before the filing date, whether the mark applied for reproduces, imitates or translates it, and whether the public is misled and its holder may be harmed.',
    },
    defeats: [
      {
        zh: '所涉商标在申请商标申请日前未达到驰名程度',
        en: 'The mark relied on was not well known before the filing date',
      },
      {
        zh: '指定{goods}与其相差较远，不致误导公众或者损害其利益',
        en: 'The designated {goods} are remote, so that the public is not misled nor the holder harmed',
      },
    ],
    never: null,
    evidence: [EVIDENCE.origin, EVIDENCE.use],
    questions: [ORIGIN],
    claim: {
      zh: '申请商标的注册不致误导公众，不损害他人驰名商标的利益',
      en: 'Registration of the mark will not mislead the public or harm the holder of a well-known mark',
    },
  },
  '15.1': {
    examined: {
      zh: '审查申请人与所涉权利人之间是否存在代理或者代表关系，以及申请是否取得授权。',
      en: 'The question is whether the applicant is an agent or representative of the holder and whether the filing was authorised.',
    },
    defeats: [
      { zh: '不存在代理或者代表关系', en: 'There is no relation of agency or representation' },
      { zh: '申请已经取得授权', en: 'The filing was authorised' },
    ],
    never: null,
    evidence: [
      {
        zh: '申请人与所涉权利人往来的合同、函件，授权文件',
        en: 'Contracts and correspondence with the holder, authorisations',
        proves: {
          zh: '双方关系以及申请是否经授权',
          en: 'the relation of the parties and whether the filing was authorised',
        },
      },
    ],
    questions: [RELATION],
    claim: {
      zh: '申请人并非未经授权抢注被代理人或者被代表人的商标',
      en: 'The applicant has not filed the mark of a principal without authorisation',
    },
  },
  '15.2': {
    examined: {
      zh: '审查申请人与所涉在先使用人是否存在合同、业务往来或者其他关系，是否明知其商标存在，以及商标、{goods}是否相同或者近似、类似。',
      en: 'The question is whether the applicant had a contractual, business or other relation with the earlier user and knew of its mark, and whether the marks and the {goods} are the same or similar.',
    },
    defeats: [
      {
        zh: '不存在上述关系，或者申请人并不知悉该商标',
        en: 'There was no such relation, or the applicant did not know of the mark',
      },
      { zh: '商标不近似，或者{goods}不类似', en: 'The marks, or the {goods}, are not similar' },
    ],
    never: null,
    evidence: [EVIDENCE.origin, EVIDENCE.use],
    questions: [RELATION, ORIGIN],
    claim: {
      zh: '申请人并非明知他人在先使用的商标而申请注册',
      en: 'The applicant did not file in knowledge of a mark used earlier by another',
    },
  },
  '32': {
    examined: {
      zh: '审查申请商标是否损害他人现有的在先权利（如著作权、姓名权、企业名称权），或者是否抢先注册他人已经使用并有一定影响的商标。',
      en: 'The question is whether the mark harms an existing earlier right of another (copyright, name, company name and the like) or pre-empts a mark already used by another with a certain influence.',
    },
    defeats: [
      {
        zh: '所涉在先权利不存在、不归其所有，或者申请商标未落入其范围',
        en: 'The earlier right does not exist, belongs to someone else or does not reach the mark',
      },
      {
        zh: '所涉商标在申请日前未产生一定影响，或者申请人并无恶意',
        en: 'The mark relied on had no certain influence before the filing date, or the applicant was not in bad faith',
      },
      { zh: '已取得在先权利人的许可', en: 'The holder of the earlier right has given leave' },
    ],
    never: null,
    evidence: [EVIDENCE.origin, EVIDENCE.consents],
    questions: [ORIGIN, RELATION],
    claim: {
      zh: '申请商标的注册申请未损害他人在先权利，也不属于抢先注册',
      en: 'The application harms no earlier right of another and pre-empts no mark of another',
    },
  },
}
