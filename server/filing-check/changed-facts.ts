import type { ProblemKind } from '#contract/filing-check.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import { editDistance } from '../similarity/edit-distance.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'

/** What the generated documents say wherever they name a source: values by field, and texts by source. */
export interface GeneratedFacts {
  values: ReadonlyMap<string, string>
  texts: ReadonlyMap<string, ReadonlySet<string>>
}

/** Sources whose words are given: the notice, the service, the register, the law. Nothing of the attorney's own. */
const GIVEN = /^(notice|attorney|register|law|deadline|fees)\./

interface SourcedText {
  from: number
  to: number
  source: string
  text: string
}

/** Stretches of text that bear one source; what is set in bold in the middle of one does not end it. */
const sourcedTexts = (line: DocumentLine): SourcedText[] => {
  const texts: SourcedText[] = []
  for (const { source, kind, from, to } of line.pieces) {
    const former = texts.at(-1)
    if (kind !== 'text' || source === null) continue
    if (former?.source === source && former.to === from) {
      former.to = to
      former.text = line.text.slice(former.from, to)
    } else texts.push({ from, to, source, text: line.text.slice(from, to) })
  }
  return texts
}

/** Collects what the generated documents say under each source. */
export const generatedFactsOf = (lines: readonly DocumentLine[]): GeneratedFacts => {
  const values = new Map<string, string>()
  const texts = new Map<string, Set<string>>()
  for (const line of lines) {
    for (const { field, source, from, to } of line.pieces) {
      if (field !== null && GIVEN.test(source ?? '')) values.set(field, line.text.slice(from, to))
    }
    for (const { source, text } of sourcedTexts(line)) {
      const known = texts.get(source) ?? new Set()
      texts.set(source, known.add(text))
    }
  }
  return { values, texts }
}

const KINDS: readonly [RegExp, ProblemKind][] = [
  [/Date$|receiveTime|\.dates\./, 'date'],
  [/(regNo|applicationNo|dispatchNo)$/, 'number'],
  [/classes/, 'class'],
  [/kind$/, 'noticeKind'],
  [/grounds/, 'article'],
  [/(refused|accepted)Goods|\.goods\./, 'goods'],
  [/mark$/, 'mark'],
  [/(applicant|owner|agency|address)$/, 'name'],
  [/^law/, 'statute'],
  [/^fees/, 'fee'],
]

const kindOf = (source: string): ProblemKind => KINDS.find(([pattern]) => pattern.test(source))?.[1] ?? 'wording'

/** Widths of letters and brackets, and white space, are no difference between two facts. */
const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')

const CONTEXT = 4
/** A quotation longer than this is shown around its first difference only. */
const LONGEST_QUOTE = 40

interface Difference {
  from: number
  to: number
  before: string
  after: string
}

/** Returns where two texts differ, with a few characters on either side when they are long. */
export const differenceOf = (before: string, after: string): Difference => {
  if (before.length <= LONGEST_QUOTE && after.length <= LONGEST_QUOTE)
    return { from: 0, to: after.length, before, after }
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const from = Math.max(0, start - CONTEXT)
  const rest = Math.max(0, end - CONTEXT)
  const to = after.length - rest
  return { from, to, before: before.slice(from, before.length - rest), after: after.slice(from, to) }
}

const wordsFor = (fact: boolean, is: string, should: string) => ({
  zh: `${fact ? '通知书载明' : '法律原文为'}“${should}”，稿中为“${is}”。`,
  en: `${fact ? 'The notice says' : 'The law says'} “${should}”; the draft says “${is}”.`,
})

const factOf = (source: string): string | null => (source.startsWith('notice.') ? source.slice('notice.'.length) : null)

/** A source of law names an article, or the day it leads to, in few words, and is quoted in many. */
const SHORT = 24

const changed = (line: CheckedLine, source: string, at: { from: number; before: string; after: string }): Finding => {
  const { from, to, before, after } = differenceOf(at.before, at.after)
  const isCitation = source.startsWith('law.') && at.before.length <= SHORT
  return findingAt(line, {
    kind: isCitation ? (/年|\b\d{4}\b/.test(at.before) ? 'date' : 'article') : kindOf(source),
    from: at.from + from,
    to: at.from + to,
    fact: factOf(source),
    mend: before,
    words: wordsFor(!source.startsWith('law.'), after, before),
  })
}

/** Returns fields and quoted facts that say something else than the notice, the register or the law they name as source. */
export const findChangedFacts = (line: CheckedLine, generated: GeneratedFacts): Finding[] => {
  const fields = line.pieces.flatMap(({ field, source, from, to, kind }) => {
    const value = line.text.slice(from, to)
    const before = field === null ? undefined : generated.values.get(field)
    const isChoice = kind === 'radioField'
    if (isChoice || source === null || !before || value === '' || folded(value) === folded(before)) return []
    // Another agency may act in the review: only a slip in the name of the old one is a fault.
    const isOther =
      source === 'notice.agency' && !before.includes(value) && editDistance([...before], [...value], 3) > 3
    if (isOther) return []
    return [changed(line, source, { from, before, after: value })]
  })
  const texts = sourcedTexts(line).flatMap(({ source, text, from }) => {
    const known = GIVEN.test(source) ? generated.texts.get(source) : undefined
    if (!known || [...known].some(one => folded(one) === folded(text))) return []
    const former = line.before ? sourcedTexts(line.before).find(other => other.source === source)?.text : undefined
    const before =
      former ?? [...known].toSorted((a, b) => Math.abs(a.length - text.length) - Math.abs(b.length - text.length))[0]
    return before === undefined ? [] : [changed(line, source, { from, before, after: text })]
  })
  return [...fields, ...texts]
}
