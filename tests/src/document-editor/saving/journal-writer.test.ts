import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { DocumentJson } from '#contract/rejection.ts'
import type { DocumentPart } from '../../../../src/features/document-editor/saving/document-parts.ts'
import { createIndexedDbJournals } from '../../../../src/features/document-editor/saving/indexed-db-journals.ts'
import type { JournalStore } from '../../../../src/features/document-editor/saving/journal.ts'
import {
  createJournalWriter,
  type JournalState,
} from '../../../../src/features/document-editor/saving/journal-writer.ts'
import { type EditedContent, replayJournal } from '../../../../src/features/document-editor/saving/open-draft.ts'
import { seededRandom } from '../../../support/seeded-random.ts'

const KEY = 'this-page'
let databases = 0
const openStore = (): JournalStore => {
  databases += 1
  return createIndexedDbJournals(`journals-${databases}`)
}

const blockOf = (text: string): DocumentJson => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (content: DocumentJson[]): DocumentJson => ({ type: 'doc', content })
const parts = new WeakMap<DocumentJson, DocumentPart>()
const partOf = (block: DocumentJson): DocumentPart => {
  const part = parts.get(block) ?? { json: JSON.stringify(block) }
  parts.set(block, part)
  return part
}
const stateOf = ({ analysis, reason, reviewed }: EditedContent, edit: number): JournalState => ({
  logId: 1,
  revision: 3,
  edit,
  isSaved: false,
  follows: null,
  openTexts: [],
  content: { analysis: analysis.content?.map(partOf) ?? [], reason: reason.content?.map(partOf) ?? [], reviewed },
})
const blocks = (count: number, name = ''): DocumentJson[] =>
  Array.from({ length: count }, (_, index) => blockOf(`${name}${index}${'长'.repeat(200)}`))
const contentOf = (analysis: DocumentJson[], reason: DocumentJson[] = []): EditedContent => ({
  analysis: documentOf(analysis),
  reason: documentOf(reason),
  reviewed: [],
})

const readBack = async (store: JournalStore) => {
  const [head] = await store.list(1)
  return head ? { head, content: replayJournal(head, await store.readParts(head.key)) } : null
}

/** One of the ways an editor changes its blocks; the others stay the same objects. */
const editBlocks = (before: readonly DocumentJson[], random: () => number, text: string): DocumentJson[] => {
  const after = [...before]
  const at = Math.floor(random() * (after.length + 1))
  const way = random()
  if (way < 0.5) after.splice(at, 1, blockOf(text))
  else if (way < 0.65) after.splice(at, 0, ...blocks(Math.floor(random() * 300), text))
  else if (way < 0.8) after.splice(at, Math.floor(random() * 150))
  else if (way < 0.9) after.splice(at, 0, ...after.slice(0, 3))
  else after.reverse()
  return after
}

it.each(
  Array.from({ length: 40 }, (_, seed) => seed),
)('holds a state as it was after a crash at any write (%i)', async seed => {
  const random = seededRandom(seed)
  const disk = openStore()
  const crashAt = Math.floor(random() * 24)
  let writes = 0
  const crashing: JournalStore = {
    ...disk,
    write: step => {
      writes += 1
      return writes > crashAt ? new Promise(() => undefined) : disk.write(step)
    },
  }
  const writer = createJournalWriter(crashing, KEY)
  const asked: EditedContent[] = []
  let confirmed = -1
  let analysis = blocks(Math.floor(random() * 700))
  let reason = blocks(5)
  const typing = async () => {
    for (let edit = 0; edit < 24; edit++) {
      if (random() < 0.7) analysis = editBlocks(analysis, random, `edit ${edit}`)
      else reason = editBlocks(reason, random, `edit ${edit}`)
      asked.push({ ...contentOf(analysis, reason), reviewed: [`field#${edit}`] })
      await writer.write(stateOf(asked[edit] ?? contentOf([]), edit))
      confirmed = edit
    }
  }
  const crash = new Promise<void>(resolve => {
    const look = (): void => void (writes > crashAt ? resolve() : setTimeout(look))
    look()
  })
  await Promise.race([typing(), crash])
  const found = await readBack(disk)
  if (confirmed === -1) expect(found?.content ?? null).toBeNull()
  else {
    expect(found?.head.edit).toBe(confirmed)
    expect(found?.content).toEqual(asked[confirmed])
  }
  // Little is left of what is no longer needed.
  if (found?.head.parts && writes <= crashAt) {
    const { parts } = found.head
    const needed = new Set([...parts.analysis, ...parts.reason, parts.reviewed])
    const kept = new Set((await disk.readParts(KEY)).keys())
    expect([...needed].filter(number => !kept.has(number))).toEqual([])
    expect(kept.size).toBeLessThanOrEqual(parts.analysis.length + parts.reason.length + 500)
  }
})

it('writes a long document in pieces, and then only the part that changed', async () => {
  const disk = openStore()
  const sizes: number[] = []
  const lengths: number[] = []
  const counting: JournalStore = {
    ...disk,
    write: step => {
      sizes.push(step.put.length)
      lengths.push(step.put.reduce((sum, [, json]) => sum + json.length, 0))
      return disk.write(step)
    },
  }
  const writer = createJournalWriter(counting, KEY)
  const long = blocks(1_000)
  await writer.write(stateOf(contentOf(long), 0))
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60_000)
  sizes.length = 0
  const content = contentOf(long.with(500, blockOf('typed')))
  await writer.write(stateOf({ ...content, reviewed: [] }, 1))
  expect(sizes).toEqual([2])
})

it('writes everything again when the storage was cleared meanwhile', async () => {
  const disk = openStore()
  const writer = createJournalWriter(disk, KEY)
  const before = blocks(300)
  await writer.write(stateOf(contentOf(before), 0))
  await disk.remove(KEY)
  const content = contentOf(before.with(7, blockOf('typed')))
  await writer.write(stateOf(content, 1))
  expect((await readBack(disk))?.content).toEqual(content)
})

it('goes on after a write that failed for want of room', async () => {
  const disk = openStore()
  let isFull = false
  const filling: JournalStore = {
    ...disk,
    write: step => (isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : disk.write(step)),
  }
  const writer = createJournalWriter(filling, KEY)
  const before = blocks(500)
  await writer.write(stateOf(contentOf(before), 0))
  isFull = true
  const during = before.with(3, blockOf('first'))
  await expect(writer.write(stateOf(contentOf(during), 1))).rejects.toThrow()
  isFull = false
  const content = contentOf(during.with(4, blockOf('second')))
  await writer.write(stateOf(content, 2))
  expect((await readBack(disk))?.content).toEqual(content)
})

it('leaves nothing behind when it is removed', async () => {
  const disk = openStore()
  const writer = createJournalWriter(disk, KEY)
  await writer.write(stateOf(contentOf(blocks(300)), 0))
  await writer.remove()
  expect(await readBack(disk)).toBeNull()
  expect((await disk.readParts(KEY)).size).toBe(0)
})
