import { act, type JSX, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  APPLICANT_SUGGESTION_DELAY_MS,
  RECENT_EMAIL_COUNT,
  SUGGESTION_DELAY_MS,
  SUGGESTION_OFFSET_PX,
} from '#contract/limits.ts'
import { EmailInput, readRecentEmails, rememberEmail } from '../../../src/components/suggest-input/email-input.tsx'
import { SuggestInput } from '../../../src/components/suggest-input/suggest-input.tsx'
import { ApiError } from '../../../src/lib/http.ts'
import { input } from '../../support/queries.ts'
import { click, press, render, type } from '../../support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const texts = (): string[] => options().map(option => option.textContent ?? '')
const list = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="listbox"]')
const field = (): HTMLInputElement => input('申请人')
const active = (): string | null | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

interface HostProps {
  load: (text: string) => Promise<readonly string[]>
  delayMs?: number
  isSuggesting?: boolean
}

const Host = (props: HostProps): JSX.Element => {
  const [value, setValue] = useState('')
  return <SuggestInput {...props} aria-label="申请人" value={value} onChange={setValue} />
}

describe('an input with suggestions', () => {
  it.each([
    [undefined, SUGGESTION_DELAY_MS],
    [APPLICANT_SUGGESTION_DELAY_MS, APPLICANT_SUGGESTION_DELAY_MS],
  ])('with delay %s asks for the last text, %s ms after the last key', async (delayMs, expected) => {
    const load = vi.fn(async (text: string) => [`${text}公司`])
    await render(<Host load={load} {...(delayMs && { delayMs })} />)
    await type(field(), '云')
    await wait(expected - 1)
    await type(field(), '云杉')
    await wait(expected - 1)
    expect(load).not.toHaveBeenCalled()
    await wait(1)
    expect(load.mock.calls.map(([text]) => text)).toEqual(['云杉'])
    expect(texts()).toEqual(['云杉公司'])
    expect(list()?.style.top).toBe(`${SUGGESTION_OFFSET_PX}px`)
    expect(field().getAttribute('aria-controls')).toBe(list()?.id)
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  it('asks nobody when suggestions are off', async () => {
    const load = vi.fn(async () => ['云杉公司'])
    await render(<Host load={load} isSuggesting={false} />)
    await type(field(), '云杉')
    await wait(10_000)
    expect(load).not.toHaveBeenCalled()
    expect(field().getAttribute('role')).toBeNull()
    expect(field().value).toBe('云杉')
  })

  it('moves with arrows, takes with Enter and closes with Escape', async () => {
    await render(<Host load={async () => ['甲', '乙']} />)
    await type(field(), '云')
    await wait(SUGGESTION_DELAY_MS)
    await press(field(), 'ArrowDown')
    expect(active()).toBe('甲')
    await press(field(), 'ArrowUp')
    expect(active()).toBeUndefined()
    await press(field(), 'ArrowUp')
    expect(active()).toBe('乙')
    await press(field(), 'Enter')
    expect([field().value, list()]).toEqual(['乙', null])
    await type(field(), '云')
    await wait(SUGGESTION_DELAY_MS)
    await press(field(), 'Escape')
    expect([field().value, list()]).toEqual(['云', null])
  })

  it('takes what is clicked', async () => {
    await render(<Host load={async () => ['甲', '乙']} />)
    await type(field(), '云')
    await wait(SUGGESTION_DELAY_MS)
    await click(options()[1] ?? document.body)
    expect([field().value, list()]).toEqual(['乙', null])
  })

  it('shows nothing when the call fails, nor an answer to a text that stands there no more', async () => {
    const answers: ((texts: readonly string[]) => void)[] = []
    await render(<Host load={() => new Promise(resolve => answers.push(resolve))} />)
    await type(field(), '云')
    await wait(SUGGESTION_DELAY_MS)
    await type(field(), '')
    await act(async () => answers[0]?.(['迟到']))
    expect(list()).toBeNull()
    await render(<Host load={() => Promise.reject(new ApiError('internal', '', 500))} />)
    await type(field(), '云')
    await wait(SUGGESTION_DELAY_MS)
    expect(list()).toBeNull()
  })
})

describe('an input for an e-mail address', () => {
  const Email = (): JSX.Element => {
    const [value, setValue] = useState('')
    return <EmailInput aria-label="申请人" value={value} onChange={setValue} />
  }

  it(`offers the ${RECENT_EMAIL_COUNT} used last, the newest first, that begin as typed`, async () => {
    for (const email of ['a@x.cn', 'b@x.cn', 'bc@x.cn', 'B@x.cn', 'd@x.cn']) rememberEmail(email)
    await render(<Email />)
    await act(async () => field().focus())
    expect(texts()).toEqual(['d@x.cn', 'B@x.cn', 'bc@x.cn'])
    await type(field(), 'b')
    expect(texts()).toEqual(['B@x.cn', 'bc@x.cn'])
    await click(options()[1] ?? document.body)
    expect([field().value, list()]).toEqual(['bc@x.cn', null])
  })

  it.each(['{', '"x"', '[1, "a@x.cn"]'])('makes nothing of %s in the storage', stored => {
    localStorage.setItem('rejoinder.recent-emails', stored)
    expect(readRecentEmails()).toEqual(stored.startsWith('[') ? ['a@x.cn'] : [])
  })
})
