import { LAW_2019 } from './articles-2019.ts'
import type { LawVersion } from './law-version.ts'

/** Trademark Law as amended in 2013. Of the articles cited here the amendment of 2019 changed article 4 alone. */
export const LAW_2013: LawVersion = {
  id: 'trademark-law-2013',
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2013年修正', en: 'as amended in 2013' },
  from: '2014-05-01',
  until: '2019-10-31',
  source: '全国人民代表大会常务委员会2013年8月30日《关于修改〈中华人民共和国商标法〉的决定》',
  text: {
    ...LAW_2019.text,
    '4': {
      zh: '自然人、法人或者其他组织在生产经营活动中，对其商品或者服务需要取得商标专用权的，应当向商标局申请商标注册。',
      en: 'A natural person, legal person or other organisation that needs to acquire the exclusive right to use a trademark for its goods or services in the course of its production and business shall apply to the Trademark Office for registration.',
    },
  },
  grounds: LAW_2019.grounds,
}
