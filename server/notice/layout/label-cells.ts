import { UNREAD } from '../../pdf/page-text.ts'
import { type Glyph, rightOf, sizeOf } from './glyph.ts'
import { beginsWithLabel, findLabels, labelNameOf } from './label-names.ts'
import { type Segment, segmentOf } from './segments.ts'

/** From this gap on, in parts of the font size, a label may begin or end: cells of a form stand as close as this. */
const CELL_GAP = 0.25
/** Parts a label spread out over its cell falls into. */
const MOST_PARTS = 8
const COLON = /[：:]/u

/** How much wider the gap after a spread-out label is than the gaps within it. */
const WIDER = 1.25

interface Part {
  start: number
  end: number
  text: string
  /** What stands before it, in points. */
  gap: number
}

const isLabelAt = (glyphs: readonly Glyph[], index: number): boolean =>
  findLabels(
    glyphs
      .slice(index)
      .map(({ text }) => text)
      .join(''),
  )[0]?.start === 0

/** Whether a label with its colon ends before a glyph and another begins at it: 申请人：代理机构：. */
const isBetweenLabels = (glyphs: readonly Glyph[], index: number): boolean =>
  COLON.test(glyphs[index - 1]?.text ?? '') && isLabelAt(glyphs, index)

/** The stretches of a line between its gaps and spaces, and between labels, by index of their glyphs. */
const partsOf = ({ glyphs }: Segment): Part[] => {
  const parts: Part[] = []
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text.trim() === '') continue
    const part = parts.at(-1)
    const last = part && glyphs[part.end - 1]
    const gap = last ? glyph.box[0] - rightOf(last) : 0
    const isApart =
      !last ||
      part.end < index ||
      gap > CELL_GAP * sizeOf(glyph) ||
      last.text === UNREAD ||
      isBetweenLabels(glyphs, index)
    if (part && !isApart) Object.assign(part, { end: index + 1, text: part.text + glyph.text })
    else parts.push({ start: index, end: index + 1, text: glyph.text, gap })
  }
  return parts
}

interface Label {
  /** Index of its last part. */
  last: number
  hasColon: boolean
}

/** The longest label that begins with a part and goes on over the next ones, its value behind a colon left out. */
const labelAt = (parts: readonly Part[], first: number): Label | null => {
  let text = ''
  let longest: Label | null = null
  for (const [index, part] of parts.slice(first, first + MOST_PARTS).entries()) {
    const colon = part.text.search(COLON)
    text += colon < 0 ? part.text : part.text.slice(0, colon)
    const inside = Math.max(0, ...parts.slice(first + 1, first + index + 1).map(({ gap }) => gap))
    const after = parts[first + index + 1]?.gap ?? Number.POSITIVE_INFINITY
    const isWhole = colon >= 0 || after > WIDER * inside
    if (isWhole && labelNameOf(text) !== null) longest = { last: first + index, hasColon: colon >= 0 }
    if (colon >= 0) break
  }
  return longest
}

/** How near, in points, labels of one column begin. */
const SAME_LEFT = 0.6

/** Where the labels of a form begin. */
export const labelLefts = (segments: readonly Segment[]): number[] =>
  segments.filter(({ glyphs }) => beginsWithLabel(glyphs.map(({ text }) => text).join(''))).map(({ left }) => left)

/** A label whose value follows without a colon or a gap, where what follows has the shape of such a value: 申请号78230671类别5. */
const GLUED: readonly RegExp[] = [
  /^(?<label>(?:商标)?(?:注册)?申请号(?:码)?)G?\d{6,9}/u,
  /(?<=^|\d)(?<label>(?:国际|商品)?(?:类别|分类))第?\d{1,2}(?:类|$|[、，,;；\s])/u,
  /^(?<label>(?:商标)?代理(?:机构|组织|人))\p{Script=Han}{2,}(?:公司|事务所|中心|律所)(?:[（(][^（）()]{2,10}[）)])?$/u,
  /^(?<label>(?:申请人)?地址)(?:\p{Script=Han}{2,}(?:省|市|区|县|州)|[A-Z0-9])/u,
  /^(?<label>发文编号)TMZC/u,
  /(?:^|(?<=\d))(?<label>(?:发文|申请)日期)(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-]/u,
  /^(?<label>申请人|商标)\s(?=[A-Z][A-Za-z.]*)/u,
]
/** Where the values begin and the labels that have neither colon nor gap behind them, by index of their glyphs. */
const gluedCuts = ({ glyphs }: Segment): number[] => {
  const text = glyphs.map(({ text: own }) => (own.length === 1 ? own : ' ')).join('')
  if (/[：:]/u.test(text)) return []
  return GLUED.flatMap(expression => {
    const match = expression.exec(text)
    const label = match?.groups?.['label'] ?? ''
    return match && label !== '' ? [match.index, match.index + label.length] : []
  })
}

/** Whether a glyph stands within a label that began before it, no gap between the two. */
const isWithinLabel = ({ glyphs }: Segment): ((index: number) => boolean) => {
  const starts = glyphs.flatMap(({ text }, index) => Array<number>(text.length).fill(index))
  const hits = findLabels(glyphs.map(({ text }) => text).join(''))
  return index =>
    hits.some(({ start, end }) => {
      const [first, last] = [starts[start] ?? 0, starts[end - 1] ?? 0]
      const own = glyphs.slice(first, index + 1)
      return (
        first < index &&
        index < last &&
        own.every((glyph, at) => {
          const before = own[at - 1]
          return !before || glyph.box[0] - rightOf(before) < CELL_GAP * sizeOf(glyph)
        })
      )
    })
}

/**
 * Cuts a line of the head before each of its labels, and after those without a colon: `申请人 某公司 申请号 123`. A label
 * that stands where those of `lefts` do begins its own cell, though the one before it is full.
 */
export const cutAtLabels = (segment: Segment, lefts: readonly number[] = []): Segment[] => {
  const parts = partsOf(segment)
  const cuts = new Set<number>([0, ...gluedCuts(segment)])
  const within = isWithinLabel(segment)
  for (const [index, glyph] of segment.glyphs.entries()) {
    if (index === 0 || !lefts.some(left => Math.abs(left - glyph.box[0]) < SAME_LEFT)) continue
    // 日期 is the end of 申请日期, wherever other labels begin.
    if (isLabelAt(segment.glyphs, index) && !within(index)) cuts.add(index)
  }
  for (let first = 0; first < parts.length; first += 1) {
    const label = labelAt(parts, first)
    const begin = parts[first]
    if (!label || !begin) continue
    cuts.add(begin.start)
    const after = parts[label.last + 1]
    if (after && !label.hasColon) cuts.add(after.start)
    first = label.last
  }
  const starts = [...cuts].toSorted((a, b) => a - b)
  return starts.map((start, index) => segmentOf(segment.glyphs.slice(start, starts[index + 1])))
}

/** Fewest rows whose values begin below one another that make a column of values. */
const FEWEST_VALUES = 3

/** Where the values of a form begin that stands in two columns, labels on the left; null where it does not. */
const valueColumnOf = (segments: readonly Segment[]): number | null => {
  const wordsOf = ({ glyphs }: Segment) => glyphs.map(({ text }) => text).join('')
  const labels = segments.filter(own => labelNameOf(wordsOf(own)) !== null)
  const values = labels.flatMap(label => {
    const [next] = segments
      .filter(own => own.page === label.page && Math.abs(own.top - label.top) < 1 && own.left > label.right)
      .toSorted((a, b) => a.left - b.left)
    return next ? [next.left] : []
  })
  const countOf = (left: number) => values.filter(other => Math.abs(other - left) < SAME_LEFT).length
  const [most] = values.toSorted((a, b) => countOf(b) - countOf(a))
  return most !== undefined && countOf(most) >= FEWEST_VALUES ? most : null
}

/** Parts labels without a colon from their values where the values of a form begin below one another: 申 请 人|某公司, 商 品|茶，糖. */
export const cutAtValueColumn = (segments: readonly Segment[]): Segment[] => {
  const column = valueColumnOf(segments)
  if (column === null) return [...segments]
  return segments.flatMap(segment => {
    const at = segment.glyphs.findIndex(({ box: [left] }) => Math.abs(left - column) < SAME_LEFT)
    const words = segment.glyphs.slice(0, Math.max(0, at)).map(({ text }) => text)
    const label = words.join('').replace(/\s/gu, '')
    const isGoods = /^(?:商品|服务)$/u.test(label)
    if (at < 1 || (labelNameOf(label) === null && !isGoods)) return [segment]
    const own = segment.glyphs.slice(0, at)
    const [last] = own.slice(-1)
    // These two are a label only with the colon that such a form leaves out.
    const colon: Glyph[] =
      isGoods && last ? [{ ...last, raw: '：', text: '：', box: [rightOf(last), last.box[1], 0, last.box[3]] }] : []
    return [segmentOf([...own, ...colon]), segmentOf(segment.glyphs.slice(at))]
  })
}

const isLabelWord = (words: string): boolean =>
  labelNameOf(words.trim()) !== null || /^(?:商品|服务)$/u.test(words.trim())

/** What a label is called in English beside it. */
const IN_ENGLISH =
  /^(?:(?:dispatch|issue|document|appl(?:ication|\.)?|reg(?:istration|\.)?|filing)\s*(?:no\.?|number|date)|date of (?:dispatch|issue|application|filing)|(?:trade\s?)?mark|int(?:ernational|l?\.)?\s*class(?:ification|es)?|class(?:es)?|(?:name of )?applicant(?:[’']s)?(?:\s*(?:name|address))?|address|agent|agency|representative|(?:designated\s*)?goods(?:\s*(?:[/&]|and|or)\s*services)?|services)\.?$/i
const TRANSLATED =
  /^(?<label>[\p{Script=Han}/／ ]{2,14}?)\s*[/／]?\s*(?<english>[A-Za-z][A-Za-z.’'&/ ]{2,30}?)\s*(?<colon>[：:]|$)/u

/** The same before its label: Application No. 申请号. */
const TRANSLATED_BEFORE =
  /^(?<english>[A-Za-z][A-Za-z.’'&/ ]{2,30}?)\s*[/／]?\s*(?<label>\p{Script=Han}[\p{Script=Han}/／ ]{1,13}?)\s*(?:[：:]|$)/u

/** A line without the English words that stand between a label and its colon, or before it: 商标 Mark：, Mark 商标. */
export const withoutTranslation = (segment: Segment): Segment => {
  const text = segment.glyphs.map(({ text: own }) => (own.length === 1 ? own : ' ')).join('')
  const before = TRANSLATED_BEFORE.exec(text)?.groups
  if (before && IN_ENGLISH.test((before['english'] ?? '').trim()) && isLabelWord(before['label'] ?? ''))
    return segmentOf(
      segment.glyphs.slice(
        (before['english'] ?? '').length +
          (/^\s*[/／]?\s*/u.exec(text.slice((before['english'] ?? '').length))?.[0].length ?? 0),
      ),
    )
  const match = TRANSLATED.exec(text)
  const { label = '', english = '' } = match?.groups ?? {}
  if (!match || !isLabelWord(label) || !IN_ENGLISH.test(english.trim())) return segment
  const from = label.length
  const to = match[0].length - (match.groups?.['colon'] ?? '').length
  return segmentOf(segment.glyphs.toSpliced(from, to - from))
}

/** How far apart, in parts of the font size, the two characters of a label may be set. */
const LONE_APART = 6

const LABEL_END = /[：:】］\]]/u

/** Where the labels end that a line may begin with, before any value. */
const labelEnds = ({ glyphs }: Segment): number[] =>
  glyphs.flatMap((glyph, index) => {
    const words = glyphs.slice(0, index + 1).map(({ text }) => text)
    return index > 1 && index < 12 && labelNameOf(words.join('').replace(/\s/gu, '')) !== null ? [rightOf(glyph)] : []
  })

/** Puts the halves of a label of two characters together, however far apart they are set: 类    别：第41类, 【类    别】第41类. */
export const joinLoneLabels = (segments: readonly Segment[]): Segment[] => {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    const [lone, first, colon] = [last?.glyphs.at(-1), segment.glyphs[0], segment.glyphs[1]]
    const isOne =
      last?.glyphs.length === 1 || (last?.glyphs.length === 2 && /[【［[]/u.test(last.glyphs[0]?.text ?? ''))
    const isLabel =
      last !== undefined &&
      isOne &&
      lone !== undefined &&
      first !== undefined &&
      Math.abs(last.top - segment.top) < 1 &&
      first.box[0] > rightOf(lone) &&
      first.box[0] - rightOf(lone) < LONE_APART * sizeOf(first) &&
      findLabels(`${lone.text}${first.text}：`).length > 0 &&
      // 商　　标 佰草渡口: without a colon, where other labels begin and end as it does.
      (LABEL_END.test(colon?.text ?? '') ||
        segments.some(
          other =>
            other !== last &&
            Math.abs(other.left - lone.box[0]) < SAME_LEFT &&
            labelEnds(other).some(end => Math.abs(end - rightOf(first)) < SAME_LEFT),
        ))
    if (last && isLabel) joined[joined.length - 1] = segmentOf([...last.glyphs, ...segment.glyphs])
    else joined.push(segment)
  }
  return joined
}
