import { ApiError } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import type { DraftCalls } from './draft-saver.ts'

/** The draft calls of one log. */
export const draftCallsOf = (id: number): DraftCalls => ({
  save: (content, revision) => callApi('saveDraft', { params: { id }, body: { ...content, revision } }),
  read: async () => (await callApi('readRejectionDetail', { params: { id } })).draft,
  isStale: error => error instanceof ApiError && error.code === 'staleRevision',
})
