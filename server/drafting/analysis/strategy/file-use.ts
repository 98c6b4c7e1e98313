import { askedFact } from '../../asked-fact.ts'
import { goodsWord } from '../../goods-word.ts'
import { canBeAcquired, hasEarlierMark } from '../../ground-kinds.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import { textField } from '../../text-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** Evidence of use, where use can help at all: never against article 10. */
export const fileUse: StrategyLine = draft => {
  if (!hasEarlierMark(draft) && !canBeAcquired(draft)) return null
  const { say } = draft
  const goods = goodsWord(draft)
  const used = textField({
    name: 'usedGoods',
    label: say(`实际使用的${goods}`, `The ${goods} in actual use`),
    required: true,
    source: 'missing',
    value: '',
  })
  return switchField({
    name: 'strategyUse',
    label: say('提交使用证据', 'File evidence of use'),
    on: true,
    content: [
      canBeAcquired(draft)
        ? say(
            html`<p>就${used}提交使用证据，证明申请商标经过使用取得显著特征并便于识别。</p>`,
            html`<p>As to ${used}, file evidence that the mark has become distinctive through use.</p>`,
          )
        : say(
            html`<p>就${used}提交使用证据，证明申请商标经使用与申请人形成对应关系。</p>`,
            html`<p>As to ${used}, file evidence that through use the public links the mark to the applicant.</p>`,
          ),
      askedFact(
        draft,
        'useFacts',
        say('使用的起始时间、地域、销售渠道和规模', 'Use since when, where, through which channels and on what scale'),
      ),
    ],
  })
}
