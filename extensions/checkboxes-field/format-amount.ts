/** Made once: a formatter costs a hundred times what it formats. */
const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount with two decimals and thousands apart: 3,000.00. */
export const formatAmount = (amount: number): string => format.format(amount)
