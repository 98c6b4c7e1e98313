import { useSyncExternalStore } from 'react'
import type { Clash } from '#contract/rejection.ts'

/** The places that somebody else changed at the same time, until one of the two wordings is chosen. */
export interface ClashStore {
  /** The writer of this window's saves. */
  readonly writer: string
  /** Returns the same list until it changes. */
  read(): readonly Clash[]
  subscribe(listener: () => void): () => void
  /** Takes over the clashes that the server holds now. */
  replace(clashes: readonly Clash[]): void
  /** Lets go of clashes in which one wording was chosen; the next save says so. */
  settle(ids: readonly string[]): void
  /** Returns what was chosen and the server has not confirmed. */
  readSettled(): string[]
  confirm(ids: readonly string[]): void
  /** Returns those whose place is no longer in the documents. */
  readLost(): ReadonlySet<string>
  /** Says which of a document have no place in it. */
  setLost(document: Clash['document'], ids: ReadonlySet<string>): void
  /** Asks the page to show the place of a clash. */
  reveal(id: string): void
  onReveal(listener: (clash: Clash) => void): () => void
}

/** Returns the store of one opening of a log. `onSettled` is called when there is a choice to save. */
export const createClashStore = (found: readonly Clash[], writer: string, onSettled: () => void): ClashStore => {
  let clashes = found
  const settled = new Set<string>()
  let lost: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const revealers = new Set<(clash: Clash) => void>()
  const show = (next: readonly Clash[]): void => {
    clashes = next
    for (const notify of listeners) notify()
  }
  return {
    writer,
    read: () => clashes,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replace: next => show(next.filter(({ id }) => !settled.has(id))),
    settle: ids => {
      for (const id of ids) settled.add(id)
      show(clashes.filter(({ id }) => !settled.has(id)))
      onSettled()
    },
    readSettled: () => [...settled],
    confirm: ids => {
      for (const id of ids) settled.delete(id)
    },
    readLost: () => lost,
    setLost: (document, ids) => {
      const others = clashes.filter(clash => clash.document !== document && lost.has(clash.id)).map(({ id }) => id)
      const next = new Set([...others, ...ids])
      if (next.size === lost.size && [...next].every(id => lost.has(id))) return
      lost = next
      show([...clashes])
    },
    reveal: id => {
      const clash = clashes.find(one => one.id === id)
      if (clash !== undefined) for (const show of revealers) show(clash)
    },
    onReveal: listener => {
      revealers.add(listener)
      return () => revealers.delete(listener)
    },
  }
}

const neverChanges = () => () => undefined
const NO_CLASHES: readonly Clash[] = []
const readNone = (): readonly Clash[] => NO_CLASHES

/** Returns the places to choose in, none before they are known. */
export const useClashes = (store: ClashStore | null): readonly Clash[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNone)
