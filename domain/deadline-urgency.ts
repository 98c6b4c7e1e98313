/** How near a deadline is; `past` is one that is over. */
export type Urgency = 'past' | 'urgent' | 'soon' | 'later'

export const URGENT_DAYS = 3
export const SOON_DAYS = 7

/** Returns `urgent` for three days or fewer and `soon` for seven or fewer (docs/screens.md §2). */
export const urgencyOf = (days: number): Urgency => {
  if (days < 0) return 'past'
  if (days <= URGENT_DAYS) return 'urgent'
  return days <= SOON_DAYS ? 'soon' : 'later'
}
