import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The Chromium of this machine: CHROMIUM_PATH, Debian's, or the one Playwright has installed; undefined without one. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()].find(path => path && existsSync(path))

/** For launching: throws where none is found, which `npm test` has made sure of before. */
export const chromiumPath = (): string => {
  const path = findChromium()
  if (!path) throw new Error('There is no Chromium. Set CHROMIUM_PATH, or run npm test, which looks for one.')
  return path
}
