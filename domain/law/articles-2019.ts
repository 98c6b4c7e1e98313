import type { LawVersion } from './law-version.ts'

/** Trademark Law as amended in 2019, the articles that get cited. The Chinese is the statute; the English is an unofficial translation of our own. */
export const LAW_2019: LawVersion = {
  id: 'trademark-law-2019',
  lastArticle: 73,
  paragraphs: {
    4: 2,
    9: 2,
    10: 2,
    11: 2,
    12: 1,
    13: 3,
    15: 2,
    16: 2,
    19: 4,
    30: 1,
    31: 1,
    32: 1,
    33: 1,
    34: 1,
    35: 4,
    39: 1,
    40: 2,
    42: 4,
    43: 3,
    44: 3,
    45: 3,
    49: 2,
    50: 1,
  },
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2019年修正', en: 'as amended in 2019' },
  from: '2019-11-01',
  until: '2026-12-31',
  source: '全国人民代表大会常务委员会2019年4月23日《关于修改〈中华人民共和国建筑法〉等八部法律的决定》',
  text: {
    '4': {
      zh: '自然人、法人或者其他组织在生产经营活动中，对其商品或者服务需要取得商标专用权的，应当向商标局申请商标注册。不以使用为目的的恶意商标注册申请，应当予以驳回。',
      en: 'A natural person, legal person or other organisation that needs to acquire the exclusive right to use a trademark for its goods or services in the course of its production and business shall apply to the Trademark Office for registration. An application filed in bad faith without intent to use shall be refused.',
    },
    '7.1': {
      zh: '申请注册和使用商标，应当遵循诚实信用原则。',
      en: 'The application for registration and the use of a trademark shall follow the principle of good faith.',
    },
    '10.1': {
      zh: '下列标志不得作为商标使用：',
      en: 'The following signs shall not be used as trademarks:',
    },
    '10.1.1': {
      zh: '（一）同中华人民共和国的国家名称、国旗、国徽、国歌、军旗、军徽、军歌、勋章等相同或者近似的，以及同中央国家机关的名称、标志、所在地特定地点的名称或者标志性建筑物的名称、图形相同的；',
      en: '(1) those identical with or similar to the name, national flag, national emblem, national anthem, military flag, army emblem, military songs or medals and the like of the People’s Republic of China, and those identical with the names or signs of central State organs or with the names of the particular places where they are located, or with the names or images of landmark buildings;',
    },
    '10.1.2': {
      zh: '（二）同外国的国家名称、国旗、国徽、军旗等相同或者近似的，但经该国政府同意的除外；',
      en: '(2) those identical with or similar to the name, national flag, national emblem or military flag and the like of a foreign country, except with the consent of the government of that country;',
    },
    '10.1.3': {
      zh: '（三）同政府间国际组织的名称、旗帜、徽记等相同或者近似的，但经该组织同意或者不易误导公众的除外；',
      en: '(3) those identical with or similar to the name, flag or emblem and the like of an intergovernmental organisation, except with the consent of that organisation or where the public is not likely to be misled;',
    },
    '10.1.4': {
      zh: '（四）与表明实施控制、予以保证的官方标志、检验印记相同或者近似的，但经授权的除外；',
      en: '(4) those identical with or similar to an official sign or inspection mark that indicates control and gives a guarantee, except where authorised;',
    },
    '10.1.5': {
      zh: '（五）同“红十字”、“红新月”的名称、标志相同或者近似的；',
      en: '(5) those identical with or similar to the name or sign of the Red Cross or the Red Crescent;',
    },
    '10.1.6': {
      zh: '（六）带有民族歧视性的；',
      en: '(6) those of a nature that discriminates against any nationality;',
    },
    '10.1.7': {
      zh: '（七）带有欺骗性，容易使公众对商品的质量等特点或者产地产生误认的；',
      en: '(7) those that are deceptive and liable to mislead the public as to the quality or other characteristics of the goods or as to their place of origin;',
    },
    '10.1.8': {
      zh: '（八）有害于社会主义道德风尚或者有其他不良影响的。',
      en: '(8) those detrimental to socialist morality or customs, or having other adverse influence.',
    },
    '10.2': {
      zh: '县级以上行政区划的地名或者公众知晓的外国地名，不得作为商标。但是，地名具有其他含义或者作为集体商标、证明商标组成部分的除外；已经注册的使用地名的商标继续有效。',
      en: 'The name of an administrative division at or above the county level, or a foreign place name known to the public, shall not be used as a trademark, unless the place name has another meaning or is an element of a collective or certification mark; a trademark using a place name that is already registered remains valid.',
    },
    '11.1': {
      zh: '下列标志不得作为商标注册：',
      en: 'The following signs shall not be registered as trademarks:',
    },
    '11.1.1': {
      zh: '（一）仅有本商品的通用名称、图形、型号的；',
      en: '(1) those consisting solely of the generic name, image or model of the goods in question;',
    },
    '11.1.2': {
      zh: '（二）仅直接表示商品的质量、主要原料、功能、用途、重量、数量及其他特点的；',
      en: '(2) those solely and directly indicating the quality, main raw materials, function, use, weight, quantity or other characteristics of the goods;',
    },
    '11.1.3': {
      zh: '（三）其他缺乏显著特征的。',
      en: '(3) others lacking distinctive character.',
    },
    '11.2': {
      zh: '前款所列标志经过使用取得显著特征，并便于识别的，可以作为商标注册。',
      en: 'A sign referred to in the preceding paragraph that has acquired distinctive character through use and is easy to recognise may be registered as a trademark.',
    },
    '12': {
      zh: '以三维标志申请注册商标的，仅由商品自身的性质产生的形状、为获得技术效果而需有的商品形状或者使商品具有实质性价值的形状，不得注册。',
      en: 'Where registration of a three-dimensional sign as a trademark is applied for, a shape that results solely from the nature of the goods themselves, a shape of goods necessary to obtain a technical result, or a shape that gives substantial value to the goods shall not be registered.',
    },
    '13.2': {
      zh: '就相同或者类似商品申请注册的商标是复制、摹仿或者翻译他人未在中国注册的驰名商标，容易导致混淆的，不予注册并禁止使用。',
      en: 'A trademark for which registration is applied for in respect of identical or similar goods shall not be registered and its use shall be prohibited if it is a reproduction, imitation or translation of another person’s well-known trademark not registered in China and is liable to cause confusion.',
    },
    '13.3': {
      zh: '就不相同或者不相类似商品申请注册的商标是复制、摹仿或者翻译他人已经在中国注册的驰名商标，误导公众，致使该驰名商标注册人的利益可能受到损害的，不予注册并禁止使用。',
      en: 'A trademark for which registration is applied for in respect of goods that are neither identical nor similar shall not be registered and its use shall be prohibited if it is a reproduction, imitation or translation of another person’s well-known trademark already registered in China, misleads the public and may harm the interests of the registrant of the well-known trademark.',
    },
    '15.1': {
      zh: '未经授权，代理人或者代表人以自己的名义将被代理人或者被代表人的商标进行注册，被代理人或者被代表人提出异议的，不予注册并禁止使用。',
      en: 'Where an agent or representative, without authorisation, registers in its own name the trademark of the person it acts for or represents, and that person objects, the trademark shall not be registered and its use shall be prohibited.',
    },
    '15.2': {
      zh: '就同一种商品或者类似商品申请注册的商标与他人在先使用的未注册商标相同或者近似，申请人与该他人具有前款规定以外的合同、业务往来关系或者其他关系而明知该他人商标存在，该他人提出异议的，不予注册。',
      en: 'Where a trademark for which registration is applied for in respect of the same or similar goods is identical with or similar to an unregistered trademark used earlier by another person, and the applicant, having a contractual, business or other relation with that person beyond those of the preceding paragraph, knows that the trademark exists, it shall not be registered if that person objects.',
    },
    '16.1': {
      zh: '商标中有商品的地理标志，而该商品并非来源于该标志所标示的地区，误导公众的，不予注册并禁止使用；但是，已经善意取得注册的继续有效。',
      en: 'Where a trademark contains a geographical indication of goods and the goods do not come from the region indicated, so that the public is misled, the trademark shall not be registered and its use shall be prohibited; a registration already obtained in good faith remains valid.',
    },
    '19.4': {
      zh: '商标代理机构除对其代理服务申请商标注册外，不得申请注册其他商标。',
      en: 'A trademark agency shall not apply for registration of any trademark other than for its agency services.',
    },
    '30': {
      zh: '申请注册的商标，凡不符合本法有关规定或者同他人在同一种商品或者类似商品上已经注册的或者初步审定的商标相同或者近似的，由商标局驳回申请，不予公告。',
      en: 'Where a trademark for which registration is applied for does not comply with the relevant provisions of this Law, or is identical with or similar to another person’s trademark already registered or preliminarily approved for the same or similar goods, the Trademark Office shall refuse the application and shall not publish it.',
    },
    '31': {
      zh: '两个或者两个以上的商标注册申请人，在同一种商品或者类似商品上，以相同或者近似的商标申请注册的，初步审定并公告申请在先的商标；同一天申请的，初步审定并公告使用在先的商标，驳回其他人的申请，不予公告。',
      en: 'Where two or more applicants apply for registration of identical or similar trademarks for the same or similar goods, the trademark applied for first shall be preliminarily approved and published; where the applications are filed on the same day, the trademark used first shall be preliminarily approved and published, and the applications of the others shall be refused and shall not be published.',
    },
    '32': {
      zh: '申请商标注册不得损害他人现有的在先权利，也不得以不正当手段抢先注册他人已经使用并有一定影响的商标。',
      en: 'An application for registration of a trademark shall not harm the existing earlier rights of another person, nor shall it pre-empt by improper means a trademark that another person has already used and that has a certain influence.',
    },
    '33': {
      zh: '对初步审定公告的商标，自公告之日起三个月内，在先权利人、利害关系人认为违反本法第十三条第二款和第三款、第十五条、第十六条第一款、第三十条、第三十一条、第三十二条规定的，或者任何人认为违反本法第四条、第十条、第十一条、第十二条、第十九条第四款规定的，可以向商标局提出异议。公告期满无异议的，予以核准注册，发给商标注册证，并予公告。',
      en: 'Within three months of publication of a preliminarily approved trademark, a holder of an earlier right or an interested party who considers that Article 13(2) or (3), Article 15, Article 16(1), Article 30, Article 31 or Article 32 of this Law is infringed, or any person who considers that Article 4, Article 10, Article 11, Article 12 or Article 19(4) of this Law is infringed, may file an opposition with the Trademark Office. Where no opposition is filed by the end of that period, the trademark shall be registered, a certificate issued and the registration published.',
    },
    '34': {
      zh: '对驳回申请、不予公告的商标，商标局应当书面通知商标注册申请人。商标注册申请人不服的，可以自收到通知之日起十五日内向商标评审委员会申请复审。商标评审委员会应当自收到申请之日起九个月内做出决定，并书面通知申请人。有特殊情况需要延长的，经国务院工商行政管理部门批准，可以延长三个月。当事人对商标评审委员会的决定不服的，可以自收到通知之日起三十日内向人民法院起诉。',
      en: 'Where an application is refused and the trademark is not published, the Trademark Office shall notify the applicant in writing. An applicant who disagrees may, within fifteen days of receipt of the notice, apply to the Trademark Review and Adjudication Board for review. The Board shall decide within nine months of receipt of the application and notify the applicant in writing. Where special circumstances require an extension, it may, with the approval of the administrative department for industry and commerce under the State Council, be extended by three months. A party who disagrees with the decision of the Board may bring an action before the people’s court within thirty days of receipt of the notice.',
    },
    '40.1': {
      zh: '注册商标有效期满，需要继续使用的，商标注册人应当在期满前十二个月内按照规定办理续展手续；在此期间未能办理的，可以给予六个月的宽展期。每次续展注册的有效期为十年，自该商标上一届有效期满次日起计算。期满未办理续展手续的，注销其注册商标。',
      en: 'Where a registered trademark is to be used beyond its term of validity, the registrant shall carry out the renewal formalities within the twelve months before expiry; where they are not carried out within that period, a grace period of six months may be granted. Each renewal is valid for ten years, counted from the day after the previous term expires. Where the renewal formalities are not carried out by expiry, the registered trademark shall be removed from the register.',
    },
    '44.1': {
      zh: '已经注册的商标，违反本法第四条、第十条、第十一条、第十二条、第十九条第四款规定的，或者是以欺骗手段或者其他不正当手段取得注册的，由商标局宣告该注册商标无效；其他单位或者个人可以请求商标评审委员会宣告该注册商标无效。',
      en: 'Where a registered trademark infringes Article 4, Article 10, Article 11, Article 12 or Article 19(4) of this Law, or its registration was obtained by deception or other improper means, the Trademark Office shall declare the registered trademark invalid; any other entity or individual may request the Trademark Review and Adjudication Board to declare it invalid.',
    },
    '45.1': {
      zh: '已经注册的商标，违反本法第十三条第二款和第三款、第十五条、第十六条第一款、第三十条、第三十一条、第三十二条规定的，自商标注册之日起五年内，在先权利人或者利害关系人可以请求商标评审委员会宣告该注册商标无效。对恶意注册的，驰名商标所有人不受五年的时间限制。',
      en: 'Where a registered trademark infringes Article 13(2) or (3), Article 15, Article 16(1), Article 30, Article 31 or Article 32 of this Law, a holder of an earlier right or an interested party may, within five years of registration, request the Trademark Review and Adjudication Board to declare the registered trademark invalid. In the case of registration in bad faith the owner of a well-known trademark is not bound by the limit of five years.',
    },
    '48': {
      zh: '本法所称商标的使用，是指将商标用于商品、商品包装或者容器以及商品交易文书上，或者将商标用于广告宣传、展览以及其他商业活动中，用于识别商品来源的行为。',
      en: 'The use of a trademark within the meaning of this Law is its use on goods, on their packaging or containers and on documents of trade, or in advertising, exhibitions and other commercial activities, in order to identify the source of the goods.',
    },
    '49.2': {
      zh: '注册商标成为其核定使用的商品的通用名称或者没有正当理由连续三年不使用的，任何单位或者个人可以向商标局申请撤销该注册商标。商标局应当自收到申请之日起九个月内做出决定。有特殊情况需要延长的，经国务院工商行政管理部门批准，可以延长三个月。',
      en: 'Where a registered trademark has become the generic name of the goods for which its use is approved, or has not been used for three consecutive years without proper reason, any entity or individual may apply to the Trademark Office for its cancellation. The Trademark Office shall decide within nine months of receipt of the application. Where special circumstances require an extension, it may, with the approval of the administrative department for industry and commerce under the State Council, be extended by three months.',
    },
    '50': {
      zh: '注册商标被撤销、被宣告无效或者期满不再续展的，自撤销、宣告无效或者注销之日起一年内，商标局对与该商标相同或者近似的商标注册申请，不予核准。',
      en: 'Where a registered trademark has been cancelled, declared invalid or not renewed on expiry, the Trademark Office shall not approve, within one year of the cancellation, declaration of invalidity or removal, an application for registration of a trademark identical with or similar to it.',
    },
  },
  grounds: {
    '4': '4',
    '7.1': '7.1',
    '10.1.1': '10.1.1',
    '10.1.2': '10.1.2',
    '10.1.3': '10.1.3',
    '10.1.4': '10.1.4',
    '10.1.5': '10.1.5',
    '10.1.6': '10.1.6',
    '10.1.7': '10.1.7',
    '10.1.8': '10.1.8',
    '10.2': '10.2',
    '11.1.1': '11.1.1',
    '11.1.2': '11.1.2',
    '11.1.3': '11.1.3',
    '11.2': '11.2',
    '12': '12',
    '13.2': '13.2',
    '13.3': '13.3',
    '15.1': '15.1',
    '15.2': '15.2',
    '16.1': '16.1',
    '19.4': '19.4',
    '30': '30',
    '31': '31',
    '32': '32',
    '33': '33',
    '34': '34',
    '40.1': '40.1',
    '44.1': '44.1',
    '45.1': '45.1',
    '49.2': '49.2',
    '50': '50',
  },
}
