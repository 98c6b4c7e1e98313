import type { Page } from 'playwright-core'
import { build } from 'vite'
import { VITE_LOCATION } from '../../server/page/build-page.ts'
import { openFileContext } from './shared-browser.ts'

const ADDRESS = 'https://rejoinder.test/'

/** Builds the document editor alone for the browser, as the page is built, and returns its script. */
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

let code: Promise<string> | undefined

export interface EditorPage {
  page: Page
  /** Addresses that the page asked for beyond its own. */
  asked: string[]
  close(): Promise<void>
}

/** Opens a page of a real browser with nothing on it but the document editor, and no security policy that would help it. */
export const openEditorPage = async (): Promise<EditorPage> => {
  code ??= buildEditor()
  const context = await openFileContext()
  const page = await context.newPage()
  const asked: string[] = []
  await page.route('**', route => {
    const address = route.request().url()
    if (address === ADDRESS) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
    asked.push(address)
    return route.fulfill({ contentType: 'text/javascript', body: 'pwn()' })
  })
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: await code, type: 'module' })
  await page.waitForFunction(() => 'openDocument' in window)
  return { page, asked, close: () => context.close() }
}
