import { act, type JSX, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_CODES } from '#contract/errors.ts'
// What the page loads on demand is loaded beforehand, so that no test waits for the disk.
import '../../../src/components/service/day-input.tsx'
import { NoticeForm } from '../../../src/features/rejection-home/form/notice-form.tsx'
import { clearFailedCalls, readFailedCalls } from '../../../src/lib/failed-calls.ts'
import { en } from '../../../src/locales/en.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { FakeEventSource, useFakeEventSource } from '../../support/fake-event-source.ts'
import { buildHistory, DEADLINE, DETAIL, USAGE } from '../../support/home-answers.ts'
import { alerts, button, descriptionOf, input } from '../../support/queries.ts'
import { choose, click, render, settle, type, until } from '../../support/render.tsx'

const FILE_INPUT = 'input[type="file"]'
const NOTICE = new File(['%PDF-1.7'], '驳回通知书.pdf')
const ANSWERS = {
  readRejectionLog: buildHistory(0)({}),
  readDeadline: DEADLINE,
  readUsage: USAGE,
  readWriteCount: 0,
  analyseRejection: DETAIL,
} as const

const fileInput = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(FILE_INPUT)
  if (found === null) throw new Error('no place for a file')
  return found
}
const dateInput = (): Promise<HTMLInputElement> =>
  until(() => {
    const found = input(zh.home.date.onPaper)
    expect(found.readOnly).toBe(false)
    return found
  })

/** Draws the form and fills it in. */
const fillIn = async (onOpen: (id: number) => void = () => undefined): Promise<void> => {
  await render(<NoticeForm onOpen={onOpen} />)
  await choose(fileInput(), NOTICE)
  await type(await dateInput(), '2026-06-05')
}
const submit = (): Promise<void> => click(button(zh.home.submit))
const expectFilledIn = (): void => {
  expect(document.body.textContent).toContain(NOTICE.name)
  expect(input(zh.home.date.onPaper).value).toBe('2026-06-05')
}

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
    await render(<NoticeForm onOpen={() => undefined} />)
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
    await render(<NoticeForm onOpen={() => undefined} />)
    const date = await dateInput()
    await choose(fileInput(), NOTICE)
    await submit()
    expect(alerts()).toEqual([zh.home.date.required])
    expect(document.activeElement).toBe(date)
  })

  it.each(['2999-01-01', '2026-02-30', 'soon'])('does not take %s for a date', async text => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} />)
    const date = await dateInput()
    await type(date, text)
    await submit()
    expect(alerts()).toContain(zh.home.date.invalid)
    expect(date.value).toBe(text)
  })

  it('refuses a file that is no PDF by its name, and keeps the one chosen before', async () => {
    createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} />)
    await choose(fileInput(), new File(['x'], 'notice.docx'))
    expect(alerts()).toEqual([zh.home.file.wrongFormat])
    await choose(fileInput(), new File(['%PDF'], 'NOTICE.PDF'))
    expect(alerts()).toEqual([])
    expect(document.body.textContent).toContain('NOTICE.PDF')
  })

  it('says of an empty file that it is empty, before anything is sent', async () => {
    const { sent } = createFakeApi(ANSWERS)
    await render(<NoticeForm onOpen={() => undefined} />)
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
    await render(<NoticeForm onOpen={() => undefined} />)
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
    await render(<NoticeForm onOpen={() => undefined} />)
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

describe('an analysis', () => {
  it('is asked for with date, kind of service and language, and opens when it is done', async () => {
    const { sent } = createFakeApi(ANSWERS)
    const opened: number[] = []
    await fillIn(id => opened.push(id))
    await submit()
    await until(() => expect(opened).toEqual([DETAIL.id]))
    const upload = sent.find(({ call }) => call === 'analyseRejection')
    expect(upload?.query).toMatchObject({ receiveTime: Date.parse('2026-06-05T00:00:00+08:00'), type: 0, isEn: 0 })
    const file = (upload?.body as FormData).get('file')
    expect(file instanceof File && file.name).toBe(NOTICE.name)
    expect(FakeEventSource.opened[0]?.url).toContain(String(upload?.query['requestId']))
    expect(FakeEventSource.opened[0]?.isClosed).toBe(true)
  })

  it('shows its steps in the place of the button, with the inputs locked', async () => {
    createFakeApi({ ...ANSWERS, analyseRejection: () => new Promise(() => undefined) })
    await fillIn()
    await submit()
    const stream = await until(() => {
      expect(FakeEventSource.opened).toHaveLength(1)
      return FakeEventSource.opened[0]
    })
    await act(async () => stream?.emit({ step: 'read', page: 3, pages: 8 }))
    expect(document.querySelector('[role="status"]')?.textContent).toContain('第 3 / 8 页')
    await act(async () => stream?.emit({ step: 'compare', index: 2, total: 5, regNo: '61820437', mark: 'MOTUN' }))
    expect(document.querySelector('[role="status"]')?.textContent).toContain('2 / 5第 61820437 号「MOTUN」')
    expect(() => button(zh.home.submit)).toThrow()
    expect(input(zh.home.date.onPaper).disabled).toBe(true)
    expect(input(zh.home.type.electronic).disabled).toBe(true)
    expect(button('清除文件').disabled).toBe(true)
  })

  it('that is cancelled tells the server and leaves everything chosen', async () => {
    const { sent } = createFakeApi({
      ...ANSWERS,
      cancelProgress: null,
      analyseRejection: () => new Promise(() => undefined),
    })
    await fillIn()
    await submit()
    await until(() => button(zh.home.progress.cancel))
    await click(button(zh.home.progress.cancel))
    await until(() => button(zh.home.submit))
    const requestId = sent.find(({ call }) => call === 'analyseRejection')?.query['requestId']
    expect(sent.find(({ call }) => call === 'cancelProgress')?.path).toBe(`/business/api/v2/ai/progress/${requestId}`)
    expectFilledIn()
    expect(alerts()).toEqual([])
    expect(readFailedCalls()).toEqual([])
    expect(document.activeElement).toBe(button(zh.home.submit))
  })

  it('that ends after the form was left opens nothing', async () => {
    let finish: (detail: typeof DETAIL) => void = () => undefined
    createFakeApi({ ...ANSWERS, analyseRejection: () => new Promise(resolve => (finish = resolve)) })
    const opened: number[] = []
    const Host = (): JSX.Element => {
      const [isLeft, setIsLeft] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setIsLeft(true)}>
            leave
          </button>
          {!isLeft && <NoticeForm onOpen={id => opened.push(id)} />}
        </>
      )
    }
    await render(<Host />)
    await choose(fileInput(), NOTICE)
    await type(await dateInput(), '2026-06-05')
    await submit()
    await until(() => button(zh.home.progress.cancel))
    await click(button('leave'))
    finish(DETAIL)
    await settle()
    expect(opened).toEqual([])
    expect(FakeEventSource.opened[0]?.isClosed).toBe(true)
  })

  it('is not started twice by a second click', async () => {
    const { sent } = createFakeApi({ ...ANSWERS, readWriteCount: () => new Promise(() => undefined) })
    await fillIn()
    await submit()
    await submit()
    expect(sent.filter(({ call }) => call === 'readWriteCount')).toHaveLength(1)
  })
})

describe('a refused file', () => {
  const SHOWN = ANSWER_CODES.filter(code => code !== 'noRight' && code !== 'limitReached')

  it.each(SHOWN)('for %s says so at the file and leaves the form filled', async code => {
    createFakeApi({ ...ANSWERS, analyseRejection: new Failing(code) })
    await fillIn()
    await submit()
    await until(() => expect(alerts()).toEqual([zh.errors.answer[code]]))
    expectFilledIn()
    expect(readFailedCalls()).toEqual([])
  })

  it('speaks English in the English interface', async () => {
    createFakeApi({ ...ANSWERS, analyseRejection: new Failing('noText') })
    await render(<NoticeForm onOpen={() => undefined} />, 'en')
    await choose(fileInput(), NOTICE)
    await type(await until(() => input(en.home.date.onPaper)), '2026-06-05')
    await click(button(en.home.submit))
    await until(() => expect(alerts()).toEqual([en.errors.answer.noText]))
  })

  it('with a password asks for it beside the file and sends it along', async () => {
    const { sent, answers } = createFakeApi({ ...ANSWERS, analyseRejection: new Failing('passwordNeeded') })
    await fillIn()
    await submit()
    const password = await until(() => input(zh.home.file.password))
    expect(document.activeElement).toBe(password)
    await submit()
    expect(alerts()).toEqual([zh.home.file.passwordRequired])
    answers.analyseRejection = new Failing('passwordWrong')
    await type(password, 'secret')
    await submit()
    await until(() => expect(alerts()).toEqual([zh.errors.answer.passwordWrong]))
    expect((sent.at(-1)?.body as FormData | undefined)?.get('password')).toBe('secret')
  })
})

it.each([
  ['a server error', new Failing('internal', 500)],
  ['no network', new Failing('internal', null)],
])('a call that fails by %s is silent, recorded, and leaves the form filled', async (_, failing) => {
  createFakeApi({ ...ANSWERS, analyseRejection: failing })
  await fillIn()
  await submit()
  await until(() => expect(readFailedCalls()).toMatchObject([{ call: 'analyseRejection' }]))
  await until(() => button(zh.home.submit))
  expect(alerts()).toEqual([])
  expectFilledIn()
})
