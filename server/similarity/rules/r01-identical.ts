import type { MarkRule } from '../mark-rule.ts'

/** R01: the same after folding width, case, spaces, punctuation and traditional characters; &, 之, 的 and numerals weigh less. */
export const r01Identical: MarkRule = {
  id: 'R01',
  find: (a, b) => {
    if (a.text === b.text) {
      const isScript = a.shown.join('') !== b.shown.join('')
      return isScript
        ? {
            weight: 1,
            zh: '除繁简体、字体、大小写、空格、标点外，两商标文字相同。',
            en: 'But for traditional or simplified characters, font, case, spacing and punctuation, the wording of the two marks is the same.',
          }
        : {
            weight: 1,
            zh: '除字体、大小写、空格、标点外，两商标文字相同。',
            en: 'But for font, case, spacing and punctuation the wording of the two marks is the same.',
          }
    }
    if (a.loose !== b.loose) return null
    return {
      weight: 0.95,
      zh: `除“&”与“和”“and”、“之”“的”的有无、数字的写法外，“${a.printed}”与“${b.printed}”文字相同，可能被认定为相同或者近似。`,
      en: `But for “&” and its word, the particles 之 and 的, and the way numbers are written, the wording of “${a.printed}” and “${b.printed}” is the same; they may be found identical or similar.`,
    }
  },
}
