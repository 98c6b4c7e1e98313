/** The attribute in which the styles of pasted HTML are read: the page's own policy refuses styles in HTML. */
export const STYLE = 'data-style'

const STYLE_SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi
const STYLE_ATTRIBUTE = /(<[a-z][^>]*?\s)style(\s*=)/gi

/** Returns HTML that another program put on the clipboard as a document. Nothing of it runs or loads. */
export const parsePasted = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(STYLE_SHEETS, '').replace(STYLE_ATTRIBUTE, `$1${STYLE}$2`), 'text/html')

/** Returns the style of an element of pasted HTML. */
export const styleOf = (element: Element): CSSStyleDeclaration => {
  const { style } = document.createElement('span')
  style.cssText = element.getAttribute(STYLE) ?? ''
  return style
}
