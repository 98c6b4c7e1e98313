import type { Notice } from '#contract/notice.ts'
import { AppError } from '../../app-error.ts'
import type { PageText, TextSource } from '../../pdf/page-text.ts'
import { isLegible, isPageful } from '../layout/legibility.ts'
import { linesAsDrawn, linesAsPlaced, linesUnfolded, type PageLines } from '../layout/line-order.ts'
import { agreedReading } from './cross-checks.ts'
import { factsOfLines } from './facts-of-lines.ts'

/** How much less the lines of a page of two columns have to leave open in the order drawn to be none of two columns. */
const FOLDED_BETTER_BY = 32

/** What the same lines say in another order; null where no notice is read in it. */
const readInOrder = (lines: readonly PageLines[], textSource: TextSource): Notice | null => {
  try {
    return factsOfLines(lines, textSource)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/**
 * The facts of a refusal notice from the text of its pages (docs/architecture.md §6), with the place of each. They are read in
 * the order drawn, pages of two columns column by column; what the lines say otherwise in another order is doubted. Throws AppError noText when the
 * text cannot be trusted and notRefusalNotice, saying what the paper is, for any other paper.
 */
export const readFacts = (pages: readonly PageText[], textSource: TextSource): Notice => {
  const raw = pages.flatMap(page => page.runs.map(run => run.text)).join('')
  // Recognised text was chosen where the layer was no good: there is no better one.
  if (!(textSource === 'ocr' ? isPageful(raw) : isLegible(raw))) throw new AppError('noText', 'no legible text layer')
  const drawn = linesAsDrawn(pages)
  const unfolded = linesUnfolded(drawn)
  const inColumns = unfolded && readInOrder(unfolded, textSource)
  if (inColumns) return agreedReading(inColumns, readInOrder(drawn, textSource), FOLDED_BETTER_BY)
  const asDrawn = factsOfLines(drawn, textSource)
  const placed = linesAsPlaced(drawn)
  const asPlaced = placed && readInOrder(placed, textSource)
  return agreedReading(asDrawn, asPlaced)
}
