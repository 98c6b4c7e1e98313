import { CIVIL_RULES_2020 } from '../../law/articles-civil.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import { countWord } from '../count-word.ts'
import type { Draft } from '../draft.ts'
import { html, join } from '../html.ts'
import { quoteRule } from '../law-citation.ts'
import { chineseLength, markComposition } from '../mark-composition.ts'
import { question } from '../question.ts'
import { radioField } from '../radio-field.ts'
import { type Section, subSections } from '../sections.ts'

type Part = (draft: Draft) => Section

const isIdentical = ({ comparisons }: Draft): boolean => comparisons.some(({ level }) => level === 'identical')

const formPart: Part = draft => {
  const { notice, say } = draft
  const own = markComposition(draft, notice.mark)
  const cited = notice.citedMarks.flatMap(({ mark }, index) => {
    const composition = markComposition(draft, mark)
    const name = citedMarkName(draft, index)
    return composition === null ? [] : [say(`${name}由${composition}构成`, `${name} of ${composition}`)]
  })
  const isTold = own !== null && cited.length > 0
  return {
    title: say('文字构成不同', 'Composition'),
    choice: { name: 'argueForm', on: isTold && !isIdentical(draft) },
    body: [
      isTold
        ? say(
            html`<p>申请商标由${own}构成，${join(cited, '，')}。</p>`,
            html`<p>The mark applied for consists of ${own}; ${join(cited, ', ')}.</p>`,
          )
        : null,
      question(
        'formDifference',
        say('字形、要素和视觉效果上的区别', 'Differences in look, elements and visual impression'),
      ),
    ],
  }
}

const soundPart: Part = draft => {
  const { notice, isEn, say } = draft
  const own = chineseLength(notice.mark)
  const cited = notice.citedMarks.flatMap(({ mark }, index) => {
    const length = chineseLength(mark)
    return length === null ? [] : [{ name: citedMarkName(draft, index), length }]
  })
  const told = own === null ? [] : cited
  const syllables = (length: number): string =>
    say(`${countWord(length, isEn)}个音节`, `${countWord(length, isEn)} syllable${length === 1 ? '' : 's'}`)
  return {
    title: say('呼叫不同', 'Sound'),
    choice: { name: 'argueSound', on: told.some(({ length }) => length !== own) },
    body: [
      own === null || told.length === 0
        ? null
        : say(
            html`<p>申请商标为${syllables(own)}，${join(
              told.map(({ name, length }) => `${name}为${syllables(length)}`),
              '，',
            )}。</p>`,
            html`<p>The mark applied for has ${syllables(own)}; ${join(
              told.map(({ name, length }) => `${name} has ${syllables(length)}`),
              ', ',
            )}.</p>`,
          ),
      question(
        'soundDifference',
        say('读音、重音和呼叫习惯上的区别', 'Differences in pronunciation, stress and how the marks are called'),
      ),
    ],
  }
}

const meaningPart: Part = draft => {
  const { notice, say } = draft
  return {
    title: say('含义不同', 'Meaning'),
    choice: { name: 'argueMeaning', on: false },
    body: [
      question('markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark')),
      notice.citedMarks.map((_, index) =>
        question(
          `citedMark${index + 1}Meaning`,
          say(
            `含义的异同（与${citedMarkName(draft, index)}）`,
            `How the meanings compare (with ${citedMarkName(draft, index)})`,
          ),
        ),
      ),
    ],
  }
}

const wholePart: Part = draft => {
  const { say } = draft
  const wording = radioField({
    name: 'dissimilarWording',
    label: say('结论的措辞', 'Wording of the conclusion'),
    options: say(
      ['不构成近似商标', '不构成使用在同一种或者类似商品上的近似商标'],
      ['are not similar', 'are not similar marks for the same or similar goods'],
    ),
    checked: isIdentical(draft) ? 1 : 0,
  })
  const standard = ['10.1.1', '10.1.2'].map(address => quoteRule(draft, CIVIL_RULES_2020, address))
  return {
    title: say('整体可以区分', 'The marks as a whole'),
    choice: { name: 'argueWhole', on: !isIdentical(draft) },
    body: [
      html`<p>${say('判断商标是否近似，可以参照下列规定：', 'In judging similarity the following may be referred to:')}</p>`,
      standard,
      say(
        html`<p>以相关公众的一般注意力为标准，对申请商标与引证商标进行整体比对和主要部分比对，并隔离观察，二者可以区分，${wording}。</p>`,
        html`<p>By the ordinary attention of the relevant public, compared as a whole and in their main parts and kept apart, the mark and the cited marks can be told from each other and ${wording}.</p>`,
      ),
    ],
  }
}

const PARTS: readonly Part[] = [formPart, soundPart, meaningPart, wholePart]

/** The case that the marks are not similar, one switchable argument after another. */
export const dissimilarSection = (draft: Draft): Section => ({
  title: draft.say('申请商标与引证商标不构成近似商标', 'The mark and the cited marks are not similar'),
  body: subSections(
    draft,
    'h4',
    PARTS.map(part => part(draft)),
  ),
})
