import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { importRegister } from '../../server/register/import/import-register.ts'
import { importOpenPackage } from '../../server/register/open-data/import-open-package.ts'
import { openOpenPackage } from '../../server/register/open-data/open-package.ts'
import { readPostmaster } from '../../server/storage/embedded/postmaster.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { databaseCpu } from '../search/timing.ts'

/** What importing a file took: processor time of this process and of PostgreSQL for 100,000 rows; memory is this process's resident peak. */
export interface ImportFigures {
  seconds: number
  rows: number
  'rows/s': number
  changed: number
  'CPU s a 100,000 rows': number
  'and of PostgreSQL': number
  'peak MB': number
  'database MB': number
}

const [file = '', dataDir = ''] = process.argv.slice(2)
const { db, close } = await openStorage({ databaseUrl: undefined, dataDir }, console.log)
const { pid: postmaster = 0 } = (await readPostmaster(join(dataDir, 'pg'))) ?? {}
const name = basename(file)
const opened = await openOpenPackage(file, name)
const [started, before, databaseBefore] = [performance.now(), process.cpuUsage(), databaseCpu(postmaster)]
const { read, changed } =
  opened === null
    ? await importRegister(db, { name, bytes: createReadStream(file), asOf: '2026-11-01' })
    : await importOpenPackage(db, { name, path: file, opened })
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage(before)
const perRows = (cpuSeconds: number): number => Math.round((cpuSeconds / Math.max(1, read)) * 1e6) / 10
const databaseSeconds = (databaseCpu(postmaster) - databaseBefore) / 1_000
const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
process.send?.({
  seconds: Math.round(seconds * 10) / 10,
  rows: read,
  'rows/s': Math.round(read / seconds),
  changed,
  'CPU s a 100,000 rows': perRows((user + system) / 1e6),
  'and of PostgreSQL': perRows(databaseSeconds),
  'peak MB': Math.round(process.resourceUsage().maxRSS / 1_024),
  'database MB': Math.round((rows[0]?.size ?? 0) / 1e6),
} satisfies ImportFigures)
await close()
process.disconnect?.()
