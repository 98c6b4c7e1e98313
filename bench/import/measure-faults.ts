import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/storage/database.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { makeFaultyPackage, makeMonth, type TrueBasic } from './faulty-basics.ts'

const IMPORT = join(import.meta.dirname, '../../server/import.ts')
/** What was counted in real packages (docs/register.md §1): so many faults among so many rows of the basic table. */
const SEEN = { rows: 185_615, brokenQuotes: 437, runOvers: 430 }
const NO_ROWS = 60
const LOOK_MS = 100
const KILLS = [0.2, 0.5, 0.8]

/** Runs `npm run import` over files; killed as by `kill -9` once so many rows of the database are read, where that is asked. */
const runImport = async (db: Database, dataDir: string, files: readonly string[], killAt?: number): Promise<string> => {
  const child = spawn(process.execPath, [IMPORT, ...files, '--skip-missing'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (killAt !== undefined && child.exitCode === null) {
    await pause(LOOK_MS)
    const { rows } = await sql<{
      read: number
    }>`select coalesce(sum(lines_read), 0)::integer as read from imports`.execute(db)
    if ((rows[0]?.read ?? 0) < killAt) continue
    child.kill('SIGKILL')
    said += `killed after ${rows[0]?.read} rows`
    break
  }
  await ended
  return said.trim()
}

const NOTHING = {
  rows: 0,
  exact: 0,
  'exact but quotes and breaks': 0,
  otherwise: 0,
  aside: 0,
  lost: 0,
  'without a mark': 0,
}

const plain = (text: string): string => text.replace(/[\s"]/g, '')

interface Kept {
  key: string
  class: number
  cells: Record<string, string>
}

/** Holds what the database has against what stands in the package: a row is taken, or its line is kept aside, or it is lost. */
const accountFor = async (db: Database, rows: readonly TrueBasic[]): Promise<Record<string, object>> => {
  const { rows: kept } = await sql<Kept>`select key, class, cells from open_basics`.execute(db)
  const { rows: aside } = await sql<{ content: string }>`select content from rejected_lines`.execute(db)
  const { rows: marks } = await sql<{ key: string }>`select reg_no || ' ' || class as key from marks`.execute(db)
  const known = new Map(kept.map(row => [`${row.key} ${row.class}`, row.cells]))
  const shown = new Set(marks.map(({ key }) => key))
  const asideKeys = new Set(aside.map(({ content }) => /\d{8}/.exec(content)?.[0]))
  const table: Record<string, Record<string, number>> = {}
  for (const row of rows) {
    const sum = table[row.fault] ?? { ...NOTHING }
    table[row.fault] = sum
    const cells = known.get(`${row.key} ${row.class}`)
    const isSame = (read: (text: string) => string): boolean =>
      cells !== undefined &&
      [...new Set([...Object.keys(row.cells), ...Object.keys(cells)])].every(
        field => read(cells[field] ?? '') === read(row.cells[field] ?? ''),
      )
    sum['rows'] = (sum['rows'] ?? 0) + 1
    const fate = isSame(text => text)
      ? 'exact'
      : isSame(plain)
        ? 'exact but quotes and breaks'
        : cells
          ? 'otherwise'
          : asideKeys.has(row.key)
            ? 'aside'
            : 'lost'
    sum[fate] = (sum[fate] ?? 0) + 1
    if (cells && !shown.has(`${row.key} ${row.class}`)) sum['without a mark'] = (sum['without a mark'] ?? 0) + 1
    if (fate === 'otherwise' || fate === 'lost') console.log(fate, row, cells)
  }
  console.log(`${kept.length} rows kept, ${aside.length} lines aside, ${marks.length} marks`)
  return table
}

const digestOf = async (db: Database): Promise<string> => {
  const { rows } = await sql<{
    digest: string
  }>`select md5(string_agg(md5(marks.reg_no || marks.class || marks.name || marks.digest::text), '' order by reg_no, class)) as digest
    from marks`.execute(db)
  return rows[0]?.digest ?? ''
}

/**
 * A package of the open data with broken quotes and lines that run over as often as real ones have them, by `npm run import`: killed three times and
 * begun again, the same file again, months out of order, and the year after them. Prints what became of every row.
 */
export const measureFaults = async (folder: string, rows: number): Promise<void> => {
  const share = rows / SEEN.rows
  const faults = {
    brokenQuotes: Math.round(SEEN.brokenQuotes * share),
    runOvers: Math.round(SEEN.runOvers * share),
    noRows: NO_ROWS,
  }
  const made = makeFaultyPackage(27, rows, faults)
  const year = join(folder, '2015.zip')
  await writeFile(year, made.bytes)
  console.log(`${rows} rows`, faults)
  const dataDir = join(folder, 'faults')
  const { db, close } = await openStorage({ databaseUrl: undefined, dataDir }, console.log)
  try {
    for (const at of KILLS) console.log(await runImport(db, dataDir, [year], rows * at))
    console.log(await runImport(db, dataDir, [year]))
    console.table(await accountFor(db, made.rows))
    console.table(
      (
        await sql<object>`select id, lines_read, lines_rejected, rows_changed, repairs from imports order by id`.execute(
          db,
        )
      ).rows,
    )
    const before = await digestOf(db)
    console.log(
      'the same again:',
      await runImport(db, dataDir, [year]),
      (await digestOf(db)) === before ? 'the same marks' : 'OTHER MARKS',
    )

    const whole = made.rows.filter(({ fault }) => fault === 'none')
    const months = [
      ['2023_5.zip', whole.slice(0, 2_000), '五月'],
      ['2023-03.zip', whole.slice(1_000, 3_000), '三月'],
      ['2023_4.zip', whole.slice(1_500, 3_500), '四月'],
    ] as const
    for (const [name, changed, word] of months) {
      await writeFile(join(folder, name), makeMonth(changed, word))
      console.log(await runImport(db, dataDir, [join(folder, name)]))
    }
    // The same rows of the year under another digest, so that they are read again.
    await writeFile(join(folder, '2015年.zip'), makeFaultyPackage(27, rows, { ...faults, noRows: NO_ROWS - 1 }).bytes)
    console.log(await runImport(db, dataDir, [join(folder, '2015年.zip')]))
    const names = new Map(
      (await sql<{ key: string; name: string }>`select reg_no as key, name from marks`.execute(db)).rows.map(row => [
        row.key,
        row.name,
      ]),
    )
    const wanted = whole
      .slice(0, 3_500)
      .map(
        ({ key }, place) => [key, place < 2_000 ? '五月' : place < 3_500 && place >= 1_500 ? '四月' : '三月'] as const,
      )
    console.log(
      `${wanted.length} marks of the months, ${wanted.filter(([key, name]) => names.get(key) !== name).length} of them not as the latest month has them`,
    )
  } finally {
    await close()
  }
}
