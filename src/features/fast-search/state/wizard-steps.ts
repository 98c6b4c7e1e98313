import { FIRST_GOODS_FILTER, type SearchMode, type WizardState, type WizardStep } from './wizard-state.ts'

export type NumberedStep = Exclude<WizardStep, 'mode'>

/** The steps of each mode in their order; the choice of the mode comes before (spec §2). */
export const STEPS: Readonly<Record<SearchMode, readonly NumberedStep[]>> = {
  class: ['names', 'classes', 'goods', 'related', 'preview'],
  goods: ['names', 'goods', 'preview'],
}

/** Place of the current step, -1 at the choice of the mode. */
export const stepIndex = ({ mode, step }: WizardState): number => {
  const steps: readonly WizardStep[] = STEPS[mode]
  return steps.indexOf(step)
}

export const isLastStep = (state: WizardState): boolean => stepIndex(state) === STEPS[state.mode].length - 1

/** The state on arriving at a step: goods and relations are listed whole again (spec §4). */
export const enter = (state: WizardState, step: WizardStep): WizardState => ({
  ...state,
  step,
  problem: null,
  ...(step === 'goods' && { goodsFilter: FIRST_GOODS_FILTER }),
  ...(step === 'related' && { unrelated: [] }),
})
