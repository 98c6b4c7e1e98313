import type { JSONContent } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { createDisputes } from './disputes.ts'
import { mergeNode } from './merge-node.ts'

/** The two documents of a log. */
export interface Documents {
  analysis: JSONContent
  reason: JSONContent
}

interface Merged extends Documents {
  /** Places that both changed; without a choice the attorney's text stays. */
  disputed: DisputedPlace[]
}

const TABS = ['analysis', 'reason'] as const

/**
 * The attorney's documents with what a correction changed between `before` and `after`, both as drafted. Where the attorney
 * changed nothing the new draft stands, where the correction changed nothing the attorney's; nothing else is touched. A
 * place that both changed is disputed: a field by itself, else the smallest block. The same versions give the same ids.
 */
export const mergeDocuments = (
  { before, after, mine }: Record<'before' | 'after' | 'mine', Documents>,
  choices: Readonly<Record<string, Choice>> = {},
): Merged => {
  const disputes = createDisputes(choices)
  const read = (json: JSONContent): Node => Node.fromJSON(documentSchema, json)
  const [analysis = {}, reason = {}] = TABS.map((tab): JSONContent => {
    disputes.enter(tab)
    const versions = { before: read(before[tab]), after: read(after[tab]), mine: read(mine[tab]) }
    return mergeNode(versions, { disputes, heading: '' }).toJSON()
  })
  return { analysis, reason, disputed: disputes.places() }
}
