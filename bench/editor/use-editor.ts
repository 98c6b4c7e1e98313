import type { BenchPage } from './launch-bench-page.ts'

const WARM_UP = 10
const TIMES = 50
const CLICKS = 24

/** Where in the window the end of the text of an element in the middle of the document is; null where there is none. */
const findPlace = (selector: string): { x: number; y: number } | null => {
  const desk = document.querySelector('.rj-desk')
  const middle = (desk?.getBoundingClientRect().height ?? 0) / 2
  const shown = [...document.querySelectorAll(selector)].find(found => {
    const { top, bottom } = found.getBoundingClientRect()
    return top > middle / 2 && bottom < middle * 2
  })
  if (shown === undefined) return null
  const range = document.createRange()
  range.selectNodeContents(shown)
  const end = shown.matches('p') ? [...range.getClientRects()].at(-1) : shown.getBoundingClientRect()
  return end
    ? { x: shown.matches('p') ? end.right - 1 : (end.left + end.right) / 2, y: (end.top + end.bottom) / 2 }
    : null
}

/** Brings the middle of the document into view; what comes into view is laid out first. */
export const scrollToMiddle = async ({ page }: BenchPage): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) {
    await page.evaluate(() => {
      const desk = document.querySelector('.rj-desk')
      desk?.scrollTo(0, desk.scrollHeight / 2)
      return window.bench.takeTimes()
    })
  }
}

const clickAt = async ({ page }: BenchPage, selector: string): Promise<void> => {
  const place = await page.evaluate(findPlace, selector)
  if (place === null) throw new Error(`No ${selector} is in view`)
  await page.mouse.click(place.x, place.y)
}

const takeTimes = ({ page }: BenchPage): Promise<number[]> => page.evaluate(() => window.bench.takeTimes())

const pressTimes = async (
  bench: BenchPage,
  press: (turn: number) => Promise<void>,
  count: number,
): Promise<number[]> => {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    await press(turn)
    times.push(...(await takeTimes(bench)))
  }
  return times
}

const typeKey =
  ({ cdp }: BenchPage) =>
  async (): Promise<void> => {
    const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 }
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', ...key })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

/** Milliseconds from each key to its paint, typing where `selector` ends. */
export const typeAt = async (bench: BenchPage, selector: string): Promise<number[]> => {
  await clickAt(bench, selector)
  await takeTimes(bench)
  return (await pressTimes(bench, typeKey(bench), WARM_UP + TIMES)).slice(WARM_UP)
}

/** Milliseconds from each click on one of the controls, in turn, to its paint. */
export const clickOften = async (bench: BenchPage, ...selectors: string[]): Promise<number[]> =>
  (await pressTimes(bench, turn => clickAt(bench, selectors[turn % selectors.length] ?? ''), CLICKS)).slice(2)

/** Milliseconds from undo and redo, in turn, to their paint. */
export const undoOften = async (bench: BenchPage): Promise<number[]> =>
  (await pressTimes(bench, turn => bench.page.keyboard.press(turn % 2 === 0 ? 'Control+z' : 'Control+y'), CLICKS * 2))
    // The key that is held down with it is a key too.
    .filter((_, index) => index % 2 === 1)
    .slice(2)
