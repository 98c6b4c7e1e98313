import { describe, expect, it, vi } from 'vitest'
import { ArchivePage } from '../../../src/features/archive/archive-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { alerts, button, input } from '../../support/queries.ts'
import { click, render, type, until } from '../../support/render.tsx'

const EMPTY = { regNo: '47709815', intCls: '35', register: null, record: null }
// jsdom draws nothing and so cannot scroll.
const scrollIntoView = vi.fn()
Element.prototype.scrollIntoView = scrollIntoView

describe('the archive page', () => {
  it('names the mark asked for and says that no register is loaded', async () => {
    const { sent } = createFakeApi({ readArchive: EMPTY })
    const container = await render(<ArchivePage />, 'zh', '/archive?regNo=47709815&intCls=35')
    await until(() => expect(container.textContent).toContain(zh.archive.noRegister))
    expect(container.querySelector('h1')?.textContent).toBe('第 47709815 号 · 第 35 类')
    expect(sent[0]?.query).toEqual({ regNo: '47709815', intCls: '35' })
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('goes to the prosecution history when asked to', async () => {
    createFakeApi({ readArchive: EMPTY })
    await render(<ArchivePage />, 'zh', '/archive?regNo=47709815&intCls=35&gotoflow=1')
    await until(() => expect(document.activeElement?.textContent).toBe(zh.archive.flow))
    expect(document.activeElement?.closest('#flow')).not.toBeNull()
    expect(scrollIntoView).toHaveBeenCalled()
  })

  it('without a number asks for it', async () => {
    const { sent } = createFakeApi({ readArchive: EMPTY })
    const container = await render(<ArchivePage />, 'zh', '/archive')
    await click(button(zh.archive.look))
    expect(alerts()).toEqual([zh.archive.regNoRequired])
    await type(input(zh.archive.regNo), '47709815')
    await type(input(zh.archive.intCls), '46')
    await click(button(zh.archive.look))
    expect(alerts()).toEqual([zh.archive.intClsInvalid])
    await type(input(zh.archive.intCls), '35')
    await click(button(zh.archive.look))
    await until(() => expect(container.textContent).toContain(zh.archive.noRegister))
    expect(sent).toHaveLength(1)
  })
})
