import { expect, it } from 'vitest'
import type { Draft, DraftSave } from '#contract/rejection.ts'
import type { EditedParts } from '../../../../src/features/document-editor/saving/document-parts.ts'
import type { JournalHead, JournalStore } from '../../../../src/features/document-editor/saving/journal.ts'
import { createJournalWriter } from '../../../../src/features/document-editor/saving/journal-writer.ts'
import {
  type EditedContent,
  isSameContent,
  openDraft,
} from '../../../../src/features/document-editor/saving/open-draft.ts'
import { createMemoryJournals } from '../../../support/memory-journals.ts'

const CONTENT: EditedContent = {
  analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: null, level: 1 } }] },
  reason: { type: 'doc' },
  reviewed: ['applicantName#0', 'mark#0'],
}

it('takes drafts for the same whatever order the keys come back in', () => {
  const analysis = { content: [{ attrs: { level: 1, align: null }, type: 'paragraph' }], type: 'doc' }
  expect(isSameContent({ ...CONTENT, analysis }, CONTENT)).toBe(true)
})

it.each<[string, Partial<EditedContent>]>([
  ['a document', { reason: { type: 'doc', content: [{ type: 'paragraph' }] } }],
  ['an attribute', { analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: null, level: 2 } }] } }],
  [
    'an attribute’s name',
    { analysis: { type: 'doc', content: [{ type: 'paragraph', attrs: { a: null, level: 1 } }] } },
  ],
  ['what was reviewed', { reviewed: ['applicantName#0'] }],
  ['its order', { reviewed: ['mark#0', 'applicantName#0'] }],
])('tells drafts apart by %s', (_, change) => {
  expect(isSameContent({ ...CONTENT, ...change }, CONTENT)).toBe(false)
  expect(isSameContent(CONTENT, { ...CONTENT, ...change })).toBe(false)
})

const AT = '2026-06-15T14:03:22+08:00'

const contentOf = (text: string): EditedContent => ({
  analysis: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  reason: { type: 'doc', content: [] },
  reviewed: [],
})
const partsOf = ({ analysis, reviewed }: EditedContent): EditedParts => ({
  analysis: [{ json: JSON.stringify(analysis.content).slice(1, -1) }],
  reason: [],
  reviewed,
})
const draftOf = (text: string, revision: number, saves: DraftSave[] = []): Draft => ({
  ...contentOf(text),
  form: {},
  revision,
  savedAt: AT,
  saves,
})

interface Left extends Partial<JournalHead> {
  key: string
  text: string
}

/** Opens a log with the journals that pages have left, the oldest first. */
const open = async (draft: Draft | null, left: Left[], alive: string[] = []) => {
  const journals = createMemoryJournals()
  for (const [index, { key, text, ...facts }] of left.entries()) {
    const state = { logId: 1, revision: 3, edit: 5, isSaved: false, follows: null, openTexts: [], ...facts }
    await createJournalWriter(journals, key).write({ ...state, content: partsOf(contentOf(text)) })
    const head = journals.heads.get(key)
    if (head) journals.heads.set(key, { ...head, keptAt: index, ...facts })
  }
  const generate = () => ({ ...contentOf('generated'), form: {} })
  const claim = async (key: string) => !alive.includes(key)
  const opened = await openDraft({ logId: 1, draft, generate, journals, claim })
  return { opened, kept: [...journals.heads.keys()] }
}

it('opens the generated documents when nothing was ever saved', async () => {
  const { opened } = await open(null, [])
  expect(opened).toMatchObject({ revision: 0, savedAt: null, isRestored: false, content: contentOf('generated') })
})

it('opens the draft of the server', async () => {
  const { opened } = await open(draftOf('saved', 3), [])
  expect(opened).toMatchObject({ revision: 3, savedAt: AT, isRestored: false, content: contentOf('saved') })
})

it('restores edits that only this computer has, and leaves their journal until another has them', async () => {
  const { opened, kept } = await open(draftOf('saved', 3), [{ key: 'left', text: 'unsaved' }])
  expect(opened).toMatchObject({ revision: 3, isRestored: true, follows: 'left', content: contentOf('unsaved') })
  expect(kept).toEqual(['left'])
})

it('keeps the revision that restored edits rest on, so that a newer draft is not overwritten', async () => {
  const { opened } = await open(draftOf('saved elsewhere', 5), [{ key: 'left', text: 'unsaved' }])
  expect(opened.revision).toBe(3)
})

it('goes on from a save of the same page that it never heard of', async () => {
  const own = draftOf('first', 4, [{ writer: 'left', edit: 4, revision: 4 }])
  expect((await open(own, [{ key: 'left', text: 'second' }])).opened).toMatchObject({ revision: 4, isRestored: true })
  const other = draftOf('first', 4, [{ writer: 'other', edit: 4, revision: 4 }])
  expect((await open(other, [{ key: 'left', text: 'second' }])).opened).toMatchObject({ revision: 3, isRestored: true })
})

it.each<[string, Draft | null, Left]>([
  ['is the same as the server’s draft', draftOf('saved', 3), { key: 'left', text: 'saved', revision: 2 }],
  ['was confirmed', draftOf('later', 4), { key: 'left', text: 'earlier', isSaved: true }],
  [
    'was saved without being heard of, and built upon by another',
    draftOf('later', 5, [
      { writer: 'left', edit: 6, revision: 4 },
      { writer: 'other', edit: 1, revision: 5 },
    ]),
    { key: 'left', text: 'earlier' },
  ],
  ['was left before the documents were whole', draftOf('saved', 3), { key: 'left', text: 'lost', parts: null }],
])('removes a journal that %s', async (_, draft, left) => {
  const { opened, kept } = await open(draft, [left])
  expect(opened).toMatchObject({ revision: draft?.revision, isRestored: false, follows: null })
  expect(kept).toEqual([])
})

it('restores the newest journal and leaves an older one for the next time', async () => {
  const { opened, kept } = await open(null, [
    { key: 'older', text: 'first' },
    { key: 'newer', text: 'second' },
  ])
  expect(opened.content).toEqual(contentOf('second'))
  expect(kept).toEqual(['older', 'newer'])
})

it('removes the journal that a later one goes on from', async () => {
  const { opened, kept } = await open(null, [
    { key: 'older', text: 'first' },
    { key: 'newer', text: 'second', follows: 'older' },
  ])
  expect(opened.content).toEqual(contentOf('second'))
  expect(kept).toEqual(['newer'])
})

it('leaves the journal of a page alone that is still alive', async () => {
  const { opened, kept } = await open(draftOf('saved', 3), [{ key: 'alive', text: 'unsaved' }], ['alive'])
  expect(opened).toMatchObject({ isRestored: false, content: contentOf('saved') })
  expect(kept).toEqual(['alive'])
})

it('brings back text that was being typed, over the documents as the server has them', async () => {
  const openTexts = [{ field: 'facts#0', text: 'half a sentence' }]
  const { opened, kept } = await open(draftOf('saved', 3), [{ key: 'left', text: 'saved', isSaved: true, openTexts }])
  expect(opened).toMatchObject({ isRestored: false, revision: 3, openTexts, follows: 'left' })
  expect(kept).toEqual(['left'])
})

it('opens the draft of the server where this computer keeps nothing', async () => {
  const closed = async () => {
    throw new Error('no storage')
  }
  const journals: JournalStore = { list: closed, readParts: closed, write: closed, remove: closed }
  const generate = () => ({ ...contentOf('generated'), form: {} })
  const opened = await openDraft({ logId: 1, draft: draftOf('saved', 3), generate, journals, claim: async () => true })
  expect(opened).toMatchObject({ revision: 3, isRestored: false })
})
