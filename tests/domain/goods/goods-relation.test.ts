import { describe, expect, it } from 'vitest'
import { joinedGroups, type PlacedGoods, type Relation, relateItems } from '#domain/goods/goods-relation.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'

const note = (own: Partial<Relation>): Relation => ({
  id: 1,
  group: '0501',
  paragraph: '',
  kind: 'similar',
  subject: '',
  toGroup: '0502',
  toParagraph: '',
  toItems: '',
  oldEdition: '',
  clause: '',
  ...own,
})
const item = (group: string, paragraph = '', name = ''): PlacedGoods => ({ group, paragraph, name })
const related = (own: PlacedGoods, earlier: PlacedGoods, ...notes: Relation[]) => {
  const { reach, isSimilar } = relateItems(own, earlier, notes)
  return [reach, isSimilar]
}

describe('items of one group', () => {
  const apart = note({ kind: 'parts-dissimilar', toGroup: '', clause: '本类似群各部分之间商品不类似' })
  const first = item('0501', '一', '人用药')
  const second = item('0501', '二', '造影剂')

  it('are similar in one part, and in a group without parts', () => {
    expect(related(first, item('0501', '一', '原料药'), apart)).toEqual(['same-part', true])
    expect(related(item('0503'), item('0503'))).toEqual(['same-part', true])
  })

  it('are not told apart by parts unless a note says so', () => {
    expect(related(first, second)).toEqual(['same-group', null])
    expect(related(first, second, apart)).toEqual([null, false])
  })

  it.each([
    '本类似群各部分之间商品不类似,但杀菌剂,消毒剂互为类似商品',
    '本类似群第(二)、(三)部分互为类似商品,其他各部分之间商品不类似',
    '本部分为单一商品,各自然段间互不类似',
  ])('are left open by a note with exceptions or on single parts: %s', clause => {
    expect(related(first, second, { ...apart, clause })).toEqual(['same-group', null])
  })

  it('are not told apart where the part of one is not told, whatever a note says of the parts', () => {
    expect(related(first, item('0501'), apart)).toEqual(['same-part', null])
    expect(related(item('0501', '?'), second, apart)).toEqual(['same-group', null])
  })
})

describe('items of two groups', () => {
  const named = note({ subject: '肥皂,剃须皂', toItems: '抗菌皂、药皂等' })

  it('are similar where a note names both, from either side', () => {
    expect(related(item('0501', '', '剃须皂*'), item('0502', '', '药皂'), named)).toEqual(['similar-group', true])
    expect(related(item('0502', '', '药皂'), item('0501', '', '剃须皂'), named)).toEqual(['similar-group', true])
  })

  it('are not related by a name that is only part of a named one, and the note is still shown', () => {
    const found = relateItems(item('0501', '', '皂'), item('0502', '', '药皂'), [named])
    expect(found).toEqual({ reach: null, isSimilar: null, note: named })
  })

  it('are unrelated without a note between the groups', () => {
    const found = relateItems(item('0501', '', '肥皂'), item('0503', '', '药皂'), [named])
    expect(found).toEqual({ reach: null, isSimilar: false, note: null })
  })

  it('are reached where the name of one is not known', () => {
    expect(related(item('0501', '', '肥皂'), item('0502'), named)).toEqual(['similar-group', null])
  })

  it.each([
    ['本类似群', 'similar-group', true],
    ['本部分', 'similar-group', true],
    ['第(一)部分', 'similar-group', true],
    ['第(二)部分', null, null],
    ['第一自然段', 'similar-group', null],
    ['本类似群商品(人用药除外)', null, null],
    ['本类似群商品(手铐除外)', 'similar-group', true],
    ['除手铐以外的其他商品', 'similar-group', true],
  ])('are related as a note says of %s', (subject, reach, isSimilar) => {
    const own = item('0501', '一', '人用药')
    expect(related(own, item('0502', '', '糖果'), note({ subject }))).toEqual([reach, isSimilar])
  })

  it('are related only in the parts that a note names', () => {
    const part = note({ paragraph: '一', toParagraph: '七' })
    expect(related(item('0501', '一'), item('0502', '七'), part)).toEqual(['similar-group', true])
    expect(related(item('0501', '一'), item('0502', '二'), part)).toEqual([null, null])
  })

  it('are searched across for older editions, but not called similar for that', () => {
    const cross = note({ kind: 'cross-search', subject: '皮革', toItems: '皮床单' })
    const pair = [item('0501', '', '皮革'), item('0502', '', '皮床单')] as const
    expect(related(...pair, cross)).toEqual(['similar-group', null])
    expect(related(...pair, cross, { ...cross, kind: 'similar' })).toEqual(['similar-group', true])
  })
})

it('joins groups by the notes between them, not by those on parts', () => {
  const apart = note({ kind: 'parts-dissimilar', toGroup: '' })
  expect(joinedGroups(['0501'], [note({}), apart, note({ group: '0301', toGroup: '0501' })])).toEqual(['0301', '0502'])
})

describe('the rows that an earlier mark reaches', () => {
  const rows = [
    { class: 5, group: '0501', paragraph: '一' },
    { class: 5, group: '0502', paragraph: '' },
    { class: 9, group: '', paragraph: '' },
  ]
  const notes = [note({ subject: '人用药', toItems: '药糖' })]
  const goods = [
    { row: 1, name: { zh: '药糖' } },
    { row: 1, name: { zh: '婴儿食品' } },
  ]
  const mark = (groups: string[], own: PlacedGoods[] = [], number = 5) => ({ class: number, groups, goods: own })

  it('are those of its groups, and those that a note joins to them, with the goods it names', () => {
    const linksOf = relateRows(rows, goods, notes)
    expect(linksOf(mark(['0501'], [item('0501', '一', '人用药')]))).toEqual([
      { row: 0, relation: 'same-part', goods: [] },
      { row: 1, relation: 'similar-group', goods: [0] },
    ])
    expect(linksOf(mark(['0501'], [item('0501', '二', '原料药')]))).toEqual([
      { row: 0, relation: 'same-group', goods: [] },
    ])
  })

  it('are reached whole where goods are not named, which a note that names goods leaves open', () => {
    expect(relateRows(rows, [], notes)(mark(['0501']))).toEqual([
      { row: 0, relation: 'same-part', goods: [] },
      { row: 1, relation: 'similar-group', goods: [], isOpen: true },
    ])
  })

  it('are with caution those of its class whose groups are not known', () => {
    expect(relateRows(rows, goods, notes)(mark(['0901'], [], 9))).toEqual([
      { row: 2, relation: 'same-group', goods: [] },
    ])
  })

  it('are none for a mark in other groups', () => {
    expect(relateRows(rows, goods, notes)(mark(['3001'], [], 30))).toEqual([])
  })
})
