import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Firm } from '#contract/settings.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

export const FIRM_LINES = ['agency', 'attorney', 'licenceNo', 'address', 'contact'] as const
type FirmLine = (typeof FIRM_LINES)[number]

interface FirmFormModel {
  values: Firm
  state: 'clean' | 'unsaved' | 'saving' | 'saved' | 'notSaved'
  change: (line: FirmLine, text: string) => void
  save: () => Promise<void>
}

/** The particulars while they are typed. What could not be saved stays typed. */
export const useFirmForm = (firm: Firm): FirmFormModel => {
  const [values, setValues] = useState(firm)
  const [state, setState] = useState<FirmFormModel['state']>('clean')
  const queryClient = useQueryClient()
  return {
    values,
    state,
    change(line, text) {
      setValues(current => ({ ...current, [line]: text }))
      setState('unsaved')
    },
    async save() {
      setState('saving')
      try {
        const kept = await callApi('saveFirm', { body: values })
        queryClient.setQueryData(callKey('readFirm', {}), kept)
        // What was typed while it was being saved is not saved yet.
        setState(current => (current === 'saving' ? 'saved' : current))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setState('notSaved')
      }
    },
  }
}
