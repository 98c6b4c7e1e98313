/**
 * What the case bar says about the documents. `saved`: the server has confirmed all of it, at `at` (ISO 8601).
 * `local`: the server cannot be reached, this computer has kept it. `unkept`: nor could this computer keep it; it is on
 * this page alone. `conflict`: the server holds a version made elsewhere. `clean`: nothing was ever edited.
 */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'local' }
  | { kind: 'unkept' }
  | { kind: 'conflict' }

const isSameState = (a: SaveState, b: SaveState): boolean =>
  a.kind === b.kind && (a.kind !== 'saved' || b.kind !== 'saved' || a.at === b.at)

const TYPING_PAUSE_MS = 600
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/** Edits are numbered, so that kept, sent and acknowledged always say which content they mean. */
export interface SaveMachine {
  /** Server revision that the documents rest on; 0 before the first save. */
  readonly revision: number
  readonly savedAt: string | null
  /** The latest edit. */
  readonly edit: number
  /** The latest edit that this computer has kept. */
  readonly kept: number
  /** This computer could not keep the last it was asked to. */
  readonly cannotKeep: boolean
  /** The edit on its way to the server. */
  readonly sent: number | null
  /** The latest edit that the server has confirmed. */
  readonly acknowledged: number
  /** Calls that failed since the last answer. */
  readonly failures: number
  /** The server holds a revision made elsewhere; nothing is sent until a person has chosen. */
  readonly isStale: boolean
  /** The next save goes over a revision that another was chosen in place of. */
  readonly isOverOther: boolean
}

export type SaveEvent =
  | { type: 'edited' }
  | { type: 'kept'; edit: number }
  | { type: 'notKept' }
  | { type: 'sent' }
  | { type: 'acknowledged'; revision: number; savedAt: string }
  | { type: 'failed' }
  | { type: 'stale' }
  | { type: 'rebased'; revision: number }

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
  isOverOther,
})

export const isUnsaved = (machine: SaveMachine): boolean => machine.acknowledged < machine.edit

/** One call at a time, and none that the server must refuse. */
export const canSend = (machine: SaveMachine): boolean =>
  isUnsaved(machine) && machine.sent === null && !machine.isStale

/** How long to wait before the next call: for the typing to pause, or longer after each failure. */
export const sendDelay = ({ failures }: SaveMachine): number =>
  failures === 0 ? TYPING_PAUSE_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

/** The machine after an event; the same machine when the event does not apply to it. */
export const advance = (machine: SaveMachine, event: SaveEvent): SaveMachine => {
  switch (event.type) {
    case 'edited':
      return { ...machine, edit: machine.edit + 1 }
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
            isOverOther: false,
          }
    case 'failed':
      return machine.sent === null ? machine : { ...machine, sent: null, failures: machine.failures + 1 }
    case 'stale':
      return machine.sent === null ? machine : { ...machine, sent: null, failures: 0, isStale: true }
    case 'rebased':
      return { ...machine, revision: event.revision, sent: null, failures: 0, isStale: false, isOverOther: true }
  }
}

/** "Saved" is said only of what the server has confirmed, "kept here" only of what this computer has. */
export const saveStateOf = (machine: SaveMachine): SaveState => {
  if (machine.isStale) return { kind: 'conflict' }
  if (!isUnsaved(machine)) return machine.savedAt === null ? { kind: 'clean' } : { kind: 'saved', at: machine.savedAt }
  if (machine.failures > 0 && machine.kept === machine.edit) return { kind: 'local' }
  if (machine.failures > 0 && machine.cannotKeep) return { kind: 'unkept' }
  return { kind: 'saving' }
}

/** A save machine on its way from event to event. */
export interface RunningMachine {
  now(): SaveMachine
  move(event: SaveEvent): void
  /** Nothing more is said of it. */
  mute(): void
}

/** Runs a machine; `onState` hears at the start what is to be said, and then when that changes, not at every event. */
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
