import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ClassificationRow, lineReaderOf } from '../../server/classification/classification-lines.ts'
import { listStarterFiles } from '../../server/classification/starter.ts'
import { readCsv } from '../../server/import-files/read-table.ts'
import { TEST_DATA_DIR } from './test-data-dir.ts'

type Values<Table> = Extract<ClassificationRow, { table: Table }>['values']
type Group = Values<'classification_groups'>
type Item = Values<'classification_items'>
type Relation = Values<'classification_relations'>

const read = async (files: readonly string[]) => {
  const rows: ClassificationRow[] = []
  for (const file of files) {
    for await (const line of readCsv(createReadStream(file), lineReaderOf)) if ('row' in line) rows.push(line.row)
  }
  const groups: Group[] = rows.flatMap(row => (row.table === 'classification_groups' ? [row.values] : []))
  const items: Item[] = rows.flatMap(row => (row.table === 'classification_items' ? [row.values] : []))
  const relations = rows.flatMap(row => (row.table === 'classification_relations' ? [row.values] : []))
  return { groups, items, relations }
}

const starter = await read(await listStarterFiles())
const TABLES = ['cn_groups_2026_derived.csv', 'cn_items_2026_derived.csv', 'cn_relations_2025.csv']
const table = await read(TABLES.map(name => join(TEST_DATA_DIR, 'classification', name)))

/** Width and spaces of punctuation are the printers' own. */
const fold = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '')
const itemKey = ({ group_code, code, name_zh }: Item): string => `${group_code} ${code} ${fold(name_zh)}`

describe('the starter beside the whole table', () => {
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
