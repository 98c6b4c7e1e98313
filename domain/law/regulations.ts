import type { CalendarDay } from '../calendar-day.ts'
import type { LawVersion } from './law-version.ts'

/** The day on which the Regulations of 2002 (State Council order no. 358) came into force; no text of theirs is at hand. */
const REGULATIONS_2002_FROM = '2002-09-15'

/** Implementing Regulations of the Trademark Law as revised in 2014, the articles that get cited; assumed in force until new ones are published. The English is an unofficial translation of our own. */
export const REGULATIONS_2014: LawVersion = {
  id: 'regulations-2014',
  zh: '中华人民共和国商标法实施条例',
  en: 'Implementing Regulations of the Trademark Law',
  edition: { zh: '2014年修订', en: 'as revised in 2014' },
  from: '2014-05-01',
  until: null,
  source: '中华人民共和国国务院令第651号（2014年4月29日）',
  lastArticle: 98,
  paragraphs: {
    4: 2,
    5: 4,
    6: 2,
    9: 3,
    10: 2,
    12: 2,
    13: 7,
    14: 2,
    15: 3,
    16: 2,
    17: 2,
    18: 3,
    22: 3,
    24: 2,
    27: 2,
    28: 2,
    29: 2,
    30: 2,
    31: 2,
    32: 3,
    34: 2,
    36: 2,
    37: 3,
    40: 2,
    41: 2,
    45: 3,
    47: 2,
    49: 3,
    51: 2,
    52: 2,
    53: 2,
    57: 3,
    60: 3,
    63: 2,
    64: 3,
    66: 3,
    73: 2,
    84: 3,
    85: 2,
    90: 2,
    92: 2,
    93: 3,
    96: 3,
  },
  text: {
    '10.2': {
      zh: '商标局或者商标评审委员会向当事人送达各种文件的日期，邮寄的，以当事人收到的邮戳日为准；邮戳日不清晰或者没有邮戳的，自文件发出之日起满15日视为送达当事人，但是当事人能够证明实际收到日的除外；直接递交的，以递交日为准；以数据电文方式送达的，自文件发出之日起满15日视为送达当事人，但是当事人能够证明文件进入其电子系统日期的除外。文件通过上述方式无法送达的，可以通过公告方式送达，自公告发布之日起满30日，该文件视为送达当事人。',
      en: 'The date on which the Trademark Office or the Trademark Review and Adjudication Board serves documents on a party is: where they are posted, the date of the postmark of receipt by the party; where the postmark is illegible or missing, the party is deemed served when 15 full days have passed from dispatch, unless the party can prove the actual date of receipt; where they are handed over, the date of handing over; where they are served as data messages, the party is deemed served when 15 full days have passed from dispatch, unless the party can prove the date on which they entered its electronic system. Documents that cannot be served in these ways may be served by publication; the party is deemed served when 30 full days have passed from publication.',
    },
    '12.1': {
      zh: '除本条第二款规定的情形外，商标法和本条例规定的各种期限开始的当日不计算在期限内。期限以年或者月计算的，以期限最后一月的相应日为期限届满日；该月无相应日的，以该月最后一日为期限届满日；期限届满日是节假日的，以节假日后的第一个工作日为期限届满日。',
      en: 'Save in the case of the second paragraph of this Article, the day on which a period under the Trademark Law and these Regulations begins is not counted. A period counted in years or months ends on the corresponding day of its last month; where that month has no corresponding day, on the last day of that month; where the last day of the period is a holiday, on the first working day after the holiday.',
    },
    '19': {
      zh: '两个或者两个以上的申请人，在同一种商品或者类似商品上，分别以相同或者近似的商标在同一天申请注册的，各申请人应当自收到商标局通知之日起30日内提交其申请注册前在先使用该商标的证据。同日使用或者均未使用的，各申请人可以自收到商标局通知之日起30日内自行协商，并将书面协议报送商标局；不愿协商或者协商不成的，商标局通知各申请人以抽签的方式确定一个申请人，驳回其他人的注册申请。商标局已经通知但申请人未参加抽签的，视为放弃申请，商标局应当书面通知未参加抽签的申请人。',
      en: 'Where two or more applicants apply on the same day for registration of identical or similar trademarks for the same or similar goods, each applicant shall, within 30 days of receipt of the Trademark Office’s notice, file evidence of its use of the trademark before the application. Where the use began on the same day or none has used the trademark, the applicants may, within 30 days of receipt of the notice, negotiate among themselves and file their written agreement with the Trademark Office; where they are unwilling to negotiate or reach no agreement, the Trademark Office shall notify them that one applicant is determined by drawing lots, and shall refuse the applications of the others. An applicant that was notified and does not take part in the drawing is deemed to have abandoned its application, and the Trademark Office shall notify it in writing.',
    },
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
    '52.2': {
      zh: '商标评审委员会审理不服商标局驳回商标注册申请决定的复审案件，发现申请注册的商标有违反商标法第十条、第十一条、第十二条和第十六条第一款规定情形，商标局并未依据上述条款作出驳回决定的，可以依据上述条款作出驳回申请的复审决定。商标评审委员会作出复审决定前应当听取申请人的意见。',
      en: 'Where, in reviewing a decision of the Trademark Office refusing an application for registration, the Trademark Review and Adjudication Board finds that the trademark contravenes Article 10, Article 11, Article 12 or Article 16(1) of the Trademark Law and the Trademark Office did not base its refusal on those provisions, it may base a review decision refusing the application on them. The Board shall hear the applicant before it makes that decision.',
    },
    '59': {
      zh: '当事人需要在提出评审申请或者答辩后补充有关证据材料的，应当在申请书或者答辩书中声明，并自提交申请书或者答辩书之日起3个月内提交；期满未提交的，视为放弃补充有关证据材料。但是，在期满后生成或者当事人有其他正当理由未能在期满前提交的证据，在期满后提交的，商标评审委员会将证据交对方当事人并质证后可以采信。',
      en: 'A party who needs to supplement evidence after filing an application for review and adjudication or a response shall say so in the application or the response and shall file the evidence within 3 months of filing the application or the response; where it is not filed in time, the party is deemed to have waived the supplement. However, evidence that came into being after that period, or that the party could not file in time for another proper reason, may be accepted where it is filed after that period and the Board has given it to the other party for cross-examination.',
    },
    '66.1': {
      zh: '有商标法第四十九条规定的注册商标无正当理由连续3年不使用情形的，任何单位或者个人可以向商标局申请撤销该注册商标，提交申请时应当说明有关情况。商标局受理后应当通知商标注册人，限其自收到通知之日起2个月内提交该商标在撤销申请提出前使用的证据材料或者说明不使用的正当理由；期满未提供使用的证据材料或者证据材料无效并没有正当理由的，由商标局撤销其注册商标。',
      en: 'Where a registered trademark has not been used for 3 consecutive years without proper reason as provided for in Article 49 of the Trademark Law, any entity or individual may apply to the Trademark Office for its cancellation, and shall explain the circumstances when applying. Having accepted the application, the Trademark Office shall notify the registrant to file, within 2 months of receipt of the notice, evidence of use of the trademark before the application for cancellation, or to explain the proper reason for non-use; where no evidence of use is filed in time, or the evidence is invalid and there is no proper reason, the Trademark Office shall cancel the registered trademark.',
    },
    '66.3': {
      zh: '以无正当理由连续3年不使用为由申请撤销注册商标的，应当自该注册商标注册公告之日起满3年后提出申请。',
      en: 'An application for cancellation of a registered trademark on the ground of non-use for 3 consecutive years without proper reason shall be filed after 3 full years have passed from the date on which the registration was published.',
    },
  },
  grounds: {
    '10.2': '10.2',
    '12.1': '12.1',
    '22.1': '22.1',
    '22.2': '22.2',
    '19': '19',
    '52.1': '52.1',
    '52.2': '52.2',
    '59': '59',
    '66.1': '66.1',
    '66.3': '66.3',
  },
}

/**
 * Returns the rule for an article of the Regulations on a day (`Regs 2014 Art. 12`). Those of 2002 are named without an article,
 * since their text is not at hand; those before them are not named.
 */
export const regulationRule = (day: CalendarDay, article: number): string => {
  if (day >= REGULATIONS_2014.from) return `Regs 2014 Art. ${article}`
  return day >= REGULATIONS_2002_FROM ? 'Regs 2002' : ''
}
