import type { LawVersion } from './law-version.ts'

/** Trademark Law as amended in 2001: where its grounds stand. Its text is not at hand and is never quoted. */
export const LAW_2001: LawVersion = {
  id: 'trademark-law-2001',
  zh: '中华人民共和国商标法（2001年修正）',
  en: 'Trademark Law of the People’s Republic of China (as amended in 2001)',
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
    '16.1': '16.1',
    '30': '28',
    '31': '29',
    '34': '32',
    '50': '46',
  },
}
