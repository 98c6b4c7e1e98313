import { createReadStream } from 'node:fs'
import { loadavg, setPriority } from 'node:os'
import process from 'node:process'
import { importRegister } from '../../server/register/import/import-register.ts'
import { openDatabase } from '../../server/storage/database.ts'

/** As the server sets it. */
const LOW_PRIORITY = 10

// A process of its own, as the server's imports are: takes a file into the register of a database, and sends how many marks a second
// and what it took, with the load of the machine at its end.
setPriority(LOW_PRIORITY)
const [file = '', url = ''] = process.argv.slice(2)
const db = openDatabase(url, 'imports')
const begin = performance.now()
const { read } = await importRegister(db, { name: 'beside.csv', bytes: createReadStream(file), asOf: '2026-11-01' })
const seconds = (performance.now() - begin) / 1_000
const { user, system } = process.cpuUsage()
process.send?.({
  marks: read,
  seconds,
  perSecond: read / seconds,
  nodeSeconds: (user + system) / 1e6,
  peakMB: process.resourceUsage().maxRSS / 1_024,
  load: loadavg()[0],
})
await db.destroy()
process.disconnect?.()
