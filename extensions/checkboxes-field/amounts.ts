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

/** A line of fees as it is typed. */
export interface FeeLine {
  label: string
  value: string
}

const MONEY = /^[¥]?\s*([\d,]+(?:\.\d+)?)\s*(?:元|yuan|CNY|RMB)?$/i

/** Returns an amount as the total counts it: 3,000元 and ￥3000 are 3000. What is no amount stays as it was typed: 面议. */
export const readAmount = (typed: string): string => {
  const text = typed.normalize('NFKC').trim()
  return MONEY.exec(text)?.[1]?.replaceAll(',', '') ?? typed.trim()
}
