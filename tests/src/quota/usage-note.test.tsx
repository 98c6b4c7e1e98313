import { expect, it } from 'vitest'
import { UsageNote } from '../../../src/features/quota/quota.tsx'
import { createFakeApi } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { render, settle, until } from '../../support/render.tsx'

it.each([
  [{ used: 14, allowed: 50 }, '本月用量 14 / 50'],
  [{ used: 14, allowed: null }, '本月用量 14'],
])('says how much of %o is used', async (part, text) => {
  createFakeApi({ readUsage: { ...USAGE, write: { ...USAGE.write, ...part } } })
  const container = await render(<UsageNote feature="write" />)
  await until(() => expect(container.textContent).toBe(text))
})

it('says nothing to an account without the right', async () => {
  createFakeApi({ readUsage: { ...USAGE, write: { ...USAGE.write, hasRight: false } } })
  const container = await render(<UsageNote feature="write" />)
  await settle()
  expect(container.textContent).toBe('')
})
