import { createHash } from 'node:crypto'
import type { Node } from '@tiptap/pm/model'
import {
  PROBLEM_GROUPS,
  PROBLEM_KINDS,
  type Problem,
  type ProblemGroup,
  type ProblemKind,
} from '#contract/filing-check.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { LAW_2026 } from '#domain/law/articles-2026.ts'
import { LAW_2001, LAW_2013 } from '#domain/law/articles-before-2019.ts'
import { CIVIL_RULES_2020, GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { type DocumentLine, type DocumentText, readLines } from '#extensions/lines/document-lines.ts'
import type { CaseFacts } from './case-facts.ts'
import { findChangedFacts, type GeneratedFacts, generatedFactsOf } from './changed-facts.ts'
import { findChangedQuotes, findChangedTokens, isAsGenerated, withFormerLines } from './changed-lines.ts'
import { findCitedClaims, lostMarks } from './cited/find-cited-claims.ts'
import { findCitedDays } from './cited/find-cited-days.ts'
import { findCitedFacts, findLinks } from './cited/find-cited-facts.ts'
import { findDeals } from './cited/find-deals.ts'
import { findForeignOwners, findPairs } from './cited/find-pairs.ts'
import { isQuotedFrom } from './context.ts'
import { findCompared, findComparedCounts } from './find-comparisons.ts'
import { findComposition } from './find-composition.ts'
import { findCounts } from './find-counts.ts'
import { findDates, findOwnFilingDays } from './find-dates.ts'
import { findFeeItems, findFees } from './find-fees.ts'
import { findLateCompanion, findOpen, findRowsGone, findUnanswered } from './find-open.ts'
import { findOwnEarlierMarks } from './find-own-earlier-marks.ts'
import { findPlans } from './find-plans.ts'
import { findClasses, findNumbers, findOrder, findUncited } from './find-references.ts'
import { findTies } from './find-ties.ts'
import { findTotals } from './find-totals.ts'
import type { CheckedDraft, CheckedLine, DraftName, Finding } from './finding.ts'
import { findArguedGoods } from './goods/find-argued-goods.ts'
import { findGoods, findGoodsOfOtherGrounds, findNamedGoods, findWholeLists } from './goods/find-goods.ts'
import { findArguedGivenUp, findMissingGoods } from './goods/find-scope.ts'
import { findBodies, findNoticeKind } from './law/find-bodies.ts'
import {
  findCitedUnderArticle,
  findGroundsByName,
  findGroundsLeftOut,
  findGroundsUnanswered,
  findOnlyGround,
} from './law/find-grounds.ts'
import { findArticles, findBeginnings, findEditions } from './law/find-law.ts'
import { findLegalClaims } from './law/find-legal-claims.ts'
import { findMatters } from './law/find-matters.ts'
import { findNoticeQuotes } from './law/find-notice-quotes.ts'
import { findOtherRules, findSuspensionItems } from './law/find-other-rules.ts'
import { findPeriods } from './law/find-periods.ts'
import { findReportedFigures } from './law/find-reported-figures.ts'
import { findParaphrases, findStatutes, lawPassages } from './law/find-statutes.ts'
import { keptByText } from './memory.ts'
import { findMarks } from './names/find-marks.ts'
import { findAddresses, findNames, findPersons, findRoleNames } from './names/find-names.ts'
import { findPlaces } from './names/find-places.ts'
import { findChoices } from './self/find-choices.ts'
import { findContradictions } from './self/find-contradictions.ts'
import { findEvidenceReferences } from './self/find-evidence-references.ts'
import { findOpposites } from './self/find-opposites.ts'
import { sentencesOf } from './sentences.ts'
import { findStatements } from './statements/find-statements.ts'
import { readTokens } from './tokens.ts'

const LAWS = [LAW_2001, LAW_2013, LAW_2019, LAW_2026, REGULATIONS_2014, GRANT_RULES_2020, CIVIL_RULES_2020]
const PASSAGES = lawPassages(LAWS)

/** The two documents of a case, as nodes of the document schema. */
export type Documents = Record<DraftName, Node>

/** The content of the generated documents of a case, worked out once for all checks of it. */
export interface GeneratedDraft {
  text: Record<DraftName, DocumentText>
  facts: GeneratedFacts
  amounts: ReadonlySet<string>
}

const NAMES = ['analysis', 'reason'] as const

const linesOf = (documents: Documents): Record<DraftName, DocumentText> => {
  const counts = new Map<string, number>()
  return { analysis: readLines(documents.analysis, counts), reason: readLines(documents.reason, counts) }
}

const keysOf = (lines: readonly DocumentLine[], wanted: string): Set<string> =>
  new Set(
    lines.flatMap(({ text, amount }) => [
      ...readTokens(text).flatMap(({ kind, key }) => (kind === wanted ? [key] : [])),
      ...(wanted === 'amount' && amount !== null ? [amount] : []),
    ]),
  )

/** Reads the generated documents that a draft is held against. */
export const readGenerated = (documents: Documents): GeneratedDraft => {
  const text = linesOf(documents)
  const lines = NAMES.flatMap(name => text[name].lines)
  return { text, facts: generatedFactsOf(lines), amounts: keysOf(lines, 'amount') }
}

/** A rule looks at a line, the facts of the case, and what the generated documents say. */
type Look = (
  line: CheckedLine,
  facts: CaseFacts,
  generated: GeneratedDraft,
  lost: ReadonlySet<number>,
) => readonly Finding[]

interface LineRule {
  look: Look
  /** It reads sentences one by one; the others hold a line as a whole against the one it was made of, or against a text. */
  isBySentence: boolean
  /** Words that the examiner's reasons have, too, are the notice's own, and no fault to this rule. */
  isOfDraft: boolean
}

const bySentence = (look: Look): LineRule => ({ look, isBySentence: true, isOfDraft: false })
const byLine = (look: Look): LineRule => ({ look, isBySentence: false, isOfDraft: false })
const ofDraft = (look: Look): LineRule => ({ look, isBySentence: true, isOfDraft: true })

/** Findings but those in what the examiner says in words that are near a statute's. */
const ofOwnWords = (line: CheckedLine, { notice }: CaseFacts, findings: readonly Finding[]): readonly Finding[] => {
  const reasons = findings.length === 0 ? [] : (notice.reasons ?? []).map(({ text }) => text)
  return findings.filter(({ from, to }) => {
    const space = line.text.slice(from, to).search(/\S/)
    return !isQuotedFrom(reasons, line.text, from + Math.max(0, space), to)
  })
}

/** Everything that is looked for in one line; the first rule that finds fault with a stretch speaks for it. */
const LINE_RULES: readonly LineRule[] = [
  byLine(findFeeItems),
  byLine((line, facts, generated) => findChangedFacts(line, facts, generated.facts)),
  ofDraft(findNumbers),
  bySentence(findOwnEarlierMarks),
  byLine(findLinks),
  byLine(findUncited),
  ofDraft(findPairs),
  ofDraft(findForeignOwners),
  bySentence(findCitedFacts),
  ofDraft((line, facts, _, lost) => findCitedClaims(line, facts, lost)),
  bySentence(findCitedDays),
  bySentence(findDates),
  bySentence(findPlans),
  bySentence(findOrder),
  ofDraft(findMarks),
  bySentence(findCounts),
  bySentence(findTotals),
  byLine(findComposition),
  bySentence(findCompared),
  ofDraft(findRoleNames),
  ofDraft(findPersons),
  ofDraft(findNames),
  ofDraft(findAddresses),
  bySentence(findPlaces),
  bySentence(findGoods),
  bySentence(findWholeLists),
  bySentence(findNamedGoods),
  bySentence(findGoodsOfOtherGrounds),
  bySentence(findArguedGoods),
  byLine((line, facts) => ofOwnWords(line, facts, findStatutes(line, PASSAGES, facts.law))),
  byLine(findParaphrases),
  bySentence(findMatters),
  bySentence(findGroundsByName),
  bySentence(findOnlyGround),
  bySentence((line, facts) => findBodies(line, facts, LAWS)),
  bySentence(findArticles),
  bySentence(findOtherRules),
  bySentence(findSuspensionItems),
  bySentence(findLegalClaims),
  byLine(findNoticeQuotes),
  bySentence(findReportedFigures),
  bySentence(findCitedUnderArticle),
  bySentence(findEditions),
  bySentence(findBeginnings),
  bySentence(findPeriods),
  bySentence(findClasses),
  bySentence(findTies),
  byLine((line, facts, generated) => findFees(line, facts, generated.amounts)),
  bySentence(findNoticeKind),
  bySentence((line, facts, _, lost) => findStatements(line, facts, lost)),
  byLine(line => (isAsGenerated(line) ? [] : findChangedTokens(line))),
  byLine(line => (isAsGenerated(line) ? [] : findChangedQuotes(line))),
]

/** Findings, each with the place of its rule among all. */
type Found = readonly { rule: number; finding: Finding }[]

const LINE_RULES_IN_ORDER = LINE_RULES.map((rule, place) => ({ ...rule, place }))
const OF_LINES = LINE_RULES_IN_ORDER.filter(({ isBySentence }) => !isBySentence)
const OF_SENTENCES = LINE_RULES_IN_ORDER.filter(({ isBySentence }) => isBySentence)

const look = (rules: typeof LINE_RULES_IN_ORDER, ...args: Parameters<Look>): Found =>
  rules.flatMap(rule => rule.look(...args).map(finding => ({ rule: rule.place, finding })))

/** Keeps the findings in the lines of a case and in their sentences, by the facts they were held against. */
const foundBefore = new WeakMap<CaseFacts, Kept>()

/** So many characters of lines and sentences are remembered for one case: a long draft in its last few forms. */
const MOST_KEPT = 1_000_000

/** What was found by the words looked at: lately, and in the time before that, which is forgotten as a whole. */
interface Kept {
  lately: Map<string, Found>
  earlier: Map<string, Found>
  characters: number
}

let formers = 0

/** A short name for the words that a line was made of, the same for the same words. */
const formerNamed = keptByText((): string => {
  formers += 1
  return String(formers)
})

/** Tells apart all that the rules look at around a sentence, besides its own words. */
const surroundingsOf = ({ document, kind, amount, chapter, switches, isInCell, isQuoted }: CheckedLine): string =>
  [document, kind, isInCell, isQuoted, amount, chapter, ...switches].join('\u0001')

const wordsKeyOf = ({ text, pieces }: CheckedLine, isGenerated: boolean): string => {
  let key = isGenerated ? '' : text
  for (const { kind, from, to, field, source, jump } of pieces)
    key += `\u0001${kind} ${isGenerated ? '' : `${from} ${to}`} ${field} ${source} ${jump}`
  return key
}

const remember = (kept: Kept, key: string, find: () => Found): Found => {
  const known = kept.lately.get(key)
  if (known) return known
  const found = kept.earlier.get(key) ?? find()
  kept.lately.set(key, found)
  kept.characters += key.length
  if (kept.characters > MOST_KEPT / 2) {
    kept.earlier = kept.lately
    kept.lately = new Map()
    kept.characters = 0
  }
  return found
}

const movedBy = (finding: Finding, start: number): Finding =>
  start === 0 ? finding : { ...finding, from: finding.from + start, to: finding.to + start }

/** A bracket or a full stop that closes a line behind its last sentence says nothing. */
const SAYS_ANYTHING = /[\p{L}\p{N}]/u

/** Returns what the rules find in a line; a sentence that is looked at again yields what it yielded before. */
const lookAtLine = (
  line: CheckedLine,
  facts: CaseFacts,
  generated: GeneratedDraft,
  lost: ReadonlySet<number>,
  keep: (sentence: CheckedLine, find: () => Found) => Found,
): Found => {
  const reasons = (facts.notice.reasons ?? []).map(({ text }) => text)
  const isOwn = (rule: number, { from, to }: Finding): boolean =>
    !LINE_RULES[rule]?.isOfDraft || !isQuotedFrom(reasons, line.text, from, to)
  const ofSentences = sentencesOf(line).flatMap(sentence => {
    if (!SAYS_ANYTHING.test(sentence.line.text)) return []
    const found = keep(sentence.line, () => look(OF_SENTENCES, sentence.line, facts, generated, lost))
    return found.map(({ rule, finding }) => ({ rule, finding: movedBy(finding, sentence.start) }))
  })
  return [
    ...look(OF_LINES, line, facts, generated, lost),
    ...ofSentences.filter(({ rule, finding }) => isOwn(rule, finding)),
  ].toSorted((a, b) => a.rule - b.rule)
}

const checkLine = (
  line: CheckedLine,
  facts: CaseFacts,
  generated: GeneratedDraft,
  lost: ReadonlySet<number>,
): readonly Finding[] => {
  if (line.isOff) return []
  const kept = foundBefore.get(facts) ?? { lately: new Map(), earlier: new Map(), characters: 0 }
  foundBefore.set(facts, kept)
  const isGenerated = isAsGenerated(line)
  const place = `${surroundingsOf(line)}\u0001${isGenerated ? '' : [...lost].join()}`
  const key = `${isGenerated ? 'generated' : 'line'} ${line.before?.block} ${place} ${wordsKeyOf(line, isGenerated)}`
  const ofSentences = `sentence ${line.before ? formerNamed(line.before.text) : ''} ${place} `
  const keep = (sentence: CheckedLine, find: () => Found): Found =>
    remember(kept, ofSentences + wordsKeyOf(sentence, false), find)
  const found = remember(kept, key, () => lookAtLine(line, facts, generated, lost, keep))
  return found.map(({ finding }) => ({ ...finding, block: line.block }))
}

const isWithin = (a: Finding, b: Finding): boolean =>
  a.document === b.document && a.block === b.block && a.from < b.to && b.from < a.to

/** Drops what says again, of the same words, what was found before: in one place, or in another copy of one field. */
const withoutRepeats = (findings: readonly Finding[]): Finding[] => {
  const kept: Finding[] = []
  const byPlace = new Map<string, Finding[]>()
  const fields = new Set<string>()
  for (const finding of findings) {
    const copy = finding.field === null ? null : `${finding.kind} ${finding.field.split('#')[0]} ${finding.quote}`
    const place = `${finding.document} ${finding.block}`
    const beside = byPlace.get(place) ?? []
    if (beside.some(other => isWithin(finding, other)) || (copy !== null && fields.has(copy))) continue
    byPlace.set(place, [...beside, finding])
    if (copy !== null) fields.add(copy)
    kept.push(finding)
  }
  return kept
}

const groupOf = (kind: ProblemKind): ProblemGroup =>
  PROBLEM_GROUPS.find(group => (PROBLEM_KINDS[group] as readonly string[]).includes(kind)) ?? 'open'

const RANKS = new Map(
  PROBLEM_GROUPS.flatMap(group => PROBLEM_KINDS[group]).map((kind, rank) => [kind as ProblemKind, rank]),
)

/** The same words that say the same thing are one problem wherever they stand: it is accepted once for the matter. */
const idOf = ({ kind, document, quote, fact, field, mend, key }: Finding): string =>
  createHash('sha256')
    .update(
      JSON.stringify([kind, quote === '' ? document : null, quote, fact, field?.split('#')[0] ?? null, mend, key]),
    )
    .digest('hex')
    .slice(0, 24)

const asProblems = (findings: readonly Finding[], isEn: 0 | 1): Problem[] =>
  findings
    .toSorted((a, b) => (RANKS.get(a.kind) ?? 0) - (RANKS.get(b.kind) ?? 0))
    .map(finding => {
      const { kind, document, block, from, to, quote, fact, mend, field, words } = finding
      return {
        id: idOf(finding),
        kind,
        group: groupOf(kind),
        document,
        quote,
        text: isEn ? words.en : words.zh,
        place: { block, from, to, field },
        fact,
        mend,
        accepted: null,
      }
    })

/**
 * Holds a draft against the facts of its case, the documents as they were generated, the texts of law and itself. Returns
 * the problems, the worst for the deadline and the scope of review first, worded in the language asked for. Pure.
 */
export const checkDocuments = (
  documents: Documents,
  generated: GeneratedDraft,
  facts: CaseFacts,
  isEn: 0 | 1 = facts.isEn,
): Problem[] => {
  const text = linesOf(documents)
  const lines = NAMES.flatMap(name => withFormerLines(name, text[name].lines, generated.text[name].lines))
  const draft: CheckedDraft = { lines, switches: { analysis: text.analysis.switches, reason: text.reason.switches } }
  const lost = lostMarks(draft)
  const found = withoutRepeats(lines.flatMap(line => checkLine(line, facts, generated, lost)))
  const ofReview = (): Finding[] => [
    ...findMissingGoods(lines, facts),
    ...findArguedGivenUp(draft, facts),
    ...findRowsGone(draft, generated.text, facts),
    ...findUnanswered(draft, facts),
    ...findGroundsUnanswered(draft, facts),
    ...findGroundsLeftOut(lines, facts),
    ...findOpposites(draft, facts),
    ...findChoices(draft, facts),
    ...findOwnFilingDays(draft, facts),
    ...findEvidenceReferences(draft),
    ...findComparedCounts(lines),
    ...findDeals(draft, facts),
    ...findContradictions(draft, facts, generated.text).filter(
      finding => !found.some(other => isWithin(finding, other)),
    ),
  ]
  const ofAll = [...(facts.isCompanion ? findLateCompanion(draft, facts) : ofReview()), ...findOpen(draft)]
  return asProblems([...found, ...ofAll], isEn)
}
