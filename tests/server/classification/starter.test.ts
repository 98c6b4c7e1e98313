import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLASS_COUNT } from '#contract/limits.ts'
import { type ClassificationRow, lineReaderOf } from '../../../server/classification/classification-lines.ts'
import { withEnglishNames } from '../../../server/classification/starter.ts'
import { readCsv } from '../../../server/import-files/read-table.ts'

const group = (code: string, nameZh: string, nameEn = '') => ({ code, class: Number(code.slice(0, 2)), nameZh, nameEn })

it('takes the English name of the starter where code and Chinese name agree, and leaves the others as they are', async () => {
  const groups = [
    group('0901', '电子计算机及其外部设备'),
    group('0902', '别的名称'),
    group('0903', '其他办公用机械', 'as imported'),
    group('0999', '电子计算机及其外部设备'),
  ]
  const names = (await withEnglishNames(groups)).map(({ nameEn }) => nameEn)
  expect(names).toEqual(['Computers and peripherals', '', 'as imported', ''])
})

const STARTER = join(import.meta.dirname, '../../../server/classification/starter')
const FILES = readdirSync(STARTER).map(name => join(STARTER, name))

type Values<Table> = Extract<ClassificationRow, { table: Table }>['values']
type Group = Values<'classification_groups'>
type Item = Values<'classification_items'>

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
/** Width and spaces of punctuation are the printers' own. */
const fold = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '')
const itemKey = ({ group_code, code, name_zh }: Item): string => `${group_code} ${code} ${fold(name_zh)}`

/** How many similar groups each class has in the Chinese table of 2026, 491 in all. */
const GROUPS_OF_CLASS = [
  16, 7, 9, 7, 8, 24, 54, 13, 22, 11, 13, 10, 4, 5, 2, 20, 8, 5, 15, 14, 15, 5, 3, 10, 12, 10, 4, 12, 13, 18, 10, 3, 1,
  7, 8, 9, 18, 2, 12, 16, 7, 12, 6, 5, 6,
]

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

  it('has as many groups of each class as the table of 2026', () => {
    const counts = Array.from(
      { length: CLASS_COUNT },
      (_, place) => starter.groups.filter(group => group.class === place + 1).length,
    )
    expect(counts).toEqual(GROUPS_OF_CLASS)
  })

  it('relates only groups that it has, or the parts of one', () => {
    const groups = new Set(starter.groups.map(({ code }) => code))
    expect(starter.relations.length).toBeGreaterThan(0)
    const strange = starter.relations.filter(({ group_code, kind, to_group }) => {
      const isKnown = kind === 'parts-dissimilar' ? to_group === '' : groups.has(to_group)
      return !groups.has(group_code) || !isKnown
    })
    expect(strange).toEqual([])
  })

  it('has items in every group, under numbers of its class', () => {
    const filled = new Set(starter.items.map(item => item.group_code))
    expect(starter.groups.filter(({ code }) => !filled.has(code))).toEqual([])
    expect(starter.items.filter(item => Number(item.group_code.slice(0, 2)) !== item.class)).toEqual([])
  })
})
