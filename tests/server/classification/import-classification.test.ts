import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_EDITION, findEdition } from '../../../server/classification/edition.ts'
import { importClassification } from '../../../server/classification/import-classification.ts'
import { loadStarter } from '../../../server/classification/load-starter.ts'
import { listStarterFiles } from '../../../server/classification/starter.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ITEMS = 'class,group,paragraph,item_code,name_zh,name_en\n'
const importText = (text: string | Uint8Array, edition = 'test') => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return importClassification(database.db, edition, {
    name: 'items.csv',
    bytes: (async function* () {
      yield bytes
    })(),
  })
}
const itemsOf = (edition: string) =>
  database.db
    .selectFrom('classification_items')
    .innerJoin('classifications', 'classifications.id', 'classification_id')
    .where('edition', '=', edition)
    .select(['group_code', 'code', 'name_zh', 'name_en'])
    .orderBy('classification_items.id')
    .execute()

interface Table {
  text: string
  /** Lines below the heading. */
  count: number
}

/** One table of several files that have the same heading. */
const tableOf = (files: readonly string[]): Table => {
  const lines = files.flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))
  const rows = lines.filter(line => line !== lines[0])
  return { text: [lines[0], ...rows, ''].join('\n'), count: rows.length }
}

describe('an import of the classification', () => {
  it('takes a whole table of items, groups and relations, and nothing of it twice', async () => {
    const files = await listStarterFiles()
    const [items, groups, relations] = [/^\d+\.csv$/, /^groups-/, /^relations/].map(name =>
      tableOf(files.filter(file => name.test(basename(file)))),
    )
    const load = ({ text, count }: Table) =>
      importText(text, 'whole').then(counts => expect(counts).toEqual({ read: count, changed: count, rejected: 0 }))
    for (const table of [items, groups, relations]) if (table) await load(table)
    expect(await importText(items?.text ?? '', 'whole')).toEqual({ read: items?.count, changed: 0, rejected: 0 })
    expect(await itemsOf('whole')).toHaveLength(items?.count ?? 0)
  })

  it('keeps lines aside with number and reason, and takes the rest', async () => {
    const counts = await importText(
      `${ITEMS}09,0901,,090372,电脑软件,computer software\n46,4601,,460001,无,none\n09,0901\n09,0901,,x,坏,bad\n09,0901,,090001,,none\n`,
    )
    expect(counts).toEqual({ read: 5, changed: 1, rejected: 4 })
    const kept = await database.db
      .selectFrom('rejected_lines')
      .select(['line', 'reason', 'detail'])
      .orderBy('line')
      .execute()
    expect(kept).toEqual([
      { line: 3, reason: 'noClass', detail: '46' },
      { line: 4, reason: 'columnCount', detail: '2 / 6' },
      { line: 5, reason: 'noItemCode', detail: 'x' },
      { line: 6, reason: 'noChineseName', detail: '090001' },
    ])
  })

  it('reads GB18030, a byte order mark and quoted names', async () => {
    const gb = Uint8Array.from([
      0x30, 0x39, 0x2c, 0x30, 0x39, 0x30, 0x31, 0x2c, 0x2c, 0x2c, 0xc8, 0xed, 0xbc, 0xfe, 0x2c, 0x0a,
    ])
    const head = new TextEncoder().encode(ITEMS)
    expect(await importText(new Uint8Array([...head, ...gb]), 'gb')).toMatchObject({ changed: 1 })
    expect(await itemsOf('gb')).toMatchObject([{ name_zh: '软件' }])
    await importText(`\ufeff${ITEMS}25,2501,,,"衣服,服装","clothing, ""garments"""\n`, 'quoted')
    expect(await itemsOf('quoted')).toMatchObject([{ name_zh: '衣服,服装', name_en: 'clothing, "garments"' }])
  })

  it.each([
    ['another header', 'a,b,c\n1,2,3\n', /columns/],
    ['no bytes', '', /empty/],
    ['a line without end', `${ITEMS}09,0901,,,${'长'.repeat(1_100_000)}`, /no CSV/],
    ['bytes of no known text', new Uint8Array([0xff, 0xff, 0xff, 0xff, 0x80, 0x00]), /neither UTF-8 nor GB18030/],
  ])('refuses %s and leaves nothing half taken', async (_, text, message) => {
    await expect(importText(text, 'refused')).rejects.toThrow(message)
    expect(await itemsOf('refused')).toEqual([])
  })

  it('keeps a line with an open quote aside, and takes the others', async () => {
    const text = `${ITEMS}09,0901,,,"软件,x\n09,0901,,,计算机,computers\n`
    expect(await importText(text, 'open quote')).toMatchObject({ read: 2, changed: 1, rejected: 1 })
    expect(await itemsOf('open quote')).toMatchObject([{ name_zh: '计算机' }])
  })

  it('adds the English names of groups that had none, and keeps those they had', async () => {
    await importText('class,group,name_zh\n9,0901,计算机\n', 'names')
    const named = 'class,group,name_zh,name_en\n9,0901,计算机,Computers\n9,0902,计数器,Counters\n'
    expect(await importText(named, 'names')).toMatchObject({ changed: 2 })
    expect(await importText(named.replace('Computers', 'Machines'), 'names')).toMatchObject({ changed: 0 })
    const groups = await database.db
      .selectFrom('classification_groups')
      .innerJoin('classifications', 'classifications.id', 'classification_id')
      .select('name_en')
      .where('edition', '=', 'names')
      .orderBy('code')
      .execute()
    expect(groups).toEqual([{ name_en: 'Computers' }, { name_en: 'Counters' }])
  })

  it('replaces a starter by what is imported', async () => {
    await loadStarter(database.db)
    const starter = await itemsOf(DEFAULT_EDITION)
    expect(starter.length).toBeGreaterThan(0)
    await importText(`${ITEMS}25,2501,,,鞋,shoes\n`, DEFAULT_EDITION)
    expect((await itemsOf(DEFAULT_EDITION)).map(({ name_zh }) => name_zh)).toEqual(['鞋'])
    await loadStarter(database.db)
    expect(await itemsOf(DEFAULT_EDITION)).toHaveLength(1)
  })

  it('is seen by whoever asks for the edition after it', async () => {
    const namesIn = async () => (await findEdition(database.db, 'grown'))?.items.map(({ nameZh }) => nameZh)
    expect(await namesIn()).toBeUndefined()
    await importText(`${ITEMS}25,2501,,,鞋,shoes\n`, 'grown')
    expect(await namesIn()).toEqual(['鞋'])
    await importText(`${ITEMS}25,2501,,,鞋,shoes\n24,2401,,,布,cloth\n`, 'grown')
    expect(await namesIn()).toEqual(['布', '鞋'])
  })

  it('leaves a starter that is loaded twice as it is', async () => {
    await database.db.deleteFrom('classifications').where('edition', '=', DEFAULT_EDITION).execute()
    await Promise.all([loadStarter(database.db), loadStarter(database.db)])
    const before = await database.db.selectFrom('classification_items').select('id').execute()
    await loadStarter(database.db)
    expect(await database.db.selectFrom('classification_items').select('id').execute()).toEqual(before)
  })
})
