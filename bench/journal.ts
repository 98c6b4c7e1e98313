import { chromium } from 'playwright-core'
import { build } from 'vite'
import { VITE_LOCATION } from '../server/page/build-page.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import type { JournalBench } from './journal/page.ts'

const ADDRESS = 'https://rejoinder.test/'

/** Milliseconds that keeping a document of so many fields takes, and for how long the page answers no key meanwhile. */
export const run = async (): Promise<void> => {
  const built = await build({
    configFile: false,
    root: VITE_LOCATION.root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${import.meta.dirname}/journal/page.ts`, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('Vite built no page')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.route('**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }))
    await page.goto(ADDRESS)
    await page.addScriptTag({ content: result.output[0].code, type: 'module' })
    await page.waitForFunction(() => 'journal' in window)
    const rows = []
    for (const fields of [300, 1_000, 5_000, 20_000]) {
      rows.push(
        await page.evaluate(count => {
          const bench: JournalBench = Reflect.get(window, 'journal')
          return bench.run(count)
        }, fields),
      )
    }
    console.table(rows)
  } finally {
    await browser.close()
  }
}
