import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatePackage } from '../../../../fixtures/open-data/generate-package.ts'
import { importOpenPackage } from '../../../../server/register/open-data/import-open-package.ts'
import { openOpenPackage } from '../../../../server/register/open-data/open-package.ts'
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

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

const plain = (text: string): string => text.replace(/\s/g, '')

describe('a package of the open data with its faults', () => {
  it('gives every mark, and harms none but those whose own rows are broken', async () => {
    const made = generatePackage(27, { marks: 1_500, name: '2015.zip', faultShare: 0.02 })
    const path = join(folder, made.name)
    await writeFile(path, made.bytes)
    const opened = await openOpenPackage(path, made.name)
    if (opened === null) throw new Error('no package')
    const counts = await importOpenPackage(database.db, { name: made.name, path, opened })
    expect(counts.changed).toBe(made.truth.length)

    const broken = new Set(made.faults.map(({ regNo }) => regNo))
    const whole = made.truth.filter(({ regNo, owner }) => !broken.has(regNo) && owner !== '')
    const rows = await database.db
      .selectFrom('marks')
      .innerJoin('mark_details', 'mark_id', 'id')
      .select(['reg_no', 'class', 'owner', 'goods', 'expiry_date'])
      .execute()
    const read = new Map(rows.map(row => [`${row.reg_no} ${row.class}`, row]))
    const seen = whole.map(mark => {
      const row = read.get(`${mark.regNo} ${mark.class}`)
      return {
        key: `${mark.regNo} ${mark.class}`,
        owner: plain(row?.owner.split('；')[0] ?? ''),
        termTo: row?.expiry_date,
        goods: row?.goods.map(({ name }) => plain(name)).sort(),
      }
    })
    expect(whole.length).toBeGreaterThan(1_000)
    expect(seen).toEqual(
      whole.map(mark => ({
        key: `${mark.regNo} ${mark.class}`,
        owner: plain(mark.owner),
        termTo: mark.termTo,
        goods: mark.goods.map(plain).sort(),
      })),
    )
  })
})
