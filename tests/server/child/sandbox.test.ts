import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bundleProcess } from '../../../server/bundle-processes.ts'
import { BUNDLES } from '../../../server/child/bundles.ts'
import { forkSandboxed, ownPaths } from '../../../server/child/sandbox.ts'

const PROBE = join(import.meta.dirname, 'sandbox-probe.ts')

const probe = async (): Promise<Record<string, unknown>> => {
  const child = forkSandboxed(PROBE, { heapMegabytes: 64, readable: [...ownPaths('tests/server/child')] })
  const [told] = await once(child, 'message')
  child.kill('SIGKILL')
  return told
}

const WALLS = {
  user: process.getuid?.() === 0 ? expect.not.stringMatching(/^0$/) : String(process.getuid?.()),
  environment: [],
  readsCode: true,
  readsOthers: 'ERR_ACCESS_DENIED',
  writes: 'ERR_ACCESS_DENIED',
  starts: 'ERR_ACCESS_DENIED',
  threads: 'ERR_ACCESS_DENIED',
  natives: 'ERR_DLOPEN_DISABLED',
}

it('keeps a process that handles foreign files from files, processes, threads and the environment', async () => {
  expect(await probe()).toEqual({ ...WALLS, file: PROBE })
})

it('keeps a process that runs from its bundle from the same', async () => {
  onTestFinished(async () => {
    const ours = (await readdir(BUNDLES)).filter(name => name.startsWith('sandbox-probe'))
    await Promise.all(ours.map(name => rm(join(BUNDLES, name))))
  })
  await bundleProcess(PROBE)
  expect(await probe()).toEqual({ ...WALLS, file: expect.stringMatching(/[/\\]sandbox-probe-\w+\.mjs$/) })
})
