import type { Draft, DraftBody, DraftContent, DraftSaved } from '#contract/rejection.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { callApi } from '../../../lib/http.ts'
import { nextTask } from '../../../lib/next-task.ts'
import { bunchesOf, type DocumentPart, type EditedParts } from './document-parts.ts'

const documentOf = (parts: readonly DocumentPart[]): string[] => [
  '{"type":"doc","content":[',
  ...parts.flatMap(({ json }, index) => (index === 0 ? [json] : [',', json])),
  ']}',
]

/** The JSON of the body that saves a draft, in pieces: of the documents only what changed is written anew. */
export const draftBody = (
  { analysis, reason, reviewed }: EditedParts,
  facts: Omit<DraftBody, Exclude<keyof DraftContent, 'form'>>,
): string[] => [
  '{"analysis":',
  ...documentOf(analysis),
  ',"reason":',
  ...documentOf(reason),
  `,${JSON.stringify({ reviewed, ...facts }).slice(1)}`,
]

/** The same as it is sent. It is put together bunch by bunch, and the page answers keys in between. */
export const draftBlob = async (body: readonly string[]): Promise<Blob> => {
  const blobs: Blob[] = []
  for (const bunch of bunchesOf(body, piece => piece)) {
    blobs.push(new Blob(bunch))
    await nextTask()
  }
  return new Blob(blobs, { type: 'application/json' })
}

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
