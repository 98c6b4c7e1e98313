const NUMERALS = [...'零一二三四五六七八九十']

/** Sentences as a tired attorney types them, each with one fact in it. */
export interface Sentences {
  /** Returns how a cited mark is called; the first is 1. */
  citedMark: (number: number) => string
  applicationNo: (value: string) => string[]
  citedNo: (name: string, value: string) => string[]
  uncitedNo: (value: string, mark: string) => string[]
  dispatchNo: (value: string) => string[]
  dispatchDate: (value: string) => string[]
  servedDate: (value: string) => string[]
  applicationDate: (value: string) => string[]
  dueDate: (value: string) => string[]
  period: () => string[]
  applicant: (value: string) => string[]
  agency: (value: string) => string[]
  owner: (name: string, value: string) => string[]
  mark: (value: string) => string[]
  citedWords: (name: string, value: string) => string[]
  niceClass: (value: string) => string[]
  ground: (article: string) => string[]
  reviewArticle: (article: string) => string[]
  quotation: (article: string, text: string) => string[]
  fee: (value: string) => string[]
  goodsUnderReview: (value: string) => string[]
  goodsGivenUp: (value: string) => string[]
  fullRefusal: () => string[]
  partialRefusal: () => string[]
  similar: (name: string) => string[]
  notSimilar: (name: string) => string[]
  firstUse: (year: number) => string[]
  proceedings: (value: string) => string[]
}

const ZH: Sentences = {
  citedMark: number => `引证商标${NUMERALS[number] ?? number}`,
  applicationNo: value => [
    `申请人不服贵局对第${value}号商标注册申请作出的决定，特此说明。`,
    `申请商标（申请号${value}）系申请人独创。`,
    `恳请贵局对申请号为${value}的申请商标予以初步审定。`,
  ],
  citedNo: (name, value) => [
    `${name}（第${value}号）的显著识别部分与申请商标不同。`,
    `再看第${value}号商标，即${name}，其整体外观与申请商标差异明显。`,
    `${name}的注册号为${value}。`,
  ],
  uncitedNo: (value, mark) => [
    `通知书还引证了第${value}号“${mark}”商标，该商标与申请商标亦不近似。`,
    `通知书引证的第${value}号“${mark}”商标与申请商标的呼叫不同。`,
  ],
  dispatchNo: value => [
    `贵局发文编号为${value}的驳回通知书对申请商标的认定有误。`,
    `申请人对${value}号驳回通知书不服。`,
  ],
  dispatchDate: value => [`贵局于${value}发出驳回通知书。`, `驳回通知书的发文日期为${value}。`],
  servedDate: value => [`申请人收到驳回通知书的日期为${value}。`, `驳回通知书于${value}送达申请人。`],
  applicationDate: value => [`申请商标于${value}提出注册申请。`, `申请商标的申请日期为${value}。`],
  dueDate: value => [`复审申请最迟应当于${value}提出。`, `本案的复审期限至${value}届满。`],
  period: () => ['申请人应当自收到驳回通知书之日起三十日内申请复审。', '复审期限为自收到通知书之日起三十日。'],
  applicant: value => [`${value}是申请商标的申请人，有权请求复审。`, `本案申请人${value}一贯诚信经营。`],
  agency: value => [`申请人委托${value}代理本案。`, `本案的代理机构为${value}。`],
  owner: (name, value) => [
    `${name}的权利人${value}与申请人的经营领域不同。`,
    `${name}由${value}所有，其与申请人没有竞争关系。`,
  ],
  mark: value => [`申请商标“${value}”系臆造词，没有固定含义。`, `消费者看到申请商标“${value}”即想到申请人。`],
  citedWords: (name, value) => [
    `${name}“${value}”与申请商标含义不同。`,
    `${name}的文字为“${value}”，读音与申请商标不同。`,
  ],
  niceClass: value => [`申请商标指定使用在第${value}类商品上。`, `申请商标的国际分类为第${value}类。`],
  ground: article => [
    `贵局依据《商标法》${article}驳回了申请商标的注册申请。`,
    `通知书认为申请商标违反《商标法》${article}的规定，申请人不能认同。`,
  ],
  reviewArticle: article => [`申请人现依据《商标法》${article}的规定申请复审。`],
  quotation: (article, text) => [`《商标法》${article}规定：“${text}”`],
  fee: value => [`驳回复审的规费为每类${value}元。`, `本案须缴纳评审费，每个类别${value}元。`],
  goodsUnderReview: value => [`复审商品包括“${value}”。`, `申请商标在复审商品“${value}”上不会造成混淆。`],
  goodsGivenUp: value => [`申请人自愿放弃申请商标在“${value}”上的注册申请。`],
  fullRefusal: () => [
    '贵局驳回了申请商标在全部指定商品上的注册申请。',
    '本案系全部驳回，申请商标未在任何商品上获得初步审定。',
  ],
  partialRefusal: () => ['贵局对申请商标作出的是部分驳回决定。', '申请商标在其余指定商品上已经初步审定。'],
  similar: name => [`申请商标与${name}构成近似商标。`, `应当承认，申请商标与${name}近似。`],
  notSimilar: name => [`申请商标与${name}在文字构成和呼叫上均有区别，不构成近似商标。`],
  firstUse: year => [`申请商标最早于${year}年8月投入使用。`],
  proceedings: value => [`上述撤销申请的受理编号为${value}。`],
}

const EN: Sentences = {
  citedMark: number => `cited mark ${number}`,
  applicationNo: value => [
    `The applicant seeks review of application no. ${value}.`,
    `The mark applied for (application no. ${value}) was coined by the applicant.`,
  ],
  citedNo: (name, value) => [
    `The distinctive part of ${name} (no. ${value}) is not that of the mark.`,
    `The registration number of ${name} is ${value}.`,
  ],
  uncitedNo: (value, mark) => [
    `The notice also cites no. ${value}, “${mark}”, which is no more similar to the mark.`,
    `Mark no. ${value} (“${mark}”), likewise cited in the notice, sounds different.`,
  ],
  dispatchNo: value => [`The notice of refusal, dispatch no. ${value}, is mistaken on this point.`],
  dispatchDate: value => [`The Office issued the notice of refusal on ${value}.`],
  servedDate: value => [`The notice of refusal was served on the applicant on ${value}.`],
  applicationDate: value => [`The applicant filed the application for the mark on ${value}.`],
  dueDate: value => [`The request for review must be filed by ${value} at the latest.`],
  period: () => ['Review must be requested within thirty days of receipt of the notice.'],
  applicant: value => [`${value} is the applicant in this case and entitled to request review.`],
  agency: value => [`The applicant is represented by ${value}.`],
  owner: (name, value) => [`The owner of ${name}, ${value}, works in another trade than the applicant.`],
  mark: value => [`The mark applied for, “${value}”, is a coined term without a meaning.`],
  citedWords: (name, value) => [`By contrast, ${name}, “${value}”, has another meaning.`],
  niceClass: value => [`The application for the mark is in Class ${value}.`],
  ground: article => [`The Office refused the application under ${article} of the Trademark Law.`],
  reviewArticle: article => [`The applicant requests review under ${article} of the Trademark Law.`],
  quotation: (article, text) => [`${article} of the Trademark Law reads: “${text}”`],
  fee: value => [`The official fee for the review is CNY ${value} per class.`],
  goodsUnderReview: value => [`The goods under review include “${value}”.`],
  goodsGivenUp: value => [`The applicant gives up the application for “${value}”.`],
  fullRefusal: () => ['The Office refused the application for all the designated goods.'],
  partialRefusal: () => ['The Office refused the application in part only and approved the other goods.'],
  similar: name => [
    `The mark applied for and ${name} are similar.`,
    `It must be admitted that the mark is similar to ${name}.`,
  ],
  notSimilar: name => [`The mark and ${name} differ in composition and sound and are not similar. `],
  firstUse: year => [`The mark was first used in August ${year}.`],
  proceedings: value => [`The application for cancellation bears the number ${value}.`],
}

export const sentencesIn = (isEn: 0 | 1): Sentences => (isEn === 1 ? EN : ZH)
