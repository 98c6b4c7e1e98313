import { useSyncExternalStore } from 'react'
import type { CaseHistory, HistoryState } from './case-history.ts'

const NOTHING: HistoryState = { canUndo: false, canRedo: false }
const neverChanges = () => () => undefined
const readNothing = (): HistoryState => NOTHING

/** Follows whether there is something to undo and to redo; nothing before the documents are open. */
export const useCaseHistory = (history: CaseHistory | null): HistoryState =>
  useSyncExternalStore(history?.subscribe ?? neverChanges, history?.read ?? readNothing)
