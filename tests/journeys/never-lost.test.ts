import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKillRig, type Victim } from '../support/kills/kill-rig.ts'

let rig: Awaited<ReturnType<typeof createKillRig>>
beforeAll(async () => {
  rig = await createKillRig()
})
afterAll(() => rig.end())

// Many more, at other moments, and whether the journal is within a second: npm run bench kills.
it.each<[Victim, number]>([
  ['tab', 1],
  ['browser', 2],
  ['database', 4],
  ['server and tab', 5],
])('loses nothing that was called safe, or was in the journal, when the %s is killed (seed %i)', async (victim, seed) => {
  const { typed, writes, lost } = await rig.runKill(seed, victim)
  expect(typed).toBeGreaterThan(0)
  expect(writes).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
