import { addedWordsRule } from '../added-words-rule.ts'

/** R11: the marks differ only by the generic name or a model of the goods. */
export const r11GenericName = addedWordsRule('R11', 'goods', 0.85, {
  zh: '商品或者服务的通用名称、型号',
  en: 'generic name or model of the goods or services',
})
