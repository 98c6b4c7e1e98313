import type { Node as DocumentNode } from '@tiptap/pm/model'

const digests = new WeakMap<DocumentNode, string>()

/** Equal nodes have equal digests, and different ones different digests. */
export const digestOf = (node: DocumentNode): string => {
  const known = digests.get(node)
  if (known !== undefined) return known
  const digest = JSON.stringify(node.toJSON())
  digests.set(node, digest)
  return digest
}
