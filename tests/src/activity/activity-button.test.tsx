import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ActivityButton } from '../../../src/features/activity/activity-button.tsx'
import { clearFailedCalls } from '../../../src/lib/failed-calls.ts'
import { callApi } from '../../../src/lib/http.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { button } from '../../support/queries.ts'
import { click, render, until } from '../../support/render.tsx'

const fail = (): Promise<void> =>
  act(async () => {
    await callApi('readUsage', {}).catch(() => undefined)
    await callApi('readWriteCount', {}).catch(() => undefined)
  })
const list = (): Element | null => document.querySelector('section')

beforeEach(clearFailedCalls)

describe('the activity button', () => {
  it('says how many calls failed and opens nothing by itself', async () => {
    createFakeApi({})
    await render(<ActivityButton />)
    expect(button(zh.shell.activity.title).getAttribute('aria-label')).toBe('后台活动')
    await fail()
    expect(button(zh.shell.activity.title).getAttribute('aria-label')).toBe('后台活动，2 项失败')
    expect(list()).toBeNull()
  })

  it('lists what failed, why and when, and retries it', async () => {
    const { answers } = createFakeApi({ readWriteCount: new Failing('internal', null) })
    await render(<ActivityButton />)
    await fail()
    await click(button(zh.shell.activity.title))
    await until(() => expect(list()).not.toBeNull())
    expect(list()?.textContent).toContain(zh.errors.call.readWriteCount)
    expect(list()?.textContent).toContain(zh.errors.failure.unavailable)
    expect(list()?.textContent).toContain(zh.errors.failure.internal)
    expect(list()?.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/)
    answers.readWriteCount = 0
    await click(button(`重试：${zh.errors.call.readWriteCount}`))
    await until(() => expect(list()?.textContent).not.toContain(zh.errors.call.readWriteCount))
    expect(list()?.textContent).toContain(zh.errors.call.readUsage)
  })

  it('forgets everything at once when asked to', async () => {
    createFakeApi({})
    await render(<ActivityButton />)
    await fail()
    await click(button(zh.shell.activity.title))
    await click(await until(() => button(zh.shell.activity.clear)))
    expect(list()?.textContent).toContain(zh.shell.activity.empty)
  })
})
