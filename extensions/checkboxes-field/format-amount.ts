/** An amount with two decimals and thousands apart: 3,000.00. */
export const formatAmount = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
