import { expect, it } from 'vitest'
import { pdfFailureOf } from '../../../src/features/pdf-viewer/pdf-failure.ts'

const named = (name: string, facts: object = {}): Error => Object.assign(new Error(name), { name }, facts)

it.each([
  [named('ResponseException', { status: 404, missing: true }), { kind: 'missing' }],
  [named('ResponseException', { status: 500, missing: false }), { kind: 'unexpectedResponse', status: 500 }],
  [named('ResponseException', { status: 403, missing: false }), { kind: 'unexpectedResponse', status: 403 }],
  [named('InvalidPDFException'), { kind: 'damaged' }],
  [named('UnknownErrorException'), { kind: 'unreachable' }],
  [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
  ['no error at all', { kind: 'unreachable' }],
])('tells %s as it is shown', (error, failure) => {
  expect(pdfFailureOf(error)).toEqual(failure)
})
