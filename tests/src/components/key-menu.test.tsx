import { Button, MenuItem, PopoverNext } from '@blueprintjs/core'
import type { JSX } from 'react'
import { expect, it } from 'vitest'
import { KeyMenu, openByArrow } from '../../../src/components/key-menu.tsx'
import { press, render, until } from '../../support/render.tsx'

const Download = (): JSX.Element => (
  <PopoverNext
    content={
      <KeyMenu>
        <MenuItem text="PDF" />
        <MenuItem text="Word" disabled />
        <MenuItem text="Both" />
      </KeyMenu>
    }
  >
    <Button text="Download" onKeyDown={openByArrow} />
  </PopoverNext>
)

it('opens by an arrow, and is walked with the arrows past what cannot be chosen', async () => {
  const page = await render(<Download />)
  const button = page.querySelector('button')
  const focused = (): string | null | undefined => document.activeElement?.textContent
  button?.focus()
  if (button) await press(button, 'ArrowDown')
  await until(() => expect(focused()).toBe('PDF'))
  expect(button?.getAttribute('aria-expanded')).toBe('true')
  for (const [key, name] of [
    ['ArrowDown', 'Both'],
    ['ArrowDown', 'PDF'],
    ['ArrowUp', 'Both'],
    ['Home', 'PDF'],
    ['End', 'Both'],
  ] as const) {
    await press(document.activeElement ?? document.body, key)
    expect(focused()).toBe(name)
  }
})
