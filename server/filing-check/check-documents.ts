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
import { type CheckedDraft, findContradictions } from './find-contradictions.ts'
import { findGoods, findGoodsOfOtherGrounds, findMissingGoods } from './find-goods.ts'
import { findArticles, findEditions, findStatutes, lawPassages } from './find-law.ts'
import { findMarks, findNames, findPersons, findRoleNames } from './find-names.ts'
import { findNoticeKind } from './find-notice-kind.ts'
import { findOpen, findUnanswered } from './find-open.ts'
import { findClasses, findDates, findFees, findNumbers, findPeriods, findUncited } from './find-references.ts'
import type { CheckedLine, DraftName, Finding } from './finding.ts'
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

const feesOfItems = (line: CheckedLine): Finding[] => {
  const { before, amount, text } = line
  if (before === null || amount === null || before.amount === amount || before.amount === null) return []
  if (!/^\d/.test(before.amount)) return []
  return [
    {
      kind: 'fee',
      document: line.document,
      block: line.block,
      from: 0,
      to: text.length,
      quote: amount,
      fact: null,
      mend: null,
      field: null,
      words: {
        zh: `收费标准中此项为${before.amount}元，稿中为${amount}元。`,
        en: `The list of fees has CNY ${before.amount} for this; the draft has CNY ${amount}.`,
      },
    },
  ]
}

/** Everything that is looked for in one line; the first rule that finds fault with a stretch speaks for it. */
const checkLine = (line: CheckedLine, facts: CaseFacts, generated: GeneratedDraft): Finding[] => {
  if (line.isOff) return []
  const always = feesOfItems(line)
  if (isAsGenerated(line)) return always
  return [
    ...always,
    ...findChangedFacts(line, generated.facts),
    ...findNumbers(line, facts),
    ...findUncited(line, facts),
    ...findDates(line, facts),
    ...findMarks(line, facts),
    ...findRoleNames(line, facts),
    ...findPersons(line, facts),
    ...findNames(line, facts),
    ...findGoods(line, facts),
    ...findGoodsOfOtherGrounds(line, facts),
    ...findStatutes(line, PASSAGES),
    ...findArticles(line, facts),
    ...findEditions(line, facts),
    ...findPeriods(line, facts),
    ...findClasses(line, facts),
    ...findFees(line, generated.amounts),
    ...findNoticeKind(line, facts),
    ...findChangedTokens(line),
    ...findChangedQuotes(line),
  ]
}

const isWithin = (a: Finding, b: Finding): boolean =>
  a.document === b.document && a.block === b.block && a.from < b.to && b.from < a.to

/** Drops what says again, of the same words, what was found before: in one place, or in another copy of one field. */
const withoutRepeats = (findings: readonly Finding[]): Finding[] => {
  const kept: Finding[] = []
  const fields = new Set<string>()
  for (const finding of findings) {
    const copy = finding.field === null ? null : `${finding.kind} ${finding.field.split('#')[0]} ${finding.quote}`
    if (kept.some(other => isWithin(finding, other)) || (copy !== null && fields.has(copy))) continue
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
const idOf = ({ kind, document, quote, fact, field, mend }: Finding): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, quote === '' ? document : null, quote, fact, field?.split('#')[0] ?? null, mend]))
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
  const found = withoutRepeats(lines.flatMap(line => checkLine(line, facts, generated)))
  const ofReview = (): Finding[] => [
    ...findMissingGoods(lines, facts),
    ...findUnanswered(draft, facts),
    ...findContradictions(draft, facts).filter(finding => !found.some(other => isWithin(finding, other))),
  ]
  const ofAll = [...(facts.isCompanion ? [] : ofReview()), ...findOpen(draft)]
  return asProblems([...found, ...ofAll], isEn)
}
