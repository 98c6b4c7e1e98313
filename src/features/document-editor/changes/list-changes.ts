import type { Node as DocumentNode } from '@tiptap/pm/model'
import { blocksOf } from '../placed-blocks.ts'
import type { Change } from './change.ts'
import { diffSiblings } from './diff-blocks.ts'
import { groupEdits } from './group-edits.ts'

/** What is not as it was generated, in the order of the document. Both documents are of one schema; sections count for nothing. */
export const listChanges = (generated: DocumentNode, doc: DocumentNode): Change[] => {
  const before = blocksOf(generated).map(({ node }) => node)
  const after = blocksOf(doc)
  return groupEdits(doc, diffSiblings({ before, after, start: after[0]?.position ?? 0 }))
}
