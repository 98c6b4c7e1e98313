import type { LawVersion } from './law-version.ts'

/** Implementing Regulations of the Trademark Law as revised in 2014, the articles that get cited; assumed in force until new ones are published. The English is an unofficial translation of our own. */
export const REGULATIONS_2014: LawVersion = {
  id: 'regulations-2014',
  zh: '中华人民共和国商标法实施条例',
  en: 'Implementing Regulations of the Trademark Law',
  edition: { zh: '2014年修订', en: 'as revised in 2014' },
  from: '2014-05-01',
  until: null,
  source: '中华人民共和国国务院令第651号（2014年4月29日）',
  text: {
    '22.1': {
      zh: '商标局对一件商标注册申请在部分指定商品上予以驳回的，申请人可以将该申请中初步审定的部分申请分割成另一件申请，分割后的申请保留原申请的申请日期。',
      en: 'Where the Trademark Office refuses an application for registration in respect of part of the designated goods, the applicant may divide the preliminarily approved part of the application into another application; the divided application keeps the filing date of the original application.',
    },
    '22.2': {
      zh: '需要分割的，申请人应当自收到商标局《商标注册申请部分驳回通知书》之日起15日内，向商标局提出分割申请。',
      en: 'Where division is needed, the applicant shall file the request for division with the Trademark Office within 15 days of receipt of the Notification of Partial Refusal of the Application for Trademark Registration.',
    },
    '52.1': {
      zh: '商标评审委员会审理不服商标局驳回商标注册申请决定的复审案件，应当针对商标局的驳回决定和申请人申请复审的事实、理由、请求及评审时的事实状态进行审理。',
      en: 'In reviewing a decision of the Trademark Office refusing an application for registration, the Trademark Review and Adjudication Board shall examine the refusal decision of the Trademark Office, the facts, reasons and requests of the applicant for review, and the state of facts at the time of the review.',
    },
    '59': {
      zh: '当事人需要在提出评审申请或者答辩后补充有关证据材料的，应当在申请书或者答辩书中声明，并自提交申请书或者答辩书之日起3个月内提交；期满未提交的，视为放弃补充有关证据材料。但是，在期满后生成或者当事人有其他正当理由未能在期满前提交的证据，在期满后提交的，商标评审委员会将证据交对方当事人并质证后可以采信。',
      en: 'A party who needs to supplement evidence after filing an application for review and adjudication or a response shall say so in the application or the response and shall file the evidence within 3 months of filing the application or the response; where it is not filed in time, the party is deemed to have waived the supplement. However, evidence that came into being after that period, or that the party could not file in time for another proper reason, may be accepted where it is filed after that period and the Board has given it to the other party for cross-examination.',
    },
  },
  grounds: {
    '22.1': '22.1',
    '22.2': '22.2',
    '52.1': '52.1',
    '59': '59',
  },
}
