import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { NOTICE_CASES } from './case-notices.ts'
import { type DraftNodes, type DraftPair, readDraft } from './edit-draft.ts'
import { honestEdits } from './honest-edits.ts'
import { type CorpusFault, plantedCorpus } from './plant-faults.ts'

type Check = (draft: DraftNodes) => Problem[]

/** The generated documents of each case, read once. */
const generatedOf = new Map(
  NOTICE_CASES.map(({ id, input }) => {
    const { analysisContent, reasonContent } = draftDocuments(input)
    return [id, readGenerated(readDraft({ analysis: parse(analysisContent), reason: parse(reasonContent) }))]
  }),
)

/** Returns a check of each case, ready to be asked about edited drafts of it, that has seen none so far. */
const openChecks = (): Map<string, Check> =>
  new Map(
    NOTICE_CASES.flatMap(({ id, input }) => {
      const generated = generatedOf.get(id)
      const facts = caseFactsOf(input.notice, input.deadline, input.receiveDay, input.isEn)
      return generated ? [[id, draft => checkDocuments(draft, generated, facts)] as const] : []
    }),
  )

const checks = openChecks()

const saidBefore = new WeakMap<DraftPair, readonly string[]>()

/** The problems of a draft before any edit, found once for all edits of it. */
const idsBefore = (check: Check, before: DraftPair): readonly string[] => {
  const known = saidBefore.get(before) ?? check(readDraft(before)).map(({ id }) => id)
  saidBefore.set(before, known)
  return known
}

const checkOf = (all: ReadonlyMap<string, Check>, id: string): Check => {
  const check = all.get(id)
  if (!check) throw new Error(`There is no case ${id}.`)
  return check
}

/** What the check says of an edited draft and did not say of the draft before the edit. */
const raised = (id: string, before: DraftPair, problems: readonly Problem[]): Problem[] => {
  const check = checkOf(checks, id)
  const known = new Map<string, number>()
  for (const problem of idsBefore(check, before)) known.set(problem, (known.get(problem) ?? 0) + 1)
  return problems.filter(problem => {
    const count = known.get(problem.id) ?? 0
    known.set(problem.id, count - 1)
    return count <= 0
  })
}

const problemsOfFaults = new Map<string, readonly Problem[]>()

/** The problems of a planted draft, after those of the faults before it. */
const problemsOf = ({ id, planted, from }: CorpusFault): readonly Problem[] => {
  const problems = problemsOfFaults.get(id) ?? checkOf(checks, from.id)(planted.nodes)
  problemsOfFaults.set(id, problems)
  return problems
}

/** A fault counts as found where the check quotes its words, or names what is gone in its group. */
const isFound = (fault: CorpusFault): boolean => {
  const { planted, from } = fault
  const words = planted.planted
  return raised(from.id, from.draft, problemsOf(fault)).some(
    ({ quote, group }) => group === planted.group || (quote !== '' && (quote.includes(words) || words.includes(quote))),
  )
}

describe('of faults that others planted', () => {
  const { open, held } = plantedCorpus(1)
  it.each([
    ['that the check was built with', open],
    ['that were held back', held],
  ])('99 in a hundred are found: those %s', { timeout: 120_000 }, (_name, faults) => {
    const missed = faults.filter(fault => !isFound(fault)).map(({ id, planted }) => `${id}: ${planted.planted}`)
    expect(missed.length / faults.length, missed.join('\n')).toBeLessThanOrEqual(0.01)
  })

  it('all are told of in the same way, whatever was checked before', { timeout: 120_000 }, () => {
    const others = openChecks()
    const faults = [...open, ...held]
    const inOrder = faults.map(problemsOf)
    const backwards = faults.toReversed().map(({ from, planted }) => checkOf(others, from.id)(planted.nodes))
    const differing = faults.filter((_, place) => !isDeepStrictEqual(inOrder[place], backwards.at(-1 - place)))
    expect(differing.map(({ id }) => id)).toEqual([])
  })
})

it('lets nine in ten honest edits pass without a word', { timeout: 120_000 }, () => {
  const edits = honestEdits()
  const alarmed = edits.filter(({ from, nodes }) =>
    raised(from.id, from.draft, checkOf(checks, from.id)(nodes)).some(({ group }) => group !== 'open'),
  )
  expect(edits.length).toBeGreaterThanOrEqual(60)
  expect(alarmed.length / edits.length, alarmed.map(({ id }) => id).join('\n')).toBeLessThanOrEqual(0.1)
})
