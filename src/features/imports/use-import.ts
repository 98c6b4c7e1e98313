import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { IMPORT_FILE_PART } from '#contract/endpoints.ts'
import type { ImportOutcome } from '#contract/imports.ts'
import type { ImportEvent } from '#contract/progress.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'
import { type FollowedRun, useFollowedWork } from '../../lib/use-followed-work.ts'
import type { ImportFormState } from './import-form.tsx'

type ImportProgress = Extract<ImportEvent, { step: 'import' }>

const FIRST: ImportProgress = { step: 'import', read: 0, rejected: 0, size: 0, total: 0 }
const advance = (before: ImportProgress, event: ImportEvent): ImportProgress =>
  event.step === 'import' ? event : before

interface RunningImport {
  run: FollowedRun<ImportProgress> | null
  /** Uploads a file and waits until it is imported. Throws `ApiError`, with `cancelled` after `cancel`. */
  start: (form: ImportFormState) => Promise<ImportOutcome>
  cancel: () => void
}

/** Imports one file at a time, and then reloads the list of imports. */
export const useImport = (): RunningImport => {
  const client = useQueryClient()
  const { run, start: follow, cancel } = useFollowedWork(FIRST, advance)
  const start = useCallback<RunningImport['start']>(
    ({ subject, file, edition, asOf, name }) =>
      follow(async (requestId, signal) => {
        const form = new FormData()
        if (file) form.append(IMPORT_FILE_PART, file, file.name)
        const given =
          subject === 'classification'
            ? { edition: edition.trim() }
            : { ...(asOf !== '' && { asOf }), ...(name.trim() !== '' && { name: name.trim() }) }
        try {
          return await callApi('runImport', { query: { subject, ...given, requestId } }, { form, signal })
        } finally {
          await client.invalidateQueries({ queryKey: callKey('readImports', {}) })
        }
      }),
    [follow, client],
  )
  return { run, start, cancel }
}
