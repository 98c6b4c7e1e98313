import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { dayOf } from '#domain/calendar-day.ts'
import { StartRefusal } from './app-error.ts'
import { isOpenToAll, isRoot } from './child/unprivileged-user.ts'
import { type Config, readConfig } from './config.ts'
import { createNoticeReader } from './notice/notice-reader.ts'
import { createPageRecogniser } from './ocr/page-recogniser.ts'
import { findRegister } from './register/register-repository.ts'
import { writeSampleNotice } from './rejection/sample-notice.ts'
import { openDatabase } from './storage/database.ts'
import { freeBytes } from './storage/file-store.ts'
import { openStorage } from './storage/open-storage.ts'

/** The outcome of one trial; `advice` says what to do, where something is to be done. */
interface Finding {
  state: 'ok' | 'look' | 'fails'
  found: string
  advice?: string
}

const ok = (found: string): Finding => ({ state: 'ok', found })
const look = (found: string, advice: string): Finding => ({ state: 'look', found, advice })
const fails = (found: string, advice: string): Finding => ({ state: 'fails', found, advice })

const GIGABYTE = 1024 ** 3
const inGigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error))

const [LEAST_DISK, FAIR_DISK] = [0.5 * GIGABYTE, 5 * GIGABYTE]

const checkFolder = async ({ dataDir }: Config): Promise<Finding> => {
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    return fails(
      `${dataDir} cannot be written to (${reasonOf(error)})`,
      'Make it writable for this user, or set DATA_DIR to another folder.',
    )
  }
  const free = await freeBytes(dataDir)
  const found = `${dataDir} can be written to, ${inGigabytes(free)} free`
  if (free < LEAST_DISK) return fails(found, 'Free space: below 256 MB no work is begun.')
  return free < FAIR_DISK
    ? look(found, 'A register of a million marks needs 2 GB, and its import 4 GB more.')
    : ok(found)
}

const [LEAST_MEMORY, FAIR_MEMORY] = [0.9 * GIGABYTE, 1.8 * GIGABYTE]

const checkMemory = async (): Promise<Finding> => {
  const limit = process.constrainedMemory()
  const whole = limit > 0 && limit < totalmem() ? limit : totalmem()
  const free = process.availableMemory()
  const found = `${inGigabytes(free)} of ${inGigabytes(whole)} free`
  if (free < LEAST_MEMORY) return fails(found, 'Notices may be refused as too complex: give the machine 2 GB to spare.')
  return free < FAIR_MEMORY
    ? look(found, 'Scanned notices take up to 1.5 GB: give the machine 2 GB to spare.')
    : ok(found)
}

/** Opens the database as the server does, joining a server that runs; and looks whether each file has its bytes. */
const checkDatabase = async (config: Config): Promise<Finding> => {
  const said: string[] = []
  try {
    const { db, close } = await openStorage(config, line => void said.push(line), { asGuest: true })
    try {
      const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
      const register = await findRegister(db)
      const files = await db.selectFrom('files').select('id').execute()
      let missing = 0
      for (const { id } of files)
        await access(join(config.dataDir, 'files', id.slice(0, 2), id)).catch(() => {
          missing += 1
        })
      const marks = register ? `a register of ${register.size} marks, ${register.state}` : 'no register'
      const found = `PostgreSQL ${rows[0]?.version} answers; ${marks}; ${files.length} files${said.map(line => `; ${line}`).join('')}`
      if (missing === 0) return ok(found)
      return fails(
        `${found}, ${missing} of them without bytes`,
        `Bring ${join(config.dataDir, 'files')} back from a backup.`,
      )
    } finally {
      await close()
    }
  } catch (error) {
    const advice =
      error instanceof StartRefusal
        ? 'Do as the message says.'
        : config.databaseUrl === undefined
          ? `Look into the log of PostgreSQL in ${join(config.dataDir, 'pg')}; if another user started the server before, run as that one.`
          : 'Check DATABASE_URL, and that its database takes connections.'
    return fails(`the database cannot be used: ${reasonOf(error)}`, advice)
  }
}

/** Asks each server of `REGISTER_SHARDS` whether it answers. */
const checkShards = async ({ registerShards }: Config): Promise<Finding> => {
  const silent: string[] = []
  for (const { classes, url } of registerShards) {
    const db = openDatabase(url)
    await sql`select 1`
      .execute(db)
      .catch((error: unknown) => void silent.push(`the one of class ${classes.join(', ')} (${reasonOf(error)})`))
    await db.destroy()
  }
  const found = `${registerShards.length - silent.length} of ${registerShards.length} answer`
  if (silent.length === 0) return ok(found)
  return fails(
    `${found}; silent: ${silent.join('; ')}`,
    'Start them, or correct REGISTER_SHARDS: their classes are not searched meanwhile, and nothing can be imported.',
  )
}

const NOT_WHOLE = 'Run npm ci again: a package is missing or damaged, or made for another kind of machine.'

/** Writes a notice in Chinese as PDF, without a browser, and reads it back in a sandboxed child: fonts, files and children. */
const checkPapers = async (): Promise<{ papers: Finding; pdf: Uint8Array | undefined }> => {
  const reader = createNoticeReader()
  try {
    const { file } = await writeSampleNotice(dayOf(Date.now()), 0)
    const { applicant, mark } = await reader.read(file.bytes)
    const isSame = mark === '松砚里' && applicant.length > 0
    const found = `a PDF in Chinese was written without a browser (${Math.round(file.bytes.length / 1024)} kB) and `
    return {
      papers: isSame ? ok(`${found}read back`) : fails(`${found}read back otherwise: ${mark}`, NOT_WHOLE),
      pdf: file.bytes,
    }
  } catch (error) {
    return { papers: fails(`no PDF could be written and read: ${reasonOf(error)}`, NOT_WHOLE), pdf: undefined }
  } finally {
    await reader.close()
  }
}

const checkRecognition = async (pdf: Uint8Array | undefined): Promise<Finding> => {
  if (!pdf) return look('not tried, for want of a PDF', 'Mend what is said above first.')
  const recogniser = createPageRecogniser()
  const keptAwake = setInterval(() => undefined, 1_000)
  try {
    const { result, usage } = await recogniser.recognise({ pdf, pages: [1] })
    const isRead = JSON.stringify(result).includes('商标')
    const found = `a page was recognised from its picture with ${inGigabytes(usage.peakBytes)} of memory`
    return isRead ? ok(found) : fails('a page was recognised, but not as what it is', NOT_WHOLE)
  } catch (error) {
    return fails(`no page could be recognised: ${reasonOf(error)}`, NOT_WHOLE)
  } finally {
    clearInterval(keptAwake)
    await recogniser.close()
  }
}

const checkUser = async (): Promise<Finding> => {
  if (!isRoot()) return ok('the server is no root')
  return isOpenToAll(import.meta.filename) && isOpenToAll(process.execPath)
    ? ok('of a server that is root, what reads foreign files belongs to nobody')
    : look(
        'what reads foreign files belongs to root',
        'Run the server as a user of its own, or move it where every user may read it.',
      )
}

const checkPort = async ({ host, port }: Config): Promise<Finding> => {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  if (!answer) return ok(`no server runs at ${url}`)
  if (answer.ok) return ok(`a server answers at ${url}`)
  return answer.status === 503
    ? fails(`a server at ${url} has no database`, 'Look into its log, and start it anew.')
    : look(`something else answers at ${url}`, 'Set PORT to another one.')
}

const SIGNS = { ok: 'ok   ', look: 'look ', fails: 'FAILS' } as const

/** Runs `npm run doctor`: tries what the server stands on, and says what to do. Exits with 1 where something fails. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  let isFailing = false
  const tell = (what: string, { state, found, advice }: Finding): void => {
    isFailing ||= state === 'fails'
    console.log(`${SIGNS[state]} ${what}: ${found}.${advice ? `\n      → ${advice}` : ''}`)
  }
  tell('Node', ok(`${process.version}, ${process.platform} ${process.arch}`))
  tell('Folder', await checkFolder(config))
  tell('Memory', await checkMemory())
  tell('User', await checkUser())
  tell('Server', await checkPort(config))
  tell('Database', await checkDatabase(config))
  if (config.registerShards.length > 0) tell('Servers of marks', await checkShards(config))
  const { papers, pdf } = await checkPapers()
  tell('Fonts and PDF', papers)
  tell('Recognition', await checkRecognition(pdf))
  process.exitCode = isFailing ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exitCode = 1
}
