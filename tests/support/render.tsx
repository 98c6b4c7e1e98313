import { BlueprintProvider } from '@blueprintjs/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import { changeLanguage, i18n } from '../../src/locales/i18n.ts'
import type { Language } from '../../src/locales/language.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Puts an element on the page in a language of the interface, as the app would, and takes it off after the test. */
export const render = async (element: ReactNode, language: Language = 'zh'): Promise<HTMLElement> => {
  await act(() => changeLanguage(language))
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <BlueprintProvider>{element}</BlueprintProvider>
      </I18nextProvider>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return container
}
