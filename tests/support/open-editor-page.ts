import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { VITE_LOCATION } from '../../server/page/build-page.ts'
import { chromiumPath } from './chromium-path.ts'

const ADDRESS = 'https://rejoinder.test/'

/** The document editor alone, built for the browser as the page is. */
const buildEditor = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: VITE_LOCATION.root,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: `${import.meta.dirname}/editor-page/main.ts`, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('Vite built no editor')
  return output.output[0].code
}

export interface EditorPage {
  page: Page
  browser: Browser
  /** Addresses that the page asked for beyond its own. */
  asked: string[]
}

/** A page of a real Chromium with nothing on it but the document editor, and no security policy that would help it. */
export const openEditorPage = async (): Promise<EditorPage> => {
  const [code, browser] = await Promise.all([
    buildEditor(),
    chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    }),
  ])
  const page = await browser.newPage()
  const asked: string[] = []
  await page.route('**', route => {
    const address = route.request().url()
    if (address === ADDRESS) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
    asked.push(address)
    return route.fulfill({ contentType: 'text/javascript', body: 'pwn()' })
  })
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => 'openDocument' in window)
  return { page, browser, asked }
}
