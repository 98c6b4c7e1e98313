import { type Static, Type } from 'typebox'
import { RequestId } from './rejection.ts'

/**
 * One server-sent event of a running analysis; `page` and `index` count from 1. `ocr` comes only where pages are read from
 * their picture, and counts those alone. `done` and `failed` end the stream.
 */
export const ProgressEvent = Type.Union([
  Type.Object({ step: Type.Literal('read'), page: Type.Integer(), pages: Type.Integer() }),
  Type.Object({ step: Type.Literal('ocr'), page: Type.Integer(), pages: Type.Integer() }),
  Type.Object({ step: Type.Literal('facts'), count: Type.Integer() }),
  Type.Object({
    step: Type.Literal('compare'),
    index: Type.Integer(),
    total: Type.Integer(),
    regNo: Type.String(),
    mark: Type.String(),
  }),
  Type.Object({ step: Type.Literal('draft') }),
  Type.Object({ step: Type.Literal('done') }),
  Type.Object({ step: Type.Literal('failed'), code: Type.String() }),
])
export const ProgressParams = Type.Object({ requestId: RequestId })

export type ProgressEvent = Static<typeof ProgressEvent>
