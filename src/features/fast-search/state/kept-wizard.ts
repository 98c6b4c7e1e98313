import { useEffect } from 'react'
import type { WizardState } from './wizard-state.ts'

/** The number is that of the stored shape; another shape gets another number. */
const KEY = 'rejoinder.fast-search.2'
const PAUSE_MS = 400

/** The state to write at the next pause. */
let waiting: WizardState | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const stopWaiting = (): void => {
  clearTimeout(timer)
  waiting = null
}

/** Writes at once what waits for a pause. Call it before the page goes. */
export const keepWizardNow = (): void => {
  const state = waiting
  stopWaiting()
  if (state === null) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...state, form: { ...state.form, image: null } }))
  } catch {
    // nothing to keep it in
  }
}

/**
 * Keeps the wizard until the tab is closed, without the picture, which may be too large. It is written at a pause, so that no
 * key or click waits for it.
 */
export const keepWizard = (state: WizardState): void => {
  clearTimeout(timer)
  waiting = state
  timer = setTimeout(keepWizardNow, PAUSE_MS)
}

/** Returns the wizard as it was left in this tab; null when nothing was kept or it cannot be read. */
export const readKeptWizard = (): WizardState | null => {
  keepWizardNow()
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const forgetWizard = (): void => {
  stopWaiting()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}

/** Keeps the wizard in this tab as it changes, and at once when the page goes. */
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
