import { MAX_MARK_NAMES } from '#contract/limits.ts'
import { filledRows } from '../../../components/input-list/filled-rows.ts'
import { isEmail } from './is-email.ts'
import { basketInScope, isEmptyBasket } from './search-scope.ts'
import type { WizardProblem, WizardState, WizardStep } from './wizard-state.ts'
import { STEPS } from './wizard-steps.ts'

/** What keeps a step from being left (spec §5); null when nothing does. */
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

/** The first step with a problem, and which: what is in the way of a submit. */
export const firstProblem = (state: WizardState): { step: WizardStep; problem: WizardProblem } | null => {
  for (const step of STEPS[state.mode]) {
    const problem = problemAt(state, step)
    if (problem !== null) return { step, problem }
  }
  return null
}
