import { BlueprintProvider } from '@blueprintjs/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../src/lib/use-call.ts'
import { changeLanguage, i18n } from '../../src/locales/i18n.ts'
import type { Language } from '../../src/locales/language.ts'

/** Puts an element on the page in a language of the interface, as the app would, and takes it off after the test. */
export const render = async (element: ReactNode, language: Language = 'zh', path = '/'): Promise<HTMLElement> => {
  window.history.replaceState(null, '', path)
  await act(() => changeLanguage(language))
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <BlueprintProvider>
            <BrowserRouter>{element}</BrowserRouter>
          </BlueprintProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return container
}

const declareAct = (isActing: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
}
declareAct(true)

/** Waits until the page is as `look` wants it, and answers what `look` does. What comes meanwhile comes by itself. */
export const until = async <Result,>(look: () => Result): Promise<Result> => {
  declareAct(false)
  try {
    return await vi.waitFor(look, { timeout: 20_000 })
  } finally {
    declareAct(true)
  }
}

/** Lets everything that is already under way come to the page. */
export const settle = async (): Promise<void> => {
  await act(async () => {
    await new Promise(resolve => setTimeout(resolve))
  })
}

/** Clicks as a person does: what can have the focus gets it first. */
export const click = (element: Element): Promise<void> =>
  act(async () => {
    if (element instanceof HTMLElement) element.focus()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })

export const press = (element: Element, key: string): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // It is let go where the focus is by then, or where it was pressed.
    const target = document.activeElement ?? element
    target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }))
  })

/** Types a text over what stands in an input. */
export const type = (input: HTMLInputElement, text: string): Promise<void> =>
  act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

/** Chooses an option of a select. */
export const chooseOption = (select: HTMLSelectElement, value: string): Promise<void> =>
  act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Chooses files in a file input. */
export const chooseSeveral = (input: HTMLInputElement, files: readonly File[]): Promise<void> =>
  act(async () => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Chooses a file in a file input. */
export const choose = (input: HTMLInputElement, file: File): Promise<void> =>
  act(async () => {
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Drops files on an element. */
export const drop = (element: Element, files: readonly File[]): Promise<void> =>
  act(async () => {
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'dataTransfer', { value: { files } })
    element.dispatchEvent(event)
  })
