import type { LawText } from './law-version.ts'

/** A statement of law that no case bears out: the words it is made with, and what the law says instead. */
export interface Misstatement extends LawText {
  words: RegExp
  /** Words of the clause by which it is no such statement. */
  unless?: RegExp
  /** Where the law says so. */
  source: string
  /** The last day of the law whose numbers the words hold; left out where they hold none. */
  until?: string
}

const NOT_SO =
  /不能|不得|并非|并不|不因|无法|难以|不可|不会|不足以|尚未|尚无|未[能及必]|没有|不(?:再)?(?:当然|必然|具有|享有|属于|构成|是)|而非|不等于|\bnot\b|\bcannot\b|\bnever\b|\bno\b|\bnor\b|n’t\b/i
/** Last day of the law of 2019. */
const LAW_2019 = '2026-12-31'

/** Statements that no wording of the law bears out (docs/law.md §1, §2, §4). */
export const MISSTATEMENTS: readonly Misstatement[] = [
  // What use cures.
  {
    words:
      /(?:使用|知名度|显著特征|显著性)[^。；]{0,30}(?:克服|消除|治愈|弥补|排除|突破|补救|补正)[^。；]{0,24}(?:第十条|不良影响|欺骗|误认|地名)|\b(?:use|distinctiveness|reputation)\b[^.;]{0,60}\b(?:cure[sd]?|overc(?:o|a)mes?|remed(?:y|ies|ied)|removes?d?|heals?)\b[^.;]{0,60}(?:Article 10\b|adverse influence|decepti|place name)/i,
    unless: NOT_SO,
    source: 'Law 2019 Art. 10, 11(2)',
    zh: '第十条的禁止不因使用而消除；经使用取得显著特征只对缺乏显著特征的标志有意义（第十一条第二款）。',
    en: 'Use does not cure the prohibitions of Article 10; distinctiveness acquired through use matters only for signs that lack it (Article 11(2)).',
  },
  {
    words:
      /(?:第十条|地名|欺骗性|不良影响)[^。；，]{0,24}(?:标志|标识|情形|地名|商标)?[^。；，]{0,12}使用[^。；，]{0,16}(?:显著(?:特征|性)|第二含义|知名度)的?，?[^。；，]{0,6}(?:可以|得以|即可|能够)[^。；]{0,8}(?:注册|核准)|\b(?:place names?|Article 10|deceptive (?:marks?|signs?)|adverse influence)\b[^.;]{0,80}\bregist(?:rable|ered)\b[^.;]{0,60}\b(?:distinctive|use)/i,
    unless: /不因|不能|并非|仍不|未|不涉及|不得|\bnot\b|\bcannot\b|\bnever\b/,
    source: 'Law 2019 Art. 10, 11(2)',
    until: LAW_2019,
    zh: '第十条的标志不得作为商标使用，经使用取得显著特征也不能注册；第十一条第二款只对缺乏显著特征的标志适用。',
    en: 'Signs under Article 10 may not be used as marks, and distinctiveness acquired through use does not help them; Article 11(2) is for signs that lack it.',
  },
  {
    words:
      /(?:使用|显著特征)[^。；]{0,24}(?:绝对|一律|永远|也|亦|仍|均)[^。；]{0,8}(?:不(?:得|能|予|可)|无法)[^。；]{0,8}(?:注册|核准)|(?:even|regardless)[^.;]{0,60}(?:use|acquired)[^.;]{0,40}(?:may never|can never|cannot|may not) be registered|(?:generic|descriptive|non-distinctive)[^.;]{0,40}(?:may never|can never|cannot ever|may not ever) be registered/i,
    unless: /第十条|欺骗|误认|不良影响|地名|未经|Article 10\b|decepti|mislead|place name|adverse/,
    source: 'Law 2019 Art. 11(2)',
    zh: '缺乏显著特征的标志经过使用取得显著特征并便于识别的，可以作为商标注册（第十一条第二款）。',
    en: 'Signs that have acquired distinctive character through use may be registered (Article 11(2)).',
  },
  {
    words:
      /(?:使用|知名度|影响力?)[^。；]{0,16}(?:克服|排除|突破|豁免|对抗|阻却|消除)[^。；]{0,16}第三十一?条|第三十一?条[^。；]{0,12}因[^。；]{0,10}使用[^。；]{0,8}不(?:再)?适用|(?:使用|影响|知名度)[^。；]{0,20}(?:不再|不)(?:受|适用)[^。；]{0,8}第三十一?条|\b(?:use|reputation|fame)\b[^.;]{0,60}\b(?:overc(?:o|a)mes?|sets? aside|excludes?|displaces?|defeats?|prevails? over)\b[^.;]{0,40}\bArticles? 3[01]\b/i,
    unless: NOT_SO,
    source: 'Law 2019 Art. 30, 31',
    until: LAW_2019,
    zh: '第三十条、第三十一条对在先注册、初步审定或者申请在先的商标适用，申请人的使用并不排除它。',
    en: 'Articles 30 and 31 protect marks registered, approved or filed earlier; use by the applicant does not set them aside.',
  },
  // What articles cover.
  {
    words:
      /第十一条第一款[^。；]{0,12}(?:规定|所列|所指|针对|禁止)[^。；]{0,10}(?:不得|禁止)?(?:作为商标)?使用|\bArticle 11\(1\)[^.;]{0,40}\b(?:may not|must not|prohibit|bars?)\b[^.;]{0,20}\buse/,
    unless: /第十条|并非|而非|不是|\bnot the use\b|Article 10\b/,
    source: 'Law 2019 Art. 10(1), 11(1)',
    until: LAW_2019,
    zh: '第十一条第一款规定的是不得作为商标注册的标志，不得作为商标使用的标志规定在第十条。',
    en: 'Article 11(1) is about signs that may not be registered; those that may not be used are in Article 10.',
  },
  {
    words:
      /第十条第二款[^。；]{0,20}(?:不适用于|不包括|不涉及|不及于|无关)[^。；，]{0,6}(?:外国|县级)|第十条第二款[^。；]{0,6}(?:仅|只)[^。；，]{0,8}(?:我国|国内|中国|外国)|\bArticle 10\(2\)[^.;]{0,40}(?:only|does not (?:apply|extend|cover))[^.;]{0,30}(?:China|Chinese|foreign|domestic)/,
    source: 'Law 2019 Art. 10(2)',
    until: LAW_2019,
    zh: '第十条第二款既适用于县级以上行政区划的地名，也适用于公众知晓的外国地名。',
    en: 'Article 10(2) is about names of administrative divisions at county level and above, and about foreign places known to the public.',
  },
  // When and by what an exclusive right begins and ends.
  {
    words:
      /(?:初步审定|申请在先|在先申请|尚?未(?:经)?(?:核准)?注册|待审)[^。；]{0,24}(?:均?(?:已|即)?(?:享有|取得|具有|获得|拥有))[^。；，]{0,8}专用权|自(?:商标)?(?:申请|初步审定|公告)(?:公告)?之?日起?[^。；，]{0,8}(?:享有|取得|具有|获得|拥有)[^。；，]{0,8}专用权|专用权[^。；，]{0,8}自(?:申请|初步审定)[^。；，]{0,6}(?:起|产生)|(?:preliminarily approved|pending|earlier[- ]filed|unregistered) (?:trade ?)?(?:marks?|applications?)[^.;]{0,16} (?:enjoys?|has|have|confers?|carr(?:y|ies))[^.;]{0,20}exclusive right|exclusive right[^.;]{0,20} (?:begins|arises|starts|runs|dates)[^.;]{0,16}(?:filing|application|preliminary|publication)/i,
    unless:
      /不(?:得|能|享有|具有)|并非|并不|尚未(?:取得|享有|获得)|尚无|没有|核准注册之?日|\bnot\b|\bcannot\b|\bno\b|upon registration/,
    source: 'Law 2019 Art. 3, 39',
    zh: '商标专用权自核准注册起享有，申请中的和初步审定的商标尚无专用权（第三条）。',
    en: 'The exclusive right begins with registration; a mark that is applied for or preliminarily approved has none yet (Article 3).',
  },
  {
    words:
      /(?:有效期|专用权期限|注册商标)[^。；，]{0,10}自(?:商标)?(?:申请|初步审定)(?:公告)?之?日起?(?:计算|起算)?|自申请之?日起[^。；，]{0,12}(?:年|内)[^。；，]{0,4}有效|(?:valid|term)[^.;]{0,30}from the (?:day|date) of (?:filing|application)/i,
    unless: /并非|而非|不是|优先权|\bnot\b|priority/,
    source: 'Law 2019 Art. 39',
    zh: '注册商标的有效期为十年，自核准注册之日起计算。',
    en: 'A registration is valid for ten years from the day on which it is granted.',
  },
  {
    words:
      /(?:连续)?[三3]年(?:不|未)使用[^。；，]{0,10}(?:自动|当然|自行)[^。；，]{0,4}(?:失效|无效|终止|丧失|撤销)|(?:three years|non-use)[^.;]{0,40}(?:lapses?|cancel(?:l?ed|s)|ends?) (?:automatically|by itself|of itself)/i,
    unless: NOT_SO,
    source: 'Law 2019 Art. 49(2)',
    zh: '连续三年不使用的注册商标经申请才被撤销，并不自动失效（第四十九条第二款）。',
    en: 'A mark not used for three years is cancelled on application only and does not lapse by itself (Article 49(2)).',
  },
  {
    words:
      /宣告无效的?[^。；，]{0,12}自[^。；，]{0,8}(?:宣告|公告|决定)[^。；，]{0,6}之日起[^。；，]{0,6}(?:无效|失效|终止|不存在)|(?:被|因)[^。；，]{0,8}撤销的?[^。；，]{0,12}(?:视为)?自始(?:即)?(?:不存在|无效)/,
    unless: /并非|而非|不是/,
    source: 'Law 2019 Art. 47, 55',
    zh: '被宣告无效的商标专用权视为自始即不存在；被撤销的自公告之日起终止（第四十七条、第五十五条）。',
    en: 'A right that is declared invalid is held never to have existed; one that is cancelled ends with its publication (Articles 47, 55).',
  },
  // Who decides, and on what.
  {
    words:
      /复审(?:案件|申请|请求)?(?:应当?|须|系|是)?由[^。；，]{0,10}(?:法院|市场监督管理局|版权局|商标协会)[^。；，]{0,8}(?:审理|裁决|作出|决定|审查|受理)|\b(?:decision|ruling)[^.;]{0,30}\b(?:application|request|review)[^.;]{0,30} (?:is|will be|shall be) (?:made|taken|given|rendered|issued) by (?:the |a )?[^.;]{0,40}\bCourt|\b(?:review|application for review|request for review)\b[^.;]{0,30} (?:is|will be|shall be) (?:decided|heard|examined|determined) by (?:the |a )?[^.;]{0,40}\bCourt/i,
    unless: /不由|并非|而非|\bnot\b/,
    source: 'Law 2019 Art. 34',
    zh: '驳回复审由国家知识产权局审理；法院审理的是对复审决定的起诉（第三十四条）。',
    en: 'The review is decided by CNIPA; the courts hear actions against its decision (Article 34).',
  },
  {
    words:
      /不服[^。；，]{0,8}复审决定[^。；]{0,30}(?:再次|再行|重新|另行)?(?:申请复审|提出复审|提起复审|申请复议|行政复议)|against the decision on (?:the )?review[^.;]{0,40}(?:second|further|another) review|复审决定(?:为|是|系|属于)(?:终局|最终)|复审决定[^。；，]{0,14}不(?:得|能|可)[^。；，]{0,6}(?:起诉|诉讼)|decision on (?:the )?review is final|no (?:action|appeal) lies against the decision/i,
    unless: /不能再|不得再|并非|\bnot\b|\bcannot\b/,
    source: 'Law 2019 Art. 34',
    zh: '对复审决定不服的，自收到之日起三十日内向人民法院起诉，不能再次申请复审（第三十四条）。',
    en: 'Against a decision on review lies an action before the court within thirty days, and no second review (Article 34).',
  },
  {
    words:
      /不使用[^。；]{0,40}由?(?:撤销)?申请人[^。；，]{0,8}(?:承担|负)[^。；]{0,20}(?:举证|证明)责任|\b(?:non-use|cancellation)\b[^.;]{0,60}(?:burden|prove|proof)[^.;]{0,40}\b(?:applicant|petitioner|requester|party requesting)|(?:applicant|petitioner|requester)[^.;]{0,20}(?:bears|has|carries) the burden[^.;]{0,40}non-use/i,
    unless: /不由|并非|\bnot\b/,
    source: 'Regs 2014 Art. 66',
    zh: '连续三年不使用的撤销由商标注册人证明使用（《商标法实施条例》第六十六条）。',
    en: 'In a cancellation for non-use the registrant proves the use (Implementing Regulations, Article 66).',
  },
  {
    words:
      /举证责任[^。；，]{0,8}(?:由|归|在于?)[^。；，]{0,4}(?:贵局|商标局|国家知识产权局|审查员|审查机关)|申请人(?:在复审中)?[^。；，]{0,6}(?:无须|无需|不必|没有义务)[^。；，]{0,6}(?:提交|提供|举证|承担)[^。；，]{0,8}(?:证据|证明|举证)|burden of proof[^.;]{0,30}(?:on|with|by) (?:the )?(?:Office|CNIPA|examiner)|applicant (?:need not|does not (?:have|need) to) (?:file|submit|produce|prove)[^.;]{0,20}evidence/i,
    unless: /不使用|撤销|non-use/,
    source: 'Regs 2014 Art. 57, 59',
    zh: '申请复审的，由申请人说明理由并提交证据（《商标法实施条例》第五十七条、第五十九条）。',
    en: 'Who asks for a review states reasons and files the evidence (Implementing Regulations, Articles 57 and 59).',
  },
  {
    words:
      /以[^。；，]{0,6}(?:通知书|驳回决定)[^。；，]{0,4}(?:作出|发出)时[^。；，]{0,8}(?:事实|状态)[^。；，]{0,6}为准|不(?:予)?考虑评审时|以申请(?:商标)?(?:申请)?(?:日|时)的?(?:事实)?(?:状态|事实)为准|as (?:they|it) stood (?:when|at the time) the notice was issued|facts (?:at|on) the (?:date|day|time) of (?:the )?(?:refusal|notice|filing) (?:decide|govern|are decisive|count)/i,
    unless: /不应以|不能以|并非|\bnot\b/,
    source: 'Regs 2014 Art. 52',
    zh: '驳回复审以评审时的事实状态为准（《商标法实施条例》第五十二条）。',
    en: 'The review goes by the facts at the time of the review (Implementing Regulations, Article 52).',
  },
  {
    words:
      /(?:提交|提出)(?:复审)?申请后[^。；，]{0,10}(?:不得|不能|不可)(?:再)?(?:补充|提交)[^。；，]{0,6}(?:证据|材料)|no (?:further )?evidence (?:may|can) be (?:filed|submitted|supplemented) after/i,
    unless: /三个月|3个月|逾期|three months/,
    source: 'Regs 2014 Art. 59',
    zh: '申请书中声明的，可以自提交申请书之日起三个月内补充证据（《商标法实施条例》第五十九条）。',
    en: 'Evidence announced in the application may follow within three months (Implementing Regulations, Article 59).',
  },
  // What binds and what proves.
  {
    words:
      /(?:著作权|作品)登记(?:证书)?[^。；]{0,12}(?:足以|当然|即可|单独|必然)[^。；]{0,16}(?:应予|应当|可以|得以|准予)?[^。；]{0,6}注册|copyright (?:certificate|record|registration)[^.;]{0,30}(?:suffices|is sufficient|is enough|proves|entitles)[^.;]{0,40}regist/i,
    unless: NOT_SO,
    source: 'SPC 2020 Art. 19',
    zh: '著作权登记只是权属的初步证据，不能据以认定商标应予注册。',
    en: 'A copyright record is only first evidence of ownership and no reason for registration.',
  },
  {
    words:
      /区分表[^。；]{0,14}(?:唯一|决定性|绝对|最终|强制)[^。；]{0,6}(?:依据|标准|效力)|区分表[^。；]{0,16}(?:不得|不能|不可)(?:突破|偏离)|(?:Classification (?:Table|of Similar)|Table of [^.;]{0,40})[^.;]{0,30}(?:is|are) (?:the (?:only|sole)|binding|conclusive|decisive)/i,
    unless: /并非|不是|不应|参考|\bnot\b/,
    source: 'SPC civil 2020 Art. 12',
    zh: '《类似商品和服务区分表》是判断商品类似的参考，不是唯一依据。',
    en: 'The classification table is a reference for the likeness of goods and does not decide it alone.',
  },
  {
    words:
      /(?:同意书|共存协议|共存同意)[^。；]{0,12}(?:必然|当然|一律|必须|即应|就应|应当无条件|具有约束力|有拘束力)[^。；]{0,14}|letters? of consent[^.;]{0,30}(?:binds?|is binding|must (?:always )?be accepted|is (?:decisive|conclusive))/i,
    unless: /并非|不|未必|\bnot\b/,
    source: 'docs/law.md §4.1 O7',
    zh: '同意书由审查机关个案判断，并不当然采信。',
    en: 'A letter of consent is weighed case by case and binds nobody.',
  },
  {
    words:
      /(?:在先|其他|类似|类案|已有)[^。；，]{0,8}(?:裁定|决定|判决|案例|注册)[^。；，]{0,10}(?:具有(?:法律)?约束力|有拘束力|必须遵循|必须一致)|(?:earlier|prior|other) (?:decisions?|registrations?|cases?) (?:bind|are binding|must be followed)/i,
    unless: /并非|不|未必|虽|\bnot\b/,
    source: 'docs/law.md §9',
    zh: '商标评审实行个案审查，其他商标的注册和决定没有约束力。',
    en: 'Each case is decided on its own: other registrations and decisions do not bind.',
  },
  {
    words:
      /我国(?:商标(?:注册)?)?(?:制度|法律)?(?:实行|采取|采用|奉行)[^。；，]{0,6}(?:使用在先|先使用|使用取得)|商标权[^。；，]{0,4}(?:基于|因|由)使用(?:而)?(?:取得|产生)|China (?:follows|has|applies) (?:a|the) first[- ]to[- ]use/i,
    unless: NOT_SO,
    source: 'Law 2019 Art. 3, 31',
    zh: '商标专用权经注册取得，注册以申请在先为原则（第三条、第三十一条）。',
    en: 'Rights in marks come from registration, and who files first comes first (Articles 3 and 31).',
  },
  // Periods: where they begin, and what moves them.
  {
    words: /一年(?:的)?(?:期间|期限|内)?[^。；，]{0,10}自[^。；，]{0,10}(?:申请|注册|公告)之日起/,
    unless: /异议|优先权|展览会|三年|十年/,
    source: 'Law 2019 Art. 50',
    until: LAW_2019,
    zh: '一年自商标被撤销、被宣告无效或者期满不再续展之日起计算。',
    en: 'The year counts from the day on which the mark was cancelled, declared invalid, or expired.',
  },
  {
    words:
      /复审[^。；]{0,6}(?:期限|期间)[^。；]{0,12}(?:自|从)[^。；，]{0,8}(?:发文|发出|作出|签发|落款)[^。；，]{0,4}(?:起|计算|起算)|period for (?:the )?review[^.;]{0,20}(?:runs|counts|is counted|begins)[^.;]{0,12}from (?:the )?(?:dispatch|issue|date of the notice)/i,
    unless: /送达|满十五日|满15日|视为|并非|不是|\bnot\b|deemed/,
    source: 'Law 2019 Art. 34; Regs 2014 Art. 10',
    zh: '复审期限自收到通知之日起计算，电子送达的自发出之日起满十五日视为送达。',
    en: 'The period for review runs from receipt; a notice sent electronically is deemed served fifteen days after its dispatch.',
  },
  {
    words:
      /(?:收到|送达)(?:的)?(?:当日|当天|之日)[^。；，]{0,4}(?:计入|计算在内|算作第一[日天])|(?:节假日|休息日|周末)[^。；，]{0,8}不(?:予)?顺延|the day of (?:receipt|service) (?:counts|is counted|is included)|not (?:moved|extended|carried over)[^.;]{0,20}(?:holiday|weekend)/i,
    unless: /不计|不算|不包括|\bnot counted\b|is not included/,
    source: 'Regs 2014 Art. 12',
    zh: '期限开始的当日不计算在内，最后一日是节假日的顺延至其后的第一个工作日（《商标法实施条例》第十二条）。',
    en: 'The first day is not counted, and a last day that is a holiday moves to the next working day (Implementing Regulations, Article 12).',
  },
  {
    words: /同一?[天日]申请[^。；]{0,24}(?:初步审定|公告)[^。；]{0,6}(?:申请在先|先申请)/,
    source: 'Law 2019 Art. 31',
    zh: '同一天申请的，初步审定并公告使用在先的商标（第三十一条）。',
    en: 'Of marks filed on the same day the one used earlier is approved (Article 31).',
  },
  // Division.
  {
    words:
      /部分驳回[^。；]{0,60}不(?:得|能|可|允许)[^。；，]{0,6}分割|分割[^。；，]{0,12}(?:重新|另行)(?:确定|计算)[^。；，]{0,4}申请日|分割[^。；，]{0,10}不(?:再)?保留[^。；，]{0,4}申请日|(?:divi(?:ded|sional|sion))[^.;]{0,40}(?:loses?|does not keep|new) (?:its |the |a )?(?:original )?filing date|partial refusal[^.;]{0,40}(?:cannot|may not) be divided/i,
    unless: /并非|马德里|国际注册|Madrid|international/,
    source: 'Regs 2014 Art. 22',
    zh: '部分驳回的，可以申请将初步审定的部分分割成另一件申请，保留原申请日期（《商标法实施条例》第二十二条）。',
    en: 'After a partial refusal the approved part may be divided out and keeps its filing date (Implementing Regulations, Article 22).',
  },
  // What a review asks for.
  {
    words:
      /(?:恳请|请求|提请)[^。；]{0,30}维持[^。；]{0,8}驳回|(?:恳请|请求|提请)[^。；]{0,60}(?:申请商标|注册申请)[^。；]{0,8}(?:予以)?(?:宣告无效|驳回)(?=[。；，]|$)|(?:asks?|requests?|respectfully)[^.;]{0,40}(?:to )?(?:uphold|maintain|affirm) the (?:refusal|notice)/i,
    unless: /撤销[^。；]{0,10}驳回[^。；]{0,20}初步审定/,
    source: 'Law 2019 Art. 34',
    zh: '复审请求应为撤销驳回决定、对申请商标予以初步审定，此处所请求的是相反的结果。',
    en: 'A review asks for the refusal to be set aside and the mark to be approved; this asks for the opposite.',
  },
  {
    words:
      /申请人(?:认可|承认|同意|认同)[^。；，]{0,10}申请商标(?:具有|带有|缺乏|构成|违反)[^。；，]{0,12}(?:欺骗|不良影响|显著特征|近似|误认|第)|申请人(?:认可|承认|同意|认同)[^。；]{0,60}(?:均?(?:属|构成|为)[^。；，]{0,4}近似|无(?:任何)?(?:差别|区别|差异)|(?:容易|足以|会)(?:导致)?混淆)|applicant (?:admits|concedes|accepts|agrees) that[^.;]{0,80}(?:similar|confus|lacks distinctive|descriptive|decepti)/i,
    unless: /不[^存]|并非|部分|以外|未(?!注册)|\bnot\b|dis-?similar/,
    source: 'Law 2019 Art. 34',
    zh: '此句承认了通知书的驳回理由。',
    en: 'This concedes the ground of refusal.',
  },
]
