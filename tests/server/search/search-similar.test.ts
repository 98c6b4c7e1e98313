import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EarlierGoods, relateRows } from '#domain/goods/relate-rows.ts'
import { tokenOf } from '../../../server/mark-index/index-mark.ts'
import { sampleMarks } from '../../../server/register/sample/sample-register.ts'
import {
  type Candidate,
  findCandidates,
  findWordings,
  NO_FILTER,
  readCandidates,
} from '../../../server/search/marks-repository.ts'
import { rankNear } from '../../../server/search/rank-near.ts'
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
    for (const [index, near] of compareWithAll(all, names).entries()) {
      const name = names[index] ?? ''
      const wanted = rankNear(near, { day: DAY })
      const { hits, total } = await searchSimilar(test.db, { name, onDay: DAY, limit: SAMPLE })
      const shown = hits.map(({ mark, comparison, verdict }) => [mark.id, mark.name, comparison.score, verdict])
      expect(shown, name).toEqual(
        wanted.map(({ candidate, comparison, verdict }) => [candidate.id, candidate.name, comparison.score, verdict]),
      )
      expect(total).toBe(wanted.length)
    }
  })
})

describe('a found mark', () => {
  it('blocks where it lives and its goods are near, calls for caution where it is less, and means nothing else', async () => {
    await loadRegister(test.db, [
      buildMark({ regNo: '1', name: '安途' }),
      buildMark({ regNo: '2', name: '途安', status: 'pending' }),
      buildMark({ regNo: '3', name: '安途', status: 'cancelled' }),
      buildMark({ regNo: '4', name: '安图' }),
      buildMark({ regNo: '5', name: '安途', class: 25, groups: ['2501'] }),
      buildMark({ regNo: '6', name: '安途', groups: ['0908'] }),
      buildMark({ regNo: '7', name: '安途', expiryDate: '2026-09-01' }),
      buildMark({ regNo: '8', name: '', isDevice: true }),
      buildMark({ regNo: '9', name: '安途', registrationDate: '2015-01-01', expiryDate: '2025-12-31' }),
    ])
    const relate = relateRows([{ class: 9, group: '0901', paragraph: '' }], [], [])
    const { hits } = await searchSimilar(test.db, { name: '安途', classes: [9, 25], relate, onDay: DAY })
    expect(hits.map(({ mark, life, verdict }) => [mark.regNo, life, verdict])).toEqual([
      ['1', 'alive', 'blocked'],
      ['7', 'in-grace', 'blocked'],
      ['2', 'pending', 'blocked'],
      ['4', 'alive', 'blocked'],
      // Ranked as barring while the day of its end is not read.
      ['3', 'dead', 'caution'],
      ['9', 'dead', 'caution'],
      ['5', 'alive', null],
      ['6', 'alive', null],
    ])
  })

  it('is ranked by what its class and groups tell, which its goods can only make lighter', async () => {
    const goodsIn = (paragraph: string) => [{ group: '0910', paragraph, name: '量具', nameEn: 'measures' }]
    await loadRegister(test.db, [
      buildMark({ regNo: '1', name: '安途', groups: ['0910'], goods: goodsIn('一') }),
      buildMark({ regNo: '2', name: '安途', groups: ['0910'], goods: goodsIn('二') }),
      buildMark({ regNo: '3', name: '安途', groups: ['0910'] }),
    ])
    const relate = relateRows([{ class: 9, group: '0910', paragraph: '一' }], [], [])
    const { hits } = await searchSimilar(test.db, { name: '安途', groups: ['0910'], relate, onDay: DAY })
    const relationOf = (mark: EarlierGoods) => relate(mark).map(({ relation }) => relation)
    expect(hits.map(({ mark, verdict }) => [mark.regNo, verdict, ...relationOf(mark)])).toEqual([
      ['1', 'blocked', 'same-part'],
      ['2', 'blocked', 'same-group'],
      ['3', 'blocked', 'same-part'],
    ])
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

it('reads each candidate as it stands: its name whatever is in it, days that are not known, and its groups', async () => {
  const name = '云山\u001e|\u001f"\\'
  const told = buildMark({ regNo: 'G9-1', name, class: 9, groups: ['0901', '0907'], expiryDate: '2031-01-06' })
  const untold = buildMark({
    regNo: '2',
    name: '云山',
    class: 35,
    isDevice: true,
    status: 'pending',
    groups: [],
    goods: [],
    registrationDate: null,
    expiryDate: null,
  })
  await loadRegister(test.db, [told, untold])
  const asked = { tokens: [tokenOf('=云山')], filter: NO_FILTER, most: 10 }
  const read = async (withGroups: boolean) =>
    (await findCandidates(test.db, { ...asked, withGroups })).rows.toSorted((a, b) => a.class - b.class)
  expect(await read(true)).toEqual([
    {
      id: expect.any(Number),
      regNo: 'G9-1',
      class: 9,
      // A register keeps no such sign in a text.
      name: name.replace('\u001f', '\ufffd'),
      isDevice: told.isDevice,
      status: 'registered',
      registrationDate: told.registrationDate,
      expiryDate: '2031-01-06',
      groups: ['0901', '0907'],
    },
    {
      id: expect.any(Number),
      regNo: '2',
      class: 35,
      name: '云山',
      isDevice: true,
      status: 'pending',
      registrationDate: null,
      expiryDate: null,
      groups: [],
    },
  ])
  expect((await read(false)).map(({ groups }) => groups)).toEqual([null, null])
})

describe('a search that too many marks answer', () => {
  const tokens = ['=云山', '=云岭', '=云海', '=无此'].map(tokenOf)
  const sought = (most: number, scope: readonly number[] = []) => ({
    tokens,
    filter: { ...NO_FILTER, scope },
    most,
  })
  const marksOf = (name: string, count: number, niceClass = 9) =>
    Array.from({ length: count }, (_, place) => buildMark({ regNo: `${name}${place}`, name, class: niceClass }))
  const namesOf = (rows: readonly { name: string }[]) =>
    Object.fromEntries([...Map.groupBy(rows, ({ name }) => name)].map(([name, found]) => [name, found.length]))

  beforeAll(() => loadRegister(test.db, [...marksOf('云山', 30), ...marksOf('云岭', 6), ...marksOf('云海', 3)]))

  it('looks first at those that share the rarest of its keys, and says that it was cut', async () => {
    const cut = await findWordings(test.db, sought(12))
    expect(namesOf(cut.rows)).toEqual({ 云海: 3, 云岭: 6, 云山: 3 })
    expect(cut.isCut).toBe(true)
    const short = await findCandidates(test.db, { ...sought(2), withGroups: false })
    expect(namesOf(short.rows)).toEqual({ 云海: 2 })
    expect(short.isCut).toBe(true)
  })

  it('loses nothing where there are just as many', async () => {
    const { rows, isCut } = await findWordings(test.db, sought(39))
    expect([rows.length, isCut]).toEqual([39, false])
  })

  it('takes for rare what is rare in the classes that it asks', async () => {
    await loadRegister(test.db, [...marksOf('云山', 30), ...marksOf('云岭', 6), ...marksOf('云海', 40, 25)])
    expect(namesOf((await findWordings(test.db, sought(8, [9]))).rows)).toEqual({ 云岭: 6, 云山: 2 })
    expect(namesOf((await findWordings(test.db, sought(40))).rows)).toEqual({ 云岭: 6, 云山: 30, 云海: 4 })
  })

  it('looks once at a mark that shares several', async () => {
    await loadRegister(test.db, [...marksOf('云山', 9), ...marksOf('云山云岭', 5), ...marksOf('云岭', 4)])
    const both = ['=云山', '<云山', '=云岭', '<云岭'].map(tokenOf)
    const { rows } = await findWordings(test.db, { tokens: both, filter: NO_FILTER, most: 12 })
    expect(namesOf(rows)).toEqual({ 云岭: 4, 云山云岭: 5, 云山: 3 })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(12)
  })
})
