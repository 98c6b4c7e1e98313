export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escapeHtml = (text: string, characters: RegExp): string =>
  text.replace(characters, found => ESCAPES[found] ?? found)

/** Returns HTML that reads back as the text. */
export const writeText = (text: string): string => escapeHtml(text, /[&<>\r]/g)

/** Returns the HTML of an element around content that is HTML. */
export const writeElement = (tag: string, attributes: Iterable<readonly [string, string]>, content: string): string => {
  let head = tag
  for (const [name, value] of attributes) head += ` ${name}="${escapeHtml(value, /[&<"\r]/g)}"`
  return VOID_TAGS.has(tag) ? `<${head}>` : `<${head}>${content}</${tag}>`
}
