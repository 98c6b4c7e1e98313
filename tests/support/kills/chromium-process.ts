import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumPath } from '../chromium-path.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const READY = /^DevTools listening on (ws:\S+)$/

/** A Chromium in a process group of its own that keeps its profile, so that it can be killed and started again. */
export interface ChromiumProcess {
  context: BrowserContext
  /** Ends all of its processes at once, as a power cut does. */
  kill(): Promise<void>
}

const endpointOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stderr) {
      createInterface(child.stderr).on('line', line => {
        const address = READY.exec(line)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('exit', () => reject(new Error('Chromium ended before it was ready.')))
  })

export const startChromium = async (profile: string): Promise<ChromiumProcess> => {
  const child = spawn(
    chromiumPath(),
    [
      ...FLAGS,
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-first-run',
      '--hide-crash-restore-bubble',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const browser: Browser = await chromium.connectOverCDP(await endpointOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no context.')
  context.setDefaultTimeout(60_000)
  return {
    context,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      const ended = once(child, 'exit')
      process.kill(-child.pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}
