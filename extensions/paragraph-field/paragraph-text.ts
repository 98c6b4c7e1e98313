const BLOCK_TAGS = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'BLOCKQUOTE', 'TR', 'TABLE'])
const SOURCE_BREAK = /[ \t\f]*\n[ \t\n\f]*/g
/** Noncharacters that mark a line break of the source, and the edge of a block, while reading. */
const SOURCE = '\uFDD0'
const EDGE = SOURCE + SOURCE

const readNode = (node: Node): string => {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replaceAll(SOURCE, '').replace(SOURCE_BREAK, SOURCE)
  const tag = node.nodeName.toUpperCase()
  if (tag === 'BR') return '\n'
  const text = [...node.childNodes].map(readNode).join('')
  return BLOCK_TAGS.has(tag) ? `${EDGE}${text}${EDGE}` : text
}

/** Returns the text of a paragraph field with `\n` for its line breaks; breaks of the HTML source are white space. */
export const readParagraphLines = (element: Element): string =>
  [...element.childNodes]
    .map(readNode)
    .join('')
    .replace(/^\uFDD0+|\uFDD0+$/g, '')
    .replace(/\uFDD0?\n\uFDD0?/g, '\n')
    .replace(/\uFDD0{2,}/g, '\n')
    .replaceAll(SOURCE, ' ')

/** Returns a paragraph's text as the form data has it: every `<` written `&lt;` (docs/specification.md §5). */
export const encodeParagraph = (text: string): string => text.replaceAll('<', '&lt;')

/** Returns the text that `encodeParagraph` wrote as `wire`. */
export const decodeParagraph = (wire: string): string => wire.replaceAll('&lt;', '<')
