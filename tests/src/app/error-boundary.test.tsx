import { type JSX, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { alerts, button } from '../../support/queries.ts'
import { click, render } from '../../support/render.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const Page = ({ isBroken }: { isBroken: boolean }): JSX.Element => {
  if (isBroken) throw new Error('a bug')
  return <p>a page</p>
}

const Host = (): JSX.Element => {
  const [place, setPlace] = useState('/broken')
  return (
    <>
      <button type="button" onClick={() => setPlace('/whole')}>
        go on
      </button>
      <ErrorBoundary place={place}>
        <Page isBroken={place === '/broken'} />
      </ErrorBoundary>
    </>
  )
}

it('says that a page broke, offers a reload, and lets another page be shown', async () => {
  const container = await render(<Host />)
  expect(alerts()[0]).toContain(zh.shell.broken.title)
  expect(button(zh.shell.broken.reload)).toBeTruthy()
  await click(button('go on'))
  expect(container.textContent).toContain('a page')
  expect(alerts()).toEqual([])
})
