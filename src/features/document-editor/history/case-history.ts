import type { Editor } from '@tiptap/core'
import { closeHistory, isHistoryTransaction, redo, undo, undoDepth } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'

/** Steps that can be taken back; as many as an editor keeps of its own document. */
export const MOST_STEPS = 200

/** Counts what a step of the case is made of: steps of the documents' own histories. */
type Step = Record<DocumentTab, number>

export interface HistoryState {
  canUndo: boolean
  canRedo: boolean
}

/**
 * The one order of changes over both documents of a case. Undo and redo lead to the neighbouring state of the whole case,
 * wherever they are asked for.
 */
export interface CaseHistory {
  /** Takes the last step back; false when there is none. */
  undo(): boolean
  redo(): boolean
  /** Makes whatever `change` does, in both documents, one step of its own. */
  asOneStep(change: () => void): void
  /** Makes what `change` does a part of the last step. */
  withLastStep(change: () => void): void
  /** Returns the same object until it changes. */
  read(): HistoryState
  subscribe(listener: () => void): () => void
  /** Calls `listener` with the documents in which a step was taken back or made again. */
  onReplayed(listener: (tabs: readonly DocumentTab[]) => void): () => void
  /** Follows the editors of the case; to be called once. */
  follow(editors: Readonly<Record<DocumentTab, Editor>>): void
}

type Joining = 'none' | 'next' | 'last'

/**
 * Returns an empty history. Each document keeps its own changes with prosemirror-history; this one knows in which order
 * the documents had them.
 */
export const createCaseHistory = (): CaseHistory => {
  let editors: Readonly<Record<DocumentTab, Editor>> | null = null
  const depths: Record<DocumentTab, number> = { analysis: 0, reason: 0 }
  let done: Step[] = []
  let undone: Step[] = []
  let joining: Joining = 'none'
  let isReplaying = false
  let state: HistoryState = { canUndo: false, canRedo: false }
  const listeners = new Set<() => void>()
  const replayed = new Set<(tabs: readonly DocumentTab[]) => void>()

  const tell = (): void => {
    const next = { canUndo: done.length > 0, canRedo: undone.length > 0 }
    if (next.canUndo === state.canUndo && next.canRedo === state.canRedo) return
    state = next
    for (const notify of listeners) notify()
  }

  /** Ends what is being typed in a document, so that later typing there is a step of its own. */
  const close = (tab: DocumentTab): void => editors?.[tab].view.dispatch(closeHistory(editors[tab].state.tr))

  const begin = (tab: DocumentTab): void => {
    const last = done.at(-1)
    if (last !== undefined && joining === 'last') {
      last[tab] += 1
      return
    }
    done = [...done, { analysis: 0, reason: 0, [tab]: 1 }].slice(-MOST_STEPS)
    if (joining === 'next') joining = 'last'
    for (const other of DOCUMENT_TABS) if (other !== tab && (last?.[other] ?? 0) > 0) close(other)
  }

  const note = (tab: DocumentTab, transaction: Transaction, editor: Editor): void => {
    const former = depths[tab]
    depths[tab] = undoDepth(editor.state)
    const isKept = transaction.docChanged && transaction.getMeta('addToHistory') !== false
    if (isReplaying || !isKept || isHistoryTransaction(transaction)) return
    if (depths[tab] !== former) begin(tab)
    undone = []
    tell()
  }

  const replay = (from: Step[], onto: Step[], command: typeof undo): boolean => {
    const step = from.pop()
    if (step === undefined || editors === null) return false
    isReplaying = true
    const tabs = DOCUMENT_TABS.filter(tab => step[tab] > 0)
    try {
      for (const tab of tabs) {
        const { view } = editors[tab]
        for (let count = step[tab]; count > 0; count--) command(editors[tab].state, view.dispatch.bind(view))
      }
    } finally {
      isReplaying = false
    }
    onto.push(step)
    tell()
    for (const notify of replayed) notify(tabs)
    return true
  }

  const join = (how: Joining, change: () => void): void => {
    // Within a step that is under way all belongs to that one.
    if (joining !== 'none') {
      change()
      return
    }
    joining = how
    try {
      change()
    } finally {
      joining = 'none'
    }
  }

  return {
    undo: () => replay(done, undone, undo),
    redo: () => replay(undone, done, redo),
    asOneStep: change => {
      for (const tab of DOCUMENT_TABS) close(tab)
      join('next', change)
    },
    withLastStep: change => join('last', change),
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReplayed: listener => {
      replayed.add(listener)
      return () => replayed.delete(listener)
    },
    follow: opened => {
      editors = opened
      for (const tab of DOCUMENT_TABS) {
        opened[tab].on('transaction', ({ editor, transaction }) => note(tab, transaction, editor))
      }
    },
  }
}
