import { createCanvas } from '@napi-rs/canvas'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { VITE_LOCATION } from '../../server/page/build-page.ts'
import { chromiumPath } from '../../tests/support/chromium-path.ts'

const ADDRESS = 'https://rejoinder.test/'
/** Frames come when they are wanted, not at the screen's pace: what is measured is the work. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
]
/** What a save and a filing check are answered with. */
const ANSWERS = { revision: 1, savedAt: '2026-06-15T14:03:22+08:00', problems: [] }
const STYLE =
  'html,body{height:100%;margin:0}.rj-desk,.bench-page,.bench-page>article,.bench-page .rj-panes{height:100vh}.bench-page .rj-desk{height:auto}'

const buildPage = async (): Promise<{ script: string; style: string }> => {
  const built = await build({
    configFile: false,
    root: VITE_LOCATION.root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${import.meta.dirname}/page.ts`, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('Vite built no page')
  const style = result.output.find(file => file.type === 'asset' && file.fileName.endsWith('.css'))
  return { script: result.output[0].code, style: style?.type === 'asset' ? String(style.source) : '' }
}

/** A picture as a mark in a notice is: black on white. */
const drawPicture = (): Buffer => {
  const canvas = createCanvas(480, 320)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 480, 320)
  context.fillStyle = 'black'
  for (let ring = 0; ring < 12; ring += 1) {
    context.beginPath()
    context.arc(40 * ring, 160, 30 + 8 * ring, 0, Math.PI)
    context.stroke()
  }
  return canvas.toBuffer('image/png')
}

export interface BenchPage {
  page: Page
  cdp: CDPSession
  browser: Browser
}

/** Builds the page of the editors as the product's is built, and opens it in a real Chromium. */
export const launchBenchPage = async (): Promise<() => Promise<BenchPage>> => {
  const { script, style } = await buildPage()
  const picture = drawPicture()
  return async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('pageerror', error => console.error(error.message))
    await page.route('**', route =>
      route.request().url() === ADDRESS
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="zh-CN"><body>' })
        : route.fulfill({ json: { code: 0, data: ANSWERS } }),
    )
    await page.route('**/files/*/picture', route => route.fulfill({ contentType: 'image/png', body: picture }))
    await page.goto(ADDRESS)
    await page.addStyleTag({ content: STYLE + style })
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction(() => 'bench' in window)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    return { page, cdp, browser }
  }
}
