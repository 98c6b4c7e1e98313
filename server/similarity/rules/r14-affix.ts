import { addedWordsRule } from '../added-words-rule.ts'

/** R14: the marks differ only by an adjective, an adverb or an affix: 老, 小, 新, super, the. */
export const r14Affix = addedWordsRule('R14', 'affix', 0.8, {
  zh: '形容词、副词或者词缀性质的文字',
  en: 'an adjective, adverb or affix',
})
