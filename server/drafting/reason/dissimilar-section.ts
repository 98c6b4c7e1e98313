import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { goodsWord } from '../case-words.ts'
import { type ArguedMark, arguedMarks, arguedMarksName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { countWord } from '../language.ts'
import { quoteRule } from '../law-citation.ts'
import { addedPart, chineseLength, markComposition } from '../mark-composition.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { question, radioField } from '../markup/fields.ts'
import { type Html, html, join } from '../markup/html.ts'

const composed = (draft: Draft, { citedMark, index, name }: ArguedMark): Html[] => {
  const wording = markComposition(draft, citedMark.mark, `notice.citedMarks.${index}.mark`)
  return wording === null ? [] : [draft.say(html`${name}由${wording}构成`, html`${name} of ${wording}`)]
}

const addition = ({ notice, say }: Draft, { citedMark, name }: ArguedMark): string[] => {
  const added = addedPart(notice.mark, citedMark.mark)
  return added === '' ? [] : [say(`较${name}多出“${added}”`, `“${added}” beyond ${name}`)]
}

/** Argues that the marks are composed differently, and names what the mark adds to a cited one that it contains. */
const formArgument = (draft: Draft): Section => {
  const { notice, say } = draft
  const marks = arguedMarks(draft)
  const own = markComposition(draft, notice.mark, 'notice.mark')
  const cited = marks.flatMap(mark => composed(draft, mark))
  const added = marks.flatMap(mark => addition(draft, mark))
  const isTold = own !== null && cited.length > 0
  return {
    title: say('文字构成不同', 'Composition'),
    choice: { name: 'argueForm', on: isTold },
    body: isTold
      ? say(
          html`<p>申请商标由${own}构成，${join(cited, '，')}。${
            added.length === 0 ? null : html`申请商标${join(added, '，')}，整体外观与${arguedMarksName(draft)}不同。`
          }</p>`,
          html`<p>The mark applied for consists of ${own}; ${join(cited, ', ')}.${
            added.length === 0
              ? null
              : html` The mark applied for contains ${join(added, ', ')}, and as a whole looks different.`
          }</p>`,
        )
      : question(
          'formDifference',
          say('构图、要素和视觉效果上的区别', 'Differences in composition, elements and visual impression'),
          true,
        ),
  }
}

/** Argues that the marks sound different. Only syllables of Chinese marks are certain; other sounds are asked for. */
const soundArgument = (draft: Draft): Section => {
  const { notice, isEn, say } = draft
  const own = chineseLength(notice.mark)
  const cited = arguedMarks(draft).flatMap(({ citedMark, name }) => {
    const length = own === null ? null : chineseLength(citedMark.mark)
    return length === null || length === own ? [] : [{ name, length }]
  })
  const syllables = (length: number): string =>
    say(`${countWord(length, isEn)}个音节`, `${countWord(length, isEn)} syllable${length === 1 ? '' : 's'}`)
  const told = cited.map(({ name, length }) => say(`${name}为${syllables(length)}`, `${name} has ${syllables(length)}`))
  return {
    title: say('呼叫不同', 'Sound'),
    choice: { name: 'argueSound', on: told.length > 0 },
    body:
      own === null || told.length === 0
        ? question(
            'soundDifference',
            say('读音、重音和呼叫习惯上的区别', 'Differences in pronunciation, stress and how the marks are called'),
            true,
          )
        : html`<p>${say(
            `申请商标为${syllables(own)}，${told.join('，')}，呼叫可以区分。`,
            `The mark applied for has ${syllables(own)}; ${told.join(', ')}. They can be told apart by ear.`,
          )}</p>`,
  }
}

/** Argues that the marks mean different things; off, since only the client can say it. */
const meaningArgument = (draft: Draft): Section => {
  const { say } = draft
  return {
    title: say('含义不同', 'Meaning'),
    choice: { name: 'argueMeaning', on: false },
    body: [
      question('markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark'), true),
      arguedMarks(draft).map(({ name, index }) =>
        question(
          `citedMark${index + 1}Meaning`,
          say(`含义的异同（与${name}）`, `How the meanings compare (with ${name})`),
        ),
      ),
    ],
  }
}

/**
 * Argues that the marks differ as a whole (Interpretation on civil disputes Art. 10), with a choice of wordings for the
 * conclusion.
 */
const wholeArgument = (draft: Draft): Section => {
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

const ARGUMENTS = [formArgument, soundArgument, meaningArgument, wholeArgument]

/**
 * Writes the case that the marks are not similar, each argument as a switch; off where all cited marks have the same
 * wording.
 */
export const dissimilarSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const name = arguedMarksName(draft)
  const isOn = notice.citedMarks.length === 0 || arguedMarks(draft).length > 0
  return {
    title: say(`申请商标与${name}不构成近似商标`, `The mark applied for and ${name} are not similar`),
    choice: { name: 'argueDissimilar', on: isOn },
    body: subSections(
      draft,
      'h4',
      ARGUMENTS.map(argument => argument(draft)),
    ),
  }
}
