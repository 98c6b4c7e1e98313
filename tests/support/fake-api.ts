import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { onTestFinished } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** A request as it left the page. */
export interface SentRequest {
  call: EndpointName
  path: string
  query: Record<string, unknown>
  body: unknown
}

/** A refusal or failure; without a status no server answers at all. */
export class Failing {
  readonly code: ErrorCode
  readonly status: number | null

  constructor(code: ErrorCode, status: number | null = 422) {
    this.code = code
    this.status = status
  }
}

type Answer<Name extends EndpointName> = CallData<Name> | Failing
type Answers = {
  [Name in EndpointName]?: Answer<Name> | ((request: SentRequest) => Answer<Name> | Promise<Answer<Name>>)
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

const callOf = (method = 'GET', url = ''): EndpointName => {
  const names = Object.keys(ENDPOINTS) as EndpointName[]
  const name = names.find(
    known => ENDPOINTS[known].method === method.toUpperCase() && patternOf(ENDPOINTS[known].path).test(url),
  )
  if (name === undefined) throw new Error(`${method} ${url} is no call`)
  return name
}

const bodyOf = async (data: unknown): Promise<unknown> => {
  const text = data instanceof Blob ? await data.text() : data
  return typeof text === 'string' ? JSON.parse(text) : text
}

/** Stands where the network is: answers the page's calls for one test and keeps what was sent. */
export const createFakeApi = (initial: Answers): { sent: SentRequest[]; answers: Answers } => {
  const sent: SentRequest[] = []
  const answers = { ...initial }
  const { adapter } = axios.defaults
  onTestFinished(() => {
    Object.assign(axios.defaults, { adapter })
  })

  const answer = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const call = callOf(config.method, config.url)
    const request = { call, path: config.url ?? '', query: config.params ?? {}, body: await bodyOf(config.data) }
    sent.push(request)
    const given = answers[call] as Answers[EndpointName]
    const result =
      given === undefined ? new Failing('internal', 500) : await (given instanceof Function ? given(request) : given)
    const reply = (status: number, data: unknown): AxiosResponse => ({
      status,
      data,
      config,
      headers: {},
      statusText: '',
    })
    if (!(result instanceof Failing)) return reply(200, { code: 0, data: result })
    if (result.status === null) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    const doubts = result.code === 'doubtfulDay' ? [{ zh: '日期可疑', en: 'The date is doubtful' }] : undefined
    const response = reply(result.status, { code: result.code, message: '', doubts })
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  }

  axios.defaults.adapter = config => {
    const aborted = new Promise<never>((_, reject) => {
      config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError()))
    })
    return Promise.race([answer(config), aborted])
  }
  return { sent, answers }
}
