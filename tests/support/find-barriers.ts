import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds that keeps someone from using the page; `all` also what is less than good practice. */
export const findBarriers = async (page: Page, wanted: 'serious' | 'all' = 'serious'): Promise<string[]> => {
  // Colours that are still fading in have no contrast yet. What was opened by the last key starts to fade a frame
  // or two later, so the page has to stand still for two frames.
  await page.evaluate(async () => {
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
  // Not as a script of the page: its security policy lets none in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // What is found is the same; that axe need not describe what it finds to be good takes a third off.
  const { violations } = await page.evaluate(
    options => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'] } satisfies RunOptions,
  )
  return violations
    .filter(({ impact }) => wanted === 'all' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
