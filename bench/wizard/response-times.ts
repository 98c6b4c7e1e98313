import type { Page } from 'playwright-core'

/** From a click on the first element of a selector to the frame that shows what it did, measured in the page; milliseconds. */
export const clickTime = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    target =>
      new Promise<number>(resolve => {
        const element = document.querySelector<HTMLElement>(target)
        if (element === null) throw new Error(`no ${target}`)
        const start = performance.now()
        element.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage(null)
        })
      }),
    selector,
  )

/** From each key, as the browser takes it in, to the frame after it, while `work` types; milliseconds. */
export const keyTimes = async (page: Page, work: () => Promise<void>): Promise<number[]> => {
  const times = await page.evaluateHandle(() => {
    const measured: number[] = []
    const measure = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => measured.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    }
    addEventListener('keydown', measure, { capture: true })
    return measured
  })
  await work()
  return times.jsonValue()
}
