import { type ClassMoves, classMoves } from './class-moves.ts'
import { type GoodsMoves, goodsMoves } from './goods-moves.ts'
import { type NameMoves, nameMoves } from './name-moves.ts'
import { type RelatedMoves, relatedMoves } from './related-moves.ts'
import { type StepMoves, stepMoves } from './step-moves.ts'
import type { WizardState } from './wizard-state.ts'

interface Moves extends StepMoves, NameMoves, ClassMoves, GoodsMoves, RelatedMoves {}

/** One thing that happens to the wizard: a choice, a step, an answer that came. */
export type WizardMove = { [Type in keyof Moves]: { type: Type } & Moves[Type] }[keyof Moves]

const MOVES: { [Type in keyof Moves]: (state: WizardState, move: Moves[Type]) => WizardState } = {
  ...stepMoves,
  ...nameMoves,
  ...classMoves,
  ...goodsMoves,
  ...relatedMoves,
}

/** The wizard after a move (spec §4). */
export const wizardReducer = (state: WizardState, { type, ...move }: WizardMove): WizardState =>
  (MOVES[type] as (state: WizardState, move: object) => WizardState)(state, move)
