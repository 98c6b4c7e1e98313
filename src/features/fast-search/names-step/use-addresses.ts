import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import { callKey } from '../../../lib/use-call.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'

/** To be called when the applicant's name loses the focus: offers the addresses of the applicant, or none (spec §4). */
export const useAddresses = (subject: string, move: Dispatch<WizardMove>): (() => void) => {
  const queryClient = useQueryClient()
  const asked = useRef('')
  useEffect(
    () => () => {
      asked.current = ''
    },
    [],
  )

  const load = async (name: string): Promise<void> => {
    const input = { query: { subject: name } }
    try {
      const queryFn = () => callApi('readSubjectAddresses', input)
      const addresses = await queryClient.fetchQuery({ queryKey: callKey('readSubjectAddresses', input), queryFn })
      if (asked.current === name) move({ type: 'addressesLoaded', addresses })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return () => {
    const name = subject.trim()
    asked.current = name
    move({ type: 'subjectLeft' })
    if (name !== '') void load(name)
  }
}
