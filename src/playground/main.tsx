import { BlueprintProvider } from '@blueprintjs/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { i18n, openLanguage } from '../locales/i18n.ts'
import { Playground } from './playground.tsx'
import '../theme/theme.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await openLanguage()
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <BlueprintProvider>
        <Playground />
      </BlueprintProvider>
    </I18nextProvider>
  </StrictMode>,
)
