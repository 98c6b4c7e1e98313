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
import { findGoods, findGoodsOfOtherGrounds, findWholeLists } from './find-goods.ts'
import { findNamedGoods } from './find-named-goods.ts'
import { findMarks, findNames, findPersons, findRoleNames } from './find-names.ts'
import { findLateCompanion, findOpen, findRowsGone, findUnanswered } from './find-open.ts'
import { findClasses, findNumbers, findOrder, findUncited } from './find-references.ts'
import { findArguedGivenUp, findMissingGoods } from './find-scope.ts'
import { findTies } from './find-ties.ts'
import { findTotals } from './find-totals.ts'
import type { CheckedDraft, CheckedLine, DraftName, Finding } from './finding.ts'
import { findBodies, findNoticeKind } from './law/find-bodies.ts'
import {
  findCitedUnderArticle,
  findGroundsByName,
  findGroundsLeftOut,
  findGroundsUnanswered,
} from './law/find-grounds.ts'
import { findArticles, findBeginnings, findEditions } from './law/find-law.ts'
import { findLegalClaims } from './law/find-legal-claims.ts'
import { findMatters } from './law/find-matters.ts'
import { findNoticeQuotes } from './law/find-notice-quotes.ts'
import { findOtherRules } from './law/find-other-rules.ts'
import { findPeriods } from './law/find-periods.ts'
import { findParaphrases, findStatutes, lawPassages } from './law/find-statutes.ts'
import { findChoices } from './self/find-choices.ts'
import { findContradictions } from './self/find-contradictions.ts'
import { findEvidenceReferences } from './self/find-evidence-references.ts'
import { findOpposites } from './self/find-opposites.ts'
import { readTokens } from './tokens.ts'

const LAWS = [LAW_2001, LAW_2013, LAW_2019, LAW_2026, REGULATIONS_2014, GRANT_RULES_2020, CIVIL_RULES_2020]
const PASSAGES = lawPassages(LAWS)

/** The two documents of a case, as nodes of the document schema. */
export type Documents = Record<DraftName, Node>

/** What the generated documents of a case say, worked out once for all checks of it. */
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

/** Everything that is looked for in one line; the first rule that finds fault with a stretch speaks for it. */
const lookAtLine = (
  line: CheckedLine,
  facts: CaseFacts,
  generated: GeneratedDraft,
  lost: ReadonlySet<number>,
): Finding[] => {
  const isNew = !isAsGenerated(line)
  const reasons = (facts.notice.reasons ?? []).map(({ text }) => text)
  // What stands word for word in the examiner's reasons is the notice's own.
  const ofDraft = ({ from, to }: Finding): boolean => !isQuotedFrom(reasons, line.text, from, to)
  return [
    ...findFeeItems(line, facts),
    ...findChangedFacts(line, facts, generated.facts),
    ...findNumbers(line, facts).filter(ofDraft),
    ...findLinks(line, facts),
    ...findUncited(line, facts),
    ...findPairs(line, facts).filter(ofDraft),
    ...findForeignOwners(line, facts).filter(ofDraft),
    ...findCitedFacts(line, facts),
    ...findCitedClaims(line, facts, lost).filter(ofDraft),
    ...findCitedDays(line, facts),
    ...findDates(line, facts),
    ...findOrder(line, facts),
    ...findMarks(line, facts).filter(ofDraft),
    ...findCounts(line, facts),
    ...findTotals(line, facts),
    ...findComposition(line, facts),
    ...findCompared(line, facts),
    ...[...findRoleNames(line, facts), ...findPersons(line, facts), ...findNames(line, facts)].filter(ofDraft),
    ...findGoods(line, facts),
    ...findWholeLists(line, facts),
    ...findNamedGoods(line, facts),
    ...findGoodsOfOtherGrounds(line, facts),
    ...findStatutes(line, PASSAGES, facts.law),
    ...findParaphrases(line, facts),
    ...findMatters(line, facts),
    ...findGroundsByName(line, facts),
    ...findBodies(line, facts, LAWS),
    ...findArticles(line, facts),
    ...findOtherRules(line),
    ...findLegalClaims(line, facts),
    ...findNoticeQuotes(line, facts),
    ...findCitedUnderArticle(line, facts),
    ...findEditions(line, facts),
    ...findBeginnings(line),
    ...findPeriods(line, facts),
    ...findClasses(line, facts),
    ...findTies(line, facts),
    ...findFees(line, facts, generated.amounts),
    ...findNoticeKind(line, facts),
    ...(isNew ? [...findChangedTokens(line), ...findChangedQuotes(line)] : []),
  ]
}

/** What was found in the lines of a case, by the facts they were held against: a key stroke changes one line. */
const foundBefore = new WeakMap<CaseFacts, Map<string, readonly Finding[]>>()

/** So many lines are remembered for one case: a long draft in its last few forms. */
const MOST_LINES = 4000

/** Tells apart all that the rules look at in a line. */
const keyOf = (line: CheckedLine, lost: ReadonlySet<number>): string => {
  const { document, before, kind, text, pieces, amount, chapter, switches, isInCell, isQuoted } = line
  const ofPieces = pieces.map(one => [one.kind, one.from, one.to, one.field, one.source, one.jump])
  const isGenerated = isAsGenerated(line)
  return JSON.stringify([
    ...[document, before?.block, kind, isInCell, isQuoted, chapter, switches, amount],
    ...(isGenerated ? [ofPieces.map(([, , , ...rest]) => rest)] : [text, ofPieces, [...lost]]),
  ])
}

const checkLine = (
  line: CheckedLine,
  facts: CaseFacts,
  generated: GeneratedDraft,
  lost: ReadonlySet<number>,
): readonly Finding[] => {
  if (line.isOff) return []
  const known = foundBefore.get(facts) ?? new Map<string, readonly Finding[]>()
  foundBefore.set(facts, known)
  const key = keyOf(line, lost)
  const found = known.get(key) ?? lookAtLine(line, facts, generated, lost)
  // What was asked for last is forgotten last.
  known.delete(key)
  known.set(key, found)
  const [oldest] = known.size > MOST_LINES ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
  return found.map(finding => ({ ...finding, block: line.block }))
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
