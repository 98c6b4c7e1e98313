import { expect, it } from 'vitest'
import { CommandPalette } from '../../../src/features/help/command-palette.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { buildHistory } from '../../support/home-answers.ts'
import { input } from '../../support/queries.ts'
import { press, render, type, until } from '../../support/render.tsx'

it('opens no case of an earlier answer for what is typed since, and the first one found once it is here', async () => {
  const [item] = buildHistory(1)({ pageNum: 1, pageSize: 1 }).list
  if (item === undefined) throw new Error('no case')
  const { sent } = createFakeApi({
    readRejectionLog: ({ query: { keyword } }) => ({
      list: [keyword === undefined ? { ...item, mark: '禾汐里' } : { ...item, id: 2, mark: String(keyword) }],
      total: 1,
    }),
  })
  const opened: number[] = []
  await render(<CommandPalette commands={[]} onOpenCase={id => opened.push(id)} onClose={() => undefined} />)
  const field = await until(() => input(zh.help.palette.label))
  const entries = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  await until(() => expect(entries().join()).toContain('禾汐里'))
  await type(field, '星港')
  expect(entries().join()).not.toContain('禾汐里')
  await press(field, 'Enter')
  expect(sent.filter(({ query }) => query['keyword'] !== undefined)).toEqual([])
  expect(opened).toEqual([])
  await until(() => expect(opened).toEqual([2]))
})

it('names a case by its mark, a device by a word of the language, and tells number and classes', async () => {
  const [item] = buildHistory(1)({ pageNum: 1, pageSize: 1 }).list
  if (item === undefined) throw new Error('no case')
  const device = { ...item, mark: '', markIsDevice: true, resultName: '(device mark) · full refusal' }
  createFakeApi({ readRejectionLog: { list: [device], total: 1 } })
  await render(<CommandPalette commands={[]} onOpenCase={() => undefined} onClose={() => undefined} />)
  const option = await until(() => {
    const found = document.querySelector('[role="option"]')
    expect(found).not.toBeNull()
    return found
  })
  expect(option?.textContent).toContain(`${zh.home.history.device} 73310664 · 第 35 类`)
  expect(option?.textContent).not.toContain('device mark')
})
