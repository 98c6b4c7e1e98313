/** The attribute in which the styles of pasted HTML are read: the page's own policy refuses styles in HTML. */
export const STYLE = 'data-style'

const STYLE_SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi
const STYLE_ATTRIBUTE = /(<[a-z][^>]*?\s)style(\s*=)/gi

const RULE = /([^{}]+)\{([^{}]*)\}/g
/** The one kind of selector by which Excel, WPS and Word say how words look. */
const CLASS_SELECTOR = /^[a-z]*\.[\w-]+$/i
const LOOK = /^\s*(font-weight|font-style|text-decoration|text-align|vertical-align)\s*:/i

/** Gives elements the looks that the style sheets say of their class, before their own. */
const applyClasses = (body: Element, sheets: readonly string[]): void => {
  const rules = sheets.flatMap(sheet => [...sheet.replace(/<!--|-->|<[^>]*>|\/\*[\s\S]*?\*\//g, '').matchAll(RULE)])
  for (const [, selectors = '', declarations = ''] of rules.reverse()) {
    const looks = declarations.split(';').filter(declaration => LOOK.test(declaration))
    const named = selectors
      .split(',')
      .map(selector => selector.trim())
      .filter(selector => CLASS_SELECTOR.test(selector))
    if (looks.length === 0 || named.length === 0) continue
    for (const element of body.querySelectorAll(named.join())) {
      element.setAttribute(STYLE, [...looks, element.getAttribute(STYLE) ?? ''].join(';'))
    }
  }
}

/** Returns HTML that another program put on the clipboard as a document. Nothing of it runs or loads. */
export const parsePasted = (html: string): Document => {
  const styled = html.replace(STYLE_SHEETS, '').replace(STYLE_ATTRIBUTE, `$1${STYLE}$2`)
  const pasted = new DOMParser().parseFromString(styled, 'text/html')
  applyClasses(pasted.body, html.match(STYLE_SHEETS) ?? [])
  return pasted
}

const UNSTYLED = document.createElement('span').style

/** Returns the style of an element of pasted HTML. It is read only. */
export const styleOf = (element: Element): Readonly<CSSStyleDeclaration> => {
  const said = element.getAttribute(STYLE)
  if (said === null) return UNSTYLED
  const { style } = document.createElement('span')
  style.cssText = said
  return style
}
