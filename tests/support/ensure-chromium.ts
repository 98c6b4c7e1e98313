import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium-path.ts'

// Run by `npm test` before the tests: the journeys need a real browser.
const install = (): void => {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!isRootOnDebian) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-q', ...step], { env, stdio: 'inherit' })
  }
}

if (!findChromium()) install()
if (!findChromium()) {
  console.error('The journeys need Chromium: install it, or set CHROMIUM_PATH to it, and run npm test again.')
  process.exit(1)
}
