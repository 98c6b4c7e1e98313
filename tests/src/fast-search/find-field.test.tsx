import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FindField } from '../../../src/features/fast-search/steps/goods/goods-step.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { button, input } from '../../support/queries.ts'
import { click, press, render, type } from '../../support/render.tsx'

const { goods } = zh.search

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells what is looked for once, at a pause of the typing', async () => {
  const onFind = vi.fn()
  await render(<FindField text="" onFind={onFind} />)
  await type(input(goods.find), '计')
  vi.advanceTimersByTime(200)
  await type(input(goods.find), '计算机')
  vi.advanceTimersByTime(200)
  expect(onFind).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  expect(onFind.mock.calls).toEqual([['计算机']])
})

it('tells nothing when it is left, so that a click finds the rows that were seen', async () => {
  const onFind = vi.fn()
  await render(<FindField text="" onFind={onFind} />)
  await type(input(goods.find), '计算机')
  await act(async () => input(goods.find).blur())
  expect(onFind).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect(onFind.mock.calls).toEqual([['计算机']])
})

it('tells at once on Enter and when it is emptied', async () => {
  const onFind = vi.fn()
  await render(<FindField text="" onFind={onFind} />)
  await type(input(goods.find), '计算机')
  await press(input(goods.find), 'Enter')
  expect(onFind.mock.calls).toEqual([['计算机']])
  await click(button(goods.clearFind))
  expect(onFind).toHaveBeenLastCalledWith('')
  expect(input(goods.find).value).toBe('')
})
