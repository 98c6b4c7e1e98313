import type { Dispatch } from 'react'
import type { WizardMove } from './wizard-reducer.ts'
import type { WizardState } from './wizard-state.ts'

/** What every step of the wizard is drawn from. */
export interface WizardProps {
  state: WizardState
  move: Dispatch<WizardMove>
}
