import { expect, it } from 'vitest'
import { CommandPalette } from '../../../src/features/help/command-palette.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { buildHistory } from '../../support/home-answers.ts'
import { input } from '../../support/queries.ts'
import { press, render, type, until } from '../../support/render.tsx'

const Palette = (given: { onOpenCase?: (id: number) => void; onOpenSearch?: (id: number) => void }) => (
  <CommandPalette
    commands={[]}
    onOpenCase={() => undefined}
    onOpenSearch={() => undefined}
    onClose={() => undefined}
    {...given}
  />
)

it('opens no case of an earlier answer for what is typed since, and the first one found once it is here', async () => {
  const [item] = buildHistory(1)({ pageNum: 1, pageSize: 1 }).list
  if (item === undefined) throw new Error('no case')
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  createFakeApi({
    readRejectionLog: async ({ query: { keyword } }) => {
      if (keyword === undefined) return { list: [{ ...item, mark: '禾汐里' }], total: 1 }
      ask()
      await mayAnswer
      return { list: [{ ...item, id: 2, mark: String(keyword) }], total: 1 }
    },
    readFastLog: { list: [], total: 0 },
  })
  const opened: number[] = []
  await render(<Palette onOpenCase={id => opened.push(id)} />)
  const field = await until(() => input(zh.help.palette.label))
  const entries = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  await until(() => expect(entries().join()).toContain('禾汐里'))
  await type(field, '星港')
  expect(entries().join()).not.toContain('禾汐里')
  await press(field, 'Enter')
  await isAsked
  expect(opened).toEqual([])
  answer()
  await until(() => expect(opened).toEqual([2]))
})

it('names a case by its mark, a device by a word of the language, and tells number and classes', async () => {
  const [item] = buildHistory(1)({ pageNum: 1, pageSize: 1 }).list
  if (item === undefined) throw new Error('no case')
  const device = { ...item, mark: '', markIsDevice: true, resultName: '(device mark) · full refusal' }
  createFakeApi({ readRejectionLog: { list: [device], total: 1 } })
  await render(<Palette />)
  const option = await until(() => {
    const found = document.querySelector('[role="option"]')
    expect(found).not.toBeNull()
    return found
  })
  expect(option?.textContent).toContain(`${zh.home.history.device} 73310664 · 第 35 类`)
  expect(option?.textContent).not.toContain('device mark')
})

it('finds the searches for a name, none while nothing is typed, and opens one', async () => {
  const search = {
    id: 7,
    gmtCreate: '2026-06-15T13:40:00.000+08:00',
    resultName: '云杉听、听杉',
    resultFile: '',
    wordFile: '',
  }
  const { sent } = createFakeApi({
    readRejectionLog: { list: [], total: 0 },
    readFastLog: ({ query: { keyword } }) => ({ list: keyword === '听杉' ? [search] : [], total: 1 }),
  })
  const opened: number[] = []
  await render(<Palette onOpenSearch={id => opened.push(id)} />)
  const field = await until(() => input(zh.help.palette.label))
  await until(() => expect(document.body.textContent).toContain(zh.help.palette.nothing))
  expect(sent.map(({ call }) => call)).not.toContain('readFastLog')
  await type(field, '听杉')
  await until(() => expect(document.querySelector('[role="option"]')?.textContent).toBe('云杉听、听杉2026-06-15'))
  await press(field, 'Enter')
  expect(opened).toEqual([7])
})
