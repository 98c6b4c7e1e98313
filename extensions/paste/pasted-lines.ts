import { ATTRIBUTES, PAGE_BREAK } from '#contract/document-html.ts'
import { STYLE, styleOf } from './pasted-html.ts'

/** Elements that are one line of words each. */
export const LINES = 'p,h1,h2,h3,h4,h5,h6'

const BEFORE_PAGE = ['page-break-before:always', 'page-break-before: always', 'break-before:page', 'break-before: page']
  .map(said => `[${STYLE}*="${said}" i]`)
  .join()

/** Says the page breaks of Word in the carrier's own element, between lines; a list and a cell hold none. */
export const readPageBreaks = (body: Element): void => {
  for (const line of body.querySelectorAll(`:is(${LINES}):is(${BEFORE_PAGE})`)) {
    if (line.closest('li,td,th') !== null || line.previousElementSibling === null) continue
    const pageBreak = body.ownerDocument.createElement('hr')
    pageBreak.setAttribute(ATTRIBUTES.break, PAGE_BREAK)
    line.before(pageBreak)
  }
  for (const found of [...body.querySelectorAll(`br[${STYLE}*="page-break-before:always" i]`)]) {
    let at: Element = found
    while (at.parentElement !== null && at.parentElement !== body && at.parentElement.textContent.trim() === '')
      at = at.parentElement
    const line = at.closest(LINES)
    const pageBreak = body.ownerDocument.createElement('hr')
    pageBreak.setAttribute(ATTRIBUTES.break, PAGE_BREAK)
    if (at.closest('li,td,th') !== null) found.remove()
    else if (line === null || line === at) at.replaceWith(pageBreak)
    else {
      const rest = body.ownerDocument.createRange()
      rest.setStartAfter(found)
      rest.setEndAfter(line)
      const after = rest.extractContents()
      found.remove()
      line.after(pageBreak, after)
      for (const half of [line, pageBreak.nextElementSibling]) if (half?.textContent.trim() === '') half.remove()
    }
  }
}

/** Elements whose lines end where their source ends them, unless they or one nearer say otherwise. */
const KEEPS_LINES = /^(pre|break-spaces)/

const keepsLines = (element: Element): boolean => {
  const said = element.closest(`pre,[${STYLE}*="white-space"]`)
  if (said === null) return false
  const { whiteSpace } = styleOf(said)
  return whiteSpace === '' ? said.localName === 'pre' : KEEPS_LINES.test(whiteSpace)
}

/** Makes line breaks of the line ends of preformatted words; one at the very end is none. */
export const breakKeptLines = (body: Element): void => {
  for (const element of body.querySelectorAll(`pre,[${STYLE}*="white-space"]`)) {
    for (const at of [element, ...element.querySelectorAll('*')]) {
      for (const text of [...at.childNodes]) {
        if (!(text instanceof Text) || !text.data.includes('\n') || !keepsLines(at)) continue
        if (text.data.trim() === '' && at !== element) continue
        const lines = text.data.replace(/\n$/, '').split('\n')
        text.replaceWith(
          ...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])),
        )
      }
    }
  }
}

/** The blanks by which a web page indents the first line of a paragraph, and which fill an empty one of Word. */
const INDENT = /^[ \n\t\u00a0\u3000]+/

/** Takes away blanks that stand in for an indentation: the sheet and Word indent by themselves. */
export const dropIndents = (body: Element): void => {
  for (const line of body.querySelectorAll(`${LINES},div,section`)) {
    if (line.closest('td,th,pre') !== null || keepsLines(line)) continue
    const texts = document.createNodeIterator(line, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      text.data = text.data.replace(INDENT, '')
      if (text.data !== '') break
    }
  }
}
