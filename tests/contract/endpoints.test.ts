import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'

describe('the endpoints', () => {
  it.each([
    ['readRejectionLog', 'GET', '/business/api/v2/ai/doc/log'],
    ['readRejectionDetail', 'GET', '/business/api/v2/ai/doc/log/:id'],
    ['analyseRejection', 'POST', '/business/api/v2/ai/doc/reject/analysis'],
    ['exportRejectionDoc', 'POST', '/business/api/v2/ai/doc/reject/export/analysis/doc'],
    ['readWriteCount', 'GET', '/business/config/ai/write/count'],
    ['readFastCount', 'GET', '/business/config/ai/fast/count'],
  ] as const)('%s stands where docs/specification.md §7 puts it', (name, method, path) => {
    expect(ENDPOINTS[name]).toEqual({ method, path })
  })

  it('have a method and path of their own each', () => {
    const addresses = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
