/** Signs that tell no owner from another: spaces, full stops, commas, middle dots and brackets. */
const SIGNS = /[\s.,，。·•・()（）[\]【】"“”'‘’&＆-]/gu

const foldOwner = (name: string): string => name.normalize('NFKC').toLowerCase().replace(SIGNS, '')

const JOINT = /[；;、]/u

/**
 * Returns whether a mark belongs to the applicant by its name: the names agree but for case, width, spaces and signs. Of
 * joint applicants one is enough. A name that is not known agrees with none.
 */
export const isSameOwner = (owner: string, applicant: string): boolean => {
  const own = foldOwner(owner)
  return own !== '' && [applicant, ...applicant.split(JOINT)].some(name => foldOwner(name) === own)
}
