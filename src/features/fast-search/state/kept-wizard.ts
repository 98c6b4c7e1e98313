import type { WizardState } from './wizard-state.ts'

/** Names the shape of what is kept: another shape is another name. */
const KEY = 'rejoinder.fast-search.1'

/** The wizard as it was left in this tab; null when it was not, or is not to be read. */
export const readKeptWizard = (): WizardState | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the wizard until the tab is closed, but for the picture, which may be larger than there is room for. */
export const keepWizard = (state: WizardState): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...state, form: { ...state.form, image: null } }))
  } catch {
    // nothing to keep it in
  }
}

export const forgetWizard = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
