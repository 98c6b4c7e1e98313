import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { goodsWord } from '../../goods-word.ts'
import type { OptionBody } from './option-body.ts'

export const goodsBody: OptionBody = (draft, _citedMark, index) => {
  const [name, goods] = [citedMarkName(draft, index), goodsWord(draft)]
  return askedFact(
    draft,
    `citedMark${index + 1}GoodsDifference`,
    draft.say(
      `主张与${name}核定的${goods}不类似，在功能、用途、渠道、消费对象等方面的区别`,
      `How the ${goods} differ from those of ${name} in function, use, channels, consumers`,
    ),
  )
}
