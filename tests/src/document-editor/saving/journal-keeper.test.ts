import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSaver } from '../../../support/open-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps an edit in the journal within 150 ms, however fast the typing', async () => {
  const { type, kept } = openSaver()
  type('a')
  await vi.advanceTimersByTimeAsync(100)
  type('ab')
  await vi.advanceTimersByTimeAsync(50)
  expect(kept()?.text).toBe('ab')
})

it('keeps an edit within a second on a computer that takes long to write, also one made during a write', async () => {
  const { type, journals, kept } = openSaver()
  const { write } = journals
  const written = Promise.withResolvers<void>()
  journals.write = async step => {
    await written.promise
    return await write(step)
  }
  type('a')
  await vi.advanceTimersByTimeAsync(130)
  type('ab')
  await vi.advanceTimersByTimeAsync(800)
  expect(kept()).toBeUndefined()
  written.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept()?.text).toBe('ab')
})

it('keeps what was typed while the storage did not answer, once it does', async () => {
  const { type, journals, kept } = openSaver()
  const { write } = journals
  journals.write = () => new Promise(() => undefined)
  type('a')
  await vi.advanceTimersByTimeAsync(3_500)
  journals.write = write
  type('ab')
  await vi.advanceTimersByTimeAsync(3_500)
  expect(kept()?.text).toBe('ab')
})
