import type { BenchPage } from './launch-bench-page.ts'

const WARM_UP = 10
const CLICKS = 24

/**
 * Where in the window the end of the text of an element in the middle of the document is; null where there is none. Only
 * sections in view are gone into: asking where something is in another would lay that out.
 */
const findPlace = (selector: string): { x: number; y: number } | null => {
  const desk = document.querySelector('.rj-desk')
  const middle = (desk?.getBoundingClientRect().height ?? 0) / 2
  const isInView = (found: Element): boolean => {
    const { top, bottom } = found.getBoundingClientRect()
    return top < middle * 2 && bottom > middle / 2
  }
  const isWhole = (found: Element): boolean => {
    const { top, bottom } = found.getBoundingClientRect()
    return top > middle / 2 && bottom < middle * 2
  }
  const shown = [...document.querySelectorAll('.rj-section')]
    .filter(isInView)
    .flatMap(section => [...section.querySelectorAll(selector)])
    .find(isWhole)
  if (shown === undefined) return null
  const range = document.createRange()
  range.selectNodeContents(shown)
  const end = shown.matches('p') ? [...range.getClientRects()].at(-1) : shown.getBoundingClientRect()
  return end
    ? { x: shown.matches('p') ? end.right - 1 : (end.left + end.right) / 2, y: (end.top + end.bottom) / 2 }
    : null
}

/** Waits until a long document, drawn in turns, is there as a whole. */
export const waitUntilDrawn = async ({ page }: BenchPage): Promise<void> => {
  // Asked seldom: a page that is asked at every frame is never idle, and draws no turn.
  await page.waitForFunction(
    () => [...document.querySelectorAll('.rj-section')].every(section => section.childElementCount > 0),
    undefined,
    { polling: 250 },
  )
}

/** Brings the middle of the document into view; what comes into view is drawn first. */
export const scrollToMiddle = async ({ page }: BenchPage): Promise<void> => {
  await page.waitForFunction(() => {
    const desk = document.querySelector('.rj-desk')
    desk?.scrollTo(0, desk.scrollHeight / 2)
    const inView = [...document.querySelectorAll('.rj-section')].filter(section => {
      const { top, bottom } = section.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    return inView.length > 0 && inView.every(section => section.childElementCount > 0)
  })
  await takeTimes({ page })
}

/** What has just been drawn may have moved all else: it is looked for again, for a while. */
const FRAMES = 60

const findInView = async ({ page }: BenchPage, selector: string): Promise<{ x: number; y: number }> => {
  let place = await page.evaluate(findPlace, selector)
  for (let frame = 0; place === null && frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    place = await page.evaluate(findPlace, selector)
  }
  if (place === null) throw new Error(`No ${selector} is in view`)
  return place
}

const clickAt = async (bench: BenchPage, selector: string): Promise<void> => {
  const { x, y } = await findInView(bench, selector)
  await bench.page.mouse.click(x, y)
}

/** Milliseconds that an input took until it was painted, and those of them that the page's own thread worked. */
export interface Cost {
  wall: number
  cpu: number
}

/** Milliseconds that the page's thread has worked since the page began, however busy the machine is besides. */
export const readWork = async ({ cdp }: BenchPage): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

const takeTimes = ({ page }: Pick<BenchPage, 'page'>): Promise<number[]> =>
  page.evaluate(() => window.bench.takeTimes())

interface Press {
  /** What comes well before it: a hand on its way. */
  prepare?: (turn: number) => Promise<void>
  press: (turn: number) => Promise<void>
}

/** What each press cost: of several events it is made of, the last is the one that does something. */
const pressOften = async (bench: BenchPage, count: number, { prepare, press }: Press): Promise<Cost[]> => {
  const costs: Cost[] = []
  for (let turn = 0; turn < count; turn += 1) {
    await prepare?.(turn)
    await takeTimes(bench)
    const before = await readWork(bench)
    await press(turn)
    const wall = (await takeTimes(bench)).at(-1)
    if (wall !== undefined) costs.push({ wall, cpu: (await readWork(bench)) - before })
  }
  return costs
}

/**
 * Between what fingers do, longer than a frame: a browser paints no two frames closer than a screen shows them, so that
 * the second would wait.
 */
const REST_MS = 30
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, REST_MS))

const typeKey = async ({ cdp }: BenchPage): Promise<void> => {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 }
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', ...key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** What each of so many keys cost, typing where `selector` ends. */
export const typeAt = async (bench: BenchPage, selector: string, count: number): Promise<Cost[]> => {
  await clickAt(bench, selector)
  await takeTimes(bench)
  const costs = await pressOften(bench, WARM_UP + count, { prepare: rest, press: () => typeKey(bench) })
  return costs.slice(WARM_UP)
}

/** What each click cost on one of the controls, in turn: from where the finger lets go. */
export const clickOften = async (bench: BenchPage, ...selectors: string[]): Promise<Cost[]> => {
  const { mouse } = bench.page
  const costs = await pressOften(bench, CLICKS, {
    prepare: async turn => {
      const { x, y } = await findInView(bench, selectors[turn % selectors.length] ?? '')
      await mouse.move(x, y)
      await rest()
    },
    press: async () => {
      await mouse.down()
      await rest()
      await mouse.up()
    },
  })
  return costs.slice(2)
}

/** What undo and redo cost, in turn. */
export const undoOften = async (bench: BenchPage): Promise<Cost[]> => {
  const { keyboard } = bench.page
  await keyboard.down('Control')
  const costs = await pressOften(bench, CLICKS, {
    prepare: rest,
    press: turn => keyboard.press(turn % 2 === 0 ? 'z' : 'y'),
  })
  await keyboard.up('Control')
  return costs.slice(2)
}
