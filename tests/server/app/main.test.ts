import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { buildPage } from '../../../server/page/build-page.ts'
import { cloneTemplate } from '../../support/clone-template.ts'
import { readNotice } from '../../support/notice-upload.ts'
import { type ServerProcess, startServer } from '../../support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let server: ServerProcess | undefined
beforeAll(async () => {
  await buildPage()
  dataDir = await makeTemporaryFolder()
})
afterAll(async () => {
  await stopRunning()
  await removeFolder(dataDir)
})

/** The server that the test before left running, or a new one: a start is most of what these tests take. */
const running = async (): Promise<ServerProcess> => {
  server ??= await startServer({ dataDir })
  return server
}

const stopRunning = async (): Promise<number | null | undefined> => {
  const code = await server?.stop()
  server = undefined
  return code
}

const LOG = ENDPOINTS.readRejectionLog.path

const upload = async (url: string, requestId: string): Promise<Response> => {
  const form = new FormData()
  form.append('file', new Blob([await readNotice('full-registered')]), 'notice.pdf')
  const query = `?receiveTime=1780243200000&type=0&isEn=0&requestId=${requestId}`
  return await fetch(url + ENDPOINTS.analyseRejection.path + query, { method: 'POST', body: form })
}

it('prints one line with its address, and serves the page there', async () => {
  const { url, output } = await running()
  expect(output()).toBe(`Rejoinder is ready: ${url}`)
  expect(await (await fetch(`${url}/ai/reject_analysis`)).text()).toContain('<div id="root">')
})

it('stops when told, and answers the request it is at before', async () => {
  const { url } = await running()
  const answer = upload(url, 'under-way')
  const steps = await fetch(url + ENDPOINTS.readProgress.path.replace(':requestId', 'under-way'))
  for await (const chunk of steps.body ?? []) if (new TextDecoder().decode(chunk).includes('data:')) break
  const [response, code] = await Promise.all([answer, stopRunning()])
  expect([response.status, code]).toEqual([200, 0])
  await expect(fetch(url)).rejects.toThrow()
})

it('stops with the npm that started it', async () => {
  await stopRunning()
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, SAMPLE_MARKS: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'close')
  for await (const line of createInterface(npm.stdout)) if (line.startsWith('Rejoinder is ready')) break
  npm.kill('SIGTERM')
  // The output ends with the last process that could write to it: the server, which outlives npm for a moment.
  npm.stdout.resume()
  await ended
  await running()
})

it('has after a kill -9 what it answered before', async () => {
  const first = await running()
  const before = await (await upload(first.url, 'before-the-crash')).json()
  await first.kill()
  server = undefined
  const { url } = await running()
  const after = await (await fetch(`${url}${LOG}/${before.data.id}`)).json()
  expect(after).toEqual(before)
  expect((await fetch(url + before.data.officeFile)).status).toBe(200)
})

it('refuses a folder another server has, in one line', async () => {
  await running()
  const line = `Another server is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`
  await expect(startServer({ dataDir })).rejects.toThrow(new Error(line))
})

it('hears out a client that sends far too much', async () => {
  const { url } = await running()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(30 * 1024 * 1024)]), 'large.pdf')
  const query = '?receiveTime=1780243200000&type=0&isEn=0'
  const response = await fetch(url + ENDPOINTS.analyseRejection.path + query, { method: 'POST', body: form })
  expect(response.status).toBe(413)
  expect((await response.json()).code).toBe('tooLarge')
})

it('says in one line why it does not start', async () => {
  const line = 'HOST 0.0.0.0 is not this machine alone. Without a login (AUTH=local) use 127.0.0.1.'
  await expect(startServer({ dataDir, env: { HOST: '0.0.0.0' } })).rejects.toThrow(new Error(line))
})

it('says when its port is taken', async () => {
  const { url } = await running()
  const { port } = new URL(url)
  const other = await makeTemporaryFolder()
  const refusal = startServer({ dataDir: other, env: { PORT: port, DATABASE_URL: await cloneTemplate() } })
  await expect(refusal).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken. Set PORT to another one.`)
  await removeFolder(other)
})

it('stops with success where nothing is under way', async () => {
  await running()
  expect(await stopRunning()).toBe(0)
})

it('works with a PostgreSQL of one’s own', async () => {
  await stopRunning()
  server = await startServer({
    dataDir,
    env: { DATABASE_URL: inject('templateUrl').replace(/\/[^/]*$/, '/postgres') },
  })
  const { url } = server
  expect(await (await fetch(url + ENDPOINTS.readWriteCount.path)).json()).toEqual({ code: 0, data: 0 })
})

it('says in one line that such a PostgreSQL cannot be used, without its password', async () => {
  const url = inject('templateUrl').replace(/\/[^/]*$/, '/missing')
  const line = 'The database of DATABASE_URL cannot be used: database "missing" does not exist'
  await expect(startServer({ dataDir, env: { DATABASE_URL: url } })).rejects.toThrow(new Error(line))
})
