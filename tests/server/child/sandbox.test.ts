import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forkSandboxed, ownPaths } from '../../../server/child/sandbox.ts'

const PROBE = join(import.meta.dirname, 'sandbox-probe.ts')

const probe = async (): Promise<Record<string, unknown>> => {
  const child = forkSandboxed(PROBE, { heapMegabytes: 64, readable: [...ownPaths('tests/server/child')] })
  const [told] = await once(child, 'message')
  child.kill('SIGKILL')
  return told
}

it('keeps a process that handles foreign files from files, processes, threads and the environment', async () => {
  expect(await probe()).toEqual({
    user: process.getuid?.() === 0 ? expect.not.stringMatching(/^0$/) : String(process.getuid?.()),
    environment: [],
    readsCode: true,
    readsOthers: 'ERR_ACCESS_DENIED',
    writes: 'ERR_ACCESS_DENIED',
    starts: 'ERR_ACCESS_DENIED',
    threads: 'ERR_ACCESS_DENIED',
    natives: 'ERR_DLOPEN_DISABLED',
  })
})
