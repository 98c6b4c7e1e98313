import { type Static, Type } from 'typebox'
import { Bit } from './envelope.ts'

const MAX_QUERY = 200

export const AddressQuery = Type.Object({ subject: Type.String({ maxLength: MAX_QUERY }) })
export const Addresses = Type.Array(Type.String())

/** A kind that is not known has nothing to suggest. */
export const AssociationParams = Type.Object({ kind: Type.String({ maxLength: 40 }) })
/** `query` has the form `companyContent:{typed text}` (docs/specification.md §7). */
export const AssociationQuery = Type.Object({
  isEn: Type.Optional(Bit),
  query: Type.String({ maxLength: MAX_QUERY }),
})
export const Associations = Type.Array(Type.String())

export const CompanyQuery = Type.Object({ name: Type.String({ maxLength: MAX_QUERY }) })
/** `total` counts the applicant's marks in the register. */
export const Companies = Type.Array(Type.Object({ name: Type.String(), enName: Type.String(), total: Type.Integer() }))

export type Company = Static<typeof Companies>[number]
