import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePackage } from '../fixtures/open-data/generate-package.ts'
import { sampleMarks } from '../server/register/sample/sample-register.ts'
import { measureFaults } from './import/measure-faults.ts'
import type { ImportFigures } from './import/run-import.ts'
import { writeRegister } from './import/write-register.ts'

/** The figure of issue 6: marks in at most so many seconds, with at most so many megabytes in the process. */
const TARGET = { marks: 1_000_000, seconds: 240, megabytes: 600 }
const IMPORTER = join(import.meta.dirname, 'import/run-import.ts')

/** In a process of its own, so that nothing else is in its memory. */
const importOnce = async (file: string, dataDir: string): Promise<ImportFigures> => {
  const child = fork(IMPORTER, [file, dataDir])
  const [figures] = await once(child, 'message')
  await once(child, 'exit')
  return figures
}

/**
 * Time and memory of importing a generated register in CSV into an empty database, and of the same file again; then of a package of the open
 * data with a fifth of the marks, some seven rows each. `IMPORT_MARKS` sets how many marks; `IMPORT_FAULTS` asks
 * for a package with that many rows and the faults of real ones instead, and says what became of each row.
 */
export const run = async (): Promise<void> => {
  const marks = Number(process.env['IMPORT_MARKS'] ?? TARGET.marks)
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  // As root, PostgreSQL runs as a user who has to enter the folder.
  await chmod(folder, 0o755)
  try {
    const faulty = Number(process.env['IMPORT_FAULTS'] ?? 0)
    if (faulty > 0) return await measureFaults(folder, faulty)
    const file = join(folder, 'register.csv')
    await writeRegister(file, await sampleMarks(marks))
    const { size } = await stat(file)
    console.log(`${marks} marks, ${Math.round(size / 1e6)} MB; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    const first = await importOnce(file, join(folder, 'data'))
    const again = await importOnce(file, join(folder, 'data'))
    const year = generatePackage(27, { marks: Math.ceil(marks / 5), name: '2015.zip', faultShare: 0.0025 })
    await writeFile(join(folder, year.name), year.bytes)
    const open = await importOnce(join(folder, year.name), join(folder, 'open-data'))
    const openAgain = await importOnce(join(folder, year.name), join(folder, 'open-data'))
    console.table([
      { import: 'CSV', ...first },
      { import: 'CSV again', ...again },
      { import: 'open data', ...open },
      { import: 'open data again', ...openAgain },
      { import: 'target', seconds: TARGET.seconds, 'peak MB': TARGET.megabytes },
    ])
    console.log(`load of the machine at the end ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
