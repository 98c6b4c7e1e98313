import { ATTRIBUTES, LINE_ALIGNMENTS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES } from '../dom/clean-element.ts'
import { parsePasted, STYLE, styleOf } from './pasted-html.ts'
import { breakKeptLines, dropIndents, LINES, readPageBreaks } from './pasted-lines.ts'
import { gatherWordLists, joinWebLists, nestLists, previousOf } from './pasted-lists.ts'
import { dropEmptyRows, readCells, unwrapSingleCell } from './pasted-tables.ts'

/** Elements that say the same as one of the carrier. */
const SAME: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h5: 'h4',
  h6: 'h4',
}

const KNOWN: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES)

/** Elements on lines of their own that the carrier does not have: their words must not run together. */
const BLOCKS =
  'section,article,header,footer,main,aside,nav,figure,figcaption,address,pre,center,dl,dt,dd,details,summary,fieldset'

const rename = (element: Element, tag: string): void => {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) if (/^[a-z-]+$/.test(name)) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Returns the marks that a style gives its words, and those that it takes from them. */
const marksOf = (style: CSSStyleDeclaration): { given: string[]; isNotBold: boolean; isNotItalic: boolean } => {
  const weight = style.fontWeight
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const lines = `${style.textDecoration} ${style.getPropertyValue('text-decoration-line')}`
  const given = [
    ...(isBold ? ['strong'] : []),
    ...(/italic|oblique/.test(style.fontStyle) ? ['em'] : []),
    ...(lines.includes('underline') ? ['u'] : []),
    ...(lines.includes('line-through') ? ['s'] : []),
    ...(style.verticalAlign === 'super' ? ['sup'] : style.verticalAlign === 'sub' ? ['sub'] : []),
  ]
  return { given, isNotBold: weight !== '' && !isBold, isNotItalic: style.fontStyle === 'normal' }
}

/** Elements whose own look is bold, where a style that says so again means nothing. */
const BOLD_BY_ITSELF = 'h1,h2,h3,h4,h5,h6,th'

/** Wraps the words of an element in a mark, within its lines if it stands around some. */
const mark = (element: Element, tag: string): void => {
  // Every link is underlined.
  if (tag === 'u' && element.closest('a') !== null) return
  if (element.closest(tag) !== null || (tag === 'strong' && element.closest(BOLD_BY_ITSELF) !== null)) return
  const lines = [...element.querySelectorAll('p,h1,h2,h3,h4,li,td,th,div')]
  for (const line of lines.length > 0 ? lines : [element]) {
    if (lines.length > 0 && line.querySelector('p,h1,h2,h3,h4,li,td,th,div,table,ul,ol') !== null) continue
    if (line.textContent?.trim() === '') continue
    const wrapper = line.ownerDocument.createElement(tag)
    wrapper.append(...line.childNodes)
    line.append(wrapper)
  }
}

/** Makes marks of what styles say, and takes marks away that a style denies (a document's `<b style="font-weight:normal">`). */
const readStyles = (body: Element): void => {
  for (const element of [...body.querySelectorAll(`[${STYLE}]`)]) {
    const { given, isNotBold, isNotItalic } = marksOf(styleOf(element))
    const tag = element.localName
    if ((isNotBold && ['b', 'strong'].includes(tag)) || (isNotItalic && ['i', 'em'].includes(tag))) {
      element.replaceWith(...element.childNodes)
      continue
    }
    // Rules of a table and of list numbers are no words.
    if (['table', 'tbody', 'thead', 'tr', 'ul', 'ol', 'col', 'colgroup', 'a'].includes(tag)) continue
    for (const name of given) mark(element, name)
  }
}

const AROUND_LINES = 'td,th,div,section,article,center'
const HELD_BLOCKS = `${LINES},${AROUND_LINES},ul,ol,table,blockquote`

/** Gives lines the alignment that the cell or the block around them has: the nearest one that says any. */
const alignHeldLines = (body: Element): void => {
  for (const around of [...body.querySelectorAll(AROUND_LINES)].reverse()) {
    const said = around.localName === 'center' ? 'center' : styleOf(around).textAlign || around.getAttribute('align')
    if (!said) continue
    for (const block of [around, ...around.querySelectorAll(AROUND_LINES)]) {
      if (block.querySelector(HELD_BLOCKS) !== null || block.textContent.trim() === '') continue
      const line = body.ownerDocument.createElement('p')
      line.append(...block.childNodes)
      block.append(line)
    }
    for (const line of around.querySelectorAll(LINES)) if (!line.hasAttribute('align')) line.setAttribute('align', said)
  }
}

/** Puts lines that are aligned otherwise than their kind is into the box that says so, one for those in a row. */
const boxAligned = (body: Element): void => {
  for (const line of [...body.querySelectorAll('p,h2,h3,h4')]) {
    const said = styleOf(line).textAlign || line.getAttribute('align')
    const align = LINE_ALIGNMENTS.find(alignment => alignment === said)
    if (align === undefined || line.closest(`li,[${ATTRIBUTES.align}]`) !== null) continue
    const before = previousOf(line)
    const box = body.ownerDocument.createElement('div')
    box.setAttribute(ATTRIBUTES.align, align)
    if (before?.getAttribute(ATTRIBUTES.align) === align) before.append(line)
    else {
      line.replaceWith(box)
      box.append(line)
    }
  }
}

/** Selects elements that Word hides, that a page does not show as words, and the marks and texts of Word's comments. */
const UNSEEN = [
  `[${STYLE}*="mso-element:comment"]`,
  '.MsoCommentReference',
  '.msocomanchor',
  `[${STYLE}*="mso-special-character:comment"]`,
  `[${STYLE}*="display:none" i]`,
  `[${STYLE}*="display: none" i]`,
  `[${STYLE}*="mso-hide:all" i]`,
  // What a tracked change deleted, the mark of an end of line, and what only controls show.
  'del[datetime]',
  '.EOP',
  `br[clear]:not([${STYLE}])`,
  '[hidden]',
  'select',
  'noscript',
  'template',
].join()

const removeAll = (body: Element, selector: string): void => {
  for (const element of [...body.querySelectorAll(selector)]) element.remove()
}

/** Elements that say nothing by themselves once their styles are read. */
const SILENT = 'span,font,o\\:p'

/**
 * Takes away what the carrier does not know. Cleaning would do so as well, but what is left now reads like HTML of this
 * product, which takes a fifth of the time of a large table.
 */
const dropUnknown = (body: Element): void => {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!KNOWN.has(name)) element.removeAttribute(name)
  for (const element of [...body.querySelectorAll(SILENT)])
    if (!element.hasAttributes()) element.replaceWith(...element.childNodes)
}

/**
 * Returns HTML that another program put on the clipboard, said in the elements of the carrier: marks by style, lists of
 * Word and WPS, blocks (docs/field-markup.md). It is not cleaned; that comes after. Nothing of it runs or loads.
 */
export const normalisePasted = (html: string): string => {
  const { body } = parsePasted(html)
  removeAll(body, `style,script,title,meta,link,col,colgroup,.Apple-interchange-newline,${UNSEEN}`)
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level]'))
    rename(heading, `h${heading.getAttribute('aria-level')?.match(/^[1-6]$/)?.[0] ?? 1}`)
  breakKeptLines(body)
  readPageBreaks(body)
  readCells(body)
  dropEmptyRows(body)
  gatherWordLists(body)
  joinWebLists(body)
  dropIndents(body)
  readStyles(body)
  alignHeldLines(body)
  boxAligned(body)
  for (const [tag, same] of Object.entries(SAME))
    for (const element of [...body.querySelectorAll(tag)]) rename(element, same)
  for (const element of [...body.querySelectorAll(BLOCKS)].reverse()) rename(element, 'div')
  nestLists(body)
  unwrapSingleCell(html, body)
  dropUnknown(body)
  return body.innerHTML
}
