import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Draft, DraftBody, DraftContent } from '../../../../contract/rejection.ts'
import type { SaveState } from '../../../../src/features/document-editor/save-state.ts'
import type { EditedParts } from '../../../../src/features/document-editor/saving/document-parts.ts'
import { createDraftSaver } from '../../../../src/features/document-editor/saving/draft-saver.ts'
import type { OpenText } from '../../../../src/features/document-editor/saving/journal.ts'
import { replayJournal } from '../../../../src/features/document-editor/saving/replay-journal.ts'
import { createMemoryJournals } from '../../../support/memory-journals.ts'

const AT = '2026-06-15T14:03:22+08:00'
const STALE = new Error('stale')
const OFFLINE = new Error('offline')

const contentOf = (text: string): DraftContent => ({
  analysis: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  reason: { type: 'doc', content: [] },
  form: {},
  reviewed: [],
})
const partsOf = ({ analysis, reviewed }: DraftContent): EditedParts => ({
  analysis: [{ json: JSON.stringify(analysis.content).slice(1, -1) }],
  reason: [],
  reviewed,
})
const textOf = ({ analysis }: Pick<DraftContent, 'analysis'>): string | undefined =>
  analysis.content?.[0]?.content?.[0]?.text

/** A server of one draft that can be cut off before it has stored a save, or after. */
const buildServer = () => {
  const server = {
    draft: null as Draft | null,
    calls: [] as string[],
    bodies: [] as DraftBody[],
    cut: 'nowhere' as 'nowhere' | 'before' | 'after',
    save: async (json: string) => {
      await Promise.resolve()
      const body: DraftBody = JSON.parse(json)
      const { revision, mark, keepReplaced: _, ...content } = body
      server.calls.push(`${textOf(content)} on ${revision}`)
      server.bodies.push(body)
      if (server.cut === 'before') throw OFFLINE
      const last = server.draft?.saves.at(-1)
      const current = server.draft?.revision ?? 0
      if (revision !== current && last?.writer !== mark?.writer) throw STALE
      const next = current + 1
      server.draft = { ...content, revision: next, savedAt: AT, saves: mark ? [{ ...mark, revision: next }] : [] }
      if (server.cut === 'after') throw OFFLINE
      return { revision: next, savedAt: AT }
    },
    read: async () => server.draft,
    isStale: (error: unknown) => error === STALE,
  }
  return server
}

const open = (server = buildServer()) => {
  const journals = createMemoryJournals()
  const states: string[] = []
  const saved: number[] = []
  const page = { content: partsOf(contentOf('first')), openTexts: [] as OpenText[] }
  const saver = createDraftSaver({
    logId: 1,
    writer: 'here-here',
    revision: server.draft?.revision ?? 0,
    savedAt: null,
    follows: null,
    readEdited: () => page.content,
    readForm: () => ({}),
    readOpenTexts: () => page.openTexts,
    calls: server,
    journals,
    onState: (state: SaveState) => void states.push(state.kind),
    onSaved: revision => void saved.push(revision),
  })
  const type = (text: string) => {
    page.content = partsOf(contentOf(text))
    saver.edited()
  }
  const typeOpen = (text: string) => {
    page.openTexts = [{ field: 'facts#0', text }]
    saver.typed()
  }
  const kept = () => {
    const head = journals.heads.get('here-here')
    const content = head && replayJournal(head, journals.parts.get(head.key) ?? new Map())
    return head && { ...head, text: content && textOf({ analysis: content.analysis }) }
  }
  return { server, journals, states, saved, saver, page, type, typeOpen, kept }
}

const STANDING: Draft = { ...contentOf('other'), revision: 4, savedAt: AT, saves: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps an edit in the journal within 150 ms, however fast the typing', async () => {
  const { type, kept } = open()
  type('a')
  await vi.advanceTimersByTimeAsync(100)
  type('ab')
  await vi.advanceTimersByTimeAsync(50)
  expect(kept()?.text).toBe('ab')
})

it('keeps an edit within a second on a computer that takes long to write, also one made during a write', async () => {
  const { type, journals, kept } = open()
  const { write } = journals
  journals.write = async step => {
    await new Promise(resolve => setTimeout(resolve, 400))
    return await write(step)
  }
  type('a')
  await vi.advanceTimersByTimeAsync(130)
  type('ab')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(kept()?.text).toBe('ab')
})

it('keeps what was typed while the storage did not answer, once it does', async () => {
  const { type, journals, kept } = open()
  const { write } = journals
  journals.write = () => new Promise(() => undefined)
  type('a')
  await vi.advanceTimersByTimeAsync(3_500)
  journals.write = write
  type('ab')
  await vi.advanceTimersByTimeAsync(3_500)
  expect(kept()?.text).toBe('ab')
})

it('saves once the typing pauses, says so in the journal, and drops it when the page leaves', async () => {
  const { type, server, saver, journals, states, saved, kept } = open()
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
  const { type, server, saver, kept } = open()
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
  const { type, server, saver, kept } = open()
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
  const { type, server, saver, states, kept } = open()
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
  const { type, server, states } = open()
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

it('keeps the journal in a conflict, sends nothing until told, and then has the other version kept', async () => {
  const server = buildServer()
  const { type, states, saver, kept } = open(server)
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

it('hands what the server has not seen over to be kept when the other version was chosen', async () => {
  const server = buildServer()
  const { type, saver, journals } = open(server)
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
  const { type, saver, server, kept } = open()
  type('mine')
  server.cut = 'before'
  saver.discard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept()?.text).toBe('mine')
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

it('keeps and sends the last edit when the page leaves, also one made during a call', async () => {
  const { type, saver, server, journals, page } = open()
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
  const { type, typeOpen, kept, page, saver } = open()
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
  const { type, server, journals, states, saver, kept } = open()
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

it('saves to the server where this computer keeps nothing', async () => {
  const { type, server, journals, states } = open()
  journals.disk.fails = true
  type('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.calls).toEqual(['a on 0'])
  expect(states).toEqual(['clean', 'saving', 'saved'])
})
