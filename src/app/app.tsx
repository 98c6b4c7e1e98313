import { OverlaysProvider, PortalProvider } from '@blueprintjs/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { LoadingProvider } from '../components/loading-overlay.tsx'
import { createQueryClient } from '../lib/use-call.ts'
import { i18n } from '../locales/i18n.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell.tsx'

/** Shows the whole page with its providers. */
export const App = (): JSX.Element => {
  const [queryClient] = useState(createQueryClient)
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <PortalProvider>
            <OverlaysProvider>
              <BrowserRouter>
                <LoadingProvider>
                  <Shell />
                </LoadingProvider>
              </BrowserRouter>
            </OverlaysProvider>
          </PortalProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  )
}
