import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foldName } from '#domain/goods/fold-name.ts'
import { readCsv } from '../import-files/read-table.ts'
import { type ClassificationRow, lineReaderOf } from './classification-lines.ts'
import type { Group } from './classification-repository.ts'

const STARTER = join(import.meta.dirname, 'starter')

/** Returns the paths of the CSV files of the classification that comes with the project, in order. */
export const listStarterFiles = async (): Promise<string[]> =>
  (await readdir(STARTER))
    .filter(name => name.endsWith('.csv'))
    .sort()
    .map(name => join(STARTER, name))

type ItemValues = Extract<ClassificationRow, { table: 'classification_items' }>['values']

/** Returns all goods and services of the starter, in the order of the table. */
export const readStarterItems = async (): Promise<ItemValues[]> => {
  const items: ItemValues[] = []
  for (const file of await listStarterFiles()) {
    for await (const line of readCsv(createReadStream(file), lineReaderOf))
      if ('row' in line && line.row.table === 'classification_items') items.push(line.row.values)
  }
  return items
}

/** Returns the English names of the starter's groups by code, each with the Chinese name that it translates. */
const readStarterNames = async (): Promise<Map<string, { folded: string; nameEn: string }>> => {
  const names = new Map<string, { folded: string; nameEn: string }>()
  for (const file of await listStarterFiles())
    for await (const line of readCsv(createReadStream(file), lineReaderOf))
      if ('row' in line && line.row.table === 'classification_groups') {
        const { code, name_zh, name_en } = line.row.values
        names.set(code, { folded: foldName(name_zh), nameEn: name_en })
      }
  return names
}

/** Returns the groups with the starter's English names where they have none and both code and Chinese name agree. */
export const withEnglishNames = async (groups: readonly Group[]): Promise<Group[]> => {
  if (groups.every(({ nameEn }) => nameEn !== '')) return [...groups]
  const names = await readStarterNames()
  return groups.map(group => {
    const known = names.get(group.code)
    return group.nameEn === '' && known?.folded === foldName(group.nameZh) ? { ...group, nameEn: known.nameEn } : group
  })
}
