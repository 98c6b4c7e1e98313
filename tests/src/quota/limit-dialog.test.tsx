import { type JSX, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMIT_DIALOG_WIDTH_PX } from '#contract/limits.ts'
import { LimitDialog } from '../../../src/features/quota/limit-dialog.tsx'
import { en } from '../../../src/locales/en.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button } from '../../support/queries.ts'
import { click, press, render, until } from '../../support/render.tsx'

let closes = 0
const Host = (): JSX.Element | null => {
  const [isOpen, setIsOpen] = useState(true)
  const handleClose = (): void => {
    closes += 1
    setIsOpen(false)
  }
  return isOpen ? <LimitDialog feature="write" onClose={handleClose} /> : null
}

const dialog = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="alertdialog"]')
  if (found === null) throw new Error('no dialog')
  return found
}

beforeEach(() => {
  closes = 0
})

describe('the limit dialog', () => {
  it('is there from mount, 496 pixels wide, with the button focused', async () => {
    createFakeApi({ readUsage: USAGE })
    await render(<Host />)
    expect(LIMIT_DIALOG_WIDTH_PX).toBe(496)
    expect(dialog().style.width).toBe('496px')
    expect(document.activeElement).toBe(button(zh.quota.limit.close))
  })

  it('hangs on the body, outside of what opened it', async () => {
    createFakeApi({ readUsage: USAGE })
    const container = await render(<Host />)
    expect(container.contains(dialog())).toBe(false)
    expect(dialog().closest('.bp6-portal')?.parentElement).toBe(document.body)
  })

  it('does not close by Escape or by a click outside', async () => {
    createFakeApi({ readUsage: USAGE })
    await render(<Host />)
    await press(dialog(), 'Escape')
    const outside = [...document.querySelectorAll('.bp6-overlay-backdrop, .bp6-dialog-container')]
    expect(outside).toHaveLength(2)
    for (const element of outside) {
      element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      await click(element)
    }
    expect(dialog()).toBeTruthy()
    expect(closes).toBe(0)
  })

  it('names the limit and when it returns, says whom to ask, and shows the code to reach them', async () => {
    createFakeApi({ readUsage: USAGE })
    await render(<Host />)
    await until(() => expect(dialog().querySelector('img')?.getAttribute('src')).toBe(USAGE.contact.qr))
    const text = dialog().textContent ?? ''
    for (const part of ['标准版', '每月可做 50 次', '已用 50 次', '2026年7月1日', zh.quota.limit.buy, '内线 8021']) {
      expect(text).toContain(part)
    }
    expect(dialog().querySelector('img')?.alt).toBe(zh.quota.limit.qr)
    expect(dialog().querySelector('.bp6-icon-warning-sign')).not.toBeNull()
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      zh.quota.limit.write.usedUp,
    )
  })

  it('speaks English', async () => {
    createFakeApi({ readUsage: USAGE })
    await render(<Host />, 'en')
    await until(() => expect(dialog().textContent).toContain('The plan “Standard” allows 50 refusal analyses a month'))
    expect(dialog().textContent).toContain('1 July 2026')
    expect(button(en.quota.limit.close)).toBeTruthy()
  })

  it('emits close once and leaves nothing behind', async () => {
    createFakeApi({ readUsage: USAGE })
    await render(<Host />)
    await click(button(zh.quota.limit.close))
    expect(closes).toBe(1)
    expect(document.querySelector('[role="alertdialog"], .bp6-overlay-backdrop')).toBeNull()
  })

  it('still stands when the usage cannot be read', async () => {
    createFakeApi({ readUsage: new Failing('internal', 500) })
    await render(<Host />)
    expect(dialog().textContent).toContain(zh.quota.limit.write.usedUp)
    expect(dialog().textContent).toContain(zh.quota.limit.buy)
  })
})
