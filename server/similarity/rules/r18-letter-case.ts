import type { MarkRule } from '../mark-rule.ts'

/** R18: the same letters in another case or font. */
export const r18LetterCase: MarkRule = {
  id: 'R18',
  find: (a, b) =>
    a.isLatin && a.text === b.text && a.printed !== b.printed
      ? {
          weight: 1,
          zh: '两商标由相同的字母构成，仅字体或者大小写不同。',
          en: 'The two marks consist of the same letters and differ in font or case only.',
        }
      : null,
}
