import type { ProblemKind } from '#contract/filing-check.ts'
import { addressOf, articleName, quoteArticle } from '#domain/law/articles.ts'
import { signKind } from '#domain/mark/sign-kind.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import { writtenDate } from '../drafting/language.ts'
import { SCRIPTS, scriptParts, withDigitsApart, wordingOf } from '../drafting/mark-composition.ts'
import { editDistance } from '../similarity/edit-distance.ts'
import { type CaseFacts, folded } from './case-facts.ts'
import { keptByCase } from './case-memory.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { keptByText } from './memory.ts'

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/

const KINDS = {
  full: ['商标驳回通知书', 'Notification of refusal'],
  partial: ['商标部分驳回通知书', 'Notification of partial refusal'],
} as const

const bothDates = (days: readonly string[]): string[] => days.flatMap(day => [writtenDate(day, 0), writtenDate(day, 1)])

const at = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[step] : undefined,
    value,
  )

/** A mark as printed, and each of its parts in one script, as a comparison quotes them. */
const asMark = (mark: string): string[] => {
  const whole = scriptParts(mark)
  const byScript = [whole, withDigitsApart(whole)].flatMap(parts => SCRIPTS.map(script => parts[script]))
  const runs = byScript.flat()
  const words = runs.flatMap(run => run.split('&')).filter(word => word !== '')
  // A count of letters quotes the words one beside the other.
  const together = [...byScript, words].map(list => list.join('”“')).filter(list => list !== '')
  return [mark, wordingOf(mark), ...runs, ...words, ...together]
}

const joinedLists = new WeakMap<readonly unknown[], readonly string[]>()

/** A list as one text, by each mark that joins items. */
const joined = (list: readonly unknown[]): readonly string[] => {
  const known = joinedLists.get(list) ?? ['；', '; ', '、', ', '].map(mark => list.join(mark))
  joinedLists.set(list, known)
  return known
}

const readNotice = ({ notice, law, cited }: CaseFacts, path: string): string[] | null => {
  const steps = path.split('.')
  const value = at(notice, steps)
  if (path === 'kind') return [...KINDS[notice.kind]]
  if (path.startsWith('classes')) return [notice.classes.join('、'), notice.classes.join(', ')]
  if (typeof value !== 'string' || value === '') {
    const { zh, en } = signKind(notice)
    return path === 'mark' ? [zh, en] : null
  }
  if (steps[0] === 'grounds') {
    const { zh, en } = articleName(addressOf(law, value) ?? value)
    return [zh, en]
  }
  // What a status is called is a matter of wording.
  if (steps.at(-1) === 'status') return null
  if (steps.at(-1) === 'mark') return asMark(value)
  const list = at(notice, steps.slice(0, -1))
  // A field may hold the whole list, with the source of its first item.
  if (Array.isArray(list)) return [value, ...joined(list)]
  if (!IS_DAY.test(value)) return [value]
  // The register may know another last day than the notice prints: a term that was renewed.
  const later = steps.at(-1) === 'exclusiveTo' ? (cited[Number(steps[1])]?.days.ends ?? []) : []
  return bothDates([value, ...later])
}

const ofNoticeBefore = keptByCase((): Map<string, string[] | null> => new Map())

const ofNotice = (facts: CaseFacts, path: string): string[] | null => {
  const known = ofNoticeBefore(facts)
  const values = known.get(path)
  if (values !== undefined) return values
  const read = readNotice(facts, path)
  known.set(path, read)
  return read
}

const ofLaw = (facts: CaseFacts, ground: string, text: string): string[] | null => {
  const address = addressOf(facts.law, ground)
  if (address === null) return null
  const isDay = /\d{4}年|\b\d{4}\b/.test(text)
  if (isDay) return ground === '34' ? bothDates(facts.days.due) : null
  const { zh, en } = articleName(address)
  if (/^(第.{1,24}|Article [\d()]+)$/.test(text.trim())) return [zh, en]
  const quoted = quoteArticle(facts.law, address)
  return quoted && [quoted.zh, quoted.en]
}

/**
 * Returns what may stand under a source by the facts of the case and the law, in both languages, and not by what was
 * generated. Null for a source whose words the facts do not give.
 */
export const valuesOfSource = (facts: CaseFacts, source: string, text: string): readonly string[] | null => {
  const [root = ''] = source.split('.')
  const path = source.slice(root.length + 1)
  if (root === 'notice') return ofNotice(facts, path)
  if (source === 'attorney.receiveTime') return bothDates(facts.days.served)
  if (root === 'register') {
    const record = facts.cited.find(({ numbers }) => numbers.some(number => path.startsWith(`${number}.`)))?.record
    if (!record || !path.endsWith('.status')) return null
    const { zh, en, asOf } = record
    return [`${zh}（截至${writtenDate(asOf, 0)}）`, `${en} (as of ${writtenDate(asOf, 1)})`]
  }
  return root === 'law' && /^[\d.]+$/.test(path) ? ofLaw(facts, path, text) : null
}

/** The facts that the generated documents state with their sources: values by field, and texts by source. */
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

const KINDS_BY_SOURCE: readonly [RegExp, ProblemKind][] = [
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

const kindOf = (source: string): ProblemKind =>
  KINDS_BY_SOURCE.find(([pattern]) => pattern.test(source))?.[1] ?? 'wording'

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
  let from = Math.max(0, start - CONTEXT)
  let rest = Math.max(0, end - CONTEXT)
  // A word or a number is shown whole.
  const isInside = (at: number): boolean => /[A-Za-z\d]{2}/.test(after.slice(at - 1, at + 1))
  while (from > 0 && isInside(from)) from -= 1
  while (rest > 0 && isInside(after.length - rest)) rest -= 1
  const to = after.length - rest
  return { from, to, before: before.slice(from, before.length - rest), after: after.slice(from, to) }
}

/** Who says what a stretch should say, by the source that it names; the last is what follows from the law. */
const SAID: readonly (readonly [source: RegExp, zh: string, en: string])[] = [
  [/^notice\./, '通知书载明', 'The notice says'],
  [/^attorney\./, '按所填的送达情况应为', 'By the service that was entered this should be'],
  [/^register\./, '商标档案载明', 'The register says'],
  [/./, '依法律应为', 'By law this should be'],
]

const OF_LAW = { zh: '法律原文为', en: 'The law says' }

const wordsFor = (source: string, isStatute: boolean, is: string, should: string) => {
  const [, zh = '', en = ''] = SAID.find(([pattern]) => pattern.test(source)) ?? []
  const said = isStatute ? OF_LAW : { zh, en }
  return { zh: `${said.zh}“${should}”，稿中为“${is}”。`, en: `${said.en} “${should}”; the draft says “${is}”.` }
}

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
    words: wordsFor(source, source.startsWith('law.') && !isCitation, after, before),
  })
}

const nearest = (known: readonly string[], text: string): string =>
  known.toSorted((a, b) => editDistance([...a], [...text], 400) - editDistance([...b], [...text], 400))[0] ?? ''

/** The end of a quotation, and the marks around it, are the draft's own. */
const bare = keptByText(text => folded(text).replaceAll(/^[“"]|[”"；;。.，,]+$/g, ''))

/** Another agency may act in the review: only a slip in the name of the old one is a fault. */
const isOtherAgency = (source: string, before: string, value: string): boolean =>
  source === 'notice.agency' && !before.includes(value) && editDistance([...before], [...value], 3) > 3

/**
 * Returns fields and quoted facts that say something else than the notice, the service, the register or the law they name
 * as source. Where the facts do not give the words of a source, what was generated under it is taken for right.
 */
export const findChangedFacts = (line: CheckedLine, facts: CaseFacts, generated: GeneratedFacts): Finding[] => {
  const fields = line.pieces.flatMap(({ field, source, from, to, kind }) => {
    const value = line.text.slice(from, to)
    if (field === null || source === null || kind === 'radioField' || value === '') return []
    const former = generated.values.get(field)
    const known = valuesOfSource(facts, source, value) ?? (former ? [former] : [])
    if (known.length === 0 || known.some(one => one === value || folded(one) === folded(value))) return []
    const before = nearest(known, value)
    return isOtherAgency(source, before, value) ? [] : [changed(line, source, { from, before, after: value })]
  })
  const texts = sourcedTexts(line).flatMap(({ source, text, from }) => {
    const values = valuesOfSource(facts, source, text)
    const generatedTexts = GIVEN.test(source) ? generated.texts.get(source) : undefined
    const known = values ?? (generatedTexts ? [...generatedTexts] : [])
    if (known.length === 0 || known.some(one => one === text || bare(one) === bare(text))) return []
    const formers = line.before ? sourcedTexts(line.before).filter(other => other.source === source) : []
    const former = values === null && formers.length === 1 ? formers[0]?.text : undefined
    const right = former ?? nearest(known, text)
    const isQuote = /^[“"].*[”"]$/.test(text) && !/^[“"]/.test(right)
    const after = isQuote ? text.slice(1, -1) : text
    const before = /[。.]$/.test(after) ? right.replace(/[；;：:]$/, after.slice(-1)) : right
    return [changed(line, source, { from: isQuote ? from + 1 : from, before, after })]
  })
  return [...fields, ...texts]
}
