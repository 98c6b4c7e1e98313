import { addedWordsRule } from '../added-words-rule.ts'

/** R12: the marks differ only by a word for premises, a place or an organisation: 轩, 阁, 世家. */
export const r12Premises = addedWordsRule('R12', 'place', 0.8, {
  zh: '表示处所、地点、机构的文字',
  en: 'a word for premises, a place or an organisation',
})
