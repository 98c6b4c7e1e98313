import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { countWord } from '../../count-word.ts'
import { html } from '../../html.ts'
import { chineseLength } from '../../mark-composition.ts'
import type { CardPart } from '../card-part.ts'

/** How the marks compare in sound: syllables of Chinese marks, which are certain; any other sound is asked for. */
export const soundPart: CardPart = (draft, citedMark, index) => {
  const { notice, isEn, say } = draft
  const [own, cited] = [chineseLength(notice.mark), chineseLength(citedMark.mark)]
  if (own === null || cited === null)
    return askedFact(
      draft,
      `citedMark${index + 1}Sound`,
      say(
        `读音的异同（与${citedMarkName(draft, index)}）`,
        `How the sounds compare (with ${citedMarkName(draft, index)})`,
      ),
    )
  const syllables = (count: number): string => `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`
  return say(
    html`<p>呼叫：申请商标为${countWord(own, 0)}个音节，${citedMarkName(draft, index)}为${countWord(cited, 0)}个音节。</p>`,
    html`<p>Sound: the mark applied for has ${syllables(own)}, ${citedMarkName(draft, index)} has ${syllables(cited)}.</p>`,
  )
}
