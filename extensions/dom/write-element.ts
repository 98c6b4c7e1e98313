export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr'])
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escapeHtml = (text: string, characters: RegExp): string =>
  text.replace(characters, found => ESCAPES[found] ?? found)

/** Text as HTML that reads as it. */
export const writeText = (text: string): string => escapeHtml(text, /[&<>\r]/g)

/** An element as HTML around content that already is HTML. */
export const writeElement = (tag: string, attributes: Iterable<readonly [string, string]>, content: string): string => {
  let head = tag
  for (const [name, value] of attributes) head += ` ${name}="${escapeHtml(value, /[&<"\r]/g)}"`
  return VOID_TAGS.has(tag) ? `<${head}>` : `<${head}>${content}</${tag}>`
}
