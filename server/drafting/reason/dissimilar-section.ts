import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { goodsWord } from '../case-words.ts'
import { isArguedToDiffer, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { radioField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { comparisons } from './compared-marks.ts'

/** Argues by the rule on comparison that the marks differ as a whole (Interpretation on civil disputes Art. 10). */
const asAWhole = (draft: Draft, names: string): Html => {
  const { say } = draft
  const goods = goodsWord(draft)
  const conclusion = radioField({
    name: 'dissimilarWording',
    link: 'dissimilarWording',
    label: say('结论的措辞', 'Wording of the conclusion'),
    options: say(
      ['不构成近似商标', `不构成使用在同一种或者类似${goods}上的近似商标`],
      ['are not similar', `are not similar marks for the same or similar ${goods}`],
    ),
    checked: 0,
  })
  return say(
    html`<p>综上，以相关公众的一般注意力为标准，对申请商标与${names}进行整体比对和主要部分的比对，并在隔离状态下观察，相关公众能够将其区分，${conclusion}。</p>`,
    html`<p>Compared as a whole and in their main parts, viewed in isolation from each other, and judged by the ordinary attention of the relevant public, the mark applied for and ${names} are readily distinguishable and ${conclusion}.</p>`,
  )
}

/**
 * Writes the case that the mark is not similar to the cited marks of a ground: a table and a sentence for each, each a
 * switch that is off where the wording is the same or the mark is out of the way.
 */
export const dissimilarSection = (draft: Draft, cited: readonly number[], suffix: string): Section => {
  const { say } = draft
  const argued = cited.filter(index => isArguedToDiffer(draft, index))
  const names =
    cited.length === 0 ? say('引证商标', 'the cited marks') : namesOfMarks(draft, argued.length > 0 ? argued : cited)
  return {
    title: say(`申请商标与${names}不构成近似商标`, `The mark applied for and ${names} are not similar`),
    choice: { name: `argueDissimilar${suffix}`, on: cited.length === 0 || argued.length > 0 },
    body: [
      suffix === '' ? quoteRule(draft, CIVIL_RULES_2020, '10.1.1', '10.1.2', '10.1.3') : null,
      comparisons(draft, cited),
      asAWhole(draft, names),
    ],
  }
}
