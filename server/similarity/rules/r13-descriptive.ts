import { addedWordsRule } from '../added-words-rule.ts'

/** R13: the marks differ only by a word for a quality, an ingredient, a function, a colour or the like. */
export const r13Descriptive = addedWordsRule('R13', 'quality', 0.8, {
  zh: '表示质量、原料、功能、颜色等特点的文字',
  en: 'descriptive of quality, material, function, colour or the like',
})
