import { LAW_2019 } from './articles-2019.ts'
import type { LawVersion } from './law-version.ts'

// Named by number what 2019 brought in (articles 4 and 19(4)); their wording of 2013 is not at hand.
const { '33': _opposition, '44.1': _improperMeans, ...UNCHANGED } = LAW_2019.text

/** Trademark Law as amended in 2013, as far as the amendment of 2019 left its articles alone. */
export const LAW_2013: LawVersion = {
  id: 'trademark-law-2013',
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2013年修正', en: 'as amended in 2013' },
  from: '2014-05-01',
  until: '2019-10-31',
  source: '全国人民代表大会常务委员会2013年8月30日《关于修改〈中华人民共和国商标法〉的决定》',
  barsAfterLapse: true,
  oppositionMonths: 3,
  text: {
    ...UNCHANGED,
    '4': {
      zh: '自然人、法人或者其他组织在生产经营活动中，对其商品或者服务需要取得商标专用权的，应当向商标局申请商标注册。',
      en: 'A natural person, legal person or other organisation that needs to acquire the exclusive right to use a trademark for its goods or services in the course of its production and business shall apply to the Trademark Office for registration.',
    },
  },
  grounds: LAW_2019.grounds,
}
