import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable } from './envelope.ts'

/** Answer of the count calls: 0 allowed, 1 no right, 2 limit reached (docs/specification.md §6). */
export const QUOTA_COUNT = { allowed: 0, noRight: 1, limitReached: 2 } as const
export const QuotaCount = Type.Unsafe<0 | 1 | 2>({ type: 'integer', enum: [0, 1, 2] })

/** `allowed` null: no limit. `resetsOn` is the day in Asia/Shanghai on which the count starts again. */
export const FeatureUsage = Type.Object({
  hasRight: Type.Boolean(),
  used: Type.Integer(),
  allowed: Nullable(Type.Integer()),
  resetsOn: CalendarDay,
})

/** The rights and uses of the account this month, and whom to ask for more (limit dialog). */
export const Usage = Type.Object({
  account: Type.Object({ name: Type.String({ description: 'Empty for the one account that needs no login' }) }),
  plan: Type.Object({ zh: Type.String(), en: Type.String() }),
  write: FeatureUsage,
  fast: FeatureUsage,
  canMail: Type.Boolean({ description: 'Whether reports can be sent by mail' }),
  version: Type.String({ description: 'Of the program' }),
  contact: Type.Object({ qr: Type.String({ description: 'Address of the QR image' }), note: Type.String() }),
})

export type QuotaCount = Static<typeof QuotaCount>
export type FeatureUsage = Static<typeof FeatureUsage>
export type Usage = Static<typeof Usage>

const Line = Type.String({ maxLength: 200 })

/**
 * The firm's particulars, entered once in the settings; `""` is not entered. They fill first pages. `givesAdvice`: search
 * reports say what to do, under the attorney's name; never over the sample register.
 */
export const Firm = Type.Object({
  agency: Line,
  attorney: Line,
  licenceNo: Line,
  address: Line,
  contact: Line,
  givesAdvice: Type.Boolean(),
})

export type Firm = Static<typeof Firm>
