import { LAW_2019 } from './articles-2019.ts'
import type { LawVersion } from './law-version.ts'

// Named by number what 2019 brought in (articles 4 and 19(4)); their wording of 2013 is not at hand.
const { '33': _opposition, '44.1': _improperMeans, ...UNCHANGED } = LAW_2019.text

/** Trademark Law as amended in 2013, as far as the amendment of 2019 left its articles alone. */
export const LAW_2013: LawVersion = {
  id: 'trademark-law-2013',
  lastArticle: 73,
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2013年修正', en: 'as amended in 2013' },
  from: '2014-05-01',
  until: '2019-10-31',
  source: '全国人民代表大会常务委员会2013年8月30日《关于修改〈中华人民共和国商标法〉的决定》',
  text: {
    ...UNCHANGED,
    '4.1': {
      zh: '自然人、法人或者其他组织在生产经营活动中，对其商品或者服务需要取得商标专用权的，应当向商标局申请商标注册。',
      en: 'A natural person, legal person or other organisation that needs to acquire the exclusive right to use a trademark for its goods or services in the course of its production and business shall apply to the Trademark Office for registration.',
    },
  },
  grounds: LAW_2019.grounds,
}

/** Trademark Law as amended in 2001: where its grounds stand. Its text is not at hand and is never quoted. */
export const LAW_2001: LawVersion = {
  id: 'trademark-law-2001',
  lastArticle: 64,
  zh: '中华人民共和国商标法',
  en: 'Trademark Law of the People’s Republic of China',
  edition: { zh: '2001年修正', en: 'as amended in 2001' },
  from: '2001-12-01',
  until: '2014-04-30',
  source: '全国人民代表大会常务委员会2001年10月27日《关于修改〈中华人民共和国商标法〉的决定》',
  text: {},
  grounds: {
    '4': '4.1',
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
    '13.2': '13.1',
    '13.3': '13.2',
    '15.1': '15',
    '16.1': '16.1',
    '30': '28',
    '31': '29',
    '32': '31',
    '34': '32',
    '44.1': '41.1',
    '50': '46',
  },
}
