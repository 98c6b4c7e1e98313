import { describe, expect, it } from 'vitest'
import { documentSchema } from '#extensions/document-schema.ts'
import { caseDrafts } from './case-drafts.ts'
import { DOCUMENT_NAMES, type DraftPair } from './edit-draft.ts'
import { honestEdits } from './honest-edits.ts'
import { FAULT_KINDS, plantedCorpus, plantFaults } from './plant-faults.ts'

const checkSchema = (draft: DraftPair): void => {
  for (const name of DOCUMENT_NAMES) documentSchema.nodeFromJSON(draft[name]).check()
}

const cases = caseDrafts()
const corpus = plantedCorpus(1)
const faults = [...corpus.open, ...corpus.held]

const countOf = (group: string): number => faults.filter(({ planted }) => planted.group === group).length

describe('the drafts that faults are planted in', () => {
  it('are ten and more, in both languages, under four laws', () => {
    expect(cases.length).toBeGreaterThanOrEqual(10)
    expect(cases.filter(({ isEn }) => isEn === 1).length).toBeGreaterThanOrEqual(3)
    const years = cases.map(({ notice }) => Number(notice.dispatchDate?.slice(0, 4)))
    expect([...new Set(years)].sort()).toEqual([2012, 2018, 2024, 2026, 2027])
  })

  it.each(cases.map(one => [one.id, one] as const))('%s fits the schema', (_, { draft }) => checkSchema(draft))
})

describe('the planted faults', () => {
  it('are 160 and more, of every kind, a third of them held back', () => {
    expect(faults.length).toBeGreaterThanOrEqual(160)
    const counts = FAULT_KINDS.map(
      ({ kind }) => [kind, faults.filter(({ planted }) => planted.kind === kind).length] as const,
    )
    const rare = counts.filter(([, count]) => count < 2)
    expect(rare, counts.map(([kind, count]) => `${kind} ${count}`).join('\n')).toEqual([])
    expect(corpus.held.length / faults.length).toBeGreaterThan(0.25)
    expect(corpus.held.length / faults.length).toBeLessThan(0.42)
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
    for (const group of ['notice', 'self', 'open']) expect(countOf(group), group).toBeGreaterThanOrEqual(20)
  })

  it('each change the draft, fit the schema and show the planted words', { timeout: 120_000 }, () => {
    const clean = new Map(cases.map(({ id, draft }) => [id, JSON.stringify(draft)]))
    const faulty = faults.filter(({ planted, from }) => {
      const { draft } = planted
      checkSchema(draft)
      const json = JSON.stringify(draft)
      return json === clean.get(from.id) || !json.includes(JSON.stringify(planted.planted).slice(1, -1))
    })
    expect(faulty.map(({ id }) => id)).toEqual([])
  })

  it('never plant the right words for wrong', () => {
    expect(faults.filter(({ planted }) => planted.planted !== '' && planted.planted === planted.original)).toEqual([])
  })

  it('are the same for a seed, and others for another', () => {
    const wordsOf = (seed: number): string[] =>
      cases
        .slice(0, 2)
        .flatMap(({ draft, notice, deadline, isEn }) => plantFaults(draft, notice, deadline, isEn, seed))
        .map(({ id, document, where, planted }) => `${id} ${document} ${where} ${planted}`)
    const first = wordsOf(1)
    expect(wordsOf(1)).toEqual(first)
    expect(wordsOf(2)).not.toEqual(first)
  })
})

describe('the honest edits', () => {
  const edits = honestEdits()

  it('are 60 and more, in both languages, with every case as it is', () => {
    expect(edits.length).toBeGreaterThanOrEqual(60)
    expect(edits.filter(({ edit }) => edit === 'unchanged').length).toBe(cases.length)
    expect(edits.filter(({ from }) => from.isEn === 1).length).toBeGreaterThanOrEqual(15)
    expect(new Set(edits.map(({ id }) => id)).size).toBe(edits.length)
  })

  it('fit the schema, and change the draft where they are to', () => {
    const faulty = edits.filter(({ edit, draft, from }) => {
      checkSchema(draft)
      return (JSON.stringify(draft) === JSON.stringify(from.draft)) !== (edit === 'unchanged')
    })
    expect(faulty.map(({ id }) => id)).toEqual([])
  })
})
