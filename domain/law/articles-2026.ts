import type { LawVersion } from './law-version.ts'

/** Trademark Law as revised in 2026, the articles that get cited. The Chinese is the statute; the English is an unofficial translation of our own. */
export const LAW_2026: LawVersion = {
  id: 'trademark-law-2026',
  lastArticle: 87,
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2026年修订', en: 'as revised in 2026' },
  from: '2027-01-01',
  until: null,
  source: '中华人民共和国主席令第七十七号（2026年6月26日）',
  text: {
    '2.2': {
      zh: '本法所称商标的使用，是指将商标用于商品、商品包装或者容器以及商品交易文书上，或者将商标用于广告宣传、展览以及其他商业活动中，用于识别和区分商品来源的行为。',
      en: 'For the purposes of this Law, the use of a trademark means the use of the trademark on goods, their packaging or containers and the transaction documents of goods, or its use in advertising, exhibitions and other commercial activities, for identifying and distinguishing the source of goods or services.',
    },
    '9.1': {
      zh: '申请注册和使用商标，应当遵循诚信原则，不得滥用权利损害国家利益、社会公共利益或者他人合法权益。',
      en: 'The application for registration and the use of a trademark shall follow the principle of good faith, and rights shall not be abused to harm the interests of the State, the public interest or the lawful rights and interests of others.',
    },
    '15.1': {
      zh: '下列标志不得作为商标注册和使用：',
      en: 'The following signs shall not be registered or used as trademarks:',
    },
    '15.1.1': {
      zh: '（一）同中国共产党的名称、党旗、党徽、勋章或者重要理论成就、历史事件相关的标志性要素等相同或者近似的；',
      en: '(1) those identical with or similar to the name, flag, emblem or medals of the Communist Party of China, or symbolic elements connected with its important theoretical achievements, historical events and the like;',
    },
    '15.1.2': {
      zh: '（二）同中华人民共和国的国家名称、国旗、国徽、国歌、军旗、军徽、军歌、勋章等相同或者近似的，以及同中央和国家机关的名称、标志、所在地特定地点的名称或者标志性建筑物的名称、图形相同的；',
      en: '(2) those identical with or similar to the name, national flag, national emblem, national anthem, military flag, army emblem, military songs or medals and the like of the People’s Republic of China, and those identical with the names or signs of central and State organs or with the names of the particular places where they are located, or with the names or images of landmark buildings;',
    },
    '15.1.3': {
      zh: '（三）同外国的国家名称、国旗、国徽、军旗等相同或者近似的，但经该国政府同意的除外；',
      en: '(3) those identical with or similar to the name, national flag, national emblem or military flag and the like of a foreign country, except with the consent of the government of that country;',
    },
    '15.1.4': {
      zh: '（四）同政府间国际组织的名称、旗帜、徽记等相同或者近似的，但经该组织同意或者不易误导公众的除外；',
      en: '(4) those identical with or similar to the name, flag or emblem and the like of an intergovernmental organisation, except with the consent of that organisation or where the public is not likely to be misled;',
    },
    '15.1.5': {
      zh: '（五）与表明实施控制、予以保证的官方标志、检验印记相同或者近似的，但经授权的除外；',
      en: '(5) those identical with or similar to an official sign or inspection mark that indicates control and gives a guarantee, except where authorised;',
    },
    '15.1.6': {
      zh: '（六）同“红十字”、“红新月”的名称、标志相同或者近似的；',
      en: '(6) those identical with or similar to the name or sign of the Red Cross or the Red Crescent;',
    },
    '15.1.7': {
      zh: '（七）带有民族歧视性的；',
      en: '(7) those of a nature that discriminates against any nationality;',
    },
    '15.1.8': {
      zh: '（八）带有欺骗性，容易使公众对商品的质量、工艺、原料等特点或者产地产生误认的；',
      en: '(8) those that are deceptive and liable to mislead the public as to the quality, workmanship, raw materials or other characteristics of the goods or as to their place of origin;',
    },
    '15.1.9': {
      zh: '（九）违背公序良俗或者有其他不良影响的。',
      en: '(9) those contrary to public order and good morals, or having other adverse influence.',
    },
    '16.1': {
      zh: '县级以上行政区划名称或者公众知晓的外国地名，不得作为商标注册和使用。但是，地名具有其他含义或者作为集体商标、证明商标组成部分的除外；已经注册的使用地名的商标继续有效。',
      en: 'The name of an administrative division at or above the county level, or a foreign place name known to the public, shall not be registered or used as a trademark, unless the place name has another meaning or is an element of a collective or certification mark; a trademark using a place name that is already registered remains valid.',
    },
    '17.1': {
      zh: '申请注册的商标，应当有显著特征，便于识别。下列标志不得作为商标注册：',
      en: 'A trademark for which registration is applied for shall have distinctive character and be easy to recognise. The following signs shall not be registered as trademarks:',
    },
    '17.1.1': {
      zh: '（一）仅有本商品的通用名称、图形、型号的；',
      en: '(1) those consisting solely of the generic name, image or model of the goods in question;',
    },
    '17.1.2': {
      zh: '（二）仅直接表示商品的质量、主要原料、功能、用途、重量、数量及其他特点的；',
      en: '(2) those solely and directly indicating the quality, main raw materials, function, use, weight, quantity or other characteristics of the goods;',
    },
    '17.1.3': {
      zh: '（三）其他缺乏显著特征的。',
      en: '(3) others lacking distinctive character.',
    },
    '17.2': {
      zh: '前款所列标志经过使用取得显著特征，并便于识别的，可以作为商标注册。',
      en: 'A sign referred to in the preceding paragraph that has acquired distinctive character through use and is easy to recognise may be registered as a trademark.',
    },
    '18': {
      zh: '以三维标志、颜色组合、声音、动态标志等申请注册商标的，仅由商品自身的性质产生的、为获得技术效果而需有的或者使商品具有实质性价值的形状、颜色组合、声音、动态效果等，不得注册为商标。',
      en: 'Where registration as a trademark is applied for in respect of a three-dimensional sign, a combination of colours, a sound, a motion sign or the like, a shape, combination of colours, sound or motion effect and the like that results solely from the nature of the goods themselves, is necessary to obtain a technical result or gives substantial value to the goods shall not be registered.',
    },
    '19.1': {
      zh: '不以使用为目的，且明显超出正常生产经营需要申请商标注册的，不予注册。',
      en: 'An application for registration of a trademark filed without intent to use and clearly exceeding the needs of normal production and business shall not be registered.',
    },
    '19.2': {
      zh: '不得以欺骗或者其他不正当手段申请商标注册。',
      en: 'Registration of a trademark shall not be applied for by deception or other improper means.',
    },
    '20': {
      zh: '申请注册的商标，不得同他人在同一种商品或者类似商品上已经注册或者在先申请的商标相同或者近似。',
      en: 'A trademark for which registration is applied for shall not be identical with or similar to another person’s trademark already registered or applied for earlier for the same or similar goods.',
    },
    '21.1': {
      zh: '就相同或者类似商品申请注册的商标是复制、摹仿或者翻译他人未在中国注册的驰名商标，容易导致混淆的，不予注册并禁止使用。',
      en: 'A trademark for which registration is applied for in respect of identical or similar goods shall not be registered and its use shall be prohibited if it is a reproduction, imitation or translation of another person’s well-known trademark not registered in China and is liable to cause confusion.',
    },
    '21.2': {
      zh: '就不相同或者不相类似商品申请注册的商标是复制、摹仿或者翻译他人的驰名商标，误导公众，致使该驰名商标持有人的利益可能受到损害的，不予注册并禁止使用。',
      en: 'A trademark for which registration is applied for in respect of goods that are neither identical nor similar shall not be registered and its use shall be prohibited if it is a reproduction, imitation or translation of another person’s well-known trademark, misleads the public and may harm the interests of the holder of the well-known trademark.',
    },
    '22.1': {
      zh: '未经授权，代理人或者代表人以自己的名义将被代理人或者被代表人的商标进行注册，被代理人或者被代表人提出异议的，不予注册并禁止使用。',
      en: 'Where an agent or representative, without authorisation, registers in its own name the trademark of the person it acts for or represents, and that person objects, the trademark shall not be registered and its use shall be prohibited.',
    },
    '22.2': {
      zh: '就同一种商品或者类似商品申请注册的商标与他人在先使用的未注册商标相同或者近似，申请人与该他人具有前款规定以外的合同、业务往来关系或者其他关系而明知该他人商标存在，该他人提出异议的，不予注册。',
      en: 'Where a trademark for which registration is applied for in respect of the same or similar goods is identical with or similar to an unregistered trademark used earlier by another person, and the applicant, having a contractual, business or other relation with that person beyond those of the preceding paragraph, knows that the trademark exists, it shall not be registered if that person objects.',
    },
    '23.1': {
      zh: '商标中有商品的地理标志，而该商品并非来源于该标志所标示的地区，误导公众的，不予注册并禁止使用；但是，已经善意取得注册的继续有效。',
      en: 'Where a trademark contains a geographical indication of goods and the goods do not come from the region indicated, so that the public is misled, the trademark shall not be registered and its use shall be prohibited; a registration already obtained in good faith remains valid.',
    },
    '24': {
      zh: '申请商标注册不得损害他人现有的在先合法权益，也不得故意抢先注册他人已经使用并有一定影响的商标。',
      en: 'An application for registration of a trademark shall not harm the existing earlier lawful rights and interests of another person, nor shall it deliberately pre-empt a trademark that another person has already used and that has a certain influence.',
    },
    '25': {
      zh: '商标代理机构除对其代理服务申请商标注册外，不得申请注册其他商标。',
      en: 'A trademark agency shall not apply for registration of any trademark other than for its agency services.',
    },
    '34': {
      zh: '申请注册的商标，凡不符合本法有关规定的，由国务院商标管理部门驳回申请，不予公告。',
      en: 'Where a trademark for which registration is applied for does not comply with the relevant provisions of this Law, the trademark administration department under the State Council shall refuse the application and shall not publish it.',
    },
    '35': {
      zh: '两个或者两个以上的商标注册申请人，在同一种商品或者类似商品上，以相同或者近似的商标申请注册的，初步审定并公告申请在先的商标；同一天申请的，初步审定并公告使用在先的商标，驳回其他人的申请，不予公告。',
      en: 'Where two or more applicants apply for registration of identical or similar trademarks for the same or similar goods, the trademark applied for first shall be preliminarily approved and published; where the applications are filed on the same day, the trademark used first shall be preliminarily approved and published, and the applications of the others shall be refused and shall not be published.',
    },
    '36.1': {
      zh: '对初步审定公告的商标，自公告之日起二个月内，在先权利人、利害关系人认为违反本法第二十条至第二十二条、第二十三条第一款、第二十四条规定的，或者任何人认为违反本法第十五条、第十六条第一款、第十七条至第十九条、第二十五条规定的，可以向国务院商标管理部门提出异议。公告期满无异议的，予以核准注册，发给商标注册证，并予公告。',
      en: 'Within two months of publication of a preliminarily approved trademark, a holder of an earlier right or an interested party who considers that Articles 20 to 22, Article 23(1) or Article 24 of this Law is infringed, or any person who considers that Article 15, Article 16(1), Articles 17 to 19 or Article 25 of this Law is infringed, may file an opposition with the trademark administration department under the State Council. Where no opposition is filed by the end of that period, the trademark shall be registered, a certificate issued and the registration published.',
    },
    '37': {
      zh: '对驳回申请、不予公告的商标，国务院商标管理部门应当书面通知商标注册申请人。商标注册申请人不服的，可以自收到通知之日起十五日内向国务院商标管理部门申请复审。国务院商标管理部门应当自收到申请之日起九个月内作出决定，并书面通知申请人。有特殊情况需要延长的，经国务院商标管理部门负责人批准，可以延长三个月。当事人对复审决定不服的，可以自收到通知之日起三十日内向人民法院起诉。',
      en: 'Where an application is refused and the trademark is not published, the trademark administration department under the State Council shall notify the applicant in writing. An applicant who disagrees may, within fifteen days of receipt of the notice, apply to the department for review. The department shall decide within nine months of receipt of the application and notify the applicant in writing. Where special circumstances require an extension, it may, with the approval of the head of the department, be extended by three months. A party who disagrees with the decision on review may bring an action before the people’s court within thirty days of receipt of the notice.',
    },
    '41': {
      zh: '国务院商标管理部门在商标异议审查、驳回复审、不予注册复审和无效宣告案件审理过程中，所涉及的在先权益的确定必须以人民法院正在审理或者行政机关正在处理的另一案件的结果为依据的，可以中止审查审理。中止原因消除后，应当及时恢复审查审理程序。',
      en: 'Where, in the examination of an opposition or in proceedings for review of a refusal, review of a decision not to register, or declaration of invalidity, the determination of an earlier right or interest concerned must rest on the outcome of another case being tried by a people’s court or handled by an administrative organ, the trademark administration department under the State Council may suspend the examination or proceedings. Once the cause of suspension has ceased, the examination or proceedings shall be resumed without delay.',
    },
    '44.1': {
      zh: '注册商标有效期满，需要继续使用的，商标注册人应当在期满前十二个月内按照规定办理续展手续；在此期间未能办理的，可以给予六个月的宽展期。每次续展注册的有效期为十年，自该商标上一届有效期满次日起计算。宽展期满未办理续展手续的，注销其注册商标。',
      en: 'Where a registered trademark is to be used beyond its term of validity, the registrant shall carry out the renewal formalities within the twelve months before expiry; where they are not carried out within that period, a grace period of six months may be granted. Each renewal is valid for ten years, counted from the day after the previous term expires. Where the renewal formalities are not carried out by the end of the grace period, the registered trademark shall be removed from the register.',
    },
    '49': {
      zh: '商标注册人申请注销其注册商标的，自注销公告之日起一年内，国务院商标管理部门对他人在同一种或者类似商品上与该商标相同或者近似的商标注册申请，不予核准。',
      en: 'Where the registrant of a trademark applies for its surrender, the trademark administration department under the State Council shall not approve, within one year of publication of the surrender, another person’s application for registration of a trademark identical with or similar to it for the same or similar goods.',
    },
    '50.1': {
      zh: '已经注册的商标，违反本法第十五条、第十六条第一款、第十七条至第十九条、第二十五条规定的，由国务院商标管理部门宣告该注册商标无效；其他单位或者个人可以请求国务院商标管理部门宣告该注册商标无效。',
      en: 'Where a registered trademark infringes Article 15, Article 16(1), Articles 17 to 19 or Article 25 of this Law, the trademark administration department under the State Council shall declare the registered trademark invalid; any other entity or individual may request the department to declare it invalid.',
    },
    '51.1': {
      zh: '已经注册的商标，违反本法第二十条至第二十二条、第二十三条第一款、第二十四条规定的，自商标注册之日起五年内，在先权利人或者利害关系人可以请求国务院商标管理部门宣告该注册商标无效。对恶意注册的，驰名商标持有人不受五年的时间限制。',
      en: 'Where a registered trademark infringes Articles 20 to 22, Article 23(1) or Article 24 of this Law, a holder of an earlier right or an interested party may, within five years of registration, request the trademark administration department under the State Council to declare the registered trademark invalid. In the case of registration in bad faith the holder of a well-known trademark is not bound by the limit of five years.',
    },
    '57.2': {
      zh: '注册商标成为其核定使用的商品的通用名称或者没有正当理由连续三年不使用的，任何单位或者个人可以向国务院商标管理部门申请撤销该注册商标。国务院商标管理部门应当自收到申请之日起九个月内作出决定。有特殊情况需要延长的，经国务院商标管理部门负责人批准，可以延长三个月。',
      en: 'Where a registered trademark has become the generic name of the goods for which its use is approved, or has not been used for three consecutive years without proper reason, any entity or individual may apply to the trademark administration department under the State Council for its cancellation. The department shall decide within nine months of receipt of the application. Where special circumstances require an extension, it may, with the approval of the head of the department, be extended by three months.',
    },
  },
  grounds: {
    '4': '19.1',
    '7.1': '9.1',
    '10.1.0': '15.1.1',
    '10.1.1': '15.1.2',
    '10.1.2': '15.1.3',
    '10.1.3': '15.1.4',
    '10.1.4': '15.1.5',
    '10.1.5': '15.1.6',
    '10.1.6': '15.1.7',
    '10.1.7': '15.1.8',
    '10.1.8': '15.1.9',
    '10.2': '16.1',
    '11.1.1': '17.1.1',
    '11.1.2': '17.1.2',
    '11.1.3': '17.1.3',
    '11.2': '17.2',
    '12': '18',
    '13.2': '21.1',
    '13.3': '21.2',
    '15.1': '22.1',
    '15.2': '22.2',
    '16.1': '23.1',
    '19.4': '25',
    '30': '20',
    '31': '35',
    '32': '24',
    '33': '36.1',
    '34': '37',
    '40.1': '44.1',
    '44.1': '19.2',
    '45.1': '51.1',
    '49.2': '57.2',
    '50': '49',
    invalidation: '50.1',
    refusal: '34',
    suspension: '41',
    use: '2.2',
  },
}
