// First, so that what stands beside a component comes after it in the cascade.
import './theme/theme.css'
// Before whatever makes elements of strings.
import './app/trusted-types.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { openLanguage } from './locales/i18n.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await openLanguage()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
