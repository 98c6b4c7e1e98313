import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { MarkContext } from '../../server/similarity/mark-context.ts'

const FILE = join(import.meta.dirname, '../../fixtures/similarity/pairs.csv')

/** A pair of fixtures/similarity/pairs.csv. The half held out is fixed by the pair's hash. */
export interface LabelledPair {
  rule: string
  earlier: string
  wanted: string
  context: MarkContext
  fires: boolean
  similar: boolean
  note: string
  isHeldOut: boolean
}

const isHeldOut = (...names: string[]): boolean =>
  (createHash('sha256').update(names.join('|')).digest()[0] ?? 0) % 2 === 1

export const labelledPairs = (): LabelledPair[] => {
  const rows: Record<string, string>[] = parse(readFileSync(FILE), { columns: true })
  return rows.map(({ rule = '', earlier = '', wanted = '', niceClass, goods, fires, similar, note = '' }) => ({
    rule,
    earlier,
    wanted,
    context: {
      ...(niceClass ? { niceClass: Number(niceClass) } : {}),
      ...(goods ? { goods: goods.split('；') } : {}),
    },
    fires: fires === '1',
    similar: similar === 'yes',
    note,
    isHeldOut: isHeldOut(rule, earlier, wanted),
  }))
}
