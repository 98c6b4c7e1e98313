import type { Draft, DraftBody, DraftContent, DraftSaved } from '#contract/rejection.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import { bunchesOf, type DocumentPart, type EditedParts } from './document-parts.ts'

const documentOf = (parts: readonly DocumentPart[]): string[] => [
  '{"type":"doc","content":[',
  ...parts.flatMap(({ json }, index) => (index === 0 ? [json] : [',', json])),
  ']}',
]

/**
 * Returns the JSON of the body that saves a draft, in pieces. Only changed parts of the documents are serialised again.
 */
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

/** Returns the JSON of the body that asks for a filing check, in pieces. */
export const checkBody = ({ analysis, reason }: Pick<EditedParts, 'analysis' | 'reason'>): string[] => [
  '{"analysis":',
  ...documentOf(analysis),
  ',"reason":',
  ...documentOf(reason),
  '}',
]

/**
 * Lets the page answer what waits, a pressed key for one, before the work goes on. No timer: those of a page out of sight
 * come once a second.
 */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Returns the body as it is sent. It is put together in bunches, and the page can react to keys in between. */
export const draftBlob = async (body: readonly string[]): Promise<Blob> => {
  const blobs: Blob[] = []
  for (const bunch of bunchesOf(body, piece => piece)) {
    blobs.push(new Blob(bunch))
    await nextTask()
  }
  return new Blob(blobs, { type: 'application/json' })
}

/** The calls that carry the draft of a log to the server and back. */
export interface DraftCalls {
  /** Takes the JSON of a `DraftBody` in pieces. */
  save(body: readonly string[]): Promise<DraftSaved>
  /** Returns the draft that the server holds now. */
  read(): Promise<Draft | null>
  /** Returns whether an error is the refusal of a save based on an older revision. */
  isStale(error: unknown): boolean
  /** Returns whether an error says that there is no such log any more. */
  isDeleted(error: unknown): boolean
}

/**
 * Milliseconds after which a save without an answer counts as failed. If it arrives after all, the server recognises it
 * by its mark.
 */
const ANSWER_MS = 60_000

/** Returns the draft calls of one log. */
export const draftCallsOf = (id: number): DraftCalls => ({
  save: async pieces => {
    const body = await draftBlob(pieces)
    return await callApi('saveDraft', { params: { id }, body }, { signal: AbortSignal.timeout(ANSWER_MS) })
  },
  read: async () => (await callApi('readRejectionDetail', { params: { id } })).draft,
  isStale: error => error instanceof ApiError && error.code === 'staleRevision',
  isDeleted: error => error instanceof ApiError && error.code === 'notFound',
})
