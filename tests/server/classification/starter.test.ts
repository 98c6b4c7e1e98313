import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLASS_COUNT } from '#contract/limits.ts'
import { type ClassificationRow, lineReaderOf } from '../../../server/classification/classification-lines.ts'
import { readCsv } from '../../../server/import-files/read-table.ts'
import { hasTestData, TEST_DATA_DIR } from '../../support/test-data-dir.ts'

const STARTER = join(import.meta.dirname, '../../../server/classification/starter')
const FILES = readdirSync(STARTER).map(name => join(STARTER, name))

type Values<Table> = Extract<ClassificationRow, { table: Table }>['values']
type Group = Values<'classification_groups'>
type Item = Values<'classification_items'>
type Relation = Values<'classification_relations'>

const read = async (files: readonly string[]) => {
  const rows: ClassificationRow[] = []
  const rejected: unknown[] = []
  for (const file of files) {
    for await (const line of readCsv(createReadStream(file), lineReaderOf)) {
      if ('row' in line) rows.push(line.row)
      else rejected.push({ file, ...line })
    }
  }
  const groups: Group[] = rows.flatMap(row => (row.table === 'classification_groups' ? [row.values] : []))
  const items: Item[] = rows.flatMap(row => (row.table === 'classification_items' ? [row.values] : []))
  const relations = rows.flatMap(row => (row.table === 'classification_relations' ? [row.values] : []))
  return { groups, items, relations, rejected }
}

const starter = await read(FILES)
const table = hasTestData
  ? await read(
      ['cn_groups_2026_derived.csv', 'cn_items_2026_derived.csv', 'cn_relations_2025.csv'].map(name =>
        join(TEST_DATA_DIR, 'classification', name),
      ),
    )
  : { groups: [], items: [], relations: [], rejected: [] }

/** Width and spaces of punctuation are the printers' own. */
const fold = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '')
const itemKey = ({ group_code, code, name_zh }: Item): string => `${group_code} ${code} ${fold(name_zh)}`

describe('the starter classification', () => {
  it('is read without a line left aside', () => {
    expect(starter.rejected).toEqual([])
  })

  it('has all 45 classes, and 1,800 items or more in both languages', () => {
    expect(new Set(starter.groups.map(group => group.class)).size).toBe(CLASS_COUNT)
    expect(starter.items.length).toBeGreaterThanOrEqual(1_800)
    expect(
      [...starter.groups, ...starter.items].filter(({ name_zh, name_en }) => name_zh === '' || name_en === ''),
    ).toEqual([])
  })

  it('has no item twice and none outside its groups', () => {
    const keys = starter.items.map(itemKey)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const groups = new Set(starter.groups.map(({ code }) => code))
    expect(starter.items.filter(({ group_code }) => !groups.has(group_code))).toEqual([])
  })
})

describe.skipIf(!hasTestData)('the starter beside the whole table (test data)', () => {
  it('has all its live groups under their names', () => {
    const named = (groups: readonly Group[]) => groups.map(({ code, name_zh }) => `${code} ${fold(name_zh)}`).sort()
    expect(named(starter.groups)).toEqual(named(table.groups))
  })

  it('has only items that stand there, in their groups', () => {
    const known = new Set(table.items.map(itemKey))
    expect(starter.items.map(itemKey).filter(key => !known.has(key))).toEqual([])
  })

  it('has four items of each group, or all there are', () => {
    const of = (group: string, items: readonly Item[]): Item[] => items.filter(item => item.group_code === group)
    const codes = (items: readonly Item[]): number => new Set(items.map(({ code }) => code)).size
    const short = starter.groups.filter(
      ({ code }) => of(code, starter.items).length < Math.min(4, codes(of(code, table.items))),
    )
    expect(short.map(({ code }) => code)).toEqual([])
  })

  it('puts items in the parts where they stand', () => {
    const parts = new Map<string, Set<string>>()
    for (const item of table.items)
      parts.set(itemKey(item), (parts.get(itemKey(item)) ?? new Set()).add(item.paragraph))
    const misplaced = starter.items.filter(item => {
      const places = parts.get(itemKey(item)) ?? new Set()
      return !places.has(item.paragraph) && !places.has('?')
    })
    expect(misplaced.map(itemKey)).toEqual([])
  })
  it('relates only groups that the table relates so', () => {
    const keyOf = ({ group_code, kind, to_group }: Relation): string => `${group_code} ${kind} ${to_group}`
    const known = new Set(table.relations.map(keyOf))
    expect(starter.relations.length).toBeGreaterThan(0)
    expect(starter.relations.map(keyOf).filter(key => !known.has(key))).toEqual([])
  })
})
