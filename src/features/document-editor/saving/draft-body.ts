import type { DraftBody, DraftContent } from '#contract/rejection.ts'
import { nextTask } from '../../../lib/next-task.ts'
import { bunchesOf } from './bunches.ts'
import type { DocumentPart, EditedParts } from './document-parts.ts'

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
