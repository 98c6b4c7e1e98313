import { Dialog } from '@blueprintjs/core'
import { act, type JSX, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from '../../../src/lib/use-kept-focus.ts'
import { click, render, settle, until } from '../../support/render.tsx'

const Region = (): JSX.Element => {
  const region = useRef<HTMLElement>(null)
  const [page, setPage] = useState<'list' | 'case'>('list')
  useKeptFocus(region)
  return (
    <main ref={region} tabIndex={-1}>
      {page === 'list' ? (
        <button type="button" onClick={() => setPage('case')}>
          Open
        </button>
      ) : (
        <h1>Case</h1>
      )}
    </main>
  )
}

it('takes the focus when what had it goes away with its page', async () => {
  await render(<Region />)
  const button = document.querySelector('button')
  button?.focus()
  if (button) await click(button)
  await until(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})

it('waits until the key that took it away is let go', async () => {
  await render(<Region />)
  const button = document.querySelector('button')
  button?.focus()
  const send = (kind: 'keydown' | 'keyup'): boolean =>
    document.body.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true }))
  send('keydown')
  if (button) await click(button)
  await settle()
  expect(document.activeElement).toBe(document.body)
  send('keyup')
  await until(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})

const Asking = (): JSX.Element => {
  const region = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useKeptFocus(region)
  return (
    <main ref={region} tabIndex={-1}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      <Dialog isOpen={isOpen} title="Question" transitionDuration={0} onClose={() => setIsOpen(false)}>
        text
      </Dialog>
    </main>
  )
}

it('gives a dialog that opens the focus itself, not the guard before it', async () => {
  await render(<Asking />)
  const button = document.querySelector('button')
  button?.focus()
  if (button) await click(button)
  const guard = await until(() => {
    const found = document.querySelector<HTMLElement>('.bp6-overlay-start-focus-trap')
    expect(found).not.toBeNull()
    return found
  })
  // As Blueprint does in a frame of its own, which another file's page may not have.
  button?.focus()
  guard?.focus()
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
})

const Saving = (): JSX.Element => {
  const region = useRef<HTMLElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  useKeptFocus(region)
  return (
    <main ref={region} tabIndex={-1}>
      <footer>
        <button type="button" disabled={isBusy} onClick={() => setIsBusy(true)}>
          Save
        </button>
        <button type="button">Delete</button>
      </footer>
      <button type="button" onClick={() => setIsBusy(false)}>
        Ready
      </button>
    </main>
  )
}

it('stays around what is disabled, on nothing that a key would press, and goes back once it can be used again', async () => {
  await render(<Saving />)
  const save = document.querySelector('button')
  if (save) await click(save)
  await until(() => expect(document.activeElement?.tagName).toBe('FOOTER'))
  const ready = document.querySelector('main > button')
  await act(async () => ready?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await until(() => expect(document.activeElement).toBe(save))
})
