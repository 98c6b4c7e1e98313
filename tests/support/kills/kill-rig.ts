import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { seededRandom } from '../seeded-random.ts'
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { makeKilledLog } from './killed-log.ts'
import { startKilledServer } from './killed-server.ts'
import { readPlaces } from './read-places.ts'
import { typeAndStay, typeAtRandom } from './type-at-random.ts'
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
  /** The screen said that all is saved while words stood in an open field. */
  isFalselySaved: boolean
}

const SAFE = ['saved', 'local']
/** What the save text must not say while words in an open field are not in the document. */
const FALSE_WITH_OPEN_FIELD = ['saved', 'clean']
/** Longer than a draft waits before it is sent. */
const OPEN_FOR_MS = 3_000
/** The page tries again half a minute after a failure at the latest. */
const PATIENCE_MS = 45_000

/** One log whose documents are typed in, on one computer and one server, killed again and again. */
export const createKillRig = async () => {
  const profile = await makeTemporaryFolder()
  const server = await startKilledServer()
  let chromium: ChromiumProcess = await startChromium(profile)
  const end = async (): Promise<void> => {
    await chromium.kill()
    await server.end()
    await removeFolder(profile)
  }
  const log = await makeKilledLog(server.url).catch(async error => {
    await end()
    throw error
  })

  const open = async (watcher: PageWatcher): Promise<Page> => {
    const page = await chromium.context.newPage()
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') told.push(message.text())
    })
    page.on('pageerror', error => told.push(error.stack ?? error.message))
    await watchPage(page, watcher)
    await page.goto(log.address)
    const sheet = page.locator('article .ProseMirror').first()
    await sheet.waitFor({ timeout: PATIENCE_MS }).catch(async error => {
      throw new Error(`The page shows: ${await page.locator('body').innerText()}\n${told.join('\n')}`, { cause: error })
    })
    return page
  }

  /** The places that are not as they must be, once they had time to become so. */
  const settle = async (page: Page, book: TypedBook, killedAt: number): Promise<Missing> => {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const places = await readPlaces(page, await log.readDraft())
      const missing = book.missing(place => places.get(place) ?? '', killedAt)
      if (missing.lost.length + missing.late.length === 0 || Date.now() > until) return missing
      await pause(250)
    }
  }

  const killPage = async (page: Page, victim: Victim): Promise<void> => {
    if (victim.endsWith('browser')) return await chromium.kill()
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }

  let words = 0
  /**
   * Types for a while, kills, starts again what was killed, and reads what is there; `endsOpen`: a field stands open with
   * words in it when the kill comes.
   */
  const runKill = async (seed: number, victim: Victim, endsOpen = false): Promise<KillReport> => {
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
    // What the page before has left is on the server, or in a field that stands open, before anything is typed over it.
    await page
      .locator('.rj-save-text:is([data-state=clean], [data-state=saved], [data-state=open])')
      .waitFor({ timeout: PATIENCE_MS })
      .catch(async error => {
        const state = await page.locator('.rj-save-text').getAttribute('data-state', { timeout: 1_000 })
        throw new Error(`The save text stays at ${state}: ${await page.locator('body').innerText()}`, { cause: error })
      })
    for (const [place, value] of await readPlaces(page, await log.readDraft())) book.begin(place, value)

    let isOver = false
    let isEnough = false
    let isFalselySaved = false
    const nextWord = (): string => {
      words += 1
      return `词${words}。`
    }
    const typist = { page, book, random, nextWord }
    const typing = typeAtRandom(typist, () => isOver || isEnough).catch(error => {
      if (!isOver) throw error
    })
    const typedFor = 500 + Math.floor(random() * 5_000)
    await Promise.race([typing, pause(typedFor)])
    // A kill before the first word, or before the journal has one, would show nothing: a busy machine is given the time.
    while (book.count() === 0 || writes === 0) await Promise.race([typing, pause(50)])
    if (endsOpen) {
      isEnough = true
      await typing
      await typeAndStay(typist)
      await pause(OPEN_FOR_MS * (0.2 + random()))
      isFalselySaved = FALSE_WITH_OPEN_FIELD.includes(shown)
    }
    let killedAt = Date.now()
    if (victim.startsWith('server') || victim === 'database') {
      await server.kill(victim === 'database')
      await Promise.race([typing, pause(1_000 + random() * 3_000)])
      killedAt = Date.now()
    }
    const last = shown
    if (victim === 'server' || victim === 'database') {
      isOver = true
      await typing
      // Nothing of the page was killed: all of it has to be there.
      killedAt = Number.POSITIVE_INFINITY
      await server.restart()
    } else {
      isOver = true
      await killPage(page, victim)
      await typing
      if (victim.startsWith('server')) await server.restart()
      if (victim.endsWith('browser')) chromium = await startChromium(profile)
      else await page.close()
      page = await open({ onState: () => undefined, onKept: () => undefined })
    }
    const missing = await settle(page, book, killedAt)
    await page.close()
    return {
      seed,
      victim,
      typedFor,
      typed: book.count(),
      shown: last,
      writes,
      slowestWrite,
      isFalselySaved,
      ...missing,
    }
  }

  return { runKill, end }
}
