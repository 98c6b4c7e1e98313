/**
 * The save state that the case bar shows. `saved`: the server has confirmed everything, at `at` (ISO 8601). `local`:
 * the server cannot be reached, and this computer keeps the edits. `unkept`: this computer cannot keep them either;
 * they are on this page alone. `deleted`: the case was deleted elsewhere, and this computer keeps the edits. `open`: a field is open, with words that it does not hold yet. `conflict`: the server holds a version made elsewhere. `clean`: nothing was ever edited.
 */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'open' }
  | { kind: 'local' }
  | { kind: 'unkept' }
  | { kind: 'deleted' }
  | { kind: 'conflict' }

const isSameState = (a: SaveState, b: SaveState): boolean =>
  a.kind === b.kind && (a.kind !== 'saved' || b.kind !== 'saved' || a.at === b.at)

const TYPING_PAUSE_MS = 600
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/** The state of saving. Edits are numbered, so that kept, sent and acknowledged always refer to a definite content. */
export interface SaveMachine {
  /** Server revision that the documents rest on; 0 before the first save. */
  readonly revision: number
  readonly savedAt: string | null
  /** Number of the latest edit. */
  readonly edit: number
  /** The latest edit that this computer keeps. */
  readonly kept: number
  /** This computer failed to keep the latest content. */
  readonly cannotKeep: boolean
  /** The edit on its way to the server. */
  readonly sent: number | null
  /** The latest edit that the server has confirmed. */
  readonly acknowledged: number
  /** Number of failed calls since the last success. */
  readonly failures: number
  /** The server holds a revision made elsewhere. Nothing is sent until a person has chosen. */
  readonly isStale: boolean
  /** The server has no such case any more. It is still asked: the case may be restored. */
  readonly isDeleted: boolean
  /** Words stand in an open field, which the documents do not hold: nothing says that all is saved. */
  readonly hasOpenText: boolean
  /** The next save replaces a revision that was not chosen. */
  readonly isOverOther: boolean
}

export type SaveEvent =
  | { type: 'edited' }
  | { type: 'typed'; isOpen: boolean }
  | { type: 'kept'; edit: number }
  | { type: 'notKept' }
  | { type: 'sent' }
  | { type: 'acknowledged'; revision: number; savedAt: string }
  | { type: 'failed' }
  | { type: 'deleted' }
  | { type: 'stale' }
  | { type: 'rebased'; revision: number }
  | { type: 'moved'; revision: number }

/** `isOverOther`: see `SaveMachine`. */
export const startMachine = (revision: number, savedAt: string | null, isOverOther = false): SaveMachine => ({
  revision,
  savedAt,
  edit: 0,
  kept: 0,
  cannotKeep: false,
  sent: null,
  acknowledged: 0,
  failures: 0,
  isStale: false,
  isDeleted: false,
  hasOpenText: false,
  isOverOther,
})

export const isUnsaved = (machine: SaveMachine): boolean => machine.acknowledged < machine.edit

/** Returns whether a save may start: one call at a time, and none that the server must refuse. */
export const canSend = (machine: SaveMachine): boolean =>
  isUnsaved(machine) && machine.sent === null && !machine.isStale

/** Returns the milliseconds before the next call: the pause of typing, or longer after each failure. */
export const sendDelay = ({ failures }: SaveMachine): number =>
  failures === 0 ? TYPING_PAUSE_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

/** Returns the machine after an event; the same machine when the event does not apply. */
export const advance = (machine: SaveMachine, event: SaveEvent): SaveMachine => {
  switch (event.type) {
    case 'edited':
      return { ...machine, edit: machine.edit + 1 }
    case 'typed':
      return machine.hasOpenText === event.isOpen ? machine : { ...machine, hasOpenText: event.isOpen }
    case 'kept':
      return event.edit > machine.kept || machine.cannotKeep
        ? { ...machine, kept: Math.max(machine.kept, event.edit), cannotKeep: false }
        : machine
    case 'notKept':
      return machine.cannotKeep ? machine : { ...machine, cannotKeep: true }
    case 'sent':
      return canSend(machine) ? { ...machine, sent: machine.edit } : machine
    case 'acknowledged':
      return machine.sent === null
        ? machine
        : {
            ...machine,
            revision: event.revision,
            savedAt: event.savedAt,
            acknowledged: machine.sent,
            sent: null,
            failures: 0,
            isDeleted: false,
            isOverOther: false,
          }
    case 'failed':
    case 'deleted':
      return machine.sent === null
        ? machine
        : { ...machine, sent: null, failures: machine.failures + 1, isDeleted: event.type === 'deleted' }
    case 'stale':
      return machine.sent === null ? machine : { ...machine, sent: null, failures: 0, isStale: true }
    case 'moved':
      return { ...machine, revision: event.revision }
    case 'rebased':
      return { ...machine, revision: event.revision, sent: null, failures: 0, isStale: false, isOverOther: true }
  }
}

/** Returns the state to show. `saved` needs the server's confirmation, `local` that of this computer. */
export const saveStateOf = (machine: SaveMachine): SaveState => {
  if (machine.isStale) return { kind: 'conflict' }
  if (!isUnsaved(machine) && machine.hasOpenText) return { kind: 'open' }
  if (!isUnsaved(machine)) return machine.savedAt === null ? { kind: 'clean' } : { kind: 'saved', at: machine.savedAt }
  if (machine.failures > 0 && machine.kept === machine.edit) return { kind: machine.isDeleted ? 'deleted' : 'local' }
  if (machine.failures > 0 && machine.cannotKeep) return { kind: 'unkept' }
  return { kind: 'saving' }
}

/** A save machine that moves from event to event. */
export interface RunningMachine {
  now(): SaveMachine
  move(event: SaveEvent): void
  /** Stops reporting its state. */
  mute(): void
}

/** Runs a machine. `onState` is called at the start and then whenever the state to show changes, not at every event. */
export const runMachine = (start: SaveMachine, onState: (state: SaveState) => void): RunningMachine => {
  let machine = start
  let shown = saveStateOf(machine)
  let isMute = false
  onState(shown)
  return {
    now: () => machine,
    move: event => {
      machine = advance(machine, event)
      const state = saveStateOf(machine)
      if (isMute || isSameState(state, shown)) return
      shown = state
      onState(state)
    },
    mute: () => {
      isMute = true
    },
  }
}
