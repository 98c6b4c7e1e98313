import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { Type } from 'typebox'
import { CALLS, type CallData, type CallInput, type CallSchemas } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { Envelope } from '#contract/envelope.ts'
import { ANSWER_CODES, FAILURE_CODES } from '#contract/errors.ts'

const Failure = Type.Object({ code: Type.Enum([...ANSWER_CODES, ...FAILURE_CODES]), message: Type.String() })

/** Returns the method, path and schemas of a call for Fastify; the route itself checks a body that is no JSON. */
export const routeOf = (name: EndpointName) => {
  const { summary, params, query, body, data }: CallSchemas = CALLS[name]
  const { method, path } = ENDPOINTS[name]
  const schema = {
    operationId: name,
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: Envelope(data), default: Failure },
  }
  return { method, url: path, schema }
}

/** Returns the account that a request belongs to. */
export type AccountOf = (request: FastifyRequest) => number

/** Returns the parts of a request, typed as the schemas of `routeOf` have let them through. */
export const inputOf = <Name extends EndpointName>(_name: Name, request: FastifyRequest): CallInput<Name> => {
  const { params, query, body } = request
  return { params, query, body } as CallInput<Name>
}

export const envelope = <Data>(data: Data): { code: 0; data: Data } => ({ code: 0, data })

type Answer<Name extends EndpointName> = (
  accountId: number,
  input: CallInput<Name>,
) => CallData<Name> | Promise<CallData<Name>>

/** Registers a call of the contract: checks its input before, and puts its answer into the envelope after. */
export type ServeCall = <Name extends EndpointName>(
  name: Name,
  answer: Answer<Name>,
  options?: RouteShorthandOptions,
) => void

export const createServeCall =
  (app: FastifyInstance, accountOf: AccountOf): ServeCall =>
  (name, answer, options = {}) => {
    app.route({
      ...routeOf(name),
      ...options,
      handler: async request => envelope(await answer(accountOf(request), inputOf(name, request))),
    })
  }
