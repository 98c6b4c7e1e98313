import type { LightMyRequestResponse as Response } from 'fastify'
import { Check, Errors } from 'typebox/value'
import { expect } from 'vitest'
import { CALLS, type CallData } from '#contract/calls.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { Envelope } from '#contract/envelope.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { PaperKind } from '#contract/vocabulary.ts'
import { AppError } from '../../server/app-error.ts'

/** Expects the happy answer of a call, in its envelope and as its schema says; answers its data. */
export const expectAnswer = <Name extends EndpointName>(name: Name, response: Response): CallData<Name> => {
  const body = response.json()
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  const schema = Envelope(CALLS[name].data)
  expect(Check(schema, body) ? [] : Errors(schema, body)).toEqual([])
  return body.data
}

/** Expects a refusal: the code, the status that belongs to it, and a message. */
export const expectRefusal = (code: ErrorCode, response: Response, paper?: PaperKind): void => {
  expect(response.json()).toEqual({ code, message: expect.any(String), ...(paper && { paper }) })
  expect(response.statusCode).toBe(new AppError(code).status)
}
