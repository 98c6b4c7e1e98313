import type { Locator, Page } from 'playwright-core'

const MOST_TABS = 90
/** How long a page may take to put the focus somewhere. */
const LOST_AFTER_MS = 10_000

const goTo = async (page: Page, target: Locator, key: string, onStop?: () => Promise<void>): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
    await onStop?.()
  }
  throw new Error(`${target} is not reached by Tab`)
}

/** Reaches a control by Tab alone, as someone without a mouse does. */
export const tabTo = (page: Page, target: Locator): Promise<void> => goTo(page, target, 'Tab')

/** Whether the keyboard would begin at the top of the window again. */
export const hasLostFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

const BODY = 'body'
const END_OF_WINDOW = 'end of the window'
const isSomewhere = () => document.activeElement !== null && document.activeElement !== document.body

/** A walk by the keyboard that writes down every stop of the focus. */
export interface FocusWalk {
  stops: string[]
  /** Goes on by Tab to a control. */
  to: (target: Locator) => Promise<void>
  /** Goes back to one by Shift+Tab. */
  back: (target: Locator) => Promise<void>
  /** Goes on to a control and presses a key there. */
  press: (target: Locator, key?: string) => Promise<void>
  /** Waits until the focus is somewhere, as after a step that draws another page, and writes down where. */
  arrive: () => Promise<void>
}

/** Begins a walk where the focus is. Each stop is a role or tag and the name; the body is a stop, too, so that a lost focus is seen. */
export const walkByKeys = (page: Page): FocusWalk => {
  const stops: string[] = []
  const note = async (): Promise<void> => {
    stops.push(
      await page.evaluate(body => {
        const { activeElement: active } = document
        if (!active || active === document.body) return body
        const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
        const name =
          active.getAttribute('aria-label') || labels.map(label => label.textContent).join(' ') || active.textContent
        const kind = active instanceof HTMLInputElement ? active.type : active.localName
        return `${active.getAttribute('role') ?? kind}: ${name?.replace(/\s+/gu, ' ').trim().slice(0, 40) ?? ''}`
      }, BODY),
    )
  }
  /** Behind the last control Tab leaves the page, which loses nothing; a focus that stays away before the first key is lost. */
  const go = async (target: Locator, key: string): Promise<void> => {
    if (stops.length > 0 && !(await page.evaluate(isSomewhere)))
      await page.waitForFunction(isSomewhere, undefined, { timeout: LOST_AFTER_MS }).catch(() => stops.push(BODY))
    await goTo(page, target, key, async () => {
      await note()
      if (stops.at(-1) === BODY) stops[stops.length - 1] = END_OF_WINDOW
    })
  }
  const to = (target: Locator): Promise<void> => go(target, 'Tab')
  return {
    stops,
    to,
    back: target => go(target, 'Shift+Tab'),
    async press(target, key = 'Enter') {
      await to(target)
      await page.keyboard.press(key)
    },
    async arrive() {
      await page.waitForFunction(isSomewhere)
      await note()
    },
  }
}

/** The stops of a walk at which nothing had the focus. */
export const lostStops = ({ stops }: FocusWalk): string[] => stops.filter(stop => stop === BODY)
