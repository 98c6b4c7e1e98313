import { firstProblem, problemAt } from './wizard-problem.ts'
import { FIRST_STATE, type SearchMode, type WizardState } from './wizard-state.ts'
import { enter, isLastStep, type NumberedStep, STEPS, stepIndex } from './wizard-steps.ts'

/** Moves from one step to another. */
export interface StepMoves {
  modeChosen: { mode: SearchMode }
  /** New Search. */
  started: object
  next: object
  previous: object
  /** Back to a step that is done, or from the preview to what is to be changed. */
  stepOpened: { step: NumberedStep }
  /** The address of the page brought names and classes. */
  prefilled: { marknames: readonly string[]; categories: readonly number[] }
  reset: object
}

const goTo = (state: WizardState, place: number): WizardState => {
  const step = STEPS[state.mode][place]
  return step === undefined ? state : enter(state, step)
}

export const stepMoves = {
  modeChosen: (state: WizardState, { mode }: StepMoves['modeChosen']): WizardState => ({
    ...state,
    mode,
    designates: { ...state.designates, goods: mode === 'goods' },
  }),
  started: (state: WizardState): WizardState => goTo(state, 0),
  next: (state: WizardState): WizardState => {
    const problem = isLastStep(state) ? (firstProblem(state)?.problem ?? null) : problemAt(state, state.step)
    return problem === null ? goTo(state, stepIndex(state) + 1) : { ...state, problem }
  },
  previous: (state: WizardState): WizardState =>
    stepIndex(state) === 0 ? enter(state, 'mode') : goTo(state, stepIndex(state) - 1),
  stepOpened: (state: WizardState, { step }: StepMoves['stepOpened']): WizardState =>
    STEPS[state.mode].indexOf(step) < stepIndex(state) ? enter(state, step) : state,
  prefilled: (_: WizardState, { marknames, categories }: StepMoves['prefilled']): WizardState => {
    const state = enter({ ...FIRST_STATE, form: { ...FIRST_STATE.form, marknames, categories } }, 'preview')
    return { ...state, problem: firstProblem(state)?.problem ?? null }
  },
  reset: (): WizardState => FIRST_STATE,
}
