import type { PageText } from '../../pdf/page-text.ts'
import {
  ANNEX_TITLE,
  annexFieldOf,
  DECIDED_TITLE,
  GOODS_TITLE,
  isGoodsAnnexTitle,
  isGoodsTitle,
  MARK_TITLE,
  NAMES_CLASS,
  saysNoMore,
} from './annex-headings.ts'
import { labelNameOf } from './label-names.ts'
import type { PageLines } from './line-order.ts'
import { type Segment, segmentOf } from './segments.ts'
import { areOfTwoColumns, columnStartsIn } from './text-columns.ts'
import { traceSegment } from './traced-text.ts'

/** Parts of the page height in which headers and footers stand. */
const HEADER = 0.06
const FOOTER = 0.93
/** Where every page has the same words at the same height, this far down and up. */
const HEAD_OF_PAGE = 0.12
const FOOT_OF_PAGE = 0.88
/** What browsers and office programs print there: page numbers, addresses, the time of printing. */
const PRINTED_BY_PROGRAM = [
  /^[-–—·\s]*\d{1,3}(?:\s*[/／]\s*\d{1,3})?[-–—·\s]*$/,
  /^[-–—·\s]*(?:第\s*\d{1,3}\s*页\s*(?:[,，/／（(]?\s*共\s*\d{1,3}\s*页[）)]?)?|共\s*\d{1,3}\s*页\s*[,，/／]?\s*第\s*\d{1,3}\s*页)[-–—·\s]*$/,
  /^(?:https?|file|about|data|blob):/,
  /^\d{2,4}[/年.-]\d{1,2}[/月.-]\d{1,2}日?,?\s*(?:[上下]午)?\d{1,2}:\d{2}/,
]

const PAGE_NUMBER =
  /^[-–—·\s]*(?:第\s*\d{1,3}\s*页\s*(?:[,，/／（(]?\s*共\s*\d{1,3}\s*页[）)]?)?|共\s*\d{1,3}\s*页\s*[,，/／]?\s*第\s*\d{1,3}\s*页|\d{1,3}\s*[/／]\s*\d{1,3})[-–—·\s]*$|^[-–—－]\s*\d{1,3}\s*[-–—－]$/u

/** The words of a seal, wherever it was set. */
const SEAL = /^\p{Script=Han}{0,14}专用章(?:[（(]\d+[）)])?$/u

/** Whether a line of the same letters ends above a character, which may be what no longer fitted it. */
const isLineAbove = (line: Segment, { left, right, top, bottom }: Segment): boolean => {
  const em = bottom - top
  return (
    line.left < right + 2.4 * em &&
    line.right > left &&
    line.top < top &&
    top - line.top < 2.8 * em &&
    Math.abs(line.bottom - line.top - em) < 0.03 * em
  )
}

/** Whether a lone ideograph is what stands upright in the ring of a seal: no line ends above it or goes on beside it. */
const isOfSeal = (segment: Segment, page: readonly Segment[]): boolean => {
  if (!/^\p{Script=Han}$/u.test(traceSegment(segment).text)) return false
  const em = segment.bottom - segment.top
  const others = page.filter(other => other !== segment)
  // Above all lines of a page stands what no longer fitted the page before.
  if (others.every(({ top }) => top > segment.top + 0.5 * em)) return false
  // Nothing but a seal is set over a line, or in the margin beside all of them.
  const isOver = others.some(
    ({ left, right, top, bottom }) =>
      left < segment.left &&
      right > segment.right &&
      Math.min(bottom, segment.bottom) - Math.max(top, segment.top) > 0.5 * em &&
      Math.abs(bottom - top - em) > 0.02 * em,
  )
  const margin = Math.min(...others.map(({ left }) => left))
  if (isOver || segment.right < margin) return true
  // What begins a line, as the rest of one that a page ends in the middle of.
  if (segment.left < margin + 0.5 * em) return false
  // A heading of one character in a row of headings: 准, 驳, 类.
  if (page.filter(other => other !== segment && Math.abs(other.top - segment.top) < 0.03 * em).length > 1) return false
  return !page.some(
    other =>
      other !== segment &&
      ((Math.abs(other.left - segment.left) < 1.5 * em && Math.abs(other.top - segment.top) < 2.8 * em) ||
        isLineAbove(other, segment) ||
        (other.top < segment.bottom - 0.3 * em &&
          other.bottom > segment.top + 0.3 * em &&
          Math.min(Math.abs(other.left - segment.right), Math.abs(segment.left - other.right)) < 4 * em)),
  )
}

/** Drops the words of seals, and the lines of headers and footers: what a program prints there, whole lines, and what every page repeats. */
export const withoutFurniture = (pages: readonly PageLines[]): Segment[] => {
  const inMargin = (segment: Segment, { height }: PageText) =>
    segment.bottom < HEADER * height || segment.top > FOOTER * height
  const textOf = (segment: Segment) => traceSegment(segment).text
  const repeats = new Map<string, number>()
  for (const { page, segments } of pages)
    for (const text of new Set(segments.filter(segment => inMargin(segment, page)).map(textOf)))
      repeats.set(text, (repeats.get(text) ?? 0) + 1)
  const isOnEveryPage = (text: string) => pages.length > 1 && repeats.get(text) === pages.length
  const isInPlace = (segment: Segment, { height }: PageText) =>
    segment.bottom < HEAD_OF_PAGE * height || segment.top > FOOT_OF_PAGE * height
  const placed = pages.map(
    ({ segments }) => new Set(segments.map(segment => `${Math.round(segment.top)} ${textOf(segment)}`)),
  )
  const isSameEverywhere = (segment: Segment) => {
    const own = `${Math.round(segment.top)} ${textOf(segment)}`
    return placed.length > 1 && placed.every(texts => texts.has(own))
  }
  /** The number of a page stands above or below all of its text. */
  const isOutermost = (segment: Segment, segments: readonly Segment[]) =>
    PAGE_NUMBER.test(textOf(segment)) &&
    (segments.every(other => other === segment || other.bottom <= segment.top + 1) ||
      segments.every(other => other === segment || other.top >= segment.bottom - 1))
  // The number of the letter may be printed at the head of its pages alone.
  const isNumberOfLetter = (segment: Segment) =>
    segment.page === 1 && /^(?:TMZC|ZC)\d{7,14}[A-Z]{2,4}\d{1,3}$/u.test(textOf(segment))
  return pages.flatMap(({ page, segments }) => {
    const furniture = segments.filter(segment => {
      const text = textOf(segment)
      return (
        !isNumberOfLetter(segment) &&
        ((inMargin(segment, page) && (isOnEveryPage(text) || PRINTED_BY_PROGRAM.some(known => known.test(text)))) ||
          (isInPlace(segment, page) && isSameEverywhere(segment)) ||
          isOutermost(segment, segments))
      )
    })
    const seals = segments.filter(segment => SEAL.test(textOf(segment)) || isOfSeal(segment, segments))
    const isBeside = (segment: Segment) =>
      furniture.some(other => segment.top < other.bottom && segment.bottom > other.top)
    return segments.filter(segment => !isBeside(segment) && !seals.includes(segment))
  })
}

/** The lines of a notice by what they belong to, each part in the order drawn. */
export interface NoticeParts {
  /** Office, title, labels and their values, whenever these were drawn. */
  head: Segment[]
  /** The decision, its reasons and the signature. */
  reasons: Segment[]
  /** The list of the cited marks, without its title. */
  annex: Segment[]
  /** A list of goods behind the letter, with its title. */
  goods: Segment[]
}

/** How the running text begins, and what shows a long line to be part of it. */
export const BEGINNING =
  /^(?:(?:[我本]局)?经(?:我局|本局)?审查|经查，|上[述列]商标|(?:关于|对|就|由)(?:上[述列]|贵(?:公司|方|司)|你(?:公司|方))|兹[就将对]|[你您贵](?:公司|单位|方|司|所|们|店|厂|商?行|中心|社|院|校|会|企业|馆|（单位）|\(单位\))|[我本]局(?:对|于|认为|收到|经|依法|审查)|(?:根据|依据|依照)(?:《|商标法))/u
const OPENING = /经(?:我局)?审查|根据|依据|依照|决定|驳回/u
const RUNNING_TEXT = 18

/** Longest heading of a column. */
const HEADING = 12

const indexFrom = (texts: readonly string[], from: number, isWanted: (text: string, at: number) => boolean): number => {
  const index = texts.findIndex((text, at) => at > from && isWanted(text, at))
  return index < 0 ? texts.length : index
}

/** Whether a line is the heading over the numbers of a table that its column is too narrow for: 注册/申请|号. */
const isBrokenNumber = (segment: Segment, segments: readonly Segment[]): boolean => {
  const { text } = traceSegment(segment)
  if (text.length > HEADING || !/注册|申请|引证|商标/u.test(text)) return false
  const height = segment.bottom - segment.top
  const below = segments.find(
    ({ page, left, right, top }) =>
      page === segment.page &&
      left < segment.right &&
      right > segment.left &&
      top > segment.top + 0.5 * height &&
      top < segment.top + 2.3 * height,
  )
  const isNumber = below && annexFieldOf(text + traceSegment(below).text) === 'regNo'
  const mates = segments.filter(
    other => other !== segment && isBeside(other, segment) && annexFieldOf(traceSegment(other).text) !== null,
  )
  return isNumber === true && mates.length >= 2
}

/** What the letter says to be enclosed: 附件：一、驳回商品；二、引证商标. */
const LISTS_ANNEXES = /^附[件页表录][：:]\s*[一1][、.．]/u
const NUMBERED_ANNEX = /^附[件页表录][一1](?![、.．])/u

/** Whether the office signs below some lines: what they are the titles of is only announced. */
const isSignedBehind = (lines: readonly string[]): boolean =>
  lines.some(text => /^(?:中华人民共和国)?国家(?:知识产权局|工商行政管理总?局)|^商标局$/u.test(text))

const annexStart = (segments: readonly Segment[], texts: readonly string[], reasonsAt: number): number => {
  const bare = texts.map(text => text.replace(/[\s：:]/gu, ''))
  const title = indexFrom(
    texts,
    reasonsAt,
    (text, at) =>
      // What the letter only says to be enclosed has its title again where it begins.
      !(/^附件[：:]/u.test(text) && bare.includes(bare[at] ?? '', at + 1)) &&
      !(
        /^附[件页表录]/u.test(text) &&
        isSignedBehind(texts.slice(at, Math.max(at, bare.indexOf(bare[at] ?? '', at + 1))))
      ) &&
      !(LISTS_ANNEXES.test(text) && texts.some((other, later) => later > at && NUMBERED_ANNEX.test(other))) &&
      (ANNEX_TITLE.test(text) ||
        /^附(?:页|件|表)[一二三四甲乙丙丁1-4A-D]?(?:[：:、\s]|$)/u.test(text) ||
        (/^附(?:页|件|表|录)/u.test(text) && (DECIDED_TITLE.test(text) || GOODS_TITLE.test(text)))),
  )
  if (title < texts.length) return title
  const review = indexFrom(texts, reasonsAt, text => /不服|复审/u.test(text))
  const opening = segments[reasonsAt]
  const isAboveOpening = (segment: Segment) => opening !== undefined && isAbove(segment, opening)
  const isNumber = (text: string) => /^(?:regNo|cited)$/u.test(annexFieldOf(text.replace(/[：:].*$/u, '')) ?? '')
  return Math.min(
    texts.length,
    indexFrom(texts, reasonsAt, text => /^(?:regNo|cited)$/u.test(annexFieldOf(text) ?? '')),
    segments.findIndex((segment, at) => at > reasonsAt && isBrokenNumber(segment, segments)) >>> 0,
    segments.findIndex((segment, at) => at > review && isNumber(texts[at] ?? '') && !isAboveOpening(segment)) >>> 0,
  )
}

/** Whether a line stands above another that was drawn before it: the values of a form are often drawn last. */
const isAbove = (line: Segment, other: Segment): boolean =>
  line.page < other.page || (line.page === other.page && line.bottom <= other.top + 1)

const isBeside = (a: Segment, b: Segment): boolean => a.page === b.page && a.top < b.bottom && a.bottom > b.top

/** From this width on, in parts of its height, a line may be running text of a column. */
const COLUMN_LINE = 12
/** Fewest such lines beside a title that show it to stand in a column of its own. */
const FEWEST_COLUMN_LINES = 4

/** What of the lines of a notice stands below the title of its annex, without those of the column of the letter beside it. */
const belowTitle = (title: Segment, segments: readonly Segment[]): Segment[] => {
  const below = segments.filter(segment => isAbove(title, segment))
  const isOfOtherColumn = ({ page, right }: Segment) => page === title.page && right <= title.left
  const isLabel = (segment: Segment) => annexFieldOf(traceSegment(segment).text.replace(/[：:].*$/u, '')) !== null
  const beside = below.filter(isOfOtherColumn)
  const isText = (line: Segment) => BEGINNING.test(traceSegment(line).text)
  return beside.length < FEWEST_COLUMN_LINES || (beside.some(isLabel) && !beside.some(isText))
    ? below
    : below.filter(line => !beside.includes(line))
}

const inReadingOrder = (segments: readonly Segment[]): Segment[] =>
  segments.toSorted(
    (a, b) => a.page - b.page || (isBeside(a, b) && Math.abs(a.top - b.top) < 3 ? a.left - b.left : a.top - b.top),
  )

/** Whether a line stands in a column to the right of another's, whose lines of running text end before it. */
const isOfNextColumn = (segment: Segment, other: Segment, segments: readonly Segment[]): boolean => {
  const beside = segments.filter(
    ({ page, left, right, top, bottom }) =>
      page === other.page && left < other.right && right - left > COLUMN_LINE * (bottom - top),
  )
  return (
    segment.page === other.page &&
    beside.length >= FEWEST_COLUMN_LINES &&
    beside.filter(({ right }) => right > segment.left).length < beside.length / 4 &&
    segment.left >= other.right
  )
}

const BARE_ANNEX = /^(?:附(?:页|件|表|录)[一二三四五六甲乙丙丁A-D1-6]?|第[一二三四五六]部分)[：:]?$/u

/** Joins the number of an annex, or of a part of it, with its title, where a wide gap parts the two: 附件一　　予以驳回的商品. */
export const withWholeTitles = (segments: readonly Segment[]): Segment[] => {
  const whole = new Map<Segment, Segment | null>()
  for (const bare of segments) {
    if (!BARE_ANNEX.test(traceSegment(bare).text)) continue
    const beside = segments.filter(other => other !== bare && isBeside(other, bare))
    const [title] = beside
    if (!title || beside.length > 1 || title.left < bare.right) continue
    whole.set(bare, segmentOf([...bare.glyphs, ...title.glyphs]))
    whole.set(title, null)
  }
  return segments.flatMap(segment => (whole.has(segment) ? (whole.get(segment) ?? []) : segment))
}

/** Words with which reasons begin behind facts that the letter only announced. */
const GIVES_REASONS = /^(?:[我本]局)?(?:经)?审查(?:后)?(?:认为|意见)|^(?:该|申请|上述)商标.{8}|^经查，/u
/** Labels of facts of the application; each stands once in its head. */
const OF_APPLICATION = ['applicationNo', 'applicant', 'classes', 'goods', 'mark', 'applicationDate', 'agency'] as const
const FEWEST_LABELS = 4

/** Where the reasons begin, if the letter opens before the facts of the application: 下列商标注册申请已审查终结：|申请号|…. */
const behindHead = (texts: readonly string[], opening: number): number => {
  const next = texts.findIndex((text, at) => at > opening && GIVES_REASONS.test(text))
  const names = texts.slice(opening + 1, Math.max(opening, next)).flatMap(text => labelNameOf(text) ?? [])
  const own = OF_APPLICATION.filter(name => names.filter(other => other === name).length === 1)
  return next > 0 && own.length >= FEWEST_LABELS && own.includes('applicationNo') && own.includes('applicant')
    ? next
    : opening
}

/** Parts the head, the reasons and the annex of a notice. */
export const partsOfNotice = (drawn: readonly Segment[]): NoticeParts => {
  const segments = annexLast(drawn)
  const texts = segments.map(segment => traceSegment(segment).text)
  const isRunningText = (text: string) => BEGINNING.test(text) || (text.length > RUNNING_TEXT && OPENING.test(text))
  const reasonsAt = behindHead(texts, indexFrom(texts, -1, isRunningText))
  const annexAt = annexStart(segments, texts, reasonsAt)
  const title = segments[annexAt]
  const after = segments.slice(annexAt)
  const late = title
    ? after.filter(segment => isAbove(segment, title) && !isOfNextColumn(segment, title, segments))
    : []
  const starts = columnStartsIn(segments)
  const isInRow = (a: Segment, b: Segment) => a !== b && isBeside(a, b) && !areOfTwoColumns(a, b, starts)
  const isAlone = title && !after.some(segment => isInRow(segment, title))
  const head = segments.slice(0, reasonsAt)
  const opening = segments[reasonsAt]
  // The headings of a table that were drawn before the one it is known by.
  const mates = title
    ? segments
        .slice(reasonsAt + 1, annexAt)
        .filter(segment => isBeside(segment, title) && traceSegment(segment).text.length <= HEADING)
    : []
  const body = [...segments.slice(reasonsAt, annexAt).filter(segment => !mates.includes(segment)), ...late]
  // What stands above the opening but beside its column is the next column of the reasons.
  const isOfHead = (line: Segment) =>
    opening !== undefined && isAbove(line, opening) && line.left < opening.right && line.right > opening.left
  const rest = [
    ...mates,
    ...after.filter(
      segment =>
        !late.includes(segment) && !(isAlone && mates.length === 0 && segment === title && saysNoMore(segment)),
    ),
  ]
  const parts = partAnnexes(rest, title !== undefined && isAlone === true ? title : null, isInRow)
  const { annex, letter } = letterBehind(parts.annex)
  return {
    head: [...head, ...body.filter(isOfHead)],
    reasons: [...body.filter(line => !isOfHead(line)), ...letter],
    annex,
    goods: parts.goods,
  }
}

/** How the letter goes on behind a table that stands within it. */
const GOES_ON =
  /^(?:申请人|商标注册申请人|当事人|如|对|根据|依据|依照|综上|据此)[^：:]*(?:不服|申请复审|驳回)|^特此通知/u

/** Parts from an annex what of the letter stands behind it, its signature too. */
const letterBehind = (segments: readonly Segment[]): { annex: Segment[]; letter: Segment[] } => {
  const at = segments.findIndex(segment => GOES_ON.test(traceSegment(segment).text))
  const opening = segments[at]
  if (!opening) return { annex: [...segments], letter: [] }
  const next = segments.findIndex(
    (segment, index) =>
      index > at && (ANNEX_TITLE.test(traceSegment(segment).text) || annexFieldOf(traceSegment(segment).text) !== null),
  )
  const letter = segments.filter(
    (segment, index) => index >= at && (next < 0 || index < next) && !isAbove(segment, opening),
  )
  return { annex: segments.filter(segment => !letter.includes(segment)), letter }
}

/** The lines of a notice with what stands below the title of its annex behind it, whenever that was drawn. */
const annexLast = (segments: readonly Segment[]): readonly Segment[] => {
  const texts = segments.map(segment => traceSegment(segment).text)
  const at = texts.findLastIndex(text => ANNEX_TITLE.test(text) && !MARK_TITLE.test(text))
  const title = segments[at]
  const annex = title ? belowTitle(title, segments) : []
  // Forms whose values are filled in last have lines of the annex drawn before its title.
  if (!title || !annex.some(segment => segments.indexOf(segment) < at)) return segments
  const rest = segments.filter(segment => segment !== title && !annex.includes(segment))
  return [...rest, title, ...inReadingOrder(annex)]
}

/** Parts the lists of goods behind a letter from those of cited marks: each goes from its title to the next one. */
const partAnnexes = (
  segments: readonly Segment[],
  title: Segment | null,
  isInRow: (a: Segment, b: Segment) => boolean,
): Pick<NoticeParts, 'annex' | 'goods'> => {
  const parts: Pick<NoticeParts, 'annex' | 'goods'> = { annex: [], goods: [] }
  const isOnly = segments.every(other => {
    const { text } = traceSegment(other)
    return (
      !/^(?:regNo|cited)$/u.test(annexFieldOf(text.replace(/[：:].*$/u, '')) ?? '') &&
      !/^第?G?\d{5,9}[A-Z]?号?$|^第?G?\d{6,9}[A-Z]?号|^引证商标/u.test(text)
    )
  })
  const hasTitle = (segment: Segment) => {
    const { text } = traceSegment(segment)
    const isLabelled = /[：:]./u.test(text) && labelNameOf(text.replace(/[：:].*$/u, '')) === 'goods'
    return isLabelled ? isOnly : isGoodsAnnexTitle(segment) || (isOnly && isGoodsTitle(segment))
  }
  const [opening] = segments
  const isList =
    opening !== undefined &&
    /[；;，,、]/u.test(traceSegment(opening).text) &&
    !/[：:]/u.test(traceSegment(opening).text)
  const isOfMarks = title !== null && ANNEX_TITLE.test(traceSegment(title).text)
  let part: keyof typeof parts =
    title && (isGoodsTitle(title) || (!isOfMarks && (isOnly || isList))) ? 'goods' : 'annex'
  for (const segment of segments) {
    const isAlone = !segments.some(other => isInRow(other, segment))
    const { text } = traceSegment(segment)
    if (isAlone && hasTitle(segment)) part = 'goods'
    else if (isAlone && ANNEX_TITLE.test(text)) {
      part = 'annex'
      // The headings of a table stand right below its title, which is none of them.
      if (!MARK_TITLE.test(text) && !NAMES_CLASS.test(text)) continue
    }
    parts[part].push(segment)
  }
  return parts
}
