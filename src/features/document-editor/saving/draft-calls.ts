import type { Draft, DraftSaved } from '#contract/rejection.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import { draftBlob } from './draft-body.ts'

/** How the draft of a log reaches the server. */
export interface DraftCalls {
  /** Takes the JSON of a `DraftBody` in pieces. */
  save(body: readonly string[]): Promise<DraftSaved>
  /** The draft as the server holds it now. */
  read(): Promise<Draft | null>
  /** Tells a refusal for being based on an older revision from every other failure. */
  isStale(error: unknown): boolean
}

/** A save without an answer counts as failed; if it arrives after all, the server knows it by its mark. */
const ANSWER_MS = 60_000

/** The draft calls of one log. */
export const draftCallsOf = (id: number): DraftCalls => ({
  save: async pieces => {
    const body = await draftBlob(pieces)
    return await callApi('saveDraft', { params: { id }, body }, { signal: AbortSignal.timeout(ANSWER_MS) })
  },
  read: async () => (await callApi('readRejectionDetail', { params: { id } })).draft,
  isStale: error => error instanceof ApiError && error.code === 'staleRevision',
})
