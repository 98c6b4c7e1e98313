import { ApiError } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import type { DraftCalls } from './draft-saver.ts'

/** A save without an answer counts as failed; if it arrives after all, the server knows it by its mark. */
const ANSWER_MS = 60_000

/** The draft calls of one log. */
export const draftCallsOf = (id: number): DraftCalls => ({
  save: json => {
    const body = new Blob([json], { type: 'application/json' })
    return callApi('saveDraft', { params: { id }, body }, { signal: AbortSignal.timeout(ANSWER_MS) })
  },
  read: async () => (await callApi('readRejectionDetail', { params: { id } })).draft,
  isStale: error => error instanceof ApiError && error.code === 'staleRevision',
})
