/** The name of a package of the open data tells the year of filing that it holds, or the month whose changes it brings. */
export interface PackageName {
  kind: 'base' | 'month'
  /** Packages of a year rank 0, below those of months, which rank by their month: `202305`. */
  rank: number
  /** `2000` or `2023-05`. */
  period: string
}

const BASE_RANK = 0
const MONTH = /(?<!\d)((?:19|20)\d{2})[-_.年](0?[1-9]|1[0-2])(?:月)?(?!\d)/
const MONTH_TOGETHER = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(?!\d)/
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/

/** Returns the package that a file name stands for (`2000.zip`, `2023_5.zip`, `2023-05.zip`); null where it names neither year nor month. */
export const readPackageName = (fileName: string): PackageName | null => {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.[^.]+$/, '')
  const month = MONTH.exec(name) ?? MONTH_TOGETHER.exec(name)
  if (month) {
    const [, year = '', number = ''] = month
    return { kind: 'month', rank: Number(year) * 100 + Number(number), period: `${year}-${number.padStart(2, '0')}` }
  }
  const year = YEAR.exec(name)?.[1]
  return year === undefined ? null : { kind: 'base', rank: BASE_RANK, period: year }
}

/** Sorts packages into the order in which they are applied: years, then months; files whose names say neither come first. */
export const inPackageOrder = <File>(files: readonly File[], nameOf: (file: File) => string): File[] => {
  const placed = files.map(file => {
    const name = readPackageName(nameOf(file))
    return { file, rank: name?.rank ?? -1, period: name?.period ?? '' }
  })
  return placed
    .toSorted((a, b) => a.rank - b.rank || Number(a.period > b.period) - Number(a.period < b.period))
    .map(({ file }) => file)
}

/**
 * Returns the months that a package has to wait for: those before it, after the latest month that stands, that are not there. A base package,
 * and the first month of a register, wait for none.
 */
export const monthsBefore = (period: string, standing: readonly string[]): string[] => {
  const earlier = standing.filter(month => IS_MONTH.test(month) && month < period)
  return IS_MONTH.test(period) && earlier.length > 0 ? missingMonths([...earlier, period]) : []
}

const IS_MONTH = /^(\d{4})-(\d{2})$/
const MONTHS = 12

/**
 * Returns the months that lie between the first and the last of some packages and that none of them brings, in their order. Years are passed
 * over: they do not say which months their rows include.
 */
export const missingMonths = (periods: readonly string[]): string[] => {
  const counted = periods.flatMap(period => {
    const [, year, month] = IS_MONTH.exec(period) ?? []
    return year === undefined || month === undefined ? [] : [Number(year) * MONTHS + Number(month) - 1]
  })
  const known = new Set(counted)
  const missing: string[] = []
  for (let month = Math.min(...counted) + 1; month < Math.max(...counted); month += 1)
    if (!known.has(month))
      missing.push(`${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}`)
  return missing
}
