import type { Script, ScriptParts } from '../mark-composition.ts'

/** What a script and one of its characters are called in either language. */
export interface ScriptName {
  zh: string
  en: string
  unitZh: string
  unitEn: string
}

const SCRIPT_NAMES: Record<Script, ScriptName> = {
  han: { zh: '汉字', en: 'Chinese characters', unitZh: '个汉字', unitEn: 'Chinese character' },
  latin: { zh: '字母', en: 'letters', unitZh: '个字母', unitEn: 'letter' },
  cyrillic: { zh: '西里尔字母', en: 'Cyrillic letters', unitZh: '个西里尔字母', unitEn: 'Cyrillic letter' },
  greek: { zh: '希腊字母', en: 'Greek letters', unitZh: '个希腊字母', unitEn: 'Greek letter' },
  kana: { zh: '日文假名', en: 'kana characters', unitZh: '个假名', unitEn: 'kana character' },
  hangul: { zh: '韩文', en: 'Hangul characters', unitZh: '个韩文字', unitEn: 'Hangul character' },
  digits: { zh: '数字', en: 'digits', unitZh: '个数字', unitEn: 'digit' },
  other: { zh: '其他文字', en: 'other characters', unitZh: '个字符', unitEn: 'character' },
}

/** A digit, in whatever script it is written. */
export const DIGITS = /\p{N}/u

/** Chinese characters with the digits read with them. */
export const WITH_DIGITS: ScriptName = {
  zh: '汉字与数字',
  en: 'Chinese characters and digits',
  unitZh: '个字符',
  unitEn: 'character',
}
const LATIN: ScriptName = { zh: '拉丁字母', en: 'Latin letters', unitZh: '个拉丁字母', unitEn: 'Latin letter' }

/** Names a script in a comparison: with the digits read with it, and Latin letters by name where other letters are beside them. */
export const scriptName = (script: Script, compared: readonly ScriptParts[], own: readonly string[]): ScriptName => {
  if (script === 'han' && own.some(run => DIGITS.test(run))) return WITH_DIGITS
  const hasOthers = compared.some(({ cyrillic, greek }) => cyrillic.length + greek.length > 0)
  return script === 'latin' && hasOthers ? LATIN : SCRIPT_NAMES[script]
}
