import { citedMarkName } from '../../cited-mark-field.ts'
import { countWord } from '../../count-word.ts'
import type { Draft } from '../../draft.ts'
import { html, join } from '../../html.ts'
import { chineseLength } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'

interface Length {
  name: string
  length: number
}

const lengths = (draft: Draft): Length[] =>
  draft.notice.citedMarks.flatMap(({ mark }, index) => {
    const length = chineseLength(mark)
    return length === null ? [] : [{ name: citedMarkName(draft, index), length }]
  })

/** The marks sound different: syllables of Chinese marks, which are certain; other sounds are the attorney's to say. */
export const soundArgument = (draft: Draft): Section => {
  const { notice, isEn, say } = draft
  const own = chineseLength(notice.mark)
  const cited = own === null ? [] : lengths(draft)
  const syllables = (length: number): string =>
    say(`${countWord(length, isEn)}个音节`, `${countWord(length, isEn)} syllable${length === 1 ? '' : 's'}`)
  const told = cited.map(({ name, length }) => say(`${name}为${syllables(length)}`, `${name} has ${syllables(length)}`))
  return {
    title: say('呼叫不同', 'Sound'),
    choice: { name: 'argueSound', on: cited.some(({ length }) => length !== own) },
    body:
      own === null || told.length === 0
        ? question(
            'soundDifference',
            say('读音、重音和呼叫习惯上的区别', 'Differences in pronunciation, stress and how the marks are called'),
          )
        : say(
            html`<p>申请商标为${syllables(own)}，${join(told, '，')}。</p>`,
            html`<p>The mark applied for has ${syllables(own)}; ${join(told, ', ')}.</p>`,
          ),
  }
}
