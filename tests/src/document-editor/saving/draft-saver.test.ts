import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  buildDraftServer,
  contentOf,
  OFFLINE,
  openSaver,
  partsOf,
  STALE,
  STANDING,
} from '../../../support/open-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps the journal in a conflict, sends nothing until told, and then has the other version kept', async () => {
  const server = buildDraftServer()
  const { type, states, saver, kept } = openSaver(server)
  server.draft = STANDING
  type('mine')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['clean', 'saving', 'conflict'])
  expect(server.calls).toEqual(['mine on 0'])
  expect(kept()?.text).toBe('mine')
  await expect(saver.saveNow()).rejects.toBe(STALE)
  saver.rebase(4)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft).toMatchObject({ revision: 5, analysis: contentOf('mine').analysis })
  expect(server.bodies.map(body => body.keepReplaced ?? false)).toEqual([false, true])
  expect(states.at(-1)).toBe('saved')
})

it('says that the case was deleted, keeps the edits here, and saves them once it is restored', async () => {
  const server = buildDraftServer()
  const { type, states, kept } = openSaver(server)
  server.isGone = true
  type('mine')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(states).toEqual(['clean', 'saving', 'deleted'])
  expect(kept()?.text).toBe('mine')
  server.isGone = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states.at(-1)).toBe('saved')
  expect(server.draft?.analysis).toEqual(contentOf('mine').analysis)
})

it('hands what the server has not seen over to be kept when the other version was chosen', async () => {
  const server = buildDraftServer()
  const { type, saver, journals } = openSaver(server)
  server.draft = STANDING
  type('mine')
  await vi.advanceTimersByTimeAsync(1_000)
  type('mine too')
  saver.discard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toEqual(['mine on 0', 'mine too on 0'])
  expect(journals.heads.size).toBe(0)
  expect(server.draft.revision).toBe(4)
})

it('keeps the journal of what was given up until the server has it', async () => {
  const { type, saver, server, kept } = openSaver()
  type('mine')
  server.cut = 'before'
  saver.discard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept()?.text).toBe('mine')
})

it('does not say saved while words stand in an open field, before a kill of the server or after it', async () => {
  const { type, typeOpen, page, saver, server, states } = openSaver()
  type('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states.at(-1)).toBe('saved')
  for (const cut of ['nowhere', 'before', 'after', 'nowhere'] as const) {
    typeOpen(`words ${cut}`)
    server.cut = cut
    type(`edit ${cut}`)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(states.at(-1)).toBe(cut === 'nowhere' ? 'open' : 'local')
  }
  page.openTexts = []
  saver.typed()
  expect(states.at(-1)).toBe('saved')
})

it('saves at once on request and answers the revision', async () => {
  const { type, saver } = openSaver()
  expect(await saver.saveNow()).toBe(0)
  type('a')
  expect(await saver.saveNow()).toBe(1)
})

it('rejects a save on request with what the call failed with', async () => {
  const { type, saver, server } = openSaver()
  server.cut = 'before'
  type('a')
  await expect(saver.saveNow()).rejects.toBe(OFFLINE)
})

it('keeps and sends the last edit when the page leaves, also one made during a call', async () => {
  const { type, saver, server, journals, page } = openSaver()
  const { save } = server
  server.save = body => {
    type('ab')
    server.save = save
    const ended = saver.stop()
    page.content = partsOf(contentOf('gone'))
    void ended.then(revision => server.calls.push(`ended at ${revision}`))
    return save(body)
  }
  type('a')
  await saver.saveNow()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.calls).toEqual(['a on 0', 'ab on 1', 'ended at 2'])
  expect(journals.heads.size).toBe(0)
})

it('keeps text in an open paragraph until it is closed, whatever the server has', async () => {
  const { type, typeOpen, kept, page, saver } = openSaver()
  typeOpen('half a sen')
  await vi.advanceTimersByTimeAsync(150)
  expect(kept()).toMatchObject({ isSaved: true, openTexts: [{ text: 'half a sen' }] })
  type('a')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(kept()).toMatchObject({ isSaved: true, revision: 1, text: 'a', openTexts: [{ text: 'half a sen' }] })
  expect(saver.cleanRevision()).toBeNull()
  page.openTexts = []
  saver.typed()
  await vi.advanceTimersByTimeAsync(150)
  expect(kept()).toMatchObject({ isSaved: true, openTexts: [] })
  expect(saver.cleanRevision()).toBe(1)
})

it('says so when neither the server nor this computer can keep an edit, and goes on when they can', async () => {
  const { type, server, journals, states, saver, kept } = openSaver()
  journals.disk.fails = true
  server.cut = 'before'
  type('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states).toEqual(['clean', 'saving', 'unkept'])
  expect(saver.isUnkept()).toBe(true)
  journals.disk.fails = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(states.at(-1)).toBe('local')
  expect(kept()?.text).toBe('a')
  expect(saver.isUnkept()).toBe(false)
})
