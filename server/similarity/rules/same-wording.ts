import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import { foldNumberWords, foldNumerals } from '../normalise-mark.ts'

/** The differences that `loose` folds and `text` keeps, by the signs that show them. */
const FOLDS = [
  { sign: /[&+＆＋]/gu, zh: '“&”与其文字', en: '“&” and its word' },
  { sign: /[%％]/gu, zh: '“%”与其文字', en: '“%” and its word' },
  { sign: /[之的]/gu, zh: '“之”“的”的有无', en: 'the particle 之 or 的' },
  { sign: /\p{Nd}/gu, zh: '数字的写法', en: 'the way numbers are written' },
]

const countOf = (mark: MarkProfile, sign: RegExp): number => mark.printed.match(sign)?.length ?? 0

/** R01 finds marks that are the same after width, case, spaces, punctuation and traditional characters are folded; with &, 之, 的 and numerals folded too it weighs less. */
export const r01Identical: MarkRule = {
  id: 'R01',
  find: (a, b) => {
    if (a.text === b.text) {
      const isScript = a.shown.join('') !== b.shown.join('')
      const isAlphabet = a.isOtherAlphabet !== b.isOtherAlphabet
      const isAccent = a.accents !== b.accents
      const zh = [isScript && '繁简体', isAlphabet && '所用字母的文种', isAccent && '重音符号'].filter(Boolean)
      const en = [
        isScript && 'traditional or simplified characters',
        isAlphabet && 'the alphabet of letters that look the same',
        isAccent && 'accents',
      ].filter(Boolean)
      return {
        weight: isAccent ? 0.95 : 1,
        zh: `除${[...zh, '字体', '大小写', '空格', '标点'].join('、')}外，两商标文字相同。`,
        en: `But for ${[...en, 'font', 'case', 'spacing'].join(', ')} and punctuation the wording of the two marks is the same.`,
      }
    }
    if (a.loose !== b.loose) return null
    const folds = FOLDS.filter(({ sign }) => countOf(a, sign) !== countOf(b, sign))
    const [zh, en] = [folds.map(fold => fold.zh).join('、'), folds.map(fold => fold.en).join(', ')]
    return {
      weight: 0.95,
      zh: `除${zh || '书写方式'}外，“${a.printed}”与“${b.printed}”文字相同，可能被认定为相同或者近似。`,
      en: `But for ${en || 'the way of writing'}, the wording of “${a.printed}” and “${b.printed}” is the same; they may be found identical or similar.`,
    }
  },
}

const sameNumbers = (a: MarkProfile, b: MarkProfile): boolean =>
  foldNumerals(a.text) === foldNumerals(b.text) ||
  foldNumberWords(a.words).join('') === foldNumberWords(b.words).join('')

/** R25 finds the same numbers, once in Chinese numerals or English words and once in Arabic digits. */
export const r25Numerals: MarkRule = {
  id: 'R25',
  find: (a, b) =>
    a.text !== b.text && a.loose === b.loose && sameNumbers(a, b)
      ? {
          weight: 0.9,
          zh: '两商标数字相同，仅分别以文字和阿拉伯数字书写，可能被认定为近似。',
          en: 'The numbers in the two marks are the same, written in words or Chinese numerals and in Arabic digits; the marks may be found similar.',
        }
      : null,
}
