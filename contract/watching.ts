import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable, OneOf, RowId } from './envelope.ts'
import { FIRST_PAGE } from './limits.ts'
import { ALERT_STAGES, ALERT_STATES, SIMILARITIES } from './vocabulary.ts'

/** A similar group: its class, and its number in it. */
const GROUP = '^(0[1-9]|[1-3]\\d|4[0-5])\\d{2}$'

/**
 * Wordings that are watched; `name` is the applicant whose own marks never alert, empty where there is none. `groups` narrow the classes that
 * they stand in: a mark with other groups there does not alert, one whose groups are not known does.
 */
export const WatchOrder = Type.Object({
  name: Type.String({ maxLength: 200 }),
  marks: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 50 }),
  classes: Type.Array(Type.Integer({ minimum: 1, maximum: 45 }), { maxItems: 45 }),
  groups: Type.Array(Type.String({ pattern: GROUP }), { maxItems: 100, default: [] }),
  level: OneOf(SIMILARITIES),
})

/** A watch with its number of alerts and of new ones; no classes are all of them. Times are milliseconds since 1970. */
export const WatchItem = Type.Object({
  id: RowId,
  name: Type.String(),
  marks: Type.Array(Type.String()),
  classes: Type.Array(Type.Integer()),
  groups: Type.Array(Type.String()),
  level: OneOf(SIMILARITIES),
  since: Type.Integer(),
  stoppedAt: Nullable(Type.Integer()),
  alerts: Type.Integer(),
  newAlerts: Type.Integer(),
})
export const WatchItems = Type.Array(WatchItem)

/** Counts the marks of the last twelve months that a watch would have alerted to; `isCut` where there may be more. */
export const WatchTrial = Type.Object({ total: Type.Integer(), blocked: Type.Integer(), isCut: Type.Boolean() })

/** The time limit for opposition with its arithmetic. `isHolidayTableMissing` where the year of its end has no table of holidays yet. */
const OppositionLimit = Type.Object({
  published: CalendarDay,
  months: Type.Integer(),
  nominal: CalendarDay,
  due: CalendarDay,
  daysLeft: Type.Integer(),
  isHolidayTableMissing: Type.Boolean(),
})

/** A later mark of others; `ours` is the watched wording that it is near to, `day` that of the source which brought it into the register. */
export const Alert = Type.Object({
  id: RowId,
  watchId: RowId,
  registerId: RowId,
  register: Type.Object({ zh: Type.String(), en: Type.String() }),
  stage: OneOf(ALERT_STAGES),
  state: OneOf(ALERT_STATES),
  reason: Type.String(),
  ours: Type.String(),
  name: Type.String(),
  regNo: Type.String(),
  class: Type.Integer(),
  groups: Type.Array(Type.String()),
  owner: Type.String(),
  level: OneOf(SIMILARITIES),
  rules: Type.Array(Type.Object({ id: Type.String(), zh: Type.String(), en: Type.String() })),
  filedOn: Nullable(CalendarDay),
  day: CalendarDay,
  opposition: Nullable(OppositionLimit),
})

export const AlertQuery = Type.Object({
  watchId: Type.Optional(RowId),
  state: Type.Optional(OneOf(ALERT_STATES)),
  order: Type.Optional(OneOf(['due', 'newest'])),
  pageNum: Type.Integer({ minimum: FIRST_PAGE, default: FIRST_PAGE }),
})

/** A page of alerts, and how many there are of each state whatever state was asked for. */
export const AlertPage = Type.Object({
  total: Type.Integer(),
  states: Type.Object(
    Object.fromEntries(ALERT_STATES.map(state => [state, Type.Integer()])) as Record<
      (typeof ALERT_STATES)[number],
      ReturnType<typeof Type.Integer>
    >,
  ),
  list: Type.Array(Alert),
})

/** Changes the state of an alert; to dismiss one takes a reason. */
export const AlertChange = Type.Object({ state: OneOf(ALERT_STATES), reason: Type.String({ maxLength: 500 }) })
export const WatchParams = Type.Object({ id: RowId })
/** Stops a watch or lets it go on; with an order it watches this from then on, and its alerts stay. */
export const WatchChange = Type.Object({ isStopped: Type.Boolean(), order: Type.Optional(WatchOrder) })

export type WatchOrder = Static<typeof WatchOrder>
export type WatchItem = Static<typeof WatchItem>
export type WatchTrial = Static<typeof WatchTrial>
export type Alert = Static<typeof Alert>
export type AlertQuery = Static<typeof AlertQuery>
export type AlertPage = Static<typeof AlertPage>
export type WatchChange = Static<typeof WatchChange>
export type AlertChange = Static<typeof AlertChange>
