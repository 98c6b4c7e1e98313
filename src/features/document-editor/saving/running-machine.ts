import { isSameState, type SaveState } from '../save-state.ts'
import { advance, type SaveEvent, type SaveMachine, saveStateOf } from './save-machine.ts'

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
