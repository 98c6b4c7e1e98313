import type { CitedMark } from '#contract/notice.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import type { Draft } from '../../draft.ts'
import { guideText } from '../../grounds/guide-text.ts'
import type { Html } from '../../html.ts'
import { fittingOptions, type MarkOptionName } from '../../options/fitting-options.ts'
import { OPTIONS } from '../../options/option-table.ts'
import { recommend } from '../../options/recommend.ts'
import { switchField } from '../../switch-field.ts'
import { argueBody } from './argue-body.ts'
import { assignmentBody } from './assignment-body.ts'
import { challengeBody } from './challenge-body.ts'
import { consentBody } from './consent-body.ts'
import { goodsBody } from './goods-body.ts'
import { lapsedBody } from './lapsed-body.ts'
import { nonUseBody } from './non-use-body.ts'
import type { OptionBody } from './option-body.ts'
import { suspensionBody } from './suspension-body.ts'

const BODIES: Record<MarkOptionName, OptionBody> = {
  Argue: argueBody,
  Goods: goodsBody,
  Lapsed: lapsedBody,
  NonUse: nonUseBody,
  Challenge: challengeBody,
  Assignment: assignmentBody,
  Consent: consentBody,
  Suspension: suspensionBody,
}

/** Beside what is recommended: suspension until a cancellation is settled, and the argument, unless the marks are the same. */
const isOn = (name: MarkOptionName, recommended: MarkOptionName | null, level: string | undefined): boolean =>
  name === recommended ||
  (name === 'Suspension' && recommended === 'NonUse') ||
  (name === 'Argue' && level !== 'identical')

/** The options against one cited mark, each a switch; the recommended one is on. */
export const markOptions = (draft: Draft, citedMark: CitedMark, index: number): Html[] => {
  const recommended = recommend(draft, citedMark, index).option
  const mark = citedMarkName(draft, index)
  return fittingOptions(draft, citedMark, index).map(name => {
    const title = guideText(draft, OPTIONS[name].name)
    return switchField({
      name: `citedMark${index + 1}${name}`,
      label: draft.say(`${mark}：${title}`, `${mark}: ${title}`),
      on: isOn(name, recommended, draft.comparisons[index]?.level),
      content: BODIES[name](draft, citedMark, index),
    })
  })
}
