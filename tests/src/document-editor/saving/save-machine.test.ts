import { expect, it } from 'vitest'
import {
  advance,
  canSend,
  type SaveEvent,
  saveStateOf,
  sendDelay,
  startMachine,
} from '../../../../src/features/document-editor/saving/save-machine.ts'

const AT = '2026-06-15T14:03:22+08:00'
const edited: SaveEvent = { type: 'edited' }
const sent: SaveEvent = { type: 'sent' }
const failed: SaveEvent = { type: 'failed' }
const stale: SaveEvent = { type: 'stale' }
const open = (isOpen: boolean): SaveEvent => ({ type: 'typed', isOpen })
const kept = (edit: number): SaveEvent => ({ type: 'kept', edit })
const notKept: SaveEvent = { type: 'notKept' }
const acknowledged: SaveEvent = { type: 'acknowledged', revision: 1, savedAt: AT }

const run = (...events: SaveEvent[]) => events.reduce(advance, startMachine(0, null))

it.each<[string, SaveEvent[], object]>([
  ['says nothing of a document that was never edited', [], { kind: 'clean' }],
  ['is saving from the first edit on', [edited], { kind: 'saving' }],
  ['is still saving once this computer has kept it', [edited, kept(1)], { kind: 'saving' }],
  ['is saved when the server has confirmed', [edited, sent, acknowledged], { kind: 'saved', at: AT }],
  ['is not saved while a later edit is unconfirmed', [edited, sent, edited, acknowledged], { kind: 'saving' }],
  ['is never saved over the words of an open field', [edited, sent, acknowledged, open(true)], { kind: 'open' }],
  ['is not saved by a save either, while a field is open', [open(true), edited, sent, acknowledged], { kind: 'open' }],
  ['is open from the first word of a document never edited', [open(true)], { kind: 'open' }],
  [
    'is saved again once the field is closed',
    [edited, sent, acknowledged, open(true), open(false)],
    { kind: 'saved', at: AT },
  ],
  ['is kept here after a failure', [edited, kept(1), sent, failed], { kind: 'local' }],
  ['is not kept here before it is on disk', [edited, sent, failed], { kind: 'saving' }],
  ['is not kept here while only an older edit is', [edited, kept(1), sent, edited, failed], { kind: 'saving' }],
  ['stays kept here during the next attempt', [edited, kept(1), sent, failed, sent], { kind: 'local' }],
  ['is on this page alone when neither can keep it', [edited, notKept, sent, failed], { kind: 'unkept' }],
  ['is saving while only this computer cannot keep it', [edited, notKept, sent], { kind: 'saving' }],
  ['is kept here once there is room again', [edited, notKept, sent, failed, kept(1)], { kind: 'local' }],
  [
    'is on this page alone again when the room is gone',
    [edited, kept(1), sent, failed, edited, notKept],
    { kind: 'unkept' },
  ],
  [
    'is saved whether or not this computer can keep it',
    [edited, notKept, sent, acknowledged],
    { kind: 'saved', at: AT },
  ],
  ['is saved after a failure that was retried', [edited, sent, failed, sent, acknowledged], { kind: 'saved', at: AT }],
  ['is in conflict when the server holds another revision', [edited, sent, stale], { kind: 'conflict' }],
  ['stays in conflict through further edits', [edited, sent, stale, edited], { kind: 'conflict' }],
  [
    'saves again on top of the newer revision',
    [edited, sent, stale, { type: 'rebased', revision: 7 }],
    { kind: 'saving' },
  ],
])('%s', (_, events, state) => {
  expect(saveStateOf(run(...events))).toEqual(state)
})

it.each<[string, SaveEvent[], boolean]>([
  ['nothing to send before an edit', [], false],
  ['an edit is sent', [edited], true],
  ['one call at a time', [edited, sent, edited], false],
  ['what came during the call is sent after it', [edited, sent, edited, acknowledged], true],
  ['a failure is retried', [edited, sent, failed], true],
  ['a conflict waits for a person', [edited, sent, stale, edited], false],
])('sends: %s', (_, events, expected) => {
  expect(canSend(run(...events))).toBe(expected)
})

it('waits longer after each failure, half a minute at most', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 20].map(failures => sendDelay({ ...startMachine(0, null), failures }))
  expect(delays).toEqual([600, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it.each([acknowledged, failed, stale])('ignores $type when nothing is on its way', event => {
  const machine = run(edited)
  expect(advance(machine, event)).toBe(machine)
})

it('ignores that an edit older than the latest is on disk', () => {
  const machine = run(edited, edited, kept(2))
  expect(advance(machine, kept(1))).toBe(machine)
})

it('goes over a revision that another was chosen in place of until that is confirmed', () => {
  const rebased: SaveEvent = { type: 'rebased', revision: 7 }
  expect(run(edited).isOverOther).toBe(false)
  expect(run(edited, sent, stale, rebased, sent, failed).isOverOther).toBe(true)
  expect(run(edited, sent, stale, rebased, sent, acknowledged).isOverOther).toBe(false)
})
