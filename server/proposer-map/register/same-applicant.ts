const BRACKETED = /[（(][^）)]*[）)]/gu
const FORMS =
  /(?:股份有限公司|有限责任公司|有限公司|集团|公司|co\.?,?\s*ltd\.?|company|limited|inc\.?|corporation|corp\.?|gmbh|llc|s\.?a\.?|\bag\b)/giu
const BESIDE_LETTERS = /[^\p{L}\p{N}]+/gu
const FEWEST = 2

/**
 * Returns what tells an applicant from others: its name without brackets, the form of the company, spaces and signs. Empty
 * where too little is left to compare by.
 */
export const applicantCore = (name: string): string => {
  const core = name
    .normalize('NFKC')
    .replace(BRACKETED, '')
    .replace(FORMS, '')
    .replace(BESIDE_LETTERS, '')
    .toLowerCase()
  return [...core].length < FEWEST ? '' : core
}

/** Returns true for two names that differ in brackets, form of the company, spaces and signs alone: a person decides. */
export const seemsSameApplicant = (one: string, other: string): boolean => {
  const core = applicantCore(one)
  return one !== other && core !== '' && core === applicantCore(other)
}
