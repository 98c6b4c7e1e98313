const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

export interface Amount {
  value: string
  checked: boolean
}

/** Returns whether a value counts in the total: a finite decimal number, white space around it aside. */
export const isAmount = (value: string): boolean => DECIMAL.test(value.trim())

const fractionLength = (value: string): number => value.split('.')[1]?.length ?? 0

const scaled = (value: string, digits: number): bigint => {
  const [whole = '', fraction = ''] = value.replace(/^[+-]/, '').split('.')
  const units = BigInt(`${whole || '0'}${fraction.padEnd(digits, '0')}`)
  return value.startsWith('-') ? -units : units
}

/**
 * Returns the exact sum of the checked items: 0.1 + 0.2 is 0.3. A value that is not a number counts as 0
 * (docs/specification.md §4).
 */
export const checkedTotal = (items: readonly Amount[]): number => {
  const values = items.filter(item => item.checked && isAmount(item.value)).map(item => item.value.trim())
  const digits = Math.max(0, ...values.map(fractionLength))
  const sum = values.reduce((total, value) => total + scaled(value, digits), 0n)
  return Number(`${sum}e-${digits}`)
}

/** Made once: making a formatter takes a hundred times as long as formatting. */
const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Writes an amount with two decimals and separated thousands: 3,000.00. */
export const formatAmount = (amount: number): string => format.format(amount)
