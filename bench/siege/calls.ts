import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** An answer, with how long it took, tries after 429 not counted. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
}

interface Call {
  method?: string
  body?: Uint8Array | object
  type?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

const once = (url: string, { method = 'GET', body, type }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    const bytes = body === undefined || body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body))
    const headers = bytes && { 'content-type': type ?? 'application/json', 'content-length': bytes.length }
    const sent = request(url, { method, agent, ...(headers && { headers }) }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - begin,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(bytes)
  })

/** Sends a call, without a limit of time, and again when it was told that there are too many. */
export const call = async (url: string, options: Call = {}): Promise<Answer> => {
  for (;;) {
    const answer = await once(url, options)
    if (answer.status !== 429) return answer
    await pause(1000 * Number(answer.headers['retry-after'] ?? 1))
  }
}

const BOUNDARY = 'siege0123456789'

/** Sends a file as the one part of a multipart body. */
export const sendFile = (url: string, part: string, bytes: Uint8Array, name: string): Promise<Answer> => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return call(url, { method: 'POST', body, type: `multipart/form-data; boundary=${BOUNDARY}` })
}
