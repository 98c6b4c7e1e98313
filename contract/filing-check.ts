import { type Static, Type } from 'typebox'
import { Bit, Nullable } from './envelope.ts'
import { DocumentJson } from './rejection.ts'

/** The subject of a problem: the notice, two places of the draft, or what is not filled in yet. */
export const PROBLEM_GROUPS = ['notice', 'self', 'open'] as const

/** Kinds of problems by group, the worst for the deadline and the scope of review first. */
export const PROBLEM_KINDS = {
  notice: [
    'date',
    'period',
    'goodsMissing',
    'goodsAccepted',
    'goods',
    'citedUnanswered',
    'groundUnanswered',
    'number',
    'class',
    'noticeKind',
    'article',
    'statute',
    'name',
    'mark',
    'fee',
    'wording',
  ],
  self: ['dateAfterDue', 'scope', 'opposite', 'values', 'evidence', 'suspension', 'proceedings'],
  open: ['argumentsOff', 'required', 'unchosen', 'blank'],
} as const

export type ProblemGroup = (typeof PROBLEM_GROUPS)[number]
export type ProblemKind = (typeof PROBLEM_KINDS)[ProblemGroup][number]

/**
 * A place in a document: the block, counted from 0 over all blocks, and the stretch of its text; `field` is `name#index`
 * where the stretch is a field's value. A problem of the whole document stands at its first block, with an empty stretch.
 */
const ProblemPlace = Type.Object({
  block: Type.Integer({ minimum: 0 }),
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 0 }),
  field: Nullable(Type.String()),
})

/** Why the attorney lets a problem stand, and since when. */
export const Acceptance = Type.Object({ reason: Type.String(), at: Type.String() })

export const Problem = Type.Object({
  id: Type.String({ description: 'The same as long as the same words say the same thing, wherever they stand' }),
  kind: Type.Enum(Object.values(PROBLEM_KINDS).flat() as ProblemKind[]),
  group: Type.Enum([...PROBLEM_GROUPS]),
  document: Type.Enum(['analysis', 'reason']),
  quote: Type.String({ description: 'The words of the draft; empty where something is missing' }),
  text: Type.String({ description: 'One sentence: what is wrong and against what' }),
  place: ProblemPlace,
  fact: Nullable(
    Type.String({ description: 'Path of the fact of the notice it differs from, the key of its evidence' }),
  ),
  mend: Nullable(Type.String({ description: 'What the quote is to be replaced with' })),
  accepted: Nullable(Acceptance),
})

/** Language of the sentences; the draft's own where it is left out. */
export const FilingCheckQuery = Type.Object({ isEn: Type.Optional(Bit) })

export const FilingCheckBody = Type.Object({ analysis: DocumentJson, reason: DocumentJson })
export const FilingCheckResult = Type.Object({ problems: Type.Array(Problem) })

/** Keeps a problem as it stands, with the attorney's reason; without a reason it is a problem again. */
export const AcceptanceBody = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  reason: Nullable(Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })),
})

export type Acceptance = Static<typeof Acceptance>
export type Problem = Static<typeof Problem>
export type FilingCheckBody = Static<typeof FilingCheckBody>
export type FilingCheckResult = Static<typeof FilingCheckResult>
export type AcceptanceBody = Static<typeof AcceptanceBody>
