import type { CitedMark } from '#contract/notice.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import type { Draft } from '../draft.ts'
import type { Section } from '../sections.ts'
import type { CardPart } from './card-part.ts'
import { conclusionPart } from './comparison/conclusion-part.ts'
import { formPart } from './comparison/form-part.ts'
import { goodsPart } from './comparison/goods-part.ts'
import { meaningPart } from './comparison/meaning-part.ts'
import { rulesPart } from './comparison/rules-part.ts'
import { soundPart } from './comparison/sound-part.ts'
import { argueOption } from './options/argue-option.ts'
import { consentOption } from './options/consent-option.ts'
import { followOption } from './options/follow-option.ts'
import { nonUseOption } from './options/non-use-option.ts'
import { suspensionOption } from './options/suspension-option.ts'

const PARTS: readonly CardPart[] = [
  formPart,
  soundPart,
  meaningPart,
  goodsPart,
  rulesPart,
  conclusionPart,
  argueOption,
  nonUseOption,
  followOption,
  consentOption,
  suspensionOption,
]

/** One cited mark: how it compares in form, sound and meaning, the conclusion to draw, and what can be done about it. */
export const citedMarkCard = (draft: Draft, citedMark: CitedMark, index: number): Section => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const parts = [
    citedMark.regNo === '' ? '' : say(`第${citedMark.regNo}号`, `no. ${citedMark.regNo}`),
    citedMark.mark === '' ? '' : `“${citedMark.mark}”`,
  ].filter(part => part !== '')
  const colon = parts.length === 0 ? '' : say('：', ': ')
  const title = name + colon + parts.join(say('', ', '))
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    body: PARTS.map(part => part(draft, citedMark, index)),
  }
}
