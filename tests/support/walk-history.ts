import type { OpenEditors } from '../../src/features/document-editor/open-editors.ts'
import { editAtRandom } from './random-edits.ts'
import { seededRandom } from './seeded-random.ts'

/** Longer than what a person types in one go, so that each edit is a step of its own. */
const PAUSE_MS = 1_000

/**
 * Edits, undoes and redoes at random, and holds every state against a plain list of states. Returns the first
 * disagreement, null for none, and how often each was done. `most` is the number of steps that can be taken back, `edit`
 * what makes an edit.
 */
export const walkHistory = (
  opened: OpenEditors,
  seed: number,
  turns: number,
  most: number,
  edit: (opened: OpenEditors, random: () => number) => void = editAtRandom,
) => {
  const random = seededRandom(seed)
  const { editors, history, readDocuments } = opened
  const read = (): string => JSON.stringify(readDocuments())
  const states = [read()]
  let at = 0
  const counts = { edits: 0, undos: 0, redos: 0 }
  const realNow = Date.now
  let clock = realNow()
  Date.now = () => clock

  const step = (): string | null => {
    clock += PAUSE_MS
    const chance = random()
    if (chance < 0.5) {
      counts.edits++
      edit(opened, random)
      const state = read()
      if (state === states[at]) return null
      states.splice(at + 1, states.length, state)
      if (states.length > most + 1) states.shift()
      at = states.length - 1
      return null
    }
    const isUndo = chance < 0.78
    counts[isUndo ? 'undos' : 'redos']++
    // Asked for in either document: it makes no difference.
    const asked = editors[random() < 0.5 ? 'analysis' : 'reason'].commands
    const expected = at + (isUndo ? -1 : 1)
    const isPossible = expected >= 0 && expected < states.length
    const { canUndo, canRedo } = history.read()
    if ((isUndo ? canUndo : canRedo) !== isPossible) return `${isUndo ? 'undo' : 'redo'} is offered: ${!isPossible}`
    const isDone = isUndo ? asked.undo() : asked.redo()
    if (isDone !== isPossible) return `${isUndo ? 'undo' : 'redo'} says ${isDone}`
    if (isPossible) at = expected
    return read() === states[at] ? null : `${isUndo ? 'undo' : 'redo'} leads elsewhere`
  }

  try {
    for (let turn = 0; turn < turns; turn++) {
      const found = step()
      if (found !== null) return { disagreement: `seed ${seed}, turn ${turn}: ${found}`, counts }
    }
    return { disagreement: null, counts }
  } finally {
    Date.now = realNow
  }
}
