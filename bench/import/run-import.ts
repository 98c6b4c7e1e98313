import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { importRegister } from '../../server/register/import/import-register.ts'
import { openStorage } from '../../server/storage/open-storage.ts'

/** What importing a file took: CPU is this process's, without PostgreSQL's; memory its resident peak. */
export interface ImportFigures {
  seconds: number
  'marks/s': number
  changed: number
  'CPU s': number
  'peak MB': number
  'database MB': number
}

const [file = '', dataDir = ''] = process.argv.slice(2)
const { db, close } = await openStorage({ databaseUrl: undefined, dataDir }, console.log)
const started = performance.now()
const { read, changed } = await importRegister(db, {
  name: basename(file),
  bytes: createReadStream(file),
  asOf: '2026-11-01',
})
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage()
const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
process.send?.({
  seconds: Math.round(seconds * 10) / 10,
  'marks/s': Math.round(read / seconds),
  changed,
  'CPU s': Math.round((user + system) / 1e5) / 10,
  'peak MB': Math.round(process.resourceUsage().maxRSS / 1_024),
  'database MB': Math.round((rows[0]?.size ?? 0) / 1e6),
} satisfies ImportFigures)
await close()
process.disconnect?.()
