import { MAX_MARK_NAMES } from '#contract/limits.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'
import { basketInScope, isEmptyBasket } from './search-scope.ts'
import {
  FIRST_GOODS_FILTER,
  type SearchMode,
  type WizardProblem,
  type WizardState,
  type WizardStep,
} from './wizard-state.ts'

/** Returns whether a text can be an e-mail address; the server sends to no other. */
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())

export type NumberedStep = Exclude<WizardStep, 'mode'>

/** The steps of each mode in their order; the choice of the mode comes before (docs/specification.md §2). */
export const STEPS: Readonly<Record<SearchMode, readonly NumberedStep[]>> = {
  class: ['names', 'classes', 'goods', 'related', 'preview'],
  goods: ['names', 'goods', 'preview'],
}

/** Returns the place of the current step; -1 at the choice of the mode. */
export const stepIndex = ({ mode, step }: WizardState): number => {
  const steps: readonly WizardStep[] = STEPS[mode]
  return steps.indexOf(step)
}

export const isLastStep = (state: WizardState): boolean => stepIndex(state) === STEPS[state.mode].length - 1

/** Returns the state on arriving at a step: goods and relations are listed whole again (docs/specification.md §4). */
export const enter = (state: WizardState, step: WizardStep): WizardState => ({
  ...state,
  step,
  problem: null,
  ...(step === 'goods' && { goodsFilter: FIRST_GOODS_FILTER }),
  ...(step === 'related' && { unrelated: [] }),
})

/** Returns the problem that keeps the user on a step (docs/specification.md §5); null for none. */
export const problemAt = (state: WizardState, step: WizardStep): WizardProblem | null => {
  const { form, designates } = state
  if (step === 'names') {
    const count = filledRows(form.marknames).length
    if (count === 0) return 'nameMissing'
    return count > MAX_MARK_NAMES ? 'tooManyNames' : null
  }
  if (step === 'classes') {
    if (form.categories.length === 0) return 'classMissing'
    return designates.groups && form.groups.length === 0 ? 'groupMissing' : null
  }
  if (step === 'goods') return designates.goods && isEmptyBasket(basketInScope(state)) ? 'goodsMissing' : null
  if (step === 'preview') return form.email.trim() === '' || isEmail(form.email) ? null : 'emailWrong'
  return null
}

/** Returns the first step with a problem, which keeps the search from being submitted; null for none. */
export const firstProblem = (state: WizardState): { step: WizardStep; problem: WizardProblem } | null => {
  for (const step of STEPS[state.mode]) {
    const problem = problemAt(state, step)
    if (problem !== null) return { step, problem }
  }
  return null
}
