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

/** Legal forms and words of place that companies write in more than one way. */
const FORMS =
  /股份|有限|责任|集团|公司|[省市]|\b(?:co|company|ltd|limited|inc|incorporated|corp|corporation|llc|gmbh|group|holdings?)\b/gu
const SHORTEST_NAME = 2
/** A branch has no personality of its own: 某某有限公司萧山分公司 is the company. */
const BRANCH = /(?<=公司)[^公司]{0,20}分公司$/u

const bareName = (name: string): string =>
  foldOwner(name.normalize('NFKC').toLowerCase().replace(BRANCH, '').replace(FORMS, ''))

/** Whether an earlier mark is the applicant's own, or may be. */
export type Ownership = 'own' | 'perhaps-own'

/** The party that will apply, with the names that it bore before. */
export interface Applicant {
  names: readonly string[]
  addresses: readonly string[]
  isIndividual: boolean
}

/** The owner of an earlier mark as a register has it. */
interface Owner {
  owner: string
  ownerEn: string
  address: string
}

/**
 * Returns whether a mark is the applicant's own: the owner bears one of its names. It is perhaps so where the names differ
 * by legal form, place or branch alone, where one of several owners agrees, and for an individual, whose name others bear too,
 * unless the address agrees. Returns null for a mark of another.
 */
export const ownershipOf = ({ owner, ownerEn, address }: Owner, applicant: Applicant): Ownership | null => {
  const owners = [owner, ownerEn].filter(name => name.trim() !== '')
  const isEqual = owners.some(name => applicant.names.some(own => isSameOwner(name, own)))
  if (isEqual && !applicant.isIndividual) return 'own'
  if (isEqual) return applicant.addresses.some(own => isSameOwner(address, own)) ? 'own' : 'perhaps-own'
  const bare = new Set(
    owners
      .flatMap(name => name.split(JOINT))
      .map(bareName)
      .filter(name => name.length >= SHORTEST_NAME),
  )
  return applicant.names.some(name => bare.has(bareName(name))) ? 'perhaps-own' : null
}
