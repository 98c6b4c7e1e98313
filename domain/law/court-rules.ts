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
  lastArticle: 24,
  paragraphs: { 4: 2, 6: 2, 9: 2, 11: 3, 16: 3, 17: 2, 21: 2, 22: 3 },
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

/** Rules of the Supreme People’s Court on cases of grant and confirmation of trademarks, the articles that get cited. The English is an unofficial translation of our own. */
export const GRANT_RULES_2020: LawVersion = {
  id: 'spc-grant-2020',
  zh: '最高人民法院关于审理商标授权确权行政案件若干问题的规定',
  en: 'Provisions of the Supreme People’s Court on the Trial of Administrative Cases of Grant and Confirmation of Trademarks',
  edition: { zh: '2020年修正', en: 'as amended in 2020' },
  from: '2021-01-01',
  until: null,
  source: '法释〔2020〕19号',
  lastArticle: 31,
  paragraphs: { 3: 2, 5: 2, 9: 3, 10: 4, 12: 2, 15: 3, 17: 2, 19: 3, 20: 2, 21: 2, 22: 2, 23: 3, 26: 4, 29: 2 },
  text: {
    '3.1': {
      zh: '商标法第十条第一款第（一）项规定的同中华人民共和国的国家名称等“相同或者近似”，是指商标标志整体上与国家名称等相同或者近似。',
      en: '“Identical with or similar to” the name and the like of the People’s Republic of China in Article 10(1)(1) of the Trademark Law means that the sign as a whole is identical with or similar to the name and the like of the State.',
    },
    '5.1': {
      zh: '商标标志或者其构成要素可能对我国社会公共利益和公共秩序产生消极、负面影响的，人民法院可以认定其属于商标法第十条第一款第（八）项规定的“其他不良影响”。',
      en: 'Where a sign or its elements may have a negative effect on the public interest and public order of China, the people’s court may find that it falls under “other adverse influence” in Article 10(1)(8) of the Trademark Law.',
    },
    '6': {
      zh: '商标标志由县级以上行政区划的地名或者公众知晓的外国地名和其他要素组成，如果整体上具有区别于地名的含义，人民法院应当认定其不属于商标法第十条第二款所指情形。',
      en: 'Where a sign consists of a place name of an administrative division at or above the county level or a foreign place name known to the public together with other elements, and the whole has a meaning distinguishable from the place name, the people’s court shall find that it does not fall under Article 10(2) of the Trademark Law.',
    },
    '7': {
      zh: '人民法院审查诉争商标是否具有显著特征，应当根据商标所指定使用商品的相关公众的通常认识，判断该商标整体上是否具有显著特征。商标标志中含有描述性要素，但不影响其整体具有显著特征的；或者描述性标志以独特方式加以表现，相关公众能够以其识别商品来源的，应当认定其具有显著特征。',
      en: 'In examining whether the trademark at issue is distinctive, the people’s court shall judge whether it is distinctive as a whole by the ordinary perception of the relevant public of the goods for which it is designated. Where a sign contains descriptive elements that do not affect its distinctiveness as a whole, or a descriptive sign is expressed in a unique way so that the relevant public can identify the source of the goods by it, it shall be found distinctive.',
    },
    '8': {
      zh: '诉争商标为外文标志时，人民法院应当根据中国境内相关公众的通常认识，对该外文商标是否具有显著特征进行审查判断。标志中外文的固有含义可能影响其在指定使用商品上的显著特征，但相关公众对该固有含义的认知程度较低，能够以该标志识别商品来源的，可以认定其具有显著特征。',
      en: 'Where the trademark at issue is a foreign-language sign, the people’s court shall examine and judge whether it is distinctive by the ordinary perception of the relevant public within China. Where the inherent meaning of the foreign words may affect distinctiveness for the designated goods but the relevant public has a low awareness of that meaning and can identify the source of the goods by the sign, it may be found distinctive.',
    },
    '9.3': {
      zh: '第一款所称标志经过长期或者广泛使用，相关公众能够通过该标志识别商品来源的，可以认定该标志具有显著特征。',
      en: 'Where a sign referred to in the first paragraph has been used for a long time or widely, so that the relevant public can identify the source of the goods by it, it may be found distinctive.',
    },
    '10.1': {
      zh: '诉争商标属于法定的商品名称或者约定俗成的商品名称的，人民法院应当认定其属于商标法第十一条第一款第（一）项所指的通用名称。依据法律规定或者国家标准、行业标准属于商品通用名称的，应当认定为通用名称。相关公众普遍认为某一名称能够指代一类商品的，应当认定为约定俗成的通用名称。被专业工具书、辞典等列为商品名称的，可以作为认定约定俗成的通用名称的参考。',
      en: 'Where the trademark at issue is a statutory or customary name of goods, the people’s court shall find that it is a generic name within the meaning of Article 11(1)(1) of the Trademark Law. What is a generic name of goods under the law or under national or industry standards shall be found to be a generic name. Where the relevant public generally considers that a name can denote a category of goods, it shall be found to be a customary generic name. Its listing as the name of goods in specialised reference books or dictionaries may serve as reference in finding a customary generic name.',
    },
    '11': {
      zh: '商标标志只是或者主要是描述、说明所使用商品的质量、主要原料、功能、用途、重量、数量、产地等的，人民法院应当认定其属于商标法第十一条第一款第（二）项规定的情形。商标标志或者其构成要素暗示商品的特点，但不影响其识别商品来源功能的，不属于该项所规定的情形。',
      en: 'Where a sign only or mainly describes or explains the quality, main raw materials, function, use, weight, quantity, place of origin and the like of the goods for which it is used, the people’s court shall find that it falls under Article 11(1)(2) of the Trademark Law. Where a sign or its elements suggest a characteristic of the goods without affecting the function of identifying their source, it does not fall under that item.',
    },
    '28': {
      zh: '人民法院审理商标授权确权行政案件的过程中，国家知识产权局对诉争商标予以驳回、不予核准注册或者予以无效宣告的事由不复存在的，人民法院可以依据新的事实撤销国家知识产权局相关裁决，并判令其根据变更后的事实重新作出裁决。',
      en: 'Where, in the course of an administrative case of grant or confirmation of a trademark, the reason for which the China National Intellectual Property Administration refused the trademark at issue, denied its registration or declared it invalid no longer exists, the people’s court may set the decision concerned aside on the basis of the new facts and order a new decision on the changed facts.',
    },
  },
  grounds: {},
}
