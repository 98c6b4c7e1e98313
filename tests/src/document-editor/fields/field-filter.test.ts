import { expect, it } from 'vitest'
import {
  countFields,
  type FieldScope,
  filterFields,
  groupByChapter,
  groupChapters,
} from '../../../../src/features/document-editor/fields/field-filter.ts'
import type { FieldItem } from '../../../../src/features/document-editor/fields/field-store.ts'
import { buildFieldItem } from '../../../support/build-field-item.ts'

const buildItem = (key: string, change: Partial<FieldItem> = {}): FieldItem =>
  buildFieldItem({ key, label: key, ...change })

const ITEMS = [
  buildItem('申请人', { value: 'Yunshan Ltd', isReviewed: true }),
  buildItem('使用事实', { value: '', isEmpty: true, isRequired: true, isReviewed: true }),
  buildItem('代理人', { value: '', isEmpty: true }),
  buildItem('备注', { value: '', isEmpty: true, isReviewed: true }),
  buildItem('撤三理由', { value: '', isEmpty: true, isRequired: true, isOff: true }),
  buildItem('主张共存', { kind: 'switch', value: true }),
]

it.each<[FieldScope, string[]]>([
  ['all', ['申请人', '使用事实', '代理人', '备注', '撤三理由', '主张共存']],
  ['unreviewed', ['代理人', '撤三理由', '主张共存']],
  ['empty', ['使用事实', '代理人']],
])('lists and counts what is %s', (scope, keys) => {
  expect(filterFields(ITEMS, scope, '').map(item => item.key)).toEqual(keys)
  expect(countFields(ITEMS)[scope]).toBe(keys.length)
})

it.each([
  ['事实', ['使用事实']],
  [' yunshan ', ['申请人']],
  ['no such', []],
])('finds %j in names and values', (text, keys) => {
  expect(filterFields(ITEMS, 'all', text).map(item => item.key)).toEqual(keys)
})

it('groups neighbours under their chapter', () => {
  const [a, b, c] = [buildItem('a'), buildItem('b', { chapter: '一' }), buildItem('c', { chapter: '一' })]
  expect(groupByChapter([a, b, c])).toEqual([
    { title: '', items: [a] },
    { title: '一', items: [b, c] },
  ])
})

it('lays chapters out together as far as about a hundred rows, and never divides one', () => {
  const chapters = [40, 60, 1, 150, 20].map(rows => ({ title: '', items: Array<FieldItem>(rows).fill(buildItem('a')) }))
  const stretches = groupChapters(chapters)
  expect(stretches.map(({ rows }) => rows)).toEqual([100, 1, 150, 20])
  expect(stretches.flatMap(stretch => stretch.chapters)).toEqual(chapters)
})
