import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentOf, openSaver, textOf } from '../../../support/open-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('saves once the typing pauses, says so in the journal, and drops it when the page leaves', async () => {
  const { type, server, saver, journals, states, saved, kept } = openSaver()
  type('a')
  await vi.advanceTimersByTimeAsync(500)
  type('ab')
  await vi.advanceTimersByTimeAsync(500)
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.calls).toEqual(['ab on 0'])
  expect(kept()).toMatchObject({ isSaved: true, revision: 1 })
  await saver.stop()
  expect(journals.heads.size).toBe(0)
  expect(states).toEqual(['clean', 'saving', 'saved'])
  expect(saved).toEqual([1])
})

it('tries the network only once the journal has what is sent', async () => {
  const { type, server, saver, kept } = openSaver()
  const { save } = server
  const atSave: unknown[] = []
  server.save = body => {
    atSave.push(kept()?.text)
    return save(body)
  }
  type('a')
  await saver.saveNow()
  expect(atSave).toEqual(['a'])
})

it('keeps what was typed during a call, on the revision that the call made', async () => {
  const { type, server, saver, kept } = openSaver()
  const { save } = server
  server.save = body => {
    type('ab')
    server.save = save
    return save(body)
  }
  type('a')
  await saver.saveNow()
  await vi.advanceTimersByTimeAsync(200)
  expect(server.draft && textOf(server.draft)).toBe('a')
  expect(kept()).toMatchObject({ text: 'ab', revision: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.calls).toEqual(['a on 0', 'ab on 1'])
  expect(kept()).toMatchObject({ text: 'ab', revision: 2, isSaved: true })
})

it('says kept here while the server is away for an hour, and then sends once', async () => {
  const { type, server, saver, states, kept } = openSaver()
  server.cut = 'before'
  type('a')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(states).toEqual(['clean', 'saving', 'local'])
  expect(kept()?.text).toBe('a')
  server.calls.length = 0
  server.cut = 'nowhere'
  saver.retry()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(server.calls).toEqual(['a on 0'])
  expect(states).toEqual(['clean', 'saving', 'local', 'saved'])
})

it('goes on from a save whose answer was lost', async () => {
  const { type, server, states } = openSaver()
  server.cut = 'after'
  type('a')
  await vi.advanceTimersByTimeAsync(700)
  server.cut = 'nowhere'
  type('ab')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states).not.toContain('conflict')
  expect(server.calls).toEqual(['a on 0', 'ab on 0'])
  expect(server.draft).toMatchObject({ revision: 2, analysis: contentOf('ab').analysis })
})

it('saves to the server where this computer keeps nothing', async () => {
  const { type, server, journals, states } = openSaver()
  journals.disk.fails = true
  type('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.calls).toEqual(['a on 0'])
  expect(states).toEqual(['clean', 'saving', 'saved'])
})
