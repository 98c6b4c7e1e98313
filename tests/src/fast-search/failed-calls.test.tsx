import { beforeEach, expect, it } from 'vitest'
import { FastSearchHome } from '../../../src/features/fast-search/fast-search-home.tsx'
import { clearFailedCalls, readFailedCalls } from '../../../src/lib/failed-calls.ts'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { click, render, type, until } from '../../support/render.tsx'

const { notRead } = zh.inputs
const FAILING = new Failing('internal', 500)

beforeEach(() => {
  sessionStorage.clear()
  clearFailedCalls()
  stubBrowserParts()
})

const isTold = (): boolean => document.body.textContent.includes(notRead.title)
const isDialog = (): boolean => document.querySelector('[role="alertdialog"], [role="dialog"]') !== null

it('tells in its place that the history was not read, opens nothing, and reads it again when asked', async () => {
  const { answers } = createFakeApi({ readUsage: USAGE, readFastLog: FAILING })
  await render(<FastSearchHome onOpen={() => undefined} />)
  await until(() => expect(isTold()).toBe(true))
  expect(readFailedCalls().map(({ call }) => call)).toContain('readFastLog')
  expect(isDialog()).toBe(false)
  answers.readFastLog = { list: [], total: 0 }
  await click(button(notRead.retry))
  await until(() => expect(document.body.textContent).toContain(zh.search.history.empty))
  expect(isTold()).toBe(false)
})

it('tells in the goods list that goods were not read instead of waiting for them, and keeps what was entered', async () => {
  const { answers } = createFakeApi({
    readUsage: USAGE,
    readFastLog: { list: [], total: 0 },
    searchGoods: FAILING,
  })
  await render(<FastSearchHome onOpen={() => undefined} />)
  const mode = document.querySelector('input[value="goods"]')
  await click(mode ?? document.body)
  await click(button(zh.search.mode.start))
  await type(input(zh.search.names.marks), '云杉听')
  await click(button(zh.search.foot.next))
  await until(() => expect(isTold()).toBe(true))
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  expect(isDialog()).toBe(false)
  answers.searchGoods = { details: { list: [], total: 0 }, groups: [], paragraph: [], itemtype: [] }
  await click(button(notRead.retry))
  await until(() => expect(document.body.textContent).toContain(zh.search.goods.empty))
  expect(isTold()).toBe(false)
})
