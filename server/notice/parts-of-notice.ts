import { annexFieldOf } from './annex-fields.ts'
import type { Segment } from './segments.ts'
import { traceSegment } from './trace-segment.ts'

/** The lines of a notice by what they belong to, each part in the order drawn. */
export interface NoticeParts {
  /** Office, title, labels and their values, whenever these were drawn. */
  head: Segment[]
  /** The decision, its reasons and the signature. */
  reasons: Segment[]
  /** The list of the cited marks, without its title. */
  annex: Segment[]
}

const ANNEX_TITLE =
  /^(?:附(?:页|件|表|录)?\d?[：:]?)?(?:所)?引证商标(?:的)?(?:信息|资料|档案|详情|列表|清单|一览表|详细信息|情况)?(?:表)?[一1]?[：:]?$/u
/** How the running text begins, and what shows a long line to be part of it. */
const BEGINNING = /^(?:经(?:我局)?审查|上述商标|你公司)/u
const OPENING = /经(?:我局)?审查|根据|依据|依照|决定|驳回/u
const RUNNING_TEXT = 18

const indexFrom = (texts: readonly string[], from: number, isWanted: (text: string) => boolean): number => {
  const index = texts.findIndex((text, at) => at > from && isWanted(text))
  return index < 0 ? texts.length : index
}

const annexStart = (texts: readonly string[], reasonsAt: number): number => {
  const title = indexFrom(texts, reasonsAt, text => ANNEX_TITLE.test(text) || /^附页/u.test(text))
  return title < texts.length ? title : indexFrom(texts, reasonsAt, text => annexFieldOf(text) === 'regNo')
}

/** Whether a line stands above another that was drawn before it: the values of a form are often drawn last. */
const isAbove = (line: Segment, other: Segment): boolean =>
  line.page < other.page || (line.page === other.page && line.bottom <= other.top + 1)

const isBeside = (a: Segment, b: Segment): boolean => a.page === b.page && a.top < b.bottom && a.bottom > b.top

/** Parts the head, the reasons and the annex of a notice. */
export const partsOfNotice = (segments: readonly Segment[]): NoticeParts => {
  const texts = segments.map(segment => traceSegment(segment).text)
  const isRunningText = (text: string) => BEGINNING.test(text) || (text.length > RUNNING_TEXT && OPENING.test(text))
  const reasonsAt = indexFrom(texts, -1, isRunningText)
  const annexAt = annexStart(texts, reasonsAt)
  const title = segments[annexAt]
  const after = segments.slice(annexAt)
  const late = title ? after.filter(segment => isAbove(segment, title)) : []
  const isAlone = title && after.every(segment => segment === title || !isBeside(segment, title))
  const head = segments.slice(0, reasonsAt)
  const opening = segments[reasonsAt]
  const body = [...segments.slice(reasonsAt, annexAt), ...late]
  // What stands above the opening but beside its column is the next column of the reasons.
  const isOfHead = (line: Segment) =>
    opening !== undefined && isAbove(line, opening) && line.left < opening.right && line.right > opening.left
  return {
    head: [...head, ...body.filter(isOfHead)],
    reasons: body.filter(line => !isOfHead(line)),
    annex: after.filter(segment => !late.includes(segment) && !(isAlone && segment === title)),
  }
}
