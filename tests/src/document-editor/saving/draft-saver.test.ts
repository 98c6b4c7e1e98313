import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Draft } from '../../../../contract/rejection.ts'
import type { SaveState } from '../../../../src/features/document-editor/save-state.ts'
import type { DraftContent } from '../../../../src/features/document-editor/saving/draft-content.ts'
import type { DraftCopy } from '../../../../src/features/document-editor/saving/draft-copies.ts'
import { createDraftSaver } from '../../../../src/features/document-editor/saving/draft-saver.ts'

const AT = '2026-06-15T14:03:22+08:00'
const STALE = new Error('stale')
const OFFLINE = new Error('offline')

const contentOf = (text: string): DraftContent => ({
  analysis: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  reason: { type: 'doc' },
  form: {},
  reviewed: [],
})

/** A server of one draft that can be cut off before it has stored a save, or after. */
const buildServer = () => {
  const server = {
    draft: null as Draft | null,
    calls: [] as string[],
    cut: 'nowhere' as 'nowhere' | 'before' | 'after',
    save: async (content: DraftContent, revision: number) => {
      await Promise.resolve()
      server.calls.push(`${JSON.stringify(content.analysis).match(/"text":"(\w+)"/)?.[1]} on ${revision}`)
      if (server.cut === 'before') throw OFFLINE
      if (revision !== (server.draft?.revision ?? 0)) throw STALE
      server.draft = { ...structuredClone(content), revision: revision + 1, savedAt: AT, saves: [] }
      if (server.cut === 'after') throw OFFLINE
      return { revision: revision + 1, savedAt: AT }
    },
    read: async () => server.draft,
    isStale: (error: unknown) => error === STALE,
  }
  return server
}

const open = (server = buildServer()) => {
  const kept = new Map<string, DraftCopy>()
  const states: string[] = []
  const page = { text: 'first' }
  const saver = createDraftSaver({
    logId: 1,
    copyKey: 'here',
    revision: server.draft?.revision ?? 0,
    savedAt: null,
    unanswered: [],
    readContent: () => contentOf(page.text),
    calls: server,
    copies: {
      read: async () => [...kept.values()],
      keep: async copy => void kept.set(copy.key, structuredClone(copy)),
      remove: async key => void kept.delete(key),
    },
    onState: (state: SaveState) => void states.push(state.kind),
  })
  const type = (text: string) => {
    page.text = text
    saver.edited()
  }
  return { server, kept, states, saver, type, copy: () => kept.get('here')?.content.analysis }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps a copy within 150 ms of an edit, however fast the typing', async () => {
  const { type, copy } = open()
  type('a')
  await vi.advanceTimersByTimeAsync(100)
  type('ab')
  await vi.advanceTimersByTimeAsync(50)
  expect(copy()).toEqual(contentOf('ab').analysis)
})

it('saves once the typing pauses, and then drops the copy', async () => {
  const { type, server, kept, states } = open()
  type('a')
  await vi.advanceTimersByTimeAsync(500)
  type('ab')
  await vi.advanceTimersByTimeAsync(500)
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(server.calls).toEqual(['ab on 0'])
  expect(kept.size).toBe(0)
  expect(states).toEqual(['clean', 'saving', 'saved'])
})

it('keeps the copy of what was typed during a call, on the revision that the call made', async () => {
  const { type, server, saver, kept, copy } = open()
  type('a')
  const saved = saver.saveNow()
  type('ab')
  await saved
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft?.analysis).toEqual(contentOf('a').analysis)
  expect(copy()).toEqual(contentOf('ab').analysis)
  expect(kept.get('here')?.revision).toBe(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(server.calls).toEqual(['a on 0', 'ab on 1'])
  expect(kept.size).toBe(0)
})

it('says kept here while the server is away, and saves when it is back', async () => {
  const { type, server, saver, states, copy } = open()
  server.cut = 'before'
  type('a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(states).toEqual(['clean', 'saving', 'local'])
  expect(copy()).toEqual(contentOf('a').analysis)
  server.cut = 'nowhere'
  saver.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['clean', 'saving', 'local', 'saved'])
})

it('takes a revision whose answer was lost for its own', async () => {
  const { type, server, states } = open()
  server.cut = 'after'
  type('a')
  await vi.advanceTimersByTimeAsync(600)
  server.cut = 'nowhere'
  type('ab')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states).not.toContain('conflict')
  expect(server.calls).toEqual(['a on 0', 'ab on 0', 'ab on 1'])
  expect(server.draft?.revision).toBe(2)
})

it('keeps its copy in a conflict and sends nothing until told', async () => {
  const server = buildServer()
  const { type, states, saver, copy } = open(server)
  server.draft = { ...contentOf('other'), revision: 4, savedAt: AT, saves: [] }
  type('mine')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['clean', 'saving', 'conflict'])
  expect(server.calls).toEqual(['mine on 0'])
  expect(copy()).toEqual(contentOf('mine').analysis)
  await expect(saver.saveNow()).rejects.toBe(STALE)
  saver.rebase(4)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft).toMatchObject({ revision: 5, analysis: contentOf('mine').analysis })
  expect(states.at(-1)).toBe('saved')
})

it('forgets its edits when the other version was chosen', async () => {
  const server = buildServer()
  const { type, saver, kept } = open(server)
  server.draft = { ...contentOf('other'), revision: 4, savedAt: AT, saves: [] }
  type('mine')
  await vi.advanceTimersByTimeAsync(1_000)
  saver.discard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept.size).toBe(0)
  expect(server.draft.revision).toBe(4)
})

it('saves at once on request and answers the revision', async () => {
  const { type, saver } = open()
  expect(await saver.saveNow()).toBe(0)
  type('a')
  expect(await saver.saveNow()).toBe(1)
})

it('rejects a save on request with what the call failed with', async () => {
  const { type, saver, server } = open()
  server.cut = 'before'
  type('a')
  await expect(saver.saveNow()).rejects.toBe(OFFLINE)
})

it('keeps and sends the last edit when the page leaves', async () => {
  const { type, saver, server, kept } = open()
  type('a')
  saver.stop()
  expect(kept.size).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft?.analysis).toEqual(contentOf('a').analysis)
  expect(kept.size).toBe(0)
})
