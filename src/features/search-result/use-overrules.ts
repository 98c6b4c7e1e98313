import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FastLogDetail, Overrule } from '#contract/fast-search.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

interface KeptOverrules {
  overrules: readonly Overrule[]
  /** Saved since the files were made. */
  arePending: boolean
  change: (hit: string, reason: string | null) => void
  /** The files were made with them. */
  settle: () => void
}

/**
 * What the attorney overrules: shown at once, saved behind it. A save that fails stands in the activity list, where it can
 * be repeated; what is shown stays.
 */
export const useOverrules = ({ id, overrules: kept }: FastLogDetail): KeptOverrules => {
  const queries = useQueryClient()
  const [overrules, setOverrules] = useState<readonly Overrule[]>(kept)
  const [arePending, setPending] = useState(false)

  const change = (hit: string, reason: string | null): void => {
    const others = overrules.filter(overrule => overrule.hit !== hit)
    const next = reason === null ? others : [...others, { hit, reason }]
    setOverrules(next)
    setPending(true)
    void callApi('saveOverrules', { params: { id }, body: next })
      .then(saved =>
        queries.setQueryData<FastLogDetail>(callKey('readFastDetail', { params: { id } }), known =>
          known === undefined ? known : { ...known, overrules: saved },
        ),
      )
      .catch(() => undefined)
  }

  return { overrules, arePending, change, settle: () => setPending(false) }
}
