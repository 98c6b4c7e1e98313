import { expect, it } from 'vitest'
import { checkQuota } from '../../../src/features/quota/quota.tsx'
import { createFakeApi } from '../../support/fake-api.ts'

it.each([
  [0, 'allowed'],
  [1, 'noRight'],
  [2, 'limitReached'],
] as const)('reads the count %i as %s', async (count, outcome) => {
  createFakeApi({ readWriteCount: count })
  expect(await checkQuota('readWriteCount')).toBe(outcome)
})
