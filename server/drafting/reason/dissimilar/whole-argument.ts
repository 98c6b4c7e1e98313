import { CIVIL_RULES_2020 } from '../../../law/articles-civil.ts'
import { arguedMarksName } from '../../argued-marks.ts'
import type { Draft } from '../../draft.ts'
import { goodsWord } from '../../goods-word.ts'
import { html } from '../../html.ts'
import { quoteRule } from '../../law-citation.ts'
import { radioField } from '../../radio-field.ts'
import type { Section } from '../../sections.ts'

/** The marks as a whole, by the standard of the Interpretation on civil disputes Art. 10, with the conclusion's wording. */
export const wholeArgument = (draft: Draft): Section => {
  const { say } = draft
  const goods = goodsWord(draft)
  const name = arguedMarksName(draft)
  const conclusion = radioField({
    name: 'dissimilarWording',
    label: say('结论的措辞', 'Wording of the conclusion'),
    options: say(
      ['不构成近似商标', `不构成使用在同一种或者类似${goods}上的近似商标`],
      ['are not similar', `are not similar marks for the same or similar ${goods}`],
    ),
    checked: 0,
  })
  return {
    title: say('整体可以区分', 'The marks as a whole'),
    choice: { name: 'argueWhole', on: true },
    body: [
      html`<p>${say('判断商标是否近似，可以参照下列规定：', 'In judging similarity the following may be referred to:')}</p>`,
      quoteRule(draft, CIVIL_RULES_2020, '10.1.1', '10.1.2'),
      say(
        html`<p>以相关公众的一般注意力为标准，对申请商标与${name}进行整体比对和主要部分的比对，并在隔离状态下观察，可以将其区分，${conclusion}。</p>`,
        html`<p>By the ordinary attention of the relevant public, compared as a whole and in their main parts and kept apart, the mark applied for and ${name} can be told apart and ${conclusion}.</p>`,
      ),
    ],
  }
}
