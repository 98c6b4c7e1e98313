import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { watchChild } from '../../../server/child/watched-child.ts'

const LIMITS = {
  cpuMilliseconds: 60_000,
  milliseconds: 60_000,
  silentMilliseconds: 60_000,
  busyMilliseconds: 60_000,
  residentBytes: 2 ** 40,
}

it('fails at once when its process cannot be started, asked before or after that is known', async () => {
  const child = watchChild(spawn('/nowhere/reader', [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }), LIMITS)
  const run = () => child.run({}, () => undefined)
  await expect(run()).rejects.toMatchObject({ code: 'internal' })
  await expect(run()).rejects.toMatchObject({ code: 'internal' })
  expect(child.isReady()).toBe(false)
})
