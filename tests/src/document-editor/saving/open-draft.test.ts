import { expect, it } from 'vitest'
import type { Draft } from '../../../../contract/rejection.ts'
import type { DraftContent } from '../../../../src/features/document-editor/saving/draft-content.ts'
import type { DraftCopy } from '../../../../src/features/document-editor/saving/draft-copies.ts'
import { openDraft } from '../../../../src/features/document-editor/saving/open-draft.ts'

const AT = '2026-06-15T14:03:22+08:00'

const contentOf = (applicantName: string): DraftContent => ({
  analysis: { type: 'doc' },
  reason: { type: 'doc' },
  form: { applicantName },
  reviewed: [],
})

const draftOf = (applicantName: string, revision: number): Draft => ({
  ...contentOf(applicantName),
  revision,
  savedAt: AT,
  saves: [],
})

const copyOf = (key: string, applicantName: string, revision: number): DraftCopy => ({
  key,
  logId: 1,
  keptAt: 0,
  revision,
  content: contentOf(applicantName),
  unanswered: ['digest'],
})

const open = async (draft: Draft | null, ...newestFirst: DraftCopy[]) => {
  const kept = new Map(newestFirst.map(copy => [copy.key, copy]))
  const copies = {
    read: async () => [...kept.values()],
    keep: async (copy: DraftCopy) => void kept.set(copy.key, copy),
    remove: async (key: string) => void kept.delete(key),
  }
  const opened = await openDraft(1, draft, () => contentOf('generated'), copies, 'here')
  return { opened, kept: [...kept.keys()] }
}

it('opens the generated documents when nothing was ever saved', async () => {
  const { opened } = await open(null)
  expect(opened).toMatchObject({ revision: 0, savedAt: null, isRestored: false, content: contentOf('generated') })
})

it('opens the draft of the server', async () => {
  const { opened } = await open(draftOf('saved', 3))
  expect(opened).toMatchObject({
    revision: 3,
    savedAt: AT,
    isRestored: false,
    content: { form: { applicantName: 'saved' } },
  })
})

it('restores edits that only this computer has, and takes their copy over', async () => {
  const { opened, kept } = await open(draftOf('saved', 3), copyOf('left', 'unsaved', 3))
  expect(opened).toMatchObject({ revision: 3, isRestored: true, unanswered: ['digest'], content: contentOf('unsaved') })
  expect(kept).toEqual(['here'])
})

it('keeps the revision a restored copy rests on, so that a newer draft is not overwritten', async () => {
  const { opened } = await open(draftOf('saved elsewhere', 5), copyOf('left', 'unsaved', 3))
  expect(opened.revision).toBe(3)
})

it('removes a copy that holds nothing but what the server has', async () => {
  const { opened, kept } = await open(draftOf('saved', 3), copyOf('left', 'saved', 2))
  expect(opened).toMatchObject({ revision: 3, isRestored: false })
  expect(kept).toEqual([])
})

it('restores the newest copy and leaves an older one for the next time', async () => {
  const { opened, kept } = await open(null, copyOf('newer', 'second', 0), copyOf('older', 'first', 0))
  expect(opened.content).toEqual(contentOf('second'))
  expect(kept).toEqual(['older', 'here'])
})

it('opens the draft of the server where this computer keeps nothing', async () => {
  const closed = async () => {
    throw new Error('no storage')
  }
  const copies = { read: closed, keep: closed, remove: closed }
  const opened = await openDraft(1, draftOf('saved', 3), () => contentOf('generated'), copies, 'here')
  expect(opened).toMatchObject({ revision: 3, isRestored: false })
})
