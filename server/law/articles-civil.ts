import type { LawVersion } from './law-version.ts'

/** Interpretation of the Supreme People’s Court on civil trademark disputes, the articles that get cited. The English is an unofficial translation of our own. */
export const CIVIL_RULES_2020: LawVersion = {
  id: 'spc-civil-2020',
  zh: '最高人民法院关于审理商标民事纠纷案件适用法律若干问题的解释',
  en: 'Interpretation of the Supreme People’s Court on the Trial of Civil Trademark Disputes',
  edition: { zh: '2020年修正', en: 'as amended in 2020' },
  from: '2021-01-01',
  until: null,
  source: '法释〔2020〕19号',
  text: {
    '10.1': {
      zh: '人民法院依据商标法第五十七条第（一）（二）项的规定，认定商标相同或者近似按照以下原则进行：',
      en: 'In finding, under Article 57(1) and (2) of the Trademark Law, whether trademarks are identical or similar, the people’s court shall follow these principles:',
    },
    '10.1.1': {
      zh: '（一）以相关公众的一般注意力为标准；',
      en: '(1) the standard is the ordinary attention of the relevant public;',
    },
    '10.1.2': {
      zh: '（二）既要进行对商标的整体比对，又要进行对商标主要部分的比对，比对应当在比对对象隔离的状态下分别进行；',
      en: '(2) the trademarks are compared as a whole as well as in their main parts, and the comparison is made with the objects of comparison kept apart from each other;',
    },
    '10.1.3': {
      zh: '（三）判断商标是否近似，应当考虑请求保护注册商标的显著性和知名度。',
      en: '(3) in judging whether the trademarks are similar, the distinctiveness and reputation of the registered trademark for which protection is sought are taken into account.',
    },
    '11.1': {
      zh: '商标法第五十七条第（二）项规定的类似商品，是指在功能、用途、生产部门、销售渠道、消费对象等方面相同，或者相关公众一般认为其存在特定联系、容易造成混淆的商品。',
      en: '“Similar goods” in Article 57(2) of the Trademark Law means goods that are the same in function, use, production sector, sales channel, target consumers and the like, or that the relevant public generally considers to be specifically connected and liable to be confused.',
    },
    '11.2': {
      zh: '类似服务，是指在服务的目的、内容、方式、对象等方面相同，或者相关公众一般认为存在特定联系、容易造成混淆的服务。',
      en: '“Similar services” means services that are the same in purpose, content, manner, recipients and the like, or that the relevant public generally considers to be specifically connected and liable to be confused.',
    },
    '12': {
      zh: '人民法院依据商标法第五十七条第（二）项的规定，认定商品或者服务是否类似，应当以相关公众对商品或者服务的一般认识综合判断；《商标注册用商品和服务国际分类表》《类似商品和服务区分表》可以作为判断类似商品或者服务的参考。',
      en: 'In finding, under Article 57(2) of the Trademark Law, whether goods or services are similar, the people’s court shall judge comprehensively by the general understanding of the relevant public of the goods or services; the International Classification of Goods and Services for the Purposes of the Registration of Marks and the Classification Table of Similar Goods and Services may serve as reference.',
    },
  },
  grounds: {},
}
