import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/storage/embedded/embedded-postgres.ts'
import { ownerOf, type Postmaster, readPostmaster } from '../../../server/storage/embedded/postmaster.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

const HOLDER = fileURLToPath(new URL('../../support/run-embedded-postgres.ts', import.meta.url))
const isRoot = process.getuid?.() === 0

let dataDir: string
let running: EmbeddedPostgres[]
let holders: ChildProcess[]
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
})
afterAll(() => removeFolder(dataDir))
beforeEach(() => {
  running = []
  holders = []
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  for (const holder of holders) {
    if (holder.kill('SIGTERM')) await once(holder, 'exit')
  }
})

const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, ...options })
  running.push(postgres)
  return postgres
}

/** Another process that has the database, and the address it has it at. */
const hold = async (): Promise<{ holder: ChildProcess; url: string }> => {
  const holder = fork(HOLDER, [dataDir])
  holders.push(holder)
  const [url] = await once(holder, 'message')
  return { holder, url }
}

const ask = async (url: string, query: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

const postmaster = async (): Promise<Postmaster> => {
  const found = await readPostmaster(join(dataDir, 'pg'))
  if (!found) throw new Error('There is no postmaster.pid.')
  return found
}

/** Whose the process is that the given postmaster had. */
const ownerNow = (of: Postmaster) => ownerOf(of, join(dataDir, 'pg'))

it('keeps what was committed over a stop and a start, with fsync on', async () => {
  const first = await start()
  await ask(first.url, 'create table kept (value int)')
  await ask(first.url, 'insert into kept values (7)')
  expect(await ask(first.url, 'show fsync')).toBe('on')
  await running.pop()?.stop()
  const second = await start()
  expect(await ask(second.url, 'select value from kept')).toBe(7)
})

it('stops PostgreSQL and takes its socket folder away', async () => {
  const postgres = await start()
  const socketFolder = decodeURIComponent(new URL(postgres.url).hostname)
  const stopped = await postmaster()
  await running.pop()?.stop()
  expect(await ownerNow(stopped)).toBe('none')
  await expect(readFile(join(socketFolder, '.s.PGSQL.5432.lock'))).rejects.toThrow('ENOENT')
})

it('refuses a second server on the same folder and leaves the first one alone', async () => {
  const { holder, url } = await hold()
  await expect(startEmbeddedPostgres({ dataDir, say: () => undefined })).rejects.toThrow(
    `Another server is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  )
  expect(holder.exitCode).toBeNull()
  expect(await ask(url, 'select 1')).toBe(1)
})

it('lets one of two servers that start at the same moment on a new folder win', async () => {
  const newFolder = await makeTemporaryFolder()
  const results = await Promise.allSettled([start({ dataDir: newFolder }), start({ dataDir: newFolder })])
  const refusals = results.flatMap(result => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(refusals).toEqual([expect.stringContaining('Another server is running')])
  expect(await readdir(newFolder)).toEqual(['pg', 'pg.log'])
  await running.pop()?.stop()
  await removeFolder(newFolder)
})

describe('after a kill -9 of the server', () => {
  it('adopts the PostgreSQL that was left running', async () => {
    const { holder } = await hold()
    const { pid } = await postmaster()
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const postgres = await start()
    expect((await postmaster()).pid).toBe(pid)
    expect(await ask(postgres.url, 'select 1')).toBe(1)
  })

  it('stops a leftover whose socket is gone and starts its own', async () => {
    const { holder } = await hold()
    const leftover = await postmaster()
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await rm(leftover.socketFolder, { recursive: true })
    const postgres = await start()
    expect(await ownerNow(leftover)).toBe('none')
    expect(await ask(postgres.url, 'select 1')).toBe(1)
  })

  it('recovers when PostgreSQL was killed too', async () => {
    const { holder } = await hold()
    const { pid } = await postmaster()
    holder.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await once(holder, 'exit')
    const postgres = await start()
    expect(await ask(postgres.url, 'select 1')).toBe(1)
  })

  it.runIf(process.platform === 'linux')('is not misled by a pid that is another program’s now', async () => {
    await start()
    const file = join(dataDir, 'pg', 'postmaster.pid')
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await running.pop()?.stop()
    await writeFile(file, [process.pid, ...rest].join('\n'))
    expect(await ask((await start()).url, 'select 1')).toBe(1)
  })
})

it('tells when PostgreSQL goes away by itself', async () => {
  const postgres = await start()
  process.kill((await postmaster()).pid, 'SIGKILL')
  await expect(postgres.lost).resolves.toBeUndefined()
})

it('refuses a folder of another major version before touching it, and says how to move', async () => {
  const oldFolder = await makeTemporaryFolder()
  await mkdir(join(oldFolder, 'pg'))
  await writeFile(join(oldFolder, 'pg', 'PG_VERSION'), '17\n')
  const refusal = startEmbeddedPostgres({ dataDir: oldFolder, say: () => undefined })
  await expect(refusal).rejects.toThrow(/written by PostgreSQL 17, this version brings 18\..*pg_dump/)
  expect(await readdir(oldFolder)).toEqual(['pg'])
  await removeFolder(oldFolder)
})

describe.runIf(isRoot)('as root below a private folder', () => {
  it('keeps the database in a folder its user can enter, and says which, once', async () => {
    const privateFolder = await makeTemporaryFolder()
    const sharedRoot = join(await makeTemporaryFolder(), 'shared')
    await chmod(privateFolder, 0o700)
    const said: string[] = []
    const options = { dataDir: privateFolder, sharedRoot, say: (line: string) => said.push(line) }
    const first = await start(options)
    const place = await readlink(join(privateFolder, 'pg'))
    expect(said).toEqual([`${privateFolder} is private to root, so the database is kept in ${place}.`])
    expect(await ask(first.url, 'show data_directory')).toBe(place)
    await running.pop()?.stop()
    const second = await start(options)
    expect(await ask(second.url, 'show data_directory')).toBe(place)
    expect(said).toHaveLength(1)
    await running.pop()?.stop()
    await removeFolder(dirname(sharedRoot))
    await removeFolder(privateFolder)
  })
})
