import { type Static, Type } from 'typebox'
import { ReceiveTime, ServiceType } from './deadline.ts'
import { Nullable } from './envelope.ts'
import { CitedMark, Notice } from './notice.ts'
import { RejectionLogDetail } from './rejection.ts'

/** Whose text stays where both the attorney and the correction changed it. */
export const Choice = Type.Enum(['mine', 'drafted'])

/** A place of a draft that the correction would change and the attorney had changed. `""`: that side has nothing there. */
export const DisputedPlace = Type.Object({
  id: Type.String(),
  document: Type.Enum(['analysis', 'reason']),
  label: Type.String({ description: 'Label of the field, else the heading it stands under' }),
  mine: Type.String(),
  drafted: Type.String(),
})

const BASED = {
  revision: Type.Integer({ minimum: 0, description: 'Of the draft it is made on' }),
  choices: Type.Optional(Type.Record(Type.String(), Choice, { description: 'By the id of a disputed place' })),
}

/** Day and way of service as they should have been given. */
export const ServiceCorrection = Type.Object({ ...BASED, receiveTime: ReceiveTime, type: ServiceType })

const {
  evidence: _evidence,
  doubtful: _doubtful,
  layout: _layout,
  textSource: _textSource,
  ...FACTS
} = Notice.properties

/** A cited mark and which of the notice's it is; null is one that was not read. */
const CorrectedMark = Type.Object({ ...CitedMark.properties, from: Nullable(Type.Integer({ minimum: 0 })) })

/** All facts as they should have been read; `confirmed` are doubtful paths that were read rightly. */
export const NoticeCorrection = Type.Object({
  ...BASED,
  facts: Type.Object({ ...FACTS, citedMarks: Type.Array(CorrectedMark, { maxItems: 200 }) }),
  confirmed: Type.Array(Type.String(), { maxItems: 5_000 }),
})

/** The corrected log; or null, and nothing is changed, while there are disputed places without a choice: all of them. */
export const Corrected = Type.Object({ log: Nullable(RejectionLogDetail), disputed: Type.Array(DisputedPlace) })

export type Choice = Static<typeof Choice>
export type DisputedPlace = Static<typeof DisputedPlace>
export type ServiceCorrection = Static<typeof ServiceCorrection>
export type NoticeCorrection = Static<typeof NoticeCorrection>
export type Corrected = Static<typeof Corrected>
