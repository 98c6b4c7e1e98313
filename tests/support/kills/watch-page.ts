import type { Page } from 'playwright-core'

/** Hears from a page, by its own clock. */
export interface PageWatcher {
  /** What the save text says from a moment on. */
  onState: (state: string, at: number) => void
  /** The journal has all that stood on the page at a moment, and since when. */
  onKept: (takenAt: number, keptAt: number) => void
}

/** Follows the save text of the page that will be opened, and what its storage confirms of the journal. */
export const watchPage = async (page: Page, { onState, onKept }: PageWatcher): Promise<void> => {
  await page.exposeFunction('noteState', onState)
  await page.exposeFunction('noteKept', onKept)
  await page.addInitScript(() => {
    let last: string | undefined
    const look = (): void => {
      const state = document.querySelector('.rj-save-text')?.getAttribute('data-state')
      if (!state || state === last) return
      last = state
      Reflect.get(window, 'noteState')(state, Date.now())
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })

    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'heads' && value.parts !== null) {
        const note = (): void => Reflect.get(window, 'noteKept')(value.keptAt, Date.now())
        this.transaction.addEventListener('complete', note)
      }
      return key === undefined ? put.call(this, value) : put.call(this, value, key)
    }
  })
}
