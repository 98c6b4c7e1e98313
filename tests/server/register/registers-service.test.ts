import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generatePackage } from '../../../fixtures/open-data/generate-package.ts'
import { importRegister } from '../../../server/register/import/import-register.ts'
import { importOpenPackage } from '../../../server/register/open-data/import-open-package.ts'
import { openOpenPackage } from '../../../server/register/open-data/open-package.ts'
import { findRegister } from '../../../server/register/register-repository.ts'
import { listRegisters, readSources } from '../../../server/register/registers-service.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await makeTemporaryFolder()
})
afterAll(async () => {
  await database.close()
  await removeFolder(folder)
})

const digestOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const take = async (name: string, seed: number): Promise<Uint8Array> => {
  const { bytes } = generatePackage(seed, { marks: 20, name, faultShare: 0 })
  const path = join(folder, name)
  await writeFile(path, bytes)
  const opened = await openOpenPackage(path, name)
  if (opened === null) throw new Error('no package')
  await importOpenPackage(database.db, { name, path, opened, registerName: '中国商标库' })
  return bytes
}

const registerId = async (): Promise<number> => (await findRegister(database.db))?.id ?? 0

const load = (name: string, text: string, asOf = '2026-02-10') =>
  importRegister(database.db, { name, bytes: new Blob([text]).stream(), asOf })

it('names the files that the register is made from in the order in which they are applied, each once, with its day and digest', async () => {
  const list = 'reg_no,class,name,status\n1,9,青砚,已注册\n'
  const gazette = 'anncIssue,anncDate,anncTypeName,regNo,intlCls\n1950,2026-01-06,注册公告,1,9\n'
  const month = await take('2026_2.zip', 5)
  await load('clients.csv', list)
  await load('clients.csv', list)
  await load('gazette.csv', gazette)
  const year = await take('2015.zip', 6)
  await database.db
    .insertInto('imports')
    .values({
      subject: 'register',
      register_id: await registerId(),
      file_name: 'broken.csv',
      digest: '',
      finished_at: null,
      rows_changed: 3,
    })
    .execute()

  const sources = await readSources(database.db, await registerId())
  expect(sources.map(({ importedOn: _importedOn, ...source }) => source)).toEqual([
    { fileName: 'broken.csv', kind: null, period: null, asOf: null, digest: '' },
    { fileName: 'clients.csv', kind: 'register', period: null, asOf: '2026-02-10', digest: digestOf(list) },
    { fileName: 'gazette.csv', kind: 'gazette', period: null, asOf: '2026-02-10', digest: digestOf(gazette) },
    expect.objectContaining({ fileName: '2015.zip', kind: 'openData', period: '2015', digest: digestOf(year) }),
    { fileName: '2026_2.zip', kind: 'openData', period: '2026-02', asOf: '2026-02-28', digest: digestOf(month) },
  ])

  await load('broken.csv', list)
  const [register] = await listRegisters(database.db)
  expect(register?.sources.filter(({ fileName }) => fileName === 'broken.csv')).toEqual([
    expect.objectContaining({ digest: digestOf(list) }),
  ])
  expect(register).toMatchObject({ name: { zh: '中国商标库' }, isSample: false, asOf: '2026-02-28', isReady: true })
  expect(register?.bytes).toBeGreaterThan(100_000)
  expect(register?.imports[0]).toMatchObject({ fileName: 'broken.csv', kind: 'register', read: 1 })
})

it('lets a month wait for one that is missing before it, and takes it once that came', async () => {
  await expect(take('2026_4.zip', 7)).rejects.toThrow(/Months go in order.*: 2026-03/)
  const names = async () => (await readSources(database.db, await registerId())).map(({ fileName }) => fileName)
  expect(await names()).not.toContain('2026_4.zip')
  await take('2026-03.zip', 8)
  await take('2026_4.zip', 7)
  expect((await names()).slice(-3)).toEqual(['2026_2.zip', '2026-03.zip', '2026_4.zip'])
})
