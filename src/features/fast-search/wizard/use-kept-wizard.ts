import { useEffect } from 'react'
import { keepWizard, keepWizardNow } from '../state/kept-wizard.ts'
import type { WizardState } from '../state/wizard-state.ts'

/** Keeps the wizard in this tab as it changes, and whenever the page goes. */
export const useKeptWizard = (state: WizardState): void => {
  useEffect(() => keepWizard(state), [state])
  useEffect(() => {
    addEventListener('pagehide', keepWizardNow)
    return () => {
      removeEventListener('pagehide', keepWizardNow)
      keepWizardNow()
    }
  }, [])
}
