import type { LawText } from './law-version.ts'

/** The matter a ground turns on: the sign itself, an earlier filing, another earlier right, or how and by whom it was filed. */
type GroundNature = 'prohibited' | 'distinctiveness' | 'earlier-mark' | 'earlier-right' | 'filing'

export interface Ground extends LawText {
  nature: GroundNature
}

const GROUNDS: Record<string, Ground> = {
  '4': {
    nature: 'filing',
    zh: '不以使用为目的的恶意商标注册申请',
    en: 'Bad-faith filing without intent to use',
  },
  '7.1': { nature: 'filing', zh: '违反诚实信用原则', en: 'Breach of good faith' },
  '10.1.0': {
    nature: 'prohibited',
    zh: '涉及中国共产党的名称、标志等',
    en: 'Names and emblems of the Communist Party of China',
  },
  '10.1.1': {
    nature: 'prohibited',
    zh: '与我国国家名称、标志等相同或者近似',
    en: 'Names and emblems of the People’s Republic of China',
  },
  '10.1.2': {
    nature: 'prohibited',
    zh: '与外国国家名称、标志等相同或者近似',
    en: 'Names and emblems of a foreign country',
  },
  '10.1.3': {
    nature: 'prohibited',
    zh: '与政府间国际组织的名称、标志等相同或者近似',
    en: 'Names and emblems of an intergovernmental organisation',
  },
  '10.1.4': {
    nature: 'prohibited',
    zh: '与官方标志、检验印记相同或者近似',
    en: 'Official signs and inspection marks',
  },
  '10.1.5': { nature: 'prohibited', zh: '与“红十字”“红新月”相同或者近似', en: 'Red Cross and Red Crescent' },
  '10.1.6': { nature: 'prohibited', zh: '带有民族歧视性', en: 'Discrimination against a nationality' },
  '10.1.7': { nature: 'prohibited', zh: '带有欺骗性，容易使公众产生误认', en: 'Deceptiveness' },
  '10.1.8': { nature: 'prohibited', zh: '有其他不良影响', en: 'Adverse influence' },
  '10.2': { nature: 'prohibited', zh: '含有地名', en: 'Place name' },
  '11.1.1': { nature: 'distinctiveness', zh: '仅有商品的通用名称、图形、型号', en: 'Generic name, image or model' },
  '11.1.2': { nature: 'distinctiveness', zh: '仅直接表示商品的特点', en: 'Directly descriptive' },
  '11.1.3': { nature: 'distinctiveness', zh: '其他缺乏显著特征', en: 'Lack of distinctive character' },
  '12': { nature: 'distinctiveness', zh: '功能性形状', en: 'Functional shape' },
  '13.2': {
    nature: 'earlier-right',
    zh: '复制、摹仿或者翻译他人未在中国注册的驰名商标',
    en: 'Well-known mark not registered in China',
  },
  '13.3': {
    nature: 'earlier-right',
    zh: '复制、摹仿或者翻译他人的驰名商标，误导公众',
    en: 'Well-known mark, goods not similar',
  },
  '15.1': { nature: 'earlier-right', zh: '代理人、代表人抢注', en: 'Filing by an agent or representative' },
  '15.2': { nature: 'earlier-right', zh: '特定关系人抢注', en: 'Filing by a party that knew of the mark' },
  '16.1': { nature: 'prohibited', zh: '含有地理标志', en: 'Geographical indication' },
  '19.4': { nature: 'filing', zh: '商标代理机构申请注册其他商标', en: 'Filing by a trademark agency' },
  '30': {
    nature: 'earlier-mark',
    zh: '与他人的在先商标相同或者近似',
    en: 'Identity with or similarity to an earlier mark',
  },
  '31': {
    nature: 'earlier-mark',
    zh: '与他人申请在先的商标相同或者近似',
    en: 'Identity with or similarity to an earlier-filed mark',
  },
  '32': {
    nature: 'earlier-right',
    zh: '损害他人在先权利或者抢先注册',
    en: 'Earlier rights of others, pre-emptive filing',
  },
  '44.1': { nature: 'filing', zh: '以欺骗或者其他不正当手段申请注册', en: 'Deception or other improper means' },
  '50': {
    nature: 'earlier-mark',
    zh: '在先商标丧失权利未满一年',
    en: 'Earlier mark lost less than a year ago',
  },
}

/** Returns a ground by its id in the 2019 notation, or null; a paragraph or article stands for what it holds. */
export const findGround = (ground: string): Ground | null => GROUNDS[ground] ?? GROUNDS[`${ground}.1`] ?? null

/** Returns whether a ground turns on an earlier mark: articles 30, 31 and 50 (2019 notation). */
export const isEarlierMarkGround = (ground: string): boolean => findGround(ground)?.nature === 'earlier-mark'

/**
 * Returns whether a notice under a ground may cite a mark of another: earlier marks, other earlier rights, and a geographical
 * indication, which may be registered as a mark (articles 13, 15, 16, 30, 31, 32 and 50, 2019 notation).
 */
export const mayCiteMarks = (ground: string): boolean =>
  isEarlierMarkGround(ground) || /^(?:13|15|16|32)(?:\.|$)/u.test(ground)
