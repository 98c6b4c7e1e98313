import { arguedMarks } from '../../argued-marks.ts'
import { countWord } from '../../count-word.ts'
import type { Draft } from '../../draft.ts'
import { html } from '../../html.ts'
import { chineseLength } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'

/** The marks sound different: syllables of Chinese marks, which are certain; other sounds are the attorney's to say. */
export const soundArgument = (draft: Draft): Section => {
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
