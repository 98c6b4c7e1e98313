import type { Page } from 'playwright-core'
import type { Notice } from '#contract/notice.ts'

interface FlashedPlace {
  page: number
  /** In points of the page. */
  box: number[]
}

export interface FollowedFact {
  path: string
  /** From the click to the frame that shows the flash. */
  ms: number
  flashed: FlashedPlace[]
  /** How far the first place is from the middle of the pane, in pixels, but for what the ends of the scroll leave no room for. */
  off: number
}

/** Half a point: the page says percentages of its size, and not to the last digit. */
const TOLERANCE = 0.5

const isSame = (a: FlashedPlace, b: FlashedPlace): boolean =>
  a.page === b.page && a.box.every((edge, index) => Math.abs(edge - (b.box[index] ?? Number.NaN)) < TOLERANCE)

/** Whether all the places flashed that the notice has a fact from, and nothing else. */
export const isRightPlace = ({ path, flashed }: FollowedFact, evidence: Notice['evidence']): boolean => {
  const places = Object.entries(evidence)
    .filter(([key]) => key === path || key.startsWith(`${path}.`))
    .flatMap(([, found]) => found)
  return (
    places.length > 0 &&
    places.length === flashed.length &&
    places.every(place => flashed.some(box => isSame(box, place)))
  )
}

/** Clicks the badge of each fact of the open facts panel that has a source, and looks what flashes in the notice. */
export const followFacts = async (page: Page): Promise<FollowedFact[]> => {
  await page.locator('.rj-fact').first().waitFor()
  return await page.evaluate(async () => {
    const pane = document.querySelector<HTMLElement>('.rj-pdf-pages')
    if (pane === null) throw new Error('no pane')
    const sheets = [...pane.querySelectorAll<HTMLElement>('.rj-pdf-sheet')]
    const placeOf = (box: HTMLElement) => {
      const sheet = box.closest<HTMLElement>('.rj-pdf-sheet')
      if (sheet === null) throw new Error('a place outside the pages')
      const scale = Number(getComputedStyle(sheet).getPropertyValue('--total-scale-factor'))
      const [width, height] = [
        Number.parseFloat(sheet.style.width) / scale,
        Number.parseFloat(sheet.style.height) / scale,
      ]
      const part = (side: string, whole: number) => (Number.parseFloat(side) / 100) * whole
      const { style } = box
      return {
        page: sheets.indexOf(sheet) + 1,
        box: [part(style.left, width), part(style.top, height), part(style.width, width), part(style.height, height)],
      }
    }
    const followed = []
    for (const fact of document.querySelectorAll<HTMLElement>('.rj-fact:has(.rj-source:not([data-state=missing]))')) {
      for (const old of pane.querySelectorAll('[data-flash=true]')) old.setAttribute('data-seen', '')
      const started = performance.now()
      fact.querySelector<HTMLElement>('.rj-source')?.click()
      await new Promise<void>(resolve => {
        const look = (): void => {
          if (pane.querySelector('[data-flash=true]:not([data-seen])')) requestAnimationFrame(() => resolve())
          else requestAnimationFrame(look)
        }
        look()
      })
      const ms = performance.now() - started
      const boxes = [...pane.querySelectorAll<HTMLElement>('[data-flash=true]')]
      const [rect, frame] = [boxes[0]?.getBoundingClientRect(), pane.getBoundingClientRect()]
      const gap = rect ? rect.top + rect.height / 2 - (frame.top + frame.height / 2) : Number.NaN
      const isAtEnd = pane.scrollTop <= 1 || pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1
      followed.push({
        path: fact.dataset['path'] ?? '',
        ms,
        flashed: boxes.map(placeOf),
        off: isAtEnd ? 0 : Math.abs(gap),
      })
    }
    return followed
  })
}
