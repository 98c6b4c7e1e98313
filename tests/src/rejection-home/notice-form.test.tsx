import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeForm } from '../../../src/features/rejection-home/form/notice-form.tsx'
import { clearFailedCalls } from '../../../src/lib/failed-calls.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { useFakeEventSource } from '../../support/fake-event-source.ts'
import {
  ANSWERS,
  dateInput,
  expectFilledIn,
  fileInput,
  fillIn,
  NOTICE,
  submit,
} from '../../support/filled-notice-form.tsx'
import { DEADLINE } from '../../support/home-answers.ts'
import { alerts, button, descriptionOf, input } from '../../support/queries.ts'
import { choose, click, press, render, type, until } from '../../support/render.tsx'

beforeEach(() => {
  clearFailedCalls()
  useFakeEventSource()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an incomplete form', () => {
  it('says under each field what is missing, moves the focus there and asks nobody', async () => {
    const { sent } = createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    const date = await dateInput()
    await submit()
    expect(alerts()).toEqual([zh.home.file.required, zh.home.date.required])
    expect(fileInput().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(fileInput())).toBe(zh.home.file.required)
    expect(descriptionOf(date)).toBe(zh.home.date.required)
    expect(document.activeElement).toBe(fileInput())
    expect(sent).toEqual([])
  })

  it('with a file goes to the date', async () => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    const date = await dateInput()
    await choose(fileInput(), NOTICE)
    await submit()
    expect(alerts()).toEqual([zh.home.date.required])
    expect(document.activeElement).toBe(date)
  })

  it('keeps the focus in the date when Escape closes its calendar', async () => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    const date = await dateInput()
    await act(() => date.focus())
    await until(() => expect(document.querySelector('.bp6-datepicker')).not.toBeNull())
    await press(date, 'Escape')
    expect(document.activeElement).toBe(date)
    await until(() => expect(document.querySelector('.bp6-datepicker')).toBeNull())
  })

  it.each(['2999-01-01', '2026-02-30', 'soon'])('does not take %s for a date', async text => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    const date = await dateInput()
    await type(date, text)
    await submit()
    expect(alerts()).toContain(zh.home.date.invalid)
    expect(date.value).toBe(text)
  })

  it('refuses a file that is no PDF by its name, and keeps the one chosen before', async () => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    await choose(fileInput(), new File(['x'], 'notice.docx'))
    expect(alerts()).toEqual([zh.home.file.wrongFormat])
    await choose(fileInput(), new File(['%PDF'], 'NOTICE.PDF'))
    expect(alerts()).toEqual([])
    expect(document.body.textContent).toContain('NOTICE.PDF')
  })

  it('says of an empty file that it is empty, before anything is sent', async () => {
    const { sent } = createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    await choose(fileInput(), new File([], 'empty.pdf'))
    expect(alerts()).toEqual([zh.errors.answer.emptyFile])
    await submit()
    expect(sent).toEqual([])
  })
})

describe('the calendar', () => {
  const calendar = (): Element | null => document.querySelector('[role="dialog"]')

  it.each(['Enter', 'Tab'])('closes at %s once a day is there, and sends nothing', async key => {
    const { sent } = createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    await choose(fileInput(), NOTICE)
    const date = await dateInput()
    await click(date)
    await until(() => expect(calendar()).not.toBeNull())
    await type(date, '2026-06-05')
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    await act(async () => date.dispatchEvent(event))
    // Enter does not reach the form, Tab leaves the field.
    expect(event.defaultPrevented).toBe(key === 'Enter')
    await until(() => expect(calendar()).toBeNull())
    expect(date.value).toBe('2026-06-05')
    expect(sent.some(({ call }) => call === 'readWriteCount')).toBe(false)
  })
})

describe('the choices', () => {
  it('of service exclude each other, on paper at first, and name the date', async () => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />)
    await dateInput()
    const [paper, electronic] = [input(zh.home.type.onPaper), input(zh.home.type.electronic)]
    expect([paper.checked, electronic.checked]).toEqual([true, false])
    await click(electronic)
    expect([paper.checked, electronic.checked]).toEqual([false, true])
    expect(input(zh.home.date.electronic)).toBeTruthy()
    await click(paper)
    expect([paper.checked, electronic.checked]).toEqual([true, false])
  })

  it('give the deadline with its arithmetic and warnings as soon as the date is there', async () => {
    const { sent } = createFakeApi(ANSWERS)
    await fillIn()
    await until(() => expect(document.body.textContent).toContain('2026年6月22日（周一）'))
    for (const step of DEADLINE.steps) expect(document.body.textContent).toContain(step.zh)
    expect(document.body.textContent).toContain(DEADLINE.warnings[0]?.zh)
    const receiveTime = Date.parse('2026-06-05T00:00:00+08:00')
    expect(sent.findLast(({ call }) => call === 'readDeadline')?.query).toMatchObject({ receiveTime, type: 0 })
  })

  it('are all taken back by clear', async () => {
    createFakeApi(ANSWERS)
    await fillIn()
    await click(input(zh.home.type.electronic))
    await click(button('清除文件'))
    expect(document.body.textContent).not.toContain(NOTICE.name)
    expect(input(zh.home.date.onPaper).value).toBe('')
    expect(input(zh.home.type.onPaper).checked).toBe(true)
  })
})

describe('the quota', () => {
  it('of 1 shows the no-right message and uploads nothing', async () => {
    const { sent } = createFakeApi({ ...ANSWERS, readWriteCount: 1 })
    await fillIn()
    await submit()
    await until(() => expect(alerts()).toEqual([zh.errors.answer.noRight]))
    expect(sent.some(({ call }) => call === 'analyseRejection')).toBe(false)
    expectFilledIn()
  })

  it('of 2 shows the limit dialog and uploads nothing; closing it leaves the form as it was', async () => {
    const { sent } = createFakeApi({ ...ANSWERS, readWriteCount: 2 })
    await fillIn()
    await submit()
    await until(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
    expect(sent.some(({ call }) => call === 'analyseRejection')).toBe(false)
    await click(button(zh.quota.limit.close))
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    expect(document.activeElement).toBe(button(zh.home.submit))
    expectFilledIn()
  })

  it('reached in between, as the upload tells, shows the dialog too', async () => {
    createFakeApi({ ...ANSWERS, analyseRejection: new Failing('limitReached', 403) })
    await fillIn()
    await submit()
    await until(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
  })
})
