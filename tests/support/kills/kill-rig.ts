import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { midnightOf } from '../../../server/law/calendar-day.ts'
import { readNotice } from '../notice-upload.ts'
import { seededRandom } from '../seeded-random.ts'
import { type ServerProcess, startServer } from '../start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { killedDocument, NAMES, PROSE_COUNT } from './killed-documents.ts'
import { showDocument, typeAtRandom } from './type-at-random.ts'
import { createTypedBook, type Missing, type TypedBook } from './typed-book.ts'
import { type PageWatcher, watchPage } from './watch-page.ts'

/** What is killed. `database`: the server, and its PostgreSQL with it. */
export const VICTIMS = ['tab', 'browser', 'server', 'database', 'server and tab', 'server and browser'] as const
export type Victim = (typeof VICTIMS)[number]

export interface KillReport extends Missing {
  seed: number
  victim: Victim
  /** Milliseconds of typing before the kill, and what was typed, once each. */
  typedFor: number
  typed: number
  /** What the screen said last before the kill. */
  shown: string
  /** How often the journal was written before the kill, and how long that took at most, in milliseconds. */
  writes: number
  slowestWrite: number
}

const LETTERS = ['a', 'r'] as const
const SAFE = ['saved', 'local']
/** The page tries again half a minute after a failure at the latest. */
const PATIENCE_MS = 45_000

const send = async (address: string, method: string, body: FormData | object): Promise<unknown> => {
  const isForm = body instanceof FormData
  const answer = await fetch(address, {
    method,
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}

/** One log whose documents are typed in, on one computer and one server, killed again and again. */
export const createKillRig = async () => {
  const dataDir = await makeTemporaryFolder()
  const profile = await makeTemporaryFolder()
  let server: ServerProcess = await startServer({ dataDir })
  const { port } = new URL(server.url)
  let chromium: ChromiumProcess = await startChromium(profile)
  const end = async (): Promise<void> => {
    await chromium.kill()
    await server.stop()
    await Promise.all([removeFolder(dataDir), removeFolder(profile)])
  }

  const analyse = async (): Promise<RejectionLogDetail> => {
    const body = new FormData()
    body.append(
      ANALYSIS_FILE_PART,
      new Blob([await readNotice('partial-two-cited')], { type: 'application/pdf' }),
      'n.pdf',
    )
    const query = new URLSearchParams({ receiveTime: String(midnightOf('2024-06-11')), type: '0', isEn: '0' })
    return (await send(`${server.url}${ENDPOINTS.analyseRejection.path}?${query}`, 'POST', body)) as RejectionLogDetail
  }
  const { id } = await analyse().catch(async error => {
    await end()
    throw error
  })
  const pathOf = (path: string): string => `${server.url}${path.replace(':id', String(id))}`
  const [analysis, reason] = LETTERS.map(letter => parse(killedDocument(letter)))
  if (!analysis || !reason) throw new Error('There are two documents.')
  const draft = { analysis, reason, form: toFormData(analysis, reason), reviewed: [], revision: 0 }
  await send(pathOf(ENDPOINTS.saveDraft.path), 'PUT', draft)

  const readDraft = async (): Promise<Draft | null> => {
    const answer = await fetch(pathOf(ENDPOINTS.readRejectionDetail.path))
    return (await answer.json()).data.draft
  }

  const open = async (watcher: PageWatcher): Promise<Page> => {
    const page = await chromium.context.newPage()
    await watchPage(page, watcher)
    await page.goto(`${server.url}/ai/reject_analysis?id=${id}`)
    const sheet = page.locator('article .ProseMirror').first()
    await sheet.waitFor({ timeout: PATIENCE_MS }).catch(async error => {
      throw new Error(`The page shows: ${await page.locator('body').innerText()}`, { cause: error })
    })
    return page
  }

  /** What stands where: as the server has it, and with the texts open on the page. */
  const readPlaces = async (page: Page): Promise<Map<string, string>> => {
    const draft = await readDraft()
    const texts = JSON.stringify([draft?.analysis, draft?.reason])
    const places = new Map<string, string>()
    for (const letter of LETTERS) {
      await showDocument(page, letter)
      const open = await page
        .locator('article:visible textarea')
        .evaluateAll(areas => areas.map(area => [area.getAttribute('aria-label'), Reflect.get(area, 'value')]))
      const openTexts = new Map<string, string>(open as [string, string][])
      for (let index = 0; index < PROSE_COUNT; index++) {
        const name = `正文${letter}${index}：`
        places.set(name, new RegExp(`${name}([^"]*)"`).exec(texts)?.[1] ?? '')
      }
      for (const name of [...NAMES.text, ...NAMES.switch, ...NAMES.radio, ...NAMES.checkboxes]) {
        places.set(`${name}${letter}`, String(draft?.form[`${name}${letter}`]))
      }
      for (const name of NAMES.paragraph.map(name => `${name}${letter}`)) {
        const value = String(draft?.form[name])
        const text = openTexts.get(name)
        places.set(name, JSON.stringify([value, text === undefined || text === value ? null : text]))
      }
    }
    return places
  }

  /** The places that are not as they must be, once they had time to become so. */
  const settle = async (page: Page, book: TypedBook, killedAt: number): Promise<Missing> => {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const places = await readPlaces(page)
      const missing = book.missing(place => places.get(place) ?? '', killedAt)
      if (missing.lost.length + missing.late.length === 0 || Date.now() > until) return missing
      await pause(250)
    }
  }

  const killServer = async (withDatabase: boolean): Promise<void> => {
    const postmaster = Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
    await server.kill()
    if (withDatabase) process.kill(postmaster, 'SIGKILL')
  }
  const restartServer = async (): Promise<void> => {
    server = await startServer({ dataDir, env: { PORT: port } })
  }
  const killPage = async (page: Page, victim: Victim): Promise<void> => {
    if (victim.endsWith('browser')) return await chromium.kill()
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }

  let words = 0
  /** Types for a while, kills, starts again what was killed, and reads what is there. */
  const runKill = async (seed: number, victim: Victim): Promise<KillReport> => {
    const random = seededRandom(seed)
    const book = createTypedBook()
    let shown = ''
    let writes = 0
    let slowestWrite = 0
    let page = await open({
      onState: (state, at) => {
        shown = state
        if (SAFE.includes(state)) book.safeAt(at)
      },
      onKept: (takenAt, keptAt) => {
        book.keptAt(takenAt)
        writes += 1
        slowestWrite = Math.max(slowestWrite, keptAt - takenAt)
      },
    })
    // What the page before has left is on the server before anything is typed over it.
    await page.locator('.rj-save-text:is([data-state=clean], [data-state=saved])').waitFor({ timeout: PATIENCE_MS })
    for (const [place, value] of await readPlaces(page)) book.begin(place, value)

    let isOver = false
    const nextWord = (): string => {
      words += 1
      return `词${words}。`
    }
    const typing = typeAtRandom({ page, book, random, nextWord }, () => isOver).catch(error => {
      if (!isOver) throw error
    })
    const typedFor = 500 + Math.floor(random() * 5_000)
    await Promise.race([typing, pause(typedFor)])
    let killedAt = Date.now()
    if (victim.startsWith('server') || victim === 'database') {
      await killServer(victim === 'database')
      await Promise.race([typing, pause(1_000 + random() * 3_000)])
      killedAt = Date.now()
    }
    const last = shown
    if (victim === 'server' || victim === 'database') {
      isOver = true
      await typing
      // Nothing of the page was killed: all of it has to be there.
      killedAt = Number.POSITIVE_INFINITY
      await restartServer()
    } else {
      isOver = true
      await killPage(page, victim)
      await typing
      if (victim.startsWith('server')) await restartServer()
      if (victim.endsWith('browser')) chromium = await startChromium(profile)
      else await page.close()
      page = await open({ onState: () => undefined, onKept: () => undefined })
    }
    const missing = await settle(page, book, killedAt)
    await page.close()
    return { seed, victim, typedFor, typed: book.count(), shown: last, writes, slowestWrite, ...missing }
  }

  return {
    runKill,
    end,
  }
}
