import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'
import type { Html } from '../html.ts'
import { radioField } from '../radio-field.ts'

/** Whether review is asked for all or for part of what was refused; chosen once, it changes everywhere. */
export const reviewScope = (draft: Draft): Html => {
  const goods = goodsWord(draft)
  return radioField({
    name: 'reviewScope',
    link: 'reviewScope',
    label: draft.say('请求复审的范围', 'Scope of the request'),
    options: draft.say(
      [`全部复审${goods}`, `部分复审${goods}`],
      [`all the ${goods} under review`, `part of the ${goods} under review`],
    ),
    checked: 0,
  })
}
