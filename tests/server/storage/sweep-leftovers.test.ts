import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { localAccountId } from '../../../server/accounts/accounts-repository.ts'
import { createDiskFileStore } from '../../../server/storage/file-store.ts'
import { createFiles } from '../../../server/storage/files.ts'
import { receivedFolder, sweepLeftovers } from '../../../server/storage/sweep-leftovers.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'
import { openTestDatabase } from '../../support/test-database.ts'

const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000)
const NO_PROCESS = 2 ** 22 + 1

it('removes half-written files, files of no row, and uploads of servers that are gone, but nothing else', async () => {
  const { db, close } = await openTestDatabase()
  const root = await makeTemporaryFolder()
  const mine = await mkdtemp(receivedFolder())
  onTestFinished(async () => {
    await close()
    await removeFolder(root)
    await removeFolder(mine)
  })
  const files = createFiles(db, createDiskFileStore(root))
  const content = { name: 'a.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(3) }
  const kept = await files.store(await localAccountId(db), content, async (_, file) => file.id)
  const [orphan, young] = [randomUUID(), randomUUID()]
  const shelf = join(root, kept.slice(0, 2))
  for (const name of [orphan, young, `${orphan}.new`, `${young}.new`, 'readme.txt'])
    await writeFile(join(shelf, name), '')
  for (const name of [kept, orphan, `${orphan}.new`, 'readme.txt'])
    await utimes(join(shelf, name), HOURS_AGO, HOURS_AGO)
  const gone = join(tmpdir(), `rejoinder-import-${NO_PROCESS}-x`)
  await mkdir(gone, { recursive: true })
  expect(await sweepLeftovers(db, root)).toBeGreaterThanOrEqual(3)
  expect((await readdir(shelf)).toSorted()).toEqual([kept, young, `${young}.new`, 'readme.txt'].toSorted())
  expect(await readdir(tmpdir())).not.toContain(`rejoinder-import-${NO_PROCESS}-x`)
  expect(await readdir(mine)).toEqual([])
})
