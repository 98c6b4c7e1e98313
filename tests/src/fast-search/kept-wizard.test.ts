import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetWizard,
  keepWizard,
  keepWizardNow,
  readKeptWizard,
} from '../../../src/features/fast-search/state/kept-wizard.ts'
import { CHOSEN } from '../../support/wizard-choices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const WITHOUT_PICTURE = { ...CHOSEN, form: { ...CHOSEN.form, image: null } }

it('is written at a pause, without its picture, and read back', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  keepWizard({ ...CHOSEN, step: 'names' })
  keepWizard(CHOSEN)
  expect(write).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(write).toHaveBeenCalledTimes(1)
  expect(readKeptWizard()).toEqual(WITHOUT_PICTURE)
  write.mockRestore()
})

it('is written when the page goes before the pause', () => {
  keepWizard(CHOSEN)
  keepWizardNow()
  expect(sessionStorage).toHaveLength(1)
  expect(readKeptWizard()).toEqual(WITHOUT_PICTURE)
})

it('is not written any more once it is forgotten', () => {
  keepWizard(CHOSEN)
  forgetWizard()
  vi.runAllTimers()
  expect(readKeptWizard()).toBeNull()
})
