import { describe, expect, it } from 'vitest'
import { ImportsPage } from '../../../src/features/imports/imports-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { alerts, button } from '../../support/queries.ts'
import { click, render, until } from '../../support/render.tsx'

const ITEM = {
  id: 7,
  subject: 'register',
  fileName: 'apc.xml',
  startedAt: 1_790_000_000_000,
  finishedAt: null,
  read: 120,
  changed: 100,
  rejected: 20,
  repaired: {},
} as const

describe('the imports page', () => {
  it('asks for a file before it imports', async () => {
    const { sent } = createFakeApi({ readImports: [] })
    await render(<ImportsPage />, 'zh', '/settings/imports')
    await click(button(zh.imports.start))
    expect(alerts()).toEqual([zh.imports.problem.file])
    expect(sent.map(({ call }) => call)).toEqual(['readImports'])
  })

  it('lists imports, marks one that broke off, and opens the lines it kept aside', async () => {
    createFakeApi({
      readImports: [ITEM],
      readRejectedLines: { total: 1, list: [{ line: 31, problem: 'noNiceClass', detail: 'A', content: '87310367' }] },
    })
    const container = await render(<ImportsPage />, 'zh', '/settings/imports')
    await until(() => expect(container.textContent).toContain(`apc.xml${zh.imports.unfinished}`))
    await click(button('查看 apc.xml 搁置的 20 行'))
    await until(() => expect(container.textContent).toContain('没有尼斯分类的类别：A'))
  })
})
