import { articleName, placesOf } from './articles.ts'
import type { LawText, LawVersion } from './law-version.ts'

/** Names the article of a law, as it is written in words that are looked for, that deals with a rule of the law of 2019. */
type Named = (rule: string) => { zh: string; en: string }

/** Words to look for; those that hold the number of an article are made for the law they are held against. */
type Words = RegExp | ((named: Named) => RegExp)

/** A statement of law that no case bears out. In the text `{11.2}` stands for the article that deals with that rule of the law of 2019. */
interface Entry extends LawText {
  words: Words
  /** Words of the clause by which it is no such statement. */
  unless?: Words
  /** Where the law says so. */
  source: string
  /** The first day of the law of which the statement is wrong; left out where it is wrong of all laws. */
  from?: string
  /** The last day of the law of which the statement is wrong. */
  until?: string
}

/** A statement of law that no case bears out: the words it is made with, and what the law in force says instead. */
interface Misstatement extends LawText {
  words: RegExp
  unless: RegExp | null
}

const NOT_SO =
  /不能|不得|并非|并不|不因|无法|难以|不可|不会|不足以|尚未|尚无|未[能及必]|没有|不(?:再)?(?:当然|必然|具有|享有|属于|构成|是)|而非|不等于|\bnot\b|\bcannot\b|\bnever\b|\bno\b|\bnor\b|n’t\b/i
/** Last day of the law of 2019, and first day of the law of 2026. */
const LAW_2019 = '2026-12-31'
const LAW_2026 = '2027-01-01'

/**
 * Statements that no wording of the law bears out, each checked against the text of the laws that its source names: the
 * Trademark Law of 2019 and of 2026, the Implementing Regulations of 2014, the interpretations of 2020.
 */
const ENTRIES: readonly Entry[] = [
  // What may not be used, and what may only not be registered.
  {
    words: named =>
      new RegExp(
        `${named('11').zh}[^。；]{0,70}(?:不得|禁止)作为商标使用|(?:仅直接表示|缺乏显著特征|通用名称)[^。；]{0,50}(?:不得|禁止)作为商标使用`,
      ),
    unless: /第十条|第十五条|并非|而非|不同|区别/,
    source: 'Law 2019 Art. 11(1); Law 2026 Art. 17(1)',
    zh: '缺乏显著特征的标志（{11}）不得作为商标注册，而不是不得使用。',
    en: 'Signs that lack distinctiveness ({11}) may not be registered; their use is not prohibited.',
  },
  // What use cures.
  {
    words: named =>
      new RegExp(
        `(?:使用|知名度|显著特征|显著性)[^。；]{0,30}(?:克服|消除|治愈|弥补|排除|突破|补救|补正)[^。；]{0,24}(?:${named('10').zh}(?!第二款)|${named('10.2').zh}|不良影响|欺骗|误认|地名)|\\b(?:use|distinctiveness|reputation)\\b[^.;]{0,60}\\b(?:cure[sd]?|overc(?:o|a)mes?|remed(?:y|ies|ied)|removes?d?|heals?)\\b[^.;]{0,60}(?:${named('10').en}\\b|${named('10.2').en}|adverse influence|decepti|place name)`,
        'i',
      ),
    unless: NOT_SO,
    source: 'Law 2019 Art. 10, 11(2); Law 2026 Art. 15, 16, 17(2)',
    zh: '不得作为商标使用的标志（{10}）不因使用而可以注册；经使用取得显著特征只对缺乏显著特征的标志有意义（{11.2}）。',
    en: 'Use does not cure the prohibitions of {10}; distinctiveness acquired through use matters only for signs that lack it ({11.2}).',
  },
  {
    words: named =>
      new RegExp(
        `使用[^。；]{0,24}(?:显著特征|显著性|知名度|第二含义)[^。；]{0,12}(?:不(?:应|当|宜|能)?再?(?:适用|属于|构成|违反|受)|已?不(?:应|当)?(?:适用|受))[^。；]{0,10}${named('10').zh}(?!第二款)|\\bdistinctive[^.;]{0,60}\\b(?:no longer|not)\\b[^.;]{0,30}\\b(?:fall|appl|contrary)[^.;]{0,16}${named('10').en}\\b`,
        'i',
      ),
    unless: /并非因|不因|不能因|即使|即便|无论|不论|\beven if\b/,
    source: 'Law 2019 Art. 10, 11(2); Law 2026 Art. 15, 17(2)',
    zh: '不得作为商标使用的标志（{10}），不因使用取得显著特征或者知名度而不再适用；该规定只对缺乏显著特征的标志适用（{11.2}）。',
    en: 'Distinctiveness or reputation acquired through use does not set {10} aside; that rule is for signs that lack distinctiveness ({11.2}).',
  },
  {
    words: named =>
      new RegExp(
        `(?:使用|显著特征|显著性|知名度)[^。；]{0,24}(?:不(?:应|当|宜)?再?适用|不属于|不违反|克服|排除)[^。；]{0,8}${named('12').zh}|\\b(?:use|distinctiveness)\\b[^.;]{0,60}\\b(?:overc(?:o|a)mes?|cures?|sets? aside)\\b[^.;]{0,30}${named('12').en}\\b`,
        'i',
      ),
    unless: NOT_SO,
    source: 'Law 2019 Art. 11(2), 12; Law 2026 Art. 17(2), 18',
    zh: '{12}所列的标志不因使用取得显著特征而可以注册；该规定只对{11}的标志适用（{11.2}）。',
    en: 'Use does not make what {12} lists registrable; distinctiveness acquired through use is for signs under {11} ({11.2}).',
  },
  {
    words: named =>
      new RegExp(
        `(?:${named('10').zh}|地名|欺骗性|不良影响)[^。；，]{0,24}(?:标志|标识|情形|地名|商标)?[^。；，]{0,12}使用[^。；，]{0,16}(?:显著(?:特征|性)|第二含义|知名度)的?，?[^。；，]{0,6}(?:可以|得以|即可|能够)[^。；]{0,8}(?:注册|核准)|${named('10').zh}(?!第二款)[^。；]{0,24}(?:经过?|通过)(?:长期|大量|持续)*使用(?:后|即)?(?:，)?(?:可以?|得以|即可|能够)[^。；，不]{0,6}(?:注册|核准)|\\b(?:place names?|${named('10').en}|deceptive (?:marks?|signs?)|adverse influence)\\b[^.;]{0,80}\\bregist(?:rable|ered)\\b[^.;]{0,60}\\b(?:distinctive|use)`,
        'i',
      ),
    unless: /不因|不能|并非|仍不|未|不涉及|不得|\bnot\b|\bcannot\b|\bnever\b/,
    source: 'Law 2019 Art. 10, 11(2); Law 2026 Art. 15, 17(2)',
    zh: '不得作为商标使用的标志（{10}），经使用取得显著特征也不能注册；该规定只对缺乏显著特征的标志适用（{11.2}）。',
    en: 'Signs under {10} may not be used as marks, and distinctiveness acquired through use does not help them; that rule is for signs that lack it ({11.2}).',
  },
  {
    words:
      /(?:使用|显著特征)[^。；]{0,24}(?:绝对|一律|永远|也|亦|仍|均)[^。；]{0,8}(?:不(?:得|能|予|可)|无法)[^。；]{0,8}(?:注册|核准)|(?:even|regardless)[^.;]{0,60}(?:use|acquired)[^.;]{0,40}(?:may never|can never|cannot|may not) be registered|(?:generic|descriptive|non-distinctive)[^.;]{0,40}(?:may never|can never|cannot ever|may not ever) be registered/i,
    unless: named =>
      new RegExp(
        `${named('10').zh}|${named('10.2').zh}|欺骗|误认|不良影响|地名|未经|${named('10').en}\\b|decepti|mislead|place name|adverse`,
      ),
    source: 'Law 2019 Art. 11(2); Law 2026 Art. 17(2)',
    zh: '缺乏显著特征的标志经过使用取得显著特征，并便于识别的，可以作为商标注册（{11.2}）。',
    en: 'Signs that have acquired distinctive character through use and are easy to recognise may be registered ({11.2}).',
  },
  {
    words: named => {
      const [zh, en] = [`(?:${named('30').zh}|${named('31').zh})`, `(?:${named('30').en}|${named('31').en})`]
      return new RegExp(
        `(?:使用|知名度|影响力?)[^。；]{0,16}(?:克服|排除|突破|豁免|对抗|阻却|消除)[^。；]{0,16}${zh}|${zh}[^。；]{0,12}因[^。；]{0,10}使用[^。；]{0,8}不(?:再)?适用|(?:使用|影响|知名度)[^。；]{0,20}(?:不再|不)(?:受|适用)[^。；]{0,8}${zh}|\\b(?:use|reputation|fame)\\b[^.;]{0,60}\\b(?:overc(?:o|a)mes?|sets? aside|excludes?|displaces?|defeats?|prevails? over)\\b[^.;]{0,40}\\b${en}\\b`,
        'i',
      )
    },
    unless: NOT_SO,
    source: 'Law 2019 Art. 30, 31; Law 2026 Art. 20, 35',
    zh: '{30}、{31}对已经注册或者申请在先的商标适用，申请人的使用并不排除其适用。',
    en: '{30} and {31} protect marks registered or filed earlier; use by the applicant does not set them aside.',
  },
  // What articles cover.
  {
    words: named =>
      new RegExp(
        `${named('11.1').zh}[^。；]{0,12}(?:规定|所列|所指|针对|禁止)[^。；]{0,10}(?:不得|禁止)?(?:作为商标)?使用|\\b${named('11.1').en}[^.;]{0,40}\\b(?:may not|must not|prohibit|bars?)\\b[^.;]{0,20}\\buse`,
      ),
    unless: named =>
      new RegExp(
        `${named('10').zh}|并非|而非|不是|经过?(?:长期|广泛|大量)?使用|\\bnot the use\\b|through use|${named('10').en}\\b`,
      ),
    source: 'Law 2019 Art. 10(1), 11(1); Law 2026 Art. 15, 17(1)',
    zh: '{11.1}规定的是不得作为商标注册的标志，不得作为商标使用的标志规定在{10}。',
    en: '{11.1} is about signs that may not be registered; those that may not be used are in {10}.',
  },
  {
    words: named =>
      new RegExp(
        `${named('10.2').zh}[^。；]{0,20}(?:不适用于|不包括|不涉及|不及于|无关)[^。；，]{0,6}(?:外国|县级)|${named('10.2').zh}[^。；]{0,6}(?:仅|只)[^。；，]{0,8}(?:我国|国内|中国|外国)|\\b${named('10.2').en}[^.;]{0,40}(?:only|does not (?:apply|extend|cover))[^.;]{0,30}(?:China|Chinese|foreign|domestic)`,
      ),
    source: 'Law 2019 Art. 10(2); Law 2026 Art. 16(1)',
    zh: '{10.2}既适用于县级以上行政区划的名称，也适用于公众知晓的外国地名。',
    en: '{10.2} is about names of administrative divisions at county level and above, and about foreign places known to the public.',
  },
  // When and by what an exclusive right begins and ends.
  {
    words:
      /(?:初步审定|申请在先|在先申请|尚?未(?:经)?(?:核准)?注册|待审)[^。；]{0,24}(?:均?(?:已|即)?(?:享有|取得|具有|获得|拥有))[^。；，]{0,8}专用权|自(?:商标)?(?:申请|初步审定|公告)(?:公告)?之?日起?[^。；，]{0,8}(?:享有|取得|具有|获得|拥有)[^。；，]{0,8}专用权|专用权[^。；，]{0,8}自(?:申请|初步审定)[^。；，]{0,6}(?:起|产生)|(?:preliminarily approved|pending|earlier[- ]filed|unregistered) (?:trade ?)?(?:marks?|applications?)[^.;]{0,16} (?:enjoys?|has|have|confers?|carr(?:y|ies))[^.;]{0,20}exclusive right|exclusive right[^.;]{0,20} (?:begins|arises|starts|runs|dates)[^.;]{0,16}(?:filing|application|preliminary|publication)/i,
    unless:
      /不(?:得|能|享有|具有)|并非|并不|尚未(?:取得|享有|获得)|尚无|没有|核准注册之?日|\bnot\b|\bcannot\b|\bno\b|upon registration|个月期满/,
    source: 'Law 2019 Art. 3(1), 36(2); Law 2026 Art. 5(1), 39(2)',
    zh: '商标专用权自核准注册起享有，申请中的和初步审定的商标尚无专用权（{3.1}）。',
    en: 'The exclusive right begins with registration; a mark that is applied for or preliminarily approved has none yet ({3.1}).',
  },
  {
    words:
      /(?:有效期|专用权期限|注册商标)[^。；，]{0,10}自(?:商标)?(?:申请|初步审定)(?:公告)?之?日起?(?:计算|起算)?|自申请之?日起[^。；，]{0,12}(?:年|内)[^。；，]{0,4}有效|(?:valid|term)[^.;]{0,30}from the (?:day|date) of (?:filing|application)/i,
    unless: /并非|而非|不是|优先权|国际|后期指定|续展|\bnot\b|priority|international|renew/,
    source: 'Law 2019 Art. 39; Law 2026 Art. 43',
    zh: '注册商标的有效期自核准注册之日起计算（{39}）。',
    en: 'The term of a registration counts from the day on which it is granted ({39}).',
  },
  {
    words:
      /(?:连续)?[三3]年(?:不|未)使用[^。；，]{0,10}(?:自动|当然|自行)[^。；，]{0,4}(?:失效|无效|终止|丧失|撤销)|(?:three years|non-use)[^.;]{0,40}(?:lapses?|cancel(?:l?ed|s)|ends?) (?:automatically|by itself|of itself)/i,
    unless: NOT_SO,
    source: 'Law 2019 Art. 49(2), 55(2); Law 2026 Art. 57(2), 57(3), 59(2)',
    zh: '没有正当理由连续三年不使用的注册商标须经决定撤销（{49.2}），专用权自撤销公告之日起终止，并不自动失效。',
    en: 'A mark not used for three years is cancelled by decision ({49.2}); its right ends with the publication of the cancellation and does not lapse by itself.',
  },
  {
    words:
      /宣告无效的?[^。；，]{0,12}自[^。；，]{0,8}(?:宣告|公告|决定)[^。；，]{0,6}之日起[^。；，]{0,6}(?:无效|失效|终止|不存在)|(?:被|因)[^。；，]{0,8}撤销的?[^。；，]{0,12}(?:视为)?自始(?:即)?(?:不存在|无效)/,
    unless: /并非|而非|不是/,
    source: 'Law 2019 Art. 47(1), 55(2); Law 2026 Art. 53(1), 59(2)',
    zh: '被宣告无效的注册商标，其专用权视为自始即不存在（{47.1}）；被撤销的，自公告之日起终止（{55.2}）。',
    en: 'A right that is declared invalid is deemed never to have existed ({47.1}); one that is cancelled ends on the day of publication ({55.2}).',
  },
  // Who decides, and on what.
  {
    words:
      /复审(?:案件|申请|请求)?(?:应当?|须|系|是)?由[^。；，]{0,10}(?:法院|市场监督管理局|版权局|商标协会)[^。；，]{0,8}(?:审理|裁决|作出|决定|审查|受理)|\b(?:decision|ruling)[^.;]{0,30}\b(?:application|request|review)[^.;]{0,30} (?:is|will be|shall be) (?:made|taken|given|rendered|issued) by (?:the |a )?[^.;]{0,40}\bCourt|\b(?:review|application for review|request for review)\b[^.;]{0,30} (?:is|will be|shall be) (?:decided|heard|examined|determined) by (?:the |a )?[^.;]{0,40}\bCourt/i,
    unless: /不由|并非|而非|\bnot\b/,
    source: 'Law 2019 Art. 34; Law 2026 Art. 37',
    zh: '驳回复审由国家知识产权局审理；法院审理的是对复审决定的起诉（{34}）。',
    en: 'The review is decided by CNIPA; the courts hear actions against its decision ({34}).',
  },
  {
    words:
      /不服[^。；，]{0,8}复审决定[^。；]{0,30}(?:再次|再行|重新|另行)?(?:申请复审|提出复审|提起复审|申请复议|行政复议)|against the decision on (?:the )?review[^.;]{0,40}(?:second|further|another) review|复审决定(?:为|是|系|属于)(?:终局|最终)|复审决定[^。；，]{0,14}不(?:得|能|可)[^。；，]{0,6}(?:起诉|诉讼)|decision on (?:the )?review is final|no (?:action|appeal) lies against the decision/i,
    unless: /不能再|不得再|并非|\bnot\b|\bcannot\b/,
    source: 'Law 2019 Art. 34; Law 2026 Art. 37',
    zh: '对复审决定不服的，自收到之日起三十日内向人民法院起诉，不能再次申请复审（{34}）。',
    en: 'Against a decision on review lies an action before the court within thirty days, and no second review ({34}).',
  },
  {
    words:
      /不使用[^。；]{0,40}由?(?:撤销)?申请人[^。；，]{0,8}(?:承担|负)[^。；]{0,20}(?:举证|证明)责任|\b(?:non-use|cancellation)\b[^.;]{0,60}(?:burden|prove|proof)[^.;]{0,40}\b(?:applicant|petitioner|requester|party requesting)|(?:applicant|petitioner|requester)[^.;]{0,20}(?:bears|has|carries) the burden[^.;]{0,40}non-use/i,
    unless: /不由|并非|\bnot\b/,
    source: 'Regs 2014 Art. 66(1)',
    zh: '连续三年不使用的撤销由商标注册人证明使用（《商标法实施条例》第六十六条）。',
    en: 'In a cancellation for non-use the registrant proves the use (Implementing Regulations, Article 66).',
  },
  {
    words:
      /举证责任[^。；，]{0,8}(?:由|归|在于?)[^。；，]{0,4}(?:贵局|商标局|国家知识产权局|审查员|审查机关)|申请人(?:在复审中)?[^。；，]{0,6}(?:无须|无需|不必|没有义务)[^。；，]{0,6}(?:提交|提供|举证|承担)[^。；，]{0,8}(?:证据|证明|举证)|burden of proof[^.;]{0,30}(?:on|with|by) (?:the )?(?:Office|CNIPA|examiner)|applicant (?:need not|does not (?:have|need) to) (?:file|submit|produce|prove)[^.;]{0,20}evidence/i,
    unless: /不使用|撤销|non-use/,
    source: 'Regs 2014 Art. 51(1)',
    zh: '提出评审申请应当有明确的请求、事实、理由和法律依据，并提供相应证据（《商标法实施条例》第五十一条第一款）。',
    en: 'Who asks for a review states a clear request, facts, reasons and legal basis and files the evidence (Implementing Regulations, Article 51(1)).',
  },
  {
    words:
      /以[^。；，]{0,6}(?:通知书|驳回决定)[^。；，]{0,4}(?:作出|发出)时[^。；，]{0,8}(?:事实|状态)[^。；，]{0,6}为准|不(?:予)?考虑评审时|以申请(?:商标)?(?:申请)?(?:日|时)的?(?:事实)?(?:状态|事实)为准|as (?:they|it) stood (?:when|at the time) the notice was issued|facts (?:at|on) the (?:date|day|time) of (?:the )?(?:refusal|notice|filing) (?:decide|govern|are decisive|count)/i,
    unless: /不应以|不能以|并非|\bnot\b/,
    source: 'Regs 2014 Art. 52(1)',
    zh: '驳回复审针对驳回决定、复审的事实、理由、请求以及评审时的事实状态审理（《商标法实施条例》第五十二条第一款）。',
    en: 'The review looks at the refusal, at the facts, reasons and requests of the applicant, and at the facts at the time of the review (Implementing Regulations, Article 52(1)).',
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
    source: 'SPC grant 2020 Art. 19(2); docs/law.md §9',
    zh: '著作权登记证书可以作为证明著作权归属的初步证据（《最高人民法院关于审理商标授权确权行政案件若干问题的规定》第十九条第二款），不是商标应予注册的依据。',
    en: 'A copyright certificate may be first evidence of whose the copyright is (Provisions of the Supreme People’s Court on Grant and Confirmation, Article 19(2)) and is no reason for registration.',
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
    source: 'Law 2019 Art. 3(1), 31; Law 2026 Art. 5(1), 35',
    zh: '商标专用权经核准注册取得（{3.1}），申请有先后的，初步审定申请在先的商标（{31}）。',
    en: 'The exclusive right comes from registration ({3.1}), and of competing applications the earlier one is approved ({31}).',
  },
  // Periods: where they begin, and what moves them.
  {
    words: /一年(?:的)?(?:期间|期限|内)?[^。；，]{0,10}自[^。；，]{0,10}(?:申请|注册|公告)之日起/,
    unless: /异议|优先权|展览会|三年|十年/,
    source: 'Law 2019 Art. 50',
    until: LAW_2019,
    zh: '一年自撤销、宣告无效或者注销之日起计算（第五十条）。',
    en: 'The year counts from the day of the cancellation, the declaration of invalidity or the removal (Article 50).',
  },
  {
    words:
      /(?:撤销|无效|未续展|不再续展|未予续展)[^。；]{0,40}(?:一年|1年)[^。；]{0,30}(?:不予核准|不予注册|阻碍|障碍|隔离|不得)|(?:一年|1年)[^。；]{0,16}(?:撤销|宣告无效|期满)[^。；]{0,24}(?:不予核准|不予注册|阻碍|障碍|隔离)|\b(?:cancell?ed|invalidated|declared invalid|expired|not renewed)\b[^.;]{0,60}\b(?:one|a) year\b[^.;]{0,40}\b(?:bars?|obstacle|not be approved|stands? in the way)/i,
    unless:
      /2019|2013|旧法|修[订正]前|此前|原|仅|不再|不构成|不受|未申请注销|\bonly\b|\bno longer\b|\bnot\b(?! be approved)/,
    source: 'Law 2026 Art. 49',
    from: LAW_2026,
    zh: '只有商标注册人申请注销的注册商标，自注销公告之日起一年内阻碍他人近似商标的核准；被撤销、被宣告无效或者期满未续展的不在其列（第四十九条）。',
    en: 'Only a mark that its registrant surrendered bars others, for one year from the publication of the removal; a mark that was cancelled, declared invalid or not renewed does not (Article 49).',
  },
  {
    words: /一年(?:的)?(?:期间|期限|内)?[^。；，]{0,10}自[^。；，]{0,10}(?:申请|注册)之日起/,
    unless: /异议|优先权|展览会|三年|十年/,
    source: 'Law 2026 Art. 49',
    from: LAW_2026,
    zh: '一年自注销公告之日起计算（第四十九条）。',
    en: 'The year counts from the publication of the removal (Article 49).',
  },
  {
    words:
      /复审[^。；]{0,6}(?:期限|期间)[^。；]{0,12}(?:自|从)[^。；，]{0,8}(?:发文|发出|作出|签发|落款)[^。；，]{0,4}(?:起|计算|起算)|period for (?:the )?review[^.;]{0,20}(?:runs|counts|is counted|begins)[^.;]{0,12}from (?:the )?(?:dispatch|issue|date of the notice)/i,
    unless: /送达|满十五日|满15日|视为|并非|不是|\bnot\b|deemed/,
    source: 'Law 2019 Art. 34; Law 2026 Art. 37; Regs 2014 Art. 10(2)',
    zh: '复审期限自收到通知之日起计算，电子送达的自发出之日起满十五日视为送达。',
    en: 'The period for review runs from receipt; a notice sent electronically is deemed served fifteen days after its dispatch.',
  },
  {
    words:
      /(?:收到|送达)(?:的)?(?:当日|当天|之日)[^。；，]{0,4}(?:计入|计算在内|算作第一[日天])|(?:节假日|休息日|周末)[^。；，]{0,8}不(?:予)?顺延|the day of (?:receipt|service) (?:counts|is counted|is included)|not (?:moved|extended|carried over)[^.;]{0,20}(?:holiday|weekend)/i,
    unless: /不计|不算|不包括|\bnot counted\b|is not included/,
    source: 'Regs 2014 Art. 12(1)',
    zh: '期限开始的当日不计算在内，最后一日是节假日的顺延至其后的第一个工作日（《商标法实施条例》第十二条）。',
    en: 'The first day is not counted, and a last day that is a holiday moves to the next working day (Implementing Regulations, Article 12).',
  },
  {
    words: /同一?[天日]申请[^。；]{0,24}(?:初步审定|公告)[^。；]{0,6}(?:申请在先|先申请)/,
    source: 'Law 2019 Art. 31; Law 2026 Art. 35',
    zh: '同一天申请的，初步审定并公告使用在先的商标（{31}）。',
    en: 'Of marks filed on the same day the one used earlier is approved ({31}).',
  },
  // Division.
  {
    words:
      /部分驳回[^。；]{0,60}不(?:得|能|可|允许)[^。；，]{0,6}分割|分割[^。；，]{0,12}(?:重新|另行)(?:确定|计算)[^。；，]{0,4}申请日|分割[^。；，]{0,10}不(?:再)?保留[^。；，]{0,4}申请日|(?:divi(?:ded|sional|sion))[^.;]{0,40}(?:loses?|does not keep|new) (?:its |the |a )?(?:original )?filing date|partial refusal[^.;]{0,40}(?:cannot|may not) be divided/i,
    unless: /并非|马德里|国际注册|Madrid|international/,
    source: 'Regs 2014 Art. 22(1)',
    zh: '部分驳回的，可以申请将初步审定的部分分割成另一件申请，保留原申请日期（《商标法实施条例》第二十二条）。',
    en: 'After a partial refusal the approved part may be divided out and keeps its filing date (Implementing Regulations, Article 22).',
  },
  // Suspension.
  {
    words:
      /第三十五条第四款[^。；]{0,30}中止|中止[^。；]{0,30}第三十五条第四款|\bArticle 35\(4\)[^.;]{0,60}suspen|suspen[^.;]{0,60}\bArticle 35\(4\)/i,
    unless: /异议|不予注册|参照|类推|并非|不适用|oppos|by analogy|\bnot\b/,
    source: 'Law 2019 Art. 35(3), 35(4); docs/law.md §4.1 O9',
    until: LAW_2019,
    zh: '第三十五条第四款规定的是不予注册复审的中止；驳回复审的中止依据《评审案件中止情形规范》请求。',
    en: 'Article 35(4) is about suspension in the review of a decision not to register; in a review of a refusal suspension is asked for under the Norm on Suspension.',
  },
  // What a review asks for.
  {
    words:
      /(?:恳请|请求|提请)[^。；]{0,30}维持[^。；]{0,8}驳回|(?:恳请|请求|提请)[^。；]{0,60}(?:申请商标|注册申请)[^。；]{0,8}(?:予以)?(?:宣告无效|驳回)(?=[。；，]|$)|(?:asks?|requests?|respectfully)[^.;]{0,40}(?:to )?(?:uphold|maintain|affirm) the (?:refusal|notice)/i,
    unless: /撤销[^。；]{0,10}驳回[^。；]{0,20}初步审定/,
    source: 'Law 2019 Art. 34; Law 2026 Art. 37',
    zh: '复审请求应为撤销驳回决定、对申请商标予以初步审定，此处所请求的是相反的结果。',
    en: 'A review asks for the refusal to be set aside and the mark to be approved; this asks for the opposite.',
  },
  {
    words:
      /申请人(?:认可|承认|同意|认同)[^。；，]{0,10}申请商标(?:具有|带有|缺乏|构成|违反)[^。；，]{0,12}(?:欺骗|不良影响|显著特征|近似|误认|第)|申请人(?:认可|承认|同意|认同)[^。；]{0,60}(?:均?(?:属|构成|为)[^。；，]{0,4}近似|无(?:任何)?(?:差别|区别|差异)|(?:容易|足以|会)(?:导致)?混淆)|applicant (?:admits|concedes|accepts|agrees) that[^.;]{0,80}(?:similar|confus|lacks distinctive|descriptive|decepti)/i,
    unless: /不[^存]|并非|部分|以外|未(?!注册)|\bnot\b|dis-?similar/,
    source: 'Law 2019 Art. 34; Law 2026 Art. 37',
    zh: '此句承认了通知书的驳回理由。',
    en: 'This concedes the ground of refusal.',
  },
]

const PLACE = /\{([\d.]+)\}/g
/** A citation in brackets of a rule that a law does not have a known place for. */
const BRACKETED = /[（(]\{[\d.]+\}[）)]/g

const entryIn = (law: LawVersion, { words, unless, zh, en }: Entry): Misstatement | null => {
  const placed = (rule: string): string | null => placesOf(law, rule)[0] ?? null
  let isKnown = true
  const named: Named = rule => {
    const place = placed(rule)
    if (place === null) isKnown = false
    const name = articleName(place ?? rule)
    return { zh: name.zh, en: name.en.replaceAll(/[()]/g, '\\$&') }
  }
  const compiled = (own: Words): RegExp => (own instanceof RegExp ? own : own(named))
  const told = (text: string, language: keyof LawText): string =>
    text
      .replaceAll(BRACKETED, found => (placed(found.slice(2, -2)) === null ? '' : found))
      .replaceAll(PLACE, (found, rule: string) => {
        const place = placed(rule)
        if (place === null) isKnown = false
        return place === null ? found : articleName(place)[language]
      })
  const entry = {
    words: compiled(words),
    unless: unless ? compiled(unless) : null,
    zh: told(zh, 'zh'),
    en: told(en, 'en'),
  }
  return isKnown ? entry : null
}

const known = new Map<string, readonly Misstatement[]>()

/** Returns the statements that are wrong under a version of the Trademark Law, told with its articles. */
export const misstatementsOf = (law: LawVersion): readonly Misstatement[] => {
  const found =
    known.get(law.id) ??
    ENTRIES.filter(
      ({ from, until }) =>
        (until === undefined || law.from <= until) && (from === undefined || (law.until ?? from) >= from),
    ).flatMap(entry => entryIn(law, entry) ?? [])
  known.set(law.id, found)
  return found
}
