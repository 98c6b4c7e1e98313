import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Notice } from '../../../contract/notice.ts'
import { compareTruth, type FieldFinding, type PaperTruth } from '../../../fixtures/other-hands/compare-truth.ts'
import { readFacts } from '../../../server/notice/facts/read-facts.ts'
import { readTextLayer } from '../../../server/notice/layout/text-layer.ts'

interface TruthFile extends Omit<PaperTruth, 'uncounted' | 'applicationDate' | 'reasons'> {
  applicationDate: string | null
  ambiguous: readonly string[]
}

const FOLDER = join(import.meta.dirname, '../../../fixtures/other-hands')
const NAMES = readdirSync(FOLDER)
  .filter(file => file.endsWith('.pdf'))
  .map(file => basename(file, '.pdf'))
  .toSorted()
const REFUSALS = NAMES.filter(name => !name.startsWith('X'))
const OTHERS = NAMES.filter(name => name.startsWith('X'))

const read = async (name: string): Promise<Notice> => {
  const layers = await readTextLayer(new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`))))
  return readFacts(
    layers.map(({ text }) => text),
    'text-layer',
  )
}

const truthOf = (name: string): PaperTruth => {
  const file = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as TruthFile
  return {
    ...file,
    applicationDate: file.applicationDate ?? '',
    reasons: [],
    uncounted: new Set(file.ambiguous.map(path => path.replace(/^citedMarks\.\d+\./, 'citedMarks.'))),
  }
}

const told = ({ field, actual, expected }: FieldFinding): string => `${field}: ${actual || '–'} (${expected || '–'})`

describe('papers of another hand', () => {
  const all: FieldFinding[] = []

  it.each(REFUSALS)('have nothing that is wrong and not asked for: %s', async name => {
    const notice = await read(name)
    // Of what the paper names besides, its own number is no mark of others.
    const mentionedMarks = (notice.mentionedMarks ?? []).filter(({ role }) => role !== 'own')
    const findings = compareTruth(truthOf(name), { ...notice, mentionedMarks })
    all.push(...findings)
    expect(findings.filter(({ outcome }) => outcome === 'silent').map(told)).toEqual([])
  })

  it('are read right, but for a few facts, and seldom asked about what is right', () => {
    const right = all.filter(({ outcome }) => outcome === 'right')
    expect(right.length / all.length).toBeGreaterThan(0.98)
    expect(right.filter(({ isDoubted }) => isDoubted).length / right.length).toBeLessThan(0.1)
  })

  it.each([
    ['030', '冰岛极光之旅ICELAND AURORA', 'has none, though the program set a gap there'],
    ['008', '藏地小羊 ZANGDI', 'has one'],
  ])('tell a space in a mark from a gap: %s', async (name, mark) => {
    const notice = await read(name)
    expect(notice.mark).toBe(mark)
    expect(notice.doubtful).not.toContain('mark')
  })

  it.each([
    ['X02', '审查意见书'],
    ['X04', '商标注册申请受理通知书'],
    ['X05', '关于提供注册商标使用证据的通知'],
  ])('are named where they are no refusal: %s', async (name, title) => {
    expect(OTHERS).toContain(name)
    await expect(read(name)).rejects.toThrow(`the paper is ${title}`)
  })
})
