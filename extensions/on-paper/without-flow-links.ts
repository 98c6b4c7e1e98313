import type { JSONContent } from '@tiptap/core'

const OPENING = /[（(]\s*$/u
const CLOSING = /^\s*[）)]/u

const isFlowLink = ({ marks = [] }: JSONContent): boolean =>
  marks.some(({ type, attrs }) => type === 'jumpLink' && attrs?.['flow'] === true)

const withText = (node: JSONContent, text: string): JSONContent[] => (text === '' ? [] : [{ ...node, text }])

/**
 * A line without its links to prosecution histories, which lead nowhere on paper; brackets that held nothing else go with
 * them, and the space before one that ends the line.
 */
export const withoutFlowLinks = (nodes: readonly JSONContent[]): JSONContent[] =>
  nodes.flatMap((node, index) => {
    if (isFlowLink(node)) return []
    if (node.text === undefined) return [node]
    const after = nodes.slice(index + 1).findIndex(other => !isFlowLink(other))
    const next = after === -1 ? undefined : nodes[index + 1 + after]
    const before = nodes.slice(0, index).findLast(other => !isFlowLink(other))
    const leadsToLink = nodes[index + 1] !== undefined && after !== 0
    const followsLink = index > 0 && isFlowLink(nodes[index - 1] ?? {})
    let { text } = node
    if (followsLink && OPENING.test(before?.text ?? '') && CLOSING.test(text)) text = text.replace(CLOSING, '')
    if (leadsToLink && next === undefined) text = text.trimEnd()
    if (leadsToLink && CLOSING.test(next?.text ?? '')) text = text.replace(OPENING, '')
    return withText(node, text)
  })
