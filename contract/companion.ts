import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable, RowId } from './envelope.ts'
import { COMPANION_CLOSED } from './vocabulary.ts'

/**
 * What may be filed beside the review against one cited mark: an application for cancellation for non-use. `why` is null
 * where it is offered; `after` is the day after which it may be filed, where that is known; `logId` is its own log, once
 * it was opened. `cited` is the mark's place in the notice, null for one that the corrected notice no longer cites.
 */
export const CompanionOffer = Type.Object({
  cited: Nullable(Type.Integer({ minimum: 0 })),
  regNo: Type.String(),
  mark: Type.String(),
  owner: Type.String(),
  classes: Type.Array(Type.Integer()),
  why: Nullable(Type.Enum([...COMPANION_CLOSED])),
  after: Nullable(CalendarDay),
  logId: Nullable(RowId),
})
export const CompanionOffers = Type.Array(CompanionOffer)

/** The cited mark, by its place in the notice. */
export const CompanionBody = Type.Object({ cited: Type.Integer({ minimum: 0, maximum: 1_000 }) })

/** The log that holds the filing: it is read, saved, exported and read back as any other. */
export const CompanionOpened = Type.Object({ id: RowId })

export type CompanionOffer = Static<typeof CompanionOffer>
export type CompanionOffers = Static<typeof CompanionOffers>
export type CompanionOpened = Static<typeof CompanionOpened>
