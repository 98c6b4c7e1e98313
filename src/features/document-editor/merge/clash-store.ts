import { useSyncExternalStore } from 'react'
import type { Clash } from '#contract/rejection.ts'

/** A place that somebody else changed and that was taken over without a question: what stood there, and what does. */
export interface JoinedPlace extends Pick<Clash, 'id' | 'document'> {
  /** The field's, else the heading above; null without one. */
  label: string | null
  before: string
  after: string
}

/** The places taken over from others since the documents were opened, or since the user had seen them. */
export interface Joined {
  places: readonly JoinedPlace[]
  isListed: boolean
  /** The place that was asked for. */
  current: string | null
  /** Counts the times that the list was asked for: the pane shows itself then. */
  looks: number
}

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
  /** Asks the page to show the place of a clash, or one that was taken over. */
  reveal(id: string): void
  onReveal(listener: (place: Pick<Clash, 'id' | 'document'>) => void): () => void
  /** Returns the same object until it changes. */
  readJoined(): Joined
  /** Adds to what was taken over in a document; `kept` are those of before that still have a place. */
  join(document: Clash['document'], kept: ReadonlySet<string>, places: readonly JoinedPlace[]): void
  /** Shows the list of what was taken over, at a place or from its beginning; closes it where it is open already. */
  look(id: string | null): void
  /** Lets go of what was taken over: the user has seen it. */
  forgetJoined(): void
}

const NONE_JOINED: Joined = { places: [], isListed: false, current: null, looks: 0 }

/** Returns the store of one opening of a log. `onSettled` is called when there is a choice to save. */
export const createClashStore = (found: readonly Clash[], writer: string, onSettled: () => void): ClashStore => {
  let clashes = found
  const settled = new Set<string>()
  let lost: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const revealers = new Set<(place: Pick<Clash, 'id' | 'document'>) => void>()
  let joined = NONE_JOINED
  const tell = (): void => {
    for (const notify of listeners) notify()
  }
  const show = (next: readonly Clash[]): void => {
    clashes = next
    tell()
  }
  const become = (next: Partial<Joined>): void => {
    joined = { ...joined, ...next }
    tell()
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
      const place = [...clashes, ...joined.places].find(one => one.id === id)
      if (place !== undefined) for (const show of revealers) show(place)
    },
    onReveal: listener => {
      revealers.add(listener)
      return () => revealers.delete(listener)
    },
    readJoined: () => joined,
    join: (document, kept, places) => {
      const former = joined.places.filter(place => place.document !== document || kept.has(place.id))
      if (places.length > 0 || former.length < joined.places.length) become({ places: [...former, ...places] })
    },
    look: id => {
      const isListed = id !== null || !joined.isListed
      become({ isListed, current: id, looks: joined.looks + (isListed ? 1 : 0) })
    },
    forgetJoined: () => become({ ...NONE_JOINED, looks: joined.looks }),
  }
}

const neverChanges = () => () => undefined
const NO_CLASHES: readonly Clash[] = []
const readNone = (): readonly Clash[] => NO_CLASHES
const readNoneJoined = (): Joined => NONE_JOINED

/** Returns the places to choose in, none before they are known. */
export const useClashes = (store: ClashStore | null): readonly Clash[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNone)

/** Returns what was taken over without a question, nothing before the documents are open. */
export const useJoined = (store: ClashStore | null): Joined =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.readJoined ?? readNoneJoined)
