import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import process from 'node:process'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { startServer } from '../../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { quantile } from '../figures/quantile.ts'
import type { Query } from './query-names.ts'
import { childrenOf, meterOf } from './timing.ts'

const USERS = 8
const SECONDS = 15

const ask = (agent: Agent, url: string, { name, niceClass }: Query): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ mode: 'similar', text: name, classes: [niceClass], pageNum: 1, pageSize: 20 })
    const sent = request(`${url}${ENDPOINTS.searchMarks.path}`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    })
    sent.on('error', reject)
    sent.on('response', answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.end(body)
  })

/** Eight users who search in a class over HTTP, each the next name as soon as the last is answered. */
export const measureUsers = async (
  databaseUrl: string,
  postmaster: number,
  queries: readonly Query[],
): Promise<Record<string, string>> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir, env: { DATABASE_URL: databaseUrl } })
  const agent = new Agent({ keepAlive: true, maxSockets: USERS })
  const spent: number[] = []
  let failed = 0
  const user = async (first: number, until: number): Promise<void> => {
    for (let place = first; performance.now() < until; place += USERS) {
      const query = queries[place % queries.length]
      if (!query) return
      const begin = performance.now()
      if ((await ask(agent, server.url, query)) !== 200) failed += 1
      spent.push(performance.now() - begin)
    }
  }
  const everyone = (seconds: number): Promise<unknown> => {
    const until = performance.now() + seconds * 1000
    return Promise.all(Array.from({ length: USERS }, (_, place) => user(place, until)))
  }
  try {
    await everyone(SECONDS / 5)
    spent.length = 0
    const pid = server.process.pid ?? 0
    const own = process.cpuUsage()
    const [node, database] = [meterOf([pid]), meterOf(childrenOf(postmaster))]
    await everyone(SECONDS)
    const { user: ownUser, system } = process.cpuUsage(own)
    const perSearch = (ms: number): string => (ms / spent.length).toFixed(2)
    return {
      'searches a second': (spent.length / SECONDS).toFixed(0),
      p50: quantile(spent, 0.5).toFixed(1),
      p95: quantile(spent, 0.95).toFixed(1),
      failed: String(failed),
      'server CPU ms a search': perSearch(node()),
      'database CPU ms a search': perSearch(database()),
      'load generator CPU ms a search': perSearch((ownUser + system) / 1000),
      load: (loadavg()[0] ?? 0).toFixed(1),
    }
  } finally {
    agent.destroy()
    await server.stop()
    await removeFolder(dataDir)
  }
}
