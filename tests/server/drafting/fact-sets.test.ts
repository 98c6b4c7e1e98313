import { describe, expect, it } from 'vitest'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { buildDraftInput, NOTICE_CASES } from './build-draft-input.ts'
import { draftFaults } from './draft-faults.ts'
import { badFactSets, factSets } from './fact-sets.ts'

const contentsOf = (input: Parameters<typeof draftDocuments>[0]): [string, string] => {
  const { analysisContent, reasonContent } = draftDocuments(input)
  return [analysisContent, reasonContent]
}

describe('drafts of generated facts', () => {
  const sets = factSets()

  it('are more than 200, in both languages', () => {
    expect(sets.length).toBeGreaterThan(200)
    expect(new Set(sets.map(({ input }) => input.isEn))).toEqual(new Set([0, 1]))
  })

  it.each(sets)('say nothing that the facts do not carry: $name', ({ input }) => {
    expect(draftFaults(contentsOf(input), input)).toEqual([])
  })
})

describe('drafts of bad facts', () => {
  it.each(badFactSets())('are correct all the same: $name', ({ input }) => {
    expect(draftFaults(contentsOf(input), input)).toEqual([])
  })
})

describe('drafts of every kind of notice', () => {
  it.each(NOTICE_CASES)('say nothing that the facts do not carry: %s', (_name, facts) => {
    for (const isEn of [0, 1] as const) {
      const input = buildDraftInput(facts, { isEn })
      expect(draftFaults(contentsOf(input), input)).toEqual([])
    }
  })
})

describe('draftFaults', () => {
  const input = buildDraftInput()
  it.each([
    ['<p>第99887766号</p>', 'number from nowhere: 99887766'],
    ['<p>2019年9月9日</p>', 'day from nowhere: 2019-09-09'],
    ['<p>“无中生有”</p>', 'quoted from nowhere: 无中生有'],
    ['<p>{goods}</p>', 'leftover {'],
    ['<p>undefined</p>', 'leftover undefined'],
    ['<p><span data-source="notice.mark">墨豚</span></p>', 'mark is not 墨豚'],
    ['<p><span data-source="notice.refusedGoods.0">智能手表</span></p>', 'refusedGoods.0 is not 智能手表'],
    ['<h2>一、甲</h2><h2>二、乙</h2><p>丙</p>', 'empty heading 一、甲'],
    [
      '<h2>一、甲</h2><div data-field="switch" data-name="s" data-label="s" data-value="1"><p>乙</p></div>',
      'empty heading 一、甲',
    ],
    ['<h2>一、甲</h2><p>乙</p><b>丙</b>', 'unknown element b'],
    [
      `<p><span data-field="text" data-name="t" data-label="t" data-source="missing">\${}</span></p>`,
      'empty and not asked for: t',
    ],
    [
      '<table><tr><td>1</td><td><span data-source="notice.refusedGoods.0">可下载的手机应用软件</span></td><td>驳回依据：甲</td></tr></table><p>保留“<span data-source="notice.refusedGoods.0">可下载的手机应用软件</span>”</p>',
      'kept and blocked: 可下载的手机应用软件',
    ],
  ])('finds what is wrong with %s', (markup, fault) => {
    expect(draftFaults([markup], input)).toContain(fault)
  })

  it('refuses markup that a name has broken out with', () => {
    expect(() => draftFaults(['<p>甲 < 乙</p>'], input)).toThrow('Stray markup')
  })
})
