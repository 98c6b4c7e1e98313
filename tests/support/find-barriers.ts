import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until nothing fades or moves: the page has to stand still for two frames, as what was opened starts a frame later. */
const waitForStillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let still = 0; still < 2; still += 1) {
      await frame()
      const fading = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
      if (fading.length === 0) continue
      still = -1
      await Promise.all(fading.map(animation => animation.finished.catch(() => undefined)))
    }
  })

interface Look {
  violations: AxeResults['violations']
  /** Whether something began to fade or was added while axe looked. */
  moved: boolean
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(
    async options => {
      let moved = false
      const onMove = () => {
        moved = true
      }
      const observer = new MutationObserver(onMove)
      observer.observe(document.body, { subtree: true, childList: true })
      for (const name of ['transitionrun', 'animationstart']) document.addEventListener(name, onMove)
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      moved ||= observer.takeRecords().length > 0
      observer.disconnect()
      for (const name of ['transitionrun', 'animationstart']) document.removeEventListener(name, onMove)
      return { violations, moved }
    },
    // What is found is the same; that axe need not describe what it finds to be good takes a third off.
    { resultTypes: ['violations'] } satisfies RunOptions,
  )

/** A page that never stands still is judged as it stood at the last look. */
const LOOKS = 4

/**
 * Returns what axe finds that keeps someone from using the page; `all` also what is less than good practice. A page
 * that changed while axe looked is looked at again: colours that are still fading in have no contrast yet.
 */
export const findBarriers = async (page: Page, wanted: 'serious' | 'all' = 'serious'): Promise<string[]> => {
  // Not as a script of the page: its security policy lets none in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  let violations: AxeResults['violations'] = []
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await waitForStillness(page)
    const seen = await look(page)
    violations = seen.violations
    if (!seen.moved || violations.length === 0) break
  }
  return violations
    .filter(({ impact }) => wanted === 'all' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
