import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import { FastSearchHome } from '../../../src/features/fast-search/fast-search-home.tsx'
import { clearFailedCalls, readFailedCalls } from '../../../src/lib/failed-calls.ts'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { useFakeEventSource } from '../../support/fake-event-source.ts'
import { USAGE } from '../../support/home-answers.ts'
import { button } from '../../support/queries.ts'
import { click, render, settle, until } from '../../support/render.tsx'

type FakeAnswers = Parameters<typeof createFakeApi>[0]

const STARTED = { id: 7, resultName: '云杉听', resultFile: '/files/7.pdf', wordFile: '/files/7.docx', mail: null }
const ANSWERS: FakeAnswers = {
  readUsage: USAGE,
  readFastLog: { list: [], total: 0 },
  readFastCount: 0,
  readGroups: { 9: [] },
  startFastSearch: STARTED,
}

const REGISTER = { zh: '商标库', en: 'Register', origin: 'imported', date: '2026-06-01', size: 1234 } as const
const BASIS = {
  register: { ...REGISTER, isReady: false },
  registers: [],
  classification: null,
  filing: { from: '2019-07-01', source: '', itemsInFee: 10, furtherItem: { paper: 30, online: 27 } },
}

const openWindow = () => {
  const opened = {
    opener: null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    closed: false,
    close: vi.fn(),
  }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return opened
}

const heading = (): string | null | undefined => document.querySelector('h1')?.textContent
const dialogText = (): string | undefined => document.querySelector('[role="alertdialog"]')?.textContent ?? undefined

/** Draws the page as an address with a name and a class opens it, and submits. */
const submit = async (answers: FakeAnswers, onOpen: (id: number) => void = () => undefined) => {
  const opened = openWindow()
  const api = createFakeApi({ ...ANSWERS, ...answers })
  await render(<FastSearchHome onOpen={onOpen} />, 'zh', '/ai/fast_search?markname=云杉听&cats=9')
  expect(heading()).toBe(zh.search.preview.heading)
  await click(button(zh.search.foot.submit))
  return { opened, sent: api.sent, starts: () => api.sent.filter(({ call }) => call === 'startFastSearch') }
}

beforeEach(() => {
  // The page of the test before is taken off after its hooks, and keeps what was entered.
  sessionStorage.clear()
  clearFailedCalls()
  stubBrowserParts()
  useFakeEventSource()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a submit', () => {
  it('shows the report in the window opened on the click, says so, begins anew and reads the history again', async () => {
    const { opened, sent, starts } = await submit({})
    await until(() => expect(heading()).toBe(zh.search.mode.heading))
    expect(opened.location.replace).toHaveBeenCalledWith(STARTED.resultFile)
    await until(() => expect(document.body.textContent).toContain(zh.search.done))
    expect(starts()[0]?.body).toMatchObject({ marknames: ['云杉听'], categories: [9], isEn: 0 })
    await until(() => expect(sent.filter(({ call }) => call === 'readFastLog').length).toBeGreaterThan(1))
  })

  it('offers the result beside the next search, too', async () => {
    const opened: number[] = []
    await submit({}, id => opened.push(id))
    await until(() => expect(heading()).toBe(zh.search.mode.heading))
    const inPlace = [...document.querySelectorAll('.rj-mode button')].find(
      found => found.textContent === zh.search.openResult,
    )
    await click(inPlace as HTMLElement)
    expect(opened).toEqual([STARTED.id])
  })

  it('at the end of the allowance shows the limit dialog and sends nothing', async () => {
    const { opened, starts } = await submit({ readFastCount: 2 })
    await until(() => expect(dialogText()).toContain(zh.quota.limit.fast.usedUp))
    expect(starts()).toEqual([])
    expect(opened.close).toHaveBeenCalledOnce()
    await click(button(zh.quota.limit.close))
    expect(heading()).toBe(zh.search.preview.heading)
  })

  it('without the right says that in the same dialog', async () => {
    const fast = { ...USAGE.fast, hasRight: false, allowed: 0 }
    await submit({ readFastCount: 2, readUsage: { ...USAGE, fast } })
    await until(() => expect(dialogText()).toContain(zh.quota.limit.fast.noRight))
  })

  it('made while the register is being loaded says so, waits, and can be given up', async () => {
    const { opened } = await submit({
      startFastSearch: new Failing('registerNotReady', 409),
      readSearchBasis: BASIS,
    })
    await until(() => expect(dialogText()).toContain('1,234'))
    expect(dialogText()).toContain(REGISTER.zh)
    expect(opened.close).not.toHaveBeenCalled()
    await click(button(zh.search.waiting.stop))
  })

  it('made after an import broke off says so in place of loading', async () => {
    await submit({
      startFastSearch: new Failing('registerNotReady', 409),
      readSearchBasis: { ...BASIS, register: { ...BASIS.register, isBroken: true } },
    })
    await until(() => expect(dialogText()).toContain('导入中断'))
    await click(button(zh.search.waiting.stop))
  })

  it('made while the register is being loaded searches what stands where that is chosen, and says that marks are missing', async () => {
    const { opened, starts } = await submit({
      startFastSearch: ({ body }) =>
        (body as FastSearchRequest).acceptsIncomplete
          ? { ...STARTED, isIncomplete: true }
          : new Failing('registerNotReady', 409),
      readSearchBasis: BASIS,
    })
    await until(() => expect(dialogText()).toContain('1,234'))
    await click(button(zh.search.waiting.searchNow))
    await until(() => expect(opened.location.replace).toHaveBeenCalledWith(STARTED.resultFile))
    await until(() => expect(document.body.textContent).toContain(zh.search.incomplete))
    expect(starts()).toHaveLength(2)
  })

  it('that the server cannot answer yet says why in the notice dialog', async () => {
    const { opened } = await submit({ startFastSearch: new Failing('registerNotReady', 409) })
    await until(() => expect(dialogText()).toContain(zh.errors.answer.registerNotReady))
    expect(opened.close).toHaveBeenCalledOnce()
  })

  it('that fails is silent, recorded, and leaves everything as it was entered', async () => {
    const { opened } = await submit({ startFastSearch: new Failing('internal', 500) })
    await until(() => expect(readFailedCalls().map(({ call }) => call)).toContain('startFastSearch'))
    await until(() => expect(heading()).toBe(zh.search.preview.heading))
    expect(opened.close).toHaveBeenCalledOnce()
    expect(dialogText()).toBeUndefined()
    expect(document.querySelector('.rj-preview-marks')?.textContent).toBe('云杉听')
  })
})

it('keeps what was entered while another page is shown', async () => {
  createFakeApi(ANSWERS)
  await render(<FastSearchHome onOpen={() => undefined} />)
  await click(button(zh.search.mode.start))
  expect(heading()).toBe(zh.search.names.heading)
  await settle()
  await render(<FastSearchHome onOpen={() => undefined} />)
  expect([...document.querySelectorAll('h1')].at(-1)?.textContent).toBe(zh.search.names.heading)
})
