import { type Static, Type } from 'typebox'
import { RequestId } from './rejection.ts'

/** `page` and `index` count from 1. `ocr` comes only where pages are read from their picture, and counts those alone. */
const AnalysisStep = Type.Union([
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
])

/** A fast search looks for each name, weighs what it found, writes the two files and sends them where that was asked. */
const SearchStep = Type.Union([
  Type.Object({ step: Type.Literal('search'), index: Type.Integer(), total: Type.Integer(), name: Type.String() }),
  Type.Object({ step: Type.Literal('weigh'), count: Type.Integer() }),
  Type.Object({ step: Type.Literal('write'), file: Type.Enum(['pdf', 'word']) }),
  Type.Object({ step: Type.Literal('mail') }),
])

/** A file is imported: lines read and kept aside, and bytes read of all. */
const ImportStep = Type.Object({
  step: Type.Literal('import'),
  read: Type.Integer(),
  rejected: Type.Integer(),
  size: Type.Integer(),
  total: Type.Integer(),
})

/** Either ends the stream. */
const LastStep = Type.Union([
  Type.Object({ step: Type.Literal('done') }),
  Type.Object({ step: Type.Literal('failed'), code: Type.String() }),
])

/** One server-sent event of running work. */
export const ProgressEvent = Type.Union([AnalysisStep, SearchStep, ImportStep, LastStep])
export const ProgressParams = Type.Object({ requestId: RequestId })

export type AnalysisEvent = Static<typeof AnalysisStep> | Static<typeof LastStep>
export type SearchEvent = Static<typeof SearchStep> | Static<typeof LastStep>
export type ImportEvent = Static<typeof ImportStep> | Static<typeof LastStep>
export type ProgressEvent = Static<typeof ProgressEvent>
