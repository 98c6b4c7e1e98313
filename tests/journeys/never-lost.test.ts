import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKillRig, type Victim } from '../support/kills/kill-rig.ts'

let rig: Awaited<ReturnType<typeof createKillRig>>
beforeAll(async () => {
  rig = await createKillRig()
})
afterAll(() => rig.end())

// Many more, at other moments: npm run bench kills.
it.each<[Victim, number]>([
  ['tab', 1],
  ['browser', 2],
  ['database', 4],
  ['server and tab', 5],
])('loses nothing typed a second before the %s is killed, nor what was called safe (seed %i)', async (victim, seed) => {
  const { typed, lost } = await rig.runKill(seed, victim)
  expect(typed).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
