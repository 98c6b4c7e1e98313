import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { ANALYSIS_FILE_PART, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { readNotice } from '../../tests/support/notice-upload.ts'
import { startServer } from '../../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { quantile } from '../figures/quantile.ts'
import { postmasterOf, workBelow } from './processes.ts'
import { type MixedRequest, mixedRequest, runLoad } from './raw-load.ts'

const SECONDS = Number(process.env['SIEGE_SECONDS'] ?? 10)
const CONNECTIONS = Number(process.env['SIEGE_CONNECTIONS'] ?? 16)
const WARM_SECONDS = 4
const NOTICES = ['full-registered', 'partial-two-cited', 'full-registered'] as const

const analyse = async (url: string, name: string): Promise<number> => {
  const body = new FormData()
  body.append(ANALYSIS_FILE_PART, new Blob([await readNotice(name)], { type: 'application/pdf' }), `${name}.pdf`)
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2026-06-01')), type: '0', isEn: '0' })
  const answer = await fetch(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, { method: 'POST', body })
  const { data } = await answer.json()
  return data.id
}

/** Waits until the sample register can be searched. */
export const untilRegisterIsReady = async (url: string): Promise<void> => {
  for (;;) {
    const { data } = await (await fetch(url + ENDPOINTS.readSearchBasis.path)).json()
    if (data?.register?.isReady ?? data?.isReady) return
    await pause(200)
  }
}

/** The reads of a page that is being worked with: lists, one case, counts, tables, suggestions and searches. */
export const mixOf = (url: string, ids: readonly number[]): MixedRequest[] => {
  const { host } = new URL(url)
  const read = (name: EndpointName, query = '', body?: object, id?: number): MixedRequest => {
    const { method, path } = ENDPOINTS[name]
    return mixedRequest(name, host, method, path.replace(':id', String(id)).replace(':kind', 'name') + query, body)
  }
  return [
    read('readRejectionLog', '?pageNum=1&pageSize=20'),
    read('readWriteCount'),
    read('readFastCount'),
    read('readUsage'),
    ...ids.map(id => read('readRejectionDetail', '', undefined, id)),
    ...ids.slice(0, 1).map(id => read('readDraftVersions', '', undefined, id)),
    read('readSearchBasis'),
    read('readFirm'),
    read('readDeadline', `?receiveTime=${midnightOf('2026-06-01')}&type=0`),
    read('readGroups', '', [9, 35]),
    read('searchGoods', '', { pageNum: 1, pageSize: 20, chooseTypes: [9], searchContent: '软件' }),
    read('suggestTrademarks', `?query=${encodeURIComponent('companyContent:云')}`),
    read('readFastLog', '?pageNum=1&pageSize=20'),
    read('readArchive', '?regNo=12345678&gotoflow=1'),
    read('readWatchList'),
    mixedRequest('page', host, 'GET', '/'),
    mixedRequest('healthz', host, 'GET', '/healthz'),
  ]
}

/** Asks for mixed reads as fast as they are answered, with what sends them on the same processors. */
export const measureReads = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir, env: { REQUESTS_A_MINUTE: '100000000', SAMPLE_MARKS: '2000' } })
  try {
    const url = new URL(server.url)
    const ids: number[] = []
    for (const name of NOTICES) ids.push(await analyse(server.url, name))
    await untilRegisterIsReady(server.url)
    const mix = mixOf(server.url, ids)
    const floor = await runLoad(url, mix.slice(-1), { connections: CONNECTIONS, seconds: 2 })
    await runLoad(url, mix, { connections: CONNECTIONS, seconds: WARM_SECONDS })
    const pids = [server.process.pid ?? 0, postmasterOf(dataDir)]
    const workOfAll = () => Promise.all(pids.map(workBelow))
    const [own, before] = [process.cpuUsage(), await workOfAll()]
    const report = await runLoad(url, mix, { connections: CONNECTIONS, seconds: SECONDS })
    const [used, after] = [process.cpuUsage(own), await workOfAll()]
    const [serving = 0, storing = 0] = after.map((work, place) => work - (before[place] ?? 0))
    const all = [...report.times.values()].flat()
    const rate = all.length / report.seconds
    const share = (milliseconds: number): string => (milliseconds / 1000 / report.seconds).toFixed(2)
    console.table(
      [...report.times].map(([name, times]) => ({
        name,
        answers: times.length,
        p50: quantile(times, 0.5).toFixed(1),
        p99: quantile(times, 0.99).toFixed(1),
      })),
    )
    console.log(
      `${rate.toFixed(0)} mixed reads a second on ${CONNECTIONS} connections: p50 ${quantile(all, 0.5).toFixed(1)}, ` +
        `p99 ${quantile(all, 0.99).toFixed(1)} ms, ${[...report.failures.values()].reduce((a, b) => a + b, 0)} failed; ` +
        `/healthz alone ${([...floor.times.values()].flat().length / floor.seconds).toFixed(0)} a second; of the processors: ` +
        `server ${share(serving)}, database ${share(storing)}, load generator ${share((used.user + used.system) / 1000)}; ` +
        `a read takes ${(serving / all.length).toFixed(2)} ms of the server, ${(storing / all.length).toFixed(2)} of the database`,
    )
    if (report.failures.size > 0) console.table([...report.failures])
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}
