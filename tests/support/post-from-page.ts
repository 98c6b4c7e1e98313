import type { Page } from 'playwright-core'
import type { CallData } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'

/** Sends a call as the page itself would. */
export const postFromPage = <Name extends EndpointName>(
  page: Page,
  name: Name,
  body: object,
): Promise<CallData<Name>> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()).data
    },
    { ...ENDPOINTS[name], body },
  )
