import { connect } from 'node:net'

/** One request of a mix, as it goes over the wire. */
export interface MixedRequest {
  name: string
  bytes: Buffer
}

/** Writes a request of HTTP/1.1 once, so that sending it costs next to nothing. */
export const mixedRequest = (name: string, host: string, method: string, path: string, body?: object): MixedRequest => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return { name, bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`) }
}

/** What a load saw: milliseconds of each answer by request, and the statuses that were no success. */
export interface LoadReport {
  seconds: number
  times: Map<string, number[]>
  failures: Map<string, number>
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Keeps so many connections busy with the requests, one after another on each, and reads no more of an answer than its
 * status and length: what sends the load stands beside the server on the same processors.
 */
export const runLoad = async (
  url: URL,
  requests: readonly MixedRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadReport> => {
  const times = new Map<string, number[]>(requests.map(({ name }) => [name, []]))
  const failures = new Map<string, number>()
  const fail = (what: string): void => void failures.set(what, (failures.get(what) ?? 0) + 1)
  const begin = performance.now()
  const end = begin + seconds * 1000
  let next = 0

  const runConnection = (): Promise<void> =>
    new Promise(resolve => {
      const socket = connect(Number(url.port), url.hostname)
      socket.setNoDelay(true)
      let sentAt = 0
      let current: MixedRequest | undefined
      let left = 0
      let head: Buffer | undefined
      const send = (): void => {
        if (performance.now() >= end) {
          socket.end()
          return
        }
        current = requests[next++ % requests.length]
        sentAt = performance.now()
        if (current) socket.write(current.bytes)
      }
      const isWhole = (): void => {
        times.get(current?.name ?? '')?.push(performance.now() - sentAt)
        send()
      }
      socket.on('connect', send)
      socket.on('data', chunk => {
        if (left > 0) {
          left -= chunk.length
          if (left === 0) isWhole()
          return
        }
        head = head ? Buffer.concat([head, chunk]) : chunk
        const place = head.indexOf(HEAD_END)
        if (place < 0) return
        const text = head.toString('latin1', 0, place)
        const status = text.slice(9, 12)
        if (!status.startsWith('2')) fail(`${current?.name}: ${status}`)
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
        left = length - (head.length - place - HEAD_END.length)
        head = undefined
        if (left === 0) isWhole()
      })
      socket.on('error', () => fail(`${current?.name}: connection lost`))
      socket.on('close', () => resolve())
    })

  await Promise.all(Array.from({ length: connections }, runConnection))
  return { seconds: (performance.now() - begin) / 1000, times, failures }
}
