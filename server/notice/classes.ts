import { CLASS_COUNT } from '#contract/limits.ts'
import { NUMBER_UNITS, numberOf } from './chinese-number.ts'
import { type Found, slice, type TracedText } from './traced-text.ts'

/** Classes of the Nice classification in a text, each once: 30, 第30类, 第九类、第35类, 9;35. */
export const readClasses = (whole: TracedText): Found<number>[] => {
  const classes: Found<number>[] = []
  for (const match of whole.text.matchAll(new RegExp(`[${NUMBER_UNITS}]+`, 'gu'))) {
    const value = match[0].length <= 3 ? numberOf(match[0]) : null
    if (value === null || value < 1 || value > CLASS_COUNT || classes.some(known => known.value === value)) continue
    classes.push({ value, source: slice(whole, match.index, match.index + match[0].length) })
  }
  return classes
}
