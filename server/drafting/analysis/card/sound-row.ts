import { citedMarkName } from '../../cited-mark-field.ts'
import { countWord } from '../../count-word.ts'
import { chineseLength } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { CardRow } from './card-row.ts'

/** How the marks compare in sound: syllables of Chinese marks, which are certain; any other sound is asked for. */
export const soundRow: CardRow = (draft, citedMark, index) => {
  const { notice, isEn, say } = draft
  const name = citedMarkName(draft, index)
  const label = say('呼叫', 'Sound')
  const [own, cited] = [chineseLength(notice.mark), chineseLength(citedMark.mark)]
  if (own === null || cited === null)
    return {
      label,
      value: question(
        `citedMark${index + 1}Sound`,
        say(`读音的异同（与${name}）`, `How the sounds compare (with ${name})`),
      ),
    }
  const syllables = (count: number): string => `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`
  return {
    label,
    value: say(
      `申请商标为${countWord(own, 0)}个音节，${name}为${countWord(cited, 0)}个音节。`,
      `The mark applied for has ${syllables(own)}, ${name} has ${syllables(cited)}.`,
    ),
  }
}
