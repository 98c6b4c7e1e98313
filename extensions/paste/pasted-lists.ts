import { numberOf } from '#domain/chinese-numeral.ts'
import { STYLE } from './pasted-html.ts'

/** Word's and WPS's list paragraphs bear their level in the style; what they show as number stands in an element to be ignored. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const IGNORED = `[${STYLE}*="mso-list:Ignore" i],[${STYLE}*="mso-list: Ignore" i]`
/** The signs of bullets, and what Word shows for those of its own fonts. Anything else counts. */
const BULLET = /^[^\p{L}\p{N}]*$|^[oOlnuqvØüÞ§]$/u
/** Matches the numbers of items: figures, Chinese numerals, Latin letters, circled figures; 2.1. is read by its last. */
const COUNTS = /[0-9]+|[〇○零一二两三四五六七八九十百]+|[a-z]+|[①-⑳]|[㈠-㈩]/gi
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

const romanOf = (letters: string): number =>
  [...letters].reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [ROMAN[letter], ROMAN[letters[at + 1] ?? '']]
    return sum + (value < next ? -value : value)
  }, 0)

/** Returns the number that a marker of a list shows; null where it cannot be told. A single c is the third letter. */
const countOf = (shown: string): number | null => {
  const last = shown.toLowerCase().match(COUNTS)?.at(-1)
  if (last === undefined) return null
  if (/[①-⑳]/.test(last)) return last.charCodeAt(0) - '①'.charCodeAt(0) + 1
  if (/[㈠-㈩]/.test(last)) return last.charCodeAt(0) - '㈠'.charCodeAt(0) + 1
  if (/^([ivx]|[ivxlc]{2,})$/.test(last)) return romanOf(last)
  if (/^[a-z]$/.test(last)) return last.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  return numberOf(last)
}

interface Marker {
  level: number
  tag: 'ol' | 'ul'
  /** The number shown, null for a bullet and where it cannot be told. */
  count: number | null
}

const markerOf = (element: Element): Marker | null => {
  const level = LEVEL.exec(element.getAttribute(STYLE) ?? '')?.[1]
  if (level === undefined) return null
  const shown = element.querySelector(IGNORED)?.textContent?.trim() ?? ''
  const isBullet = BULLET.test(shown) && !/[①-⑳㈠-㈩]/.test(shown)
  return { level: Number(level), tag: isBullet ? 'ul' : 'ol', count: isBullet ? null : countOf(shown) }
}

/** Removes the number that Word shows before the words, which is none of them. */
const removeNumber = (element: Element): void => {
  for (const shown of [...element.querySelectorAll(IGNORED)]) shown.remove()
}

/** A heading keeps its number, which is a part of it, without the gap that Word sets behind. */
const trimHeadingNumbers = (body: Element): void => {
  for (const shown of body.querySelectorAll(`:is(h1,h2,h3,h4,h5,h6) :is(${IGNORED})`)) {
    const number = shown.textContent.trim()
    shown.replaceWith(/[\p{L}\p{N}.]$/u.test(number) ? `${number} ` : number)
  }
}

/** Word on the web writes a list for each item, with its level as an attribute. */
const WEB_ITEM = 'li[data-aria-level]'

/** Joins the lists of single items that Word on the web writes, at their levels. */
export const joinWebLists = (body: Element): void => {
  let open: { list: Element; level: number; after: Element }[] = []
  for (const item of [...body.querySelectorAll(WEB_ITEM)]) {
    const list = item.parentElement
    const holder = list?.parentElement
    if (!list || !holder || list.children.length > 1) continue
    const around = holder.children.length === 1 && holder !== body ? holder : list
    const level = Number(item.getAttribute('data-aria-level')) || 1
    const before = open[0]
    if (before === undefined || previousOf(around) !== before.after) open = []
    open = open.filter(one => one.level <= level)
    const same = open.at(-1)
    if (same === undefined) open = [{ list, level, after: around }]
    else if (same.level < level) {
      same.list.lastElementChild?.append(list)
      open.push({ list, level, after: same.after })
      around !== list && around.remove()
    } else {
      same.list.append(item)
      around.remove()
    }
  }
}

/** Makes lists, at their levels, of the list paragraphs that follow one another. */
export const gatherWordLists = (body: Element): void => {
  let open: { list: Element; level: number; next: number }[] = []
  let last: Element | null = null
  trimHeadingNumbers(body)
  for (const paragraph of [...body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,div')]) {
    const marker = /^h\d$/.test(paragraph.localName) ? null : markerOf(paragraph)
    if (marker === null) continue
    removeNumber(paragraph)
    const follows = last !== null && previousOf(paragraph) === last
    if (!follows) open = []
    open = open.filter(({ level }) => level <= marker.level)
    const same = open.at(-1)
    const item = body.ownerDocument.createElement('li')
    // Two lists that follow one another are told apart by where they begin to count.
    const isOther = same?.level === marker.level && marker.count !== null && marker.count !== same.next
    if (same === undefined || same.level < marker.level || same.list.localName !== marker.tag || isOther) {
      const list = body.ownerDocument.createElement(marker.tag)
      if ((marker.count ?? 1) > 1) list.setAttribute('start', String(marker.count))
      const isDeeper = same !== undefined && same.level < marker.level
      if (isDeeper) (same.list.lastElementChild ?? same.list).append(list)
      else if (same !== undefined) same.list.after(list)
      else paragraph.before(list)
      open = [
        ...open.filter(({ level }) => level < marker.level),
        { list, level: marker.level, next: marker.count ?? 1 },
      ]
    }
    const line = body.ownerDocument.createElement('p')
    line.append(...paragraph.childNodes)
    item.append(line)
    const holder = open.at(-1)
    holder?.list.append(item)
    if (holder !== undefined) holder.next += 1
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
