import type { ExceptionRule } from '../mark-rule.ts'

/** R22, exception that needs the picture: one or two letters drawn in a form that is not ordinary, and the looks differ. */
export const r22StylisedLetters: ExceptionRule = {
  id: 'R22',
  replaces: ['R01', 'R18'],
  find: (a, b, { isStylised }) =>
    isStylised && a.isLatin && b.isLatin && Math.max(a.text.length, b.text.length) <= 2
      ? {
          weight: 0.4,
          zh: '商标由一个或者两个非普通字体的字母构成，整体外观明显不同的，可能不被认定为近似，须对照图样人工比对。',
          en: 'The mark consists of one or two letters in a form that is not ordinary; where the looks clearly differ it may be found not similar, so compare the representations by eye.',
        }
      : null,
}
