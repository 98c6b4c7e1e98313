import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readCsv } from '../import-files/read-table.ts'
import { type ClassificationRow, lineReaderOf } from './classification-lines.ts'

const STARTER = join(import.meta.dirname, 'starter')

/** Paths of the CSV files of the classification that comes with the project, in order. */
export const listStarterFiles = async (): Promise<string[]> =>
  (await readdir(STARTER))
    .filter(name => name.endsWith('.csv'))
    .sort()
    .map(name => join(STARTER, name))

type ItemValues = Extract<ClassificationRow, { table: 'classification_items' }>['values']

/** All goods and services of the starter, in the order of the table. */
export const readStarterItems = async (): Promise<ItemValues[]> => {
  const items: ItemValues[] = []
  for (const file of await listStarterFiles()) {
    for await (const line of readCsv(createReadStream(file), lineReaderOf))
      if ('row' in line && line.row.table === 'classification_items') items.push(line.row.values)
  }
  return items
}
