import type { DraftBody, DraftContent } from '#contract/rejection.ts'
import type { DocumentPart, EditedParts } from './document-parts.ts'

const documentOf = (parts: readonly DocumentPart[]): string =>
  `{"type":"doc","content":[${parts.map(({ json }) => json).join(',')}]}`

/** The JSON of the body that saves a draft: of the documents only what changed is written anew. */
export const draftBody = (
  { analysis, reason, reviewed }: EditedParts,
  facts: Omit<DraftBody, Exclude<keyof DraftContent, 'form'>>,
): string =>
  `{"analysis":${documentOf(analysis)},"reason":${documentOf(reason)},${JSON.stringify({ reviewed, ...facts }).slice(1)}`
