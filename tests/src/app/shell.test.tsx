import { beforeEach, describe, expect, it } from 'vitest'
// What the page loads on demand is loaded beforehand, so that no test waits for the disk.
import '../../../src/app/pages.tsx'
import '../../../src/features/archive/archive-page.tsx'
import '../../../src/components/service/day-input.tsx'
import { Shell } from '../../../src/app/shell.tsx'
import { clearFailedCalls } from '../../../src/lib/failed-calls.ts'
import { en } from '../../../src/locales/en.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button } from '../../support/queries.ts'
import { click, render, until } from '../../support/render.tsx'

beforeEach(clearFailedCalls)

const ANSWERS = { readUsage: USAGE, readRejectionLog: { list: [], total: 0 } }
const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined

describe('the shell', () => {
  it.each([
    '/',
    '/ai/reject_analysis',
    '/ai/unknown',
    '/ai/reject_analysis?id=x',
  ])('shows the rejection analysis at %s', async path => {
    createFakeApi(ANSWERS)
    await render(<Shell />, 'zh', path)
    await until(() => expect(heading()).toBe(zh.home.title))
    expect(document.querySelector('nav a[aria-current="page"]')?.textContent).toBe(zh.shell.routes.reject_analysis)
  })

  it('shows the archive at its address', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />, 'zh', '/archive')
    await until(() => expect(heading()).toBe(zh.archive.title))
  })

  it('turns to English and to dark, and remembers both', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />)
    await until(() => expect(heading()).toBe(zh.home.title))
    await click(button(zh.shell.language.change))
    expect(heading()).toBe(en.home.title)
    expect(document.documentElement.lang).toBe('en')
    await click(button(en.shell.darkMode))
    expect(document.body.classList.contains('bp6-dark')).toBe(true)
    expect(localStorage.getItem('rejoinder.language')).toBe('en')
    expect(localStorage.getItem('rejoinder.color-scheme')).toBe('dark')
    await click(button(en.shell.darkMode))
    expect(document.body.classList.contains('bp6-dark')).toBe(false)
  })

  it('lays documents out whole for screen readers, and remembers it', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />)
    await click(button(zh.shell.screenReaderMode))
    expect(document.documentElement.hasAttribute('data-screen-reader')).toBe(true)
    expect(button(zh.shell.screenReaderMode).getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('rejoinder.screen-reader-mode')).toBe('on')
    await click(button(zh.shell.screenReaderMode))
    expect(document.documentElement.hasAttribute('data-screen-reader')).toBe(false)
  })
})
