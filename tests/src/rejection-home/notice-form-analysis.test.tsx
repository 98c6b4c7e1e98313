import { act, type JSX, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_CODES } from '#contract/errors.ts'
import { NoticeForm } from '../../../src/features/rejection-home/form/notice-form.tsx'
import { clearFailedCalls, readFailedCalls } from '../../../src/lib/failed-calls.ts'
import { en } from '../../../src/locales/en.ts'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { FakeEventSource, useFakeEventSource } from '../../support/fake-event-source.ts'
import {
  ANSWERS,
  dateInput,
  expectFilledIn,
  fileInput,
  fillIn,
  NOTICE,
  submit,
} from '../../support/filled-notice-form.tsx'
import { DETAIL } from '../../support/home-answers.ts'
import { alerts, button, input } from '../../support/queries.ts'
import { choose, click, render, settle, type, until } from '../../support/render.tsx'

beforeEach(() => {
  clearFailedCalls()
  useFakeEventSource()
})
afterEach(() => {
  vi.unstubAllGlobals()
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
    expect(document.querySelector('[role="status"]')?.textContent).toContain('2 / 5第 61820437 号“MOTUN”')
    expect(() => button(zh.home.submit)).toThrow()
    expect(input(zh.home.date.onPaper).disabled).toBe(true)
    expect(input(zh.home.type.electronic).disabled).toBe(true)
    expect(button('清除文件').disabled).toBe(true)
  })

  it('with a doubtful day asks before a use is spent, and goes on when that is confirmed', async () => {
    const { answers, sent } = createFakeApi({ ...ANSWERS, analyseRejection: new Failing('doubtfulDay') })
    const opened: number[] = []
    await fillIn(id => opened.push(id))
    await submit()
    await until(() => button(zh.home.doubt.confirm))
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    expect(opened).toEqual([])
    answers.analyseRejection = DETAIL
    await click(button(zh.home.doubt.confirm))
    await until(() => expect(opened).toEqual([DETAIL.id]))
    const uploads = sent.filter(({ call }) => call === 'analyseRejection')
    expect(uploads.map(({ query }) => query['checkDay'])).toEqual([1, undefined])
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
          {!isLeft && <NoticeForm onOpen={id => opened.push(id)} onQueue={() => undefined} />}
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
  const SHOWN = ANSWER_CODES.filter(code => !['noRight', 'limitReached', 'doubtfulDay'].includes(code))

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
    await render(<NoticeForm onOpen={() => undefined} onQueue={() => undefined} />, 'en')
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
