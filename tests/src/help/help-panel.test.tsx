import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SidePlace } from '../../../src/components/side-place.tsx'
import '../../../src/features/help/help-panel.tsx'
import { ShellTools } from '../../../src/features/help/shell-tools.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserPartsAt } from '../../support/browser-parts.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { click, press, render, until } from '../../support/render.tsx'

const ignore = (): void => undefined
const openHelp = async (hasPlace: boolean): Promise<void> => {
  createFakeApi({ readUsage: USAGE })
  await render(
    <>
      <ShellTools commands={[]} onOpenCase={ignore} onOpenSearch={ignore} />
      {hasPlace && <SidePlace className="rj-fields-panel" />}
    </>,
  )
  await click(button(zh.help.open))
  await until(() => expect(document.querySelector('.rj-help')).not.toBeNull())
}
const isInPlace = (): boolean => document.querySelector('.rj-side-place .rj-help') !== null
const isDrawer = (): boolean => document.querySelector('[role="dialog"] .rj-help') !== null

beforeEach(() => stubBrowserPartsAt(1440))
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('help', () => {
  it('takes the place of the panel at the right, and gives the focus back to its button at Escape', async () => {
    await openHelp(true)
    expect([isInPlace(), isDrawer()]).toEqual([true, false])
    await press(input(zh.help.search), 'Escape')
    await until(() => expect(document.querySelector('.rj-help')).toBeNull())
    expect(document.activeElement).toBe(button(zh.help.open))
  })

  it('lies in a drawer over pages that have no such panel', async () => {
    await openHelp(false)
    expect([isInPlace(), isDrawer()]).toEqual([false, true])
  })

  it('lies in a drawer on windows that have no room for the panel', async () => {
    stubBrowserPartsAt(1024)
    await openHelp(true)
    expect([isInPlace(), isDrawer()]).toEqual([false, true])
  })

  it('says whom to ask and which version runs', async () => {
    await openHelp(true)
    await until(() => expect(document.body.textContent).toContain('联系管理员：内线 8021 · 版本 0.1.0'))
  })
})
