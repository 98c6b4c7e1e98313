import { afterAll, beforeAll, expect, it } from 'vitest'
import { CALLS, type CallSchemas } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { seededRandom } from '../../support/seeded-random.ts'

const REQUESTS = 2_000
const SEED = 20_261_125
const AT_ONCE = 20
/** A stream of progress has no end of its own. */
const WITHOUT_END: readonly EndpointName[] = ['readProgress']

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await addRejectionLog(test.db, test.account)
})
afterAll(() => test.close())

/** As much of a schema as values are made from. */
interface Schema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 53, 1e308, '', ' ', 'x', '\0', '\ud800', 'ﷺ'.repeat(150), 'a'.repeat(5_000)],
  ...[
    '__proto__',
    'constructor',
    '%',
    "'; drop table marks; --",
    '../../etc/passwd',
    '9999999999999999999',
    '2026-02-30',
  ],
  ...[[], {}, [[]], [null], { __proto__: null, constructor: 1 }, JSON.parse('{"__proto__":{"a":1}}')],
]
const TEXTS = ['0901', '2026-11-01', '安途', 'companyContent', '1', 'applicant#0']

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** Returns a value that fits the schema more or less; now and then one that does not at all. */
const makeValue = (schema: Schema, random: Random, depth = 0): unknown => {
  if (random() < 0.12) return pick(random, ODD)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  if (schema.anyOf) return makeValue(pick(random, schema.anyOf), random, depth + 1)
  if (schema.type === 'integer' || schema.type === 'number') return pick(random, [0, 1, 2, 9, 35, 45, 46, 100])
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'string') return pick(random, TEXTS)
  if (schema.type === 'array' && depth < 8)
    return Array.from({ length: Math.floor(random() * 4) }, () => makeValue(schema.items ?? {}, random, depth + 1))
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(() => random() > 0.08)
        .map(([name, inner]) => [name, makeValue(inner, random, depth + 1)]),
    )
  return pick(random, ODD)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const encoded = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())

const TYPES = ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', '']
const BROKEN = [
  '{"a":',
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nPK\u0003\u0004',
  '',
]

const requestOf = (name: EndpointName, random: Random) => {
  const { params, query, body }: CallSchemas = CALLS[name]
  const { method, path } = ENDPOINTS[name]
  const given = (params ? makeValue(params as Schema, random) : {}) as Record<string, unknown> | null
  const asked = query ? makeValue(query as Schema, random) : {}
  const search = Object.entries(typeof asked === 'object' && asked !== null ? asked : {})
    .map(([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`)
    .join('&')
  const url = `${path.replace(/:(\w+)/g, (_, param: string) => encoded(given?.[param] ?? '1'))}?${search}`
  if (method === 'GET' || method === 'DELETE') return { method, url }
  if (!body || random() < 0.15) {
    const type = pick(random, TYPES)
    return { method, url, payload: pick(random, BROKEN), headers: type === '' ? {} : { 'content-type': type } }
  }
  const payload = JSON.stringify(makeValue(body as Schema, random))
  return { method, url, payload, headers: { 'content-type': 'application/json' } }
}

it('answers every broken request of every call, and never by a fault of its own', async () => {
  const random = seededRandom(SEED)
  const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => !WITHOUT_END.includes(name))
  const requests = Array.from({ length: REQUESTS }, (_, index) => {
    const name = names[index % names.length] ?? 'readUsage'
    return { name, ...requestOf(name, random), remoteAddress: `10.0.${index >> 8}.${index & 255}` }
  })
  const faults: string[] = []
  const statuses = new Set<number>()
  for (let start = 0; start < requests.length; start += AT_ONCE)
    await Promise.all(
      requests.slice(start, start + AT_ONCE).map(async ({ name, ...request }) => {
        const { statusCode } = await test.app.inject(request)
        statuses.add(statusCode)
        // One call may ask while another one's import holds the registers, and is told to wait.
        if (statusCode >= 500 && statusCode !== 503)
          faults.push(`${statusCode} ${name} ${request.url} ${request.payload ?? ''}`.slice(0, 300))
      }),
    )
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]))
})
