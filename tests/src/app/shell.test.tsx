import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
// What the page loads on demand is loaded beforehand, so that no test waits for the disk.
import '../../../src/app/pages.tsx'
import '../../../src/features/archive/archive-page.tsx'
import '../../../src/components/service/day-input.tsx'
import '../../../src/features/help/command-palette.tsx'
import '../../../src/features/help/help-panel.tsx'
import '../../../src/features/help/shortcuts-dialog.tsx'
import { Shell } from '../../../src/app/shell.tsx'
import { clearFailedCalls } from '../../../src/lib/failed-calls.ts'
import { singleKeys } from '../../../src/lib/single-keys.ts'
import { en } from '../../../src/locales/en.ts'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { click, press, render, type, until } from '../../support/render.tsx'

beforeEach(clearFailedCalls)
beforeEach(stubBrowserParts)
afterEach(() => {
  vi.unstubAllGlobals()
})

const ANSWERS = { readUsage: USAGE, readRejectionLog: { list: [], total: 0 } }
const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined

describe('the shell', () => {
  it.each([
    '/',
    '/ai/reject_analysis',
    '/ai/reject_analysis?id=x',
  ])('shows the rejection analysis at %s', async path => {
    createFakeApi(ANSWERS)
    await render(<Shell />, 'zh', path)
    await until(() => expect(heading()).toBe(zh.home.title))
    expect(document.querySelector('nav a[aria-current="page"]')?.textContent).toBe(zh.shell.routes.reject_analysis)
  })

  it('says in the shell that an address has no page, and leads back', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />, 'zh', '/ai/unknown')
    await until(() => expect(heading()).toBe(zh.shell.missing.title))
    expect(document.body.textContent).toContain('/ai/unknown')
    const home = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === zh.shell.missing.home)
    expect(home?.getAttribute('href')).toBe('/ai/reject_analysis')
  })

  it('finds pages and commands by Ctrl+K, and lists its keys by ?', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />)
    await act(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    })
    const field = await until(() => input(zh.help.palette.label))
    await type(field, zh.shell.routes.archive)
    expect(document.querySelector('[aria-selected="true"]')?.textContent).toBe(zh.shell.routes.archive)
    await press(field, 'Enter')
    await until(() => expect(heading()).toBe(zh.archive.title))
    await press(document.body, '?')
    await until(() => expect(document.body.textContent).toContain(zh.help.shortcuts.keys.palette))
    await click(button(zh.help.shortcuts.close))
  })

  it('leaves keys pressed alone to the page once they are switched off in the list of shortcuts', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />, 'zh', '/')
    onTestFinished(() => act(() => singleKeys.change('on')))
    await press(document.body, '?')
    await until(() => expect(document.body.textContent).toContain(zh.help.shortcuts.single))
    await click(input(zh.help.shortcuts.single))
    await click(button(zh.help.shortcuts.close))
    await press(document.body, '?')
    await press(document.body, '/')
    expect(document.querySelector('.rj-shortcuts')).toBeNull()
    // The key goes to no field to look for cases in.
    expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement)
  })

  it('finds help by its words', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />)
    await click(button(zh.help.open))
    const field = await until(() => input(zh.help.search))
    await type(field, '电子送达')
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      zh.help.topics.deadline.title,
    ])
    await click(button(zh.help.close))
  })

  it('opens help at the first topic of the page, and leads from there to the list of shortcuts', async () => {
    createFakeApi(ANSWERS)
    await render(<Shell />)
    await click(button(zh.help.open))
    await until(() => input(zh.help.search))
    expect([...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)).toEqual([
      zh.help.topics.deadline.title,
    ])
    await click(button(zh.help.shortcuts.open))
    await until(() => expect(document.body.textContent).toContain(zh.help.shortcuts.keys.palette))
    expect(document.querySelector('.rj-help')).toBeNull()
    await click(button(zh.help.shortcuts.close))
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
