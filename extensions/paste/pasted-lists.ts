import { STYLE } from './pasted-html.ts'

/** Word's and WPS's list paragraphs bear their level in the style; what they show as number stands in an element to be ignored. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const IGNORED = `[${STYLE}*="mso-list:Ignore" i],[${STYLE}*="mso-list: Ignore" i]`
/** A number or letter with what closes it, or one in brackets. Anything else is a bullet. */
const NUMBER = /^[（(]?\s*([0-9]+|[a-z]{1,4}|[一二三四五六七八九十]+)\s*[.)、．）]/i

interface Marker {
  level: number
  tag: 'ol' | 'ul'
  start: number
}

const markerOf = (element: Element): Marker | null => {
  const level = LEVEL.exec(element.getAttribute(STYLE) ?? '')?.[1]
  if (level === undefined) return null
  const shown = element.querySelector(IGNORED)?.textContent?.trim() ?? ''
  const number = NUMBER.exec(shown)?.[1]
  return { level: Number(level), tag: number === undefined ? 'ul' : 'ol', start: Number(number) || 1 }
}

/** Removes the number that Word shows before the words, which is none of them. */
const removeNumber = (element: Element): void => {
  for (const shown of [...element.querySelectorAll(IGNORED)]) shown.remove()
}

/** Makes lists, at their levels, of the list paragraphs that follow one another. */
export const gatherWordLists = (body: Element): void => {
  let open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of [...body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,div')]) {
    const marker = /^h\d$/.test(paragraph.localName) ? null : markerOf(paragraph)
    if (marker === null) continue
    removeNumber(paragraph)
    const follows = last !== null && previousOf(paragraph) === last
    if (!follows) open = []
    open = open.filter(({ level }) => level <= marker.level)
    const same = open.at(-1)
    const item = body.ownerDocument.createElement('li')
    if (same === undefined || same.level < marker.level || same.list.localName !== marker.tag) {
      const list = body.ownerDocument.createElement(marker.tag)
      if (marker.tag === 'ol' && marker.start > 1) list.setAttribute('start', String(marker.start))
      const isDeeper = same !== undefined && same.level < marker.level
      if (isDeeper) (same.list.lastElementChild ?? same.list).append(list)
      else if (same !== undefined) same.list.after(list)
      else paragraph.before(list)
      open = [...open.filter(({ level }) => level < marker.level), { list, level: marker.level }]
    }
    const line = body.ownerDocument.createElement('p')
    line.append(...paragraph.childNodes)
    item.append(line)
    open.at(-1)?.list.append(item)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}

/** Returns what stands before an element, blank text and comments aside. */
export const previousOf = (element: Element): Element | null => {
  for (let at = element.previousSibling; at !== null; at = at.previousSibling) {
    if (at.nodeType === Node.ELEMENT_NODE) return at as Element
    if (at.nodeType === Node.TEXT_NODE && at.textContent?.trim() !== '') return null
  }
  return null
}

/** Puts a list that stands between items, as some programs write a deeper level, into the item before it. */
export const nestLists = (body: Element): void => {
  for (const list of [...body.querySelectorAll(':is(ul,ol) > :is(ul,ol)')]) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
}
