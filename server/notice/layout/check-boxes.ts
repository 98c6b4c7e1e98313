import type { Paragraph } from './paragraphs.ts'
import { join, slice, type TracedText, trim } from './traced-text.ts'

/** A box before or behind an option: ☑, □, [√], [ ], （√）, （ ）. */
const BOX = /(?<ticked>[☑✓✔√■🗹]|[[【（(]\s*[√✓✔■]\s*[\]】）)])|(?<empty>[□☐]|[[【]\s*[\]】]|[（(]\s+[）)])/gu
/** What stands in a box that may be a tick or a stroke through the option. */
const UNCLEAR = /[☒☓✗✘×]\s*(?=\p{Script=Han})|[[【（(]\s*[×xX✗]\s*[\]】）)]/u
/** What recognition makes of a box before an article of the law. */
const RECOGNISED_BOX = /[□口囗日回☐☑√]\s*(?:《商标法》)?第[\d一二三四五六七八九十]+条/gu
/** Where an option ends before the next box. */
const OPTION_END = /[。；;\n]/u
/** What is no option: it is left where it stands, and asked about. */
const LONGEST_OPTION = 60
const NO_OPTION = /第\s*G?\d{5}|该商标|申请人/u

interface Box {
  start: number
  end: number
  isTicked: boolean
}

const boxesIn = ({ text }: TracedText): Box[] =>
  [...text.matchAll(BOX)].map(({ index, 0: box, groups }) => ({
    start: index,
    end: index + box.length,
    isTicked: groups?.['ticked'] !== undefined,
  }))

/** The end of an option that begins at `from`: before the next box, at the end of a sentence, or of the brackets around all options. */
const endOfOption = (text: string, from: number, next: number): number => {
  let depth = 0
  for (let at = from; at < next; at += 1) {
    const unit = text.charAt(at)
    if (/[（(]/u.test(unit)) depth += 1
    else if (/[）)]/u.test(unit)) depth -= 1
    if (depth < 0 || OPTION_END.test(unit)) return at
  }
  return next
}

const SEMICOLON: TracedText = { text: '；', glyphs: [null] }
const FULL_STOP: TracedText = { text: '。', glyphs: [null] }
/** After these an option needs nothing to part it from what stands before. */
const PARTED = /[：:；;，,、（(\s]$/u

const isNoOption = (text: string): boolean => text.length > LONGEST_OPTION || NO_OPTION.test(text)

/** A text with its ticked options alone, a semicolon between them. */
const tickedIn = (whole: TracedText, boxes: readonly Box[], areBehind: boolean): TracedText => {
  const parts: TracedText[] = []
  let at = 0
  const add = (part: TracedText, isOption: boolean): void => {
    const text = trim(part)
    if (text.text === '') return
    const before = parts.at(-1)?.text ?? ''
    if (isOption && before !== '' && !PARTED.test(before)) parts.push(SEMICOLON)
    parts.push(text)
  }
  for (const [index, box] of boxes.entries()) {
    if (areBehind) {
      const colon = Math.max(...['：', ':', '（'].map(mark => whole.text.lastIndexOf(mark, box.start - 1))) + 1
      const from = Math.max(at, colon)
      add(slice(whole, at, from), false)
      const option = slice(whole, from, box.start)
      if (box.isTicked || isNoOption(option.text)) add(option, true)
      at = box.end
      continue
    }
    add(slice(whole, at, box.start), false)
    at = endOfOption(whole.text, box.end, boxes[index + 1]?.start ?? whole.text.length)
    const option = slice(whole, box.end, at)
    if (box.isTicked || isNoOption(option.text)) add(option, true)
  }
  add(slice(whole, at), false)
  return join(parts)
}

/** What a form says with check boxes. */
export interface Ticked {
  paragraphs: Paragraph[]
  /** Whether it holds boxes of which nobody can say which options are meant. */
  isUnclear: boolean
}

/**
 * The paragraphs of a form without the options that are not ticked: the paper says none of them. Options that stand apart go on
 * with the paragraph they belong to. Recognised boxes are not to be relied upon: they are left, and asked about.
 */
export const withTickedOptions = (paragraphs: readonly Paragraph[]): Ticked => {
  const found = paragraphs.map(({ text }) => boxesIn(text))
  const all = found.flat()
  const isRecognised = paragraphs.some(({ text }) => text.glyphs.some(glyph => glyph?.confidence !== undefined))
  const isForm = all.some(({ isTicked }) => isTicked) && all.some(({ isTicked }) => !isTicked)
  const isUnclear = all.length > 1 && (!isForm || paragraphs.some(({ text }) => UNCLEAR.test(text.text)))
  if (isRecognised) {
    const count = paragraphs.reduce((sum, { text }) => sum + (text.text.match(RECOGNISED_BOX)?.length ?? 0), 0)
    return { paragraphs: [...paragraphs], isUnclear: count > 1 }
  }
  if (!isForm) return { paragraphs: [...paragraphs], isUnclear }
  const count = (isThere: (text: string, boxes: readonly Box[]) => boolean) =>
    paragraphs.filter(({ text }, index) => isThere(text.text, found[index] ?? [])).length
  const areBehind =
    count((text, boxes) => boxes.at(-1)?.end === text.length) >
    count((text, boxes) => boxes.some(({ start }) => start === 0 || /[：:]\s*$/u.test(text.slice(0, start))))
  const ticked: Paragraph[] = []
  let isOpen = false
  let isOptions = false
  for (const [index, own] of paragraphs.entries()) {
    const boxes = found[index] ?? []
    const last = ticked.at(-1)
    if (boxes.length === 0) {
      // What follows the options goes on with none of them.
      if (isOptions && last && !/[。：:]$/u.test(last.text.text))
        ticked[ticked.length - 1] = { ...last, text: join([last.text, FULL_STOP]) }
      isOptions = false
      ticked.push(own)
      isOpen = /[：:]$/u.test(own.text.text)
      continue
    }
    const text = tickedIn(own.text, boxes, areBehind)
    const begins = !areBehind && boxes[0]?.start === 0
    isOptions ||= begins
    if (begins && isOpen && last) {
      const isApart = text.text !== '' && !PARTED.test(last.text.text)
      ticked[ticked.length - 1] = {
        text: join([last.text, ...(isApart ? [SEMICOLON] : []), text]),
        segments: [...last.segments, ...own.segments],
      }
    } else if (text.text !== '') ticked.push({ text, segments: own.segments })
    isOpen = true
  }
  return { paragraphs: ticked, isUnclear }
}
