import { expect, it } from 'vitest'
import { UsageNote } from '../../../src/features/quota/quota.tsx'
import { createFakeApi } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { render, settle, until } from '../../support/render.tsx'

it.each([
  ['write', '驳回分析本月用量 14 / 50'],
  ['fast', '快速检索本月用量 14 / 50'],
] as const)('says how much of the allowance of %s is used', async (feature, text) => {
  createFakeApi({ readUsage: { ...USAGE, [feature]: { ...USAGE[feature], used: 14, allowed: 50 } } })
  const container = await render(<UsageNote feature={feature} />)
  await until(() => expect(container.textContent).toBe(text))
})

it('says nothing on a plan without a limit', async () => {
  createFakeApi({ readUsage: { ...USAGE, write: { ...USAGE.write, used: 14, allowed: null } } })
  const container = await render(<UsageNote feature="write" />)
  await settle()
  expect(container.textContent).toBe('')
})

it('says nothing to an account without the right', async () => {
  createFakeApi({ readUsage: { ...USAGE, write: { ...USAGE.write, hasRight: false } } })
  const container = await render(<UsageNote feature="write" />)
  await settle()
  expect(container.textContent).toBe('')
})
