/** The counts at which a cell takes the next of the five steps. */
export const COUNT_CUTS = [10, 30, 60, 100] as const
/** The same for the few marks of a month. */
export const MONTH_CUTS = [3, 5, 7, 9] as const

/** Returns the step of a count, 0 to 4. */
export const stepOf = (count: number, cuts: readonly number[] = COUNT_CUTS): number =>
  cuts.filter(cut => count >= cut).length

/** Returns the counts that a step stands for: 1–9, ≥ 100. */
export const stepLabel = (step: number, cuts: readonly number[] = COUNT_CUTS): string => {
  const [from, next] = [step === 0 ? 1 : cuts[step - 1], cuts[step]]
  return next === undefined ? `≥ ${from}` : from === next - 1 ? String(from) : `${from}–${next - 1}`
}
