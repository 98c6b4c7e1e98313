import type { Ink } from './picture.ts'

/** Pixels that a strip is wide, some letters or two lines; of these, and along the strip, every third is looked at. */
const STRIP = 96
const STEP = 3

/** A way over a picture: how far it goes along a strip and across the strips, and what an index grows by on each. */
interface Way {
  along: number
  across: number
  alongStep: number
  acrossStep: number
}

/** Places of strips without ink that have some before and behind them, to each place with ink. */
const gapsBetweenInk = (isInk: Uint8Array, { along, across, alongStep, acrossStep }: Way): number => {
  let inked = 0
  let blank = 0
  for (let strip = 0; strip + STRIP <= across; strip += STRIP) {
    let gap = 0
    let isWithin = false
    for (let place = 0; place < along; place += STEP) {
      const start = strip * acrossStep + place * alongStep
      let pixel = 0
      while (pixel < STRIP && isInk[start + pixel * acrossStep] === 0) pixel += STEP
      if (pixel >= STRIP) {
        gap += 1
        continue
      }
      if (isWithin) blank += gap
      inked += 1
      gap = 0
      isWithin = true
    }
  }
  return blank / Math.max(1, inked)
}

/** Whether lines seem to run from top to bottom: there is more paper between lines than between their letters. */
export const seemsSideways = ({ isInk, width, height }: Ink): boolean =>
  gapsBetweenInk(isInk, { along: width, across: height, alongStep: 1, acrossStep: width }) >
  gapsBetweenInk(isInk, { along: height, across: width, alongStep: width, acrossStep: 1 })
