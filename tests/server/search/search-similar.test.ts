import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleMarks } from '../../../server/register/sample/sample-register.ts'
import { relateGoods } from '../../../server/search/goods-relation.ts'
import { NO_FILTER } from '../../../server/search/mark-filter.ts'
import { type Candidate, readCandidates } from '../../../server/search/marks-repository.ts'
import { rankHits } from '../../../server/search/rank-hits.ts'
import { searchSimilar } from '../../../server/search/search-similar.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { compareWithAll } from '../../support/compare-with-all.ts'
import { labelledPairs } from '../../support/labelled-pairs.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const DAY = '2026-11-21'
const SAMPLE = 2_000

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

describe('a search for near marks', () => {
  const pairs = labelledPairs().filter(({ earlier, wanted, context }) => compareMarks(earlier, wanted, context).similar)

  it('finds every mark that a rule finds similar, whichever of the two is searched for', async () => {
    const places = pairs.flatMap(({ earlier, wanted, context }) =>
      [earlier, wanted].map(name => ({ name, niceClass: context.niceClass ?? 9 })),
    )
    await loadRegister(
      test.db,
      places.map(({ name, niceClass }) => buildMark({ name, class: niceClass })),
    )
    for (const { rule, earlier, wanted, context } of pairs)
      for (const [name, other] of [
        [earlier, wanted],
        [wanted, earlier],
      ] as const) {
        const { niceClass, goods = [] } = context
        const scope = niceClass === undefined ? {} : { classes: [niceClass] }
        const { hits } = await searchSimilar(test.db, { name, goods, ...scope, onDay: DAY, limit: 1_000 })
        const found = hits.find(({ mark }) => mark.name === other)
        expect(found?.comparison.similar, `${rule}: ${other} for ${name}`).toBe(true)
      }
  })

  it('finds and orders what comparing all marks of a register does', async () => {
    const marks = [...(await sampleMarks(SAMPLE))].map(mark => ({ ...mark, events: [] }))
    await loadRegister(test.db, marks)
    const all: Candidate[] = await readCandidates(test.db, NO_FILTER)
    expect(all).toHaveLength(SAMPLE)
    const names = [...new Set(marks.map(({ name }) => name))].filter((_, index) => index % 25 === 3)
    const relationOf = relateGoods({ classes: [], groups: [], parts: [] }, [])
    for (const [index, near] of compareWithAll(all, names).entries()) {
      const name = names[index] ?? ''
      const wanted = rankHits(near, DAY, relationOf)
      const { hits, total } = await searchSimilar(test.db, { name, onDay: DAY, limit: SAMPLE })
      const shown = hits.map(({ mark, comparison, level }) => [mark.id, mark.name, comparison.score, level])
      expect(shown, name).toEqual(
        wanted.map(({ candidate, comparison, level }) => [candidate.id, candidate.name, comparison.score, level]),
      )
      expect(total).toBe(wanted.length)
    }
  })
})

describe('a found mark', () => {
  it('blocks where it lives and its goods are near, calls for caution where it is less, and is noted else', async () => {
    await loadRegister(test.db, [
      buildMark({ regNo: '1', name: '安途' }),
      buildMark({ regNo: '2', name: '途安', status: 'pending' }),
      buildMark({ regNo: '3', name: '安途', status: 'cancelled' }),
      buildMark({ regNo: '4', name: '安图' }),
      buildMark({ regNo: '5', name: '安途', class: 25, groups: ['2501'] }),
      buildMark({ regNo: '6', name: '安途', groups: ['0908'] }),
      buildMark({ regNo: '7', name: '安途', expiryDate: '2026-09-01' }),
      buildMark({ regNo: '8', name: '', isDevice: true }),
    ])
    const { hits } = await searchSimilar(test.db, { name: '安途', classes: [9, 25], groups: ['0901'], onDay: DAY })
    expect(hits.map(({ mark, life, goodsRelation, level }) => [mark.regNo, life, goodsRelation, level])).toEqual([
      ['1', 'alive', 'same-part', 'blocking'],
      ['7', 'in-grace', 'same-part', 'blocking'],
      ['2', 'pending', 'same-part', 'blocking'],
      ['4', 'alive', 'same-part', 'caution'],
      ['3', 'dead', 'same-part', 'note'],
      ['5', 'alive', 'other', 'note'],
      ['6', 'alive', 'other', 'note'],
    ])
  })

  it('stands in another part of the group where its goods do', async () => {
    const goodsIn = (paragraph: string) => [{ group: '0910', paragraph, name: '量具', nameEn: 'measures' }]
    await loadRegister(test.db, [
      buildMark({ regNo: '1', name: '安途', groups: ['0910'], goods: goodsIn('一') }),
      buildMark({ regNo: '2', name: '安途', groups: ['0910'], goods: goodsIn('二') }),
      buildMark({ regNo: '3', name: '安途', groups: ['0910'] }),
    ])
    const parts = [{ group: '0910', part: '一' }]
    const { hits } = await searchSimilar(test.db, { name: '安途', groups: ['0910'], parts, onDay: DAY })
    expect(hits.map(({ mark, goodsRelation, level }) => [mark.regNo, goodsRelation, level])).toEqual([
      ['1', 'same-part', 'blocking'],
      ['3', 'same-part', 'blocking'],
      ['2', 'same-group', 'caution'],
    ])
  })

  it('counts for every way of searching that a rule of it serves', async () => {
    await loadRegister(test.db, [buildMark({ name: '春風祥玉' }), buildMark({ name: 'CHUNFENGXIANGYU' })])
    const { strategies } = await searchSimilar(test.db, { name: '春风祥玉', onDay: DAY })
    expect(Object.fromEntries(strategies.map(({ id, hits }) => [id, hits]))).toMatchObject({
      identical: 1,
      pinyin: 1,
      contains: 0,
    })
  })
})

describe('whatever is typed as a name', () => {
  it.each(['', '。，！', '😀🎉', '\ud800', '图形'])('%j has nothing to search by', async name => {
    expect(await searchSimilar(test.db, { name, onDay: DAY })).toMatchObject({ hits: [], isSearchable: false })
  })

  it.each([
    ['one character', '安'],
    ['200 characters', '安途春风祥玉华美'.repeat(25)],
    ['200 letters', 'abcdefghij'.repeat(20)],
    ['200 characters of several readings', '长乐行重朝会都大单曾'.repeat(20)],
    ['right-to-left text', 'شركة النور'],
    ['SQL', "'; drop table marks; --"],
    ['a pattern', '.*(a+)+$\\[%_'],
    ['half of a pair', 'an\udc00tu'],
    ['NUL', 'an\0tu'],
  ])('%s is searched', async (_what, name) => {
    expect((await searchSimilar(test.db, { name, onDay: DAY })).isSearchable).toBe(true)
  })
})
