import { createFormReader } from '#extensions/index.ts'
import { createEditor, readDocument } from '../../src/features/document-editor/document/create-editor.ts'
import { readParts } from '../../src/features/document-editor/saving/document-parts.ts'
import { draftBlob, draftBody } from '../../src/features/document-editor/saving/draft-calls.ts'
import { createIndexedDbJournals } from '../../src/features/document-editor/saving/indexed-db-journals.ts'
import { createJournalWriter, type JournalState } from '../../src/features/document-editor/saving/journal-writer.ts'
import { FIELD_TEXTS } from '../../tests/support/field-texts.ts'
import { fieldDocument } from '../editor/field-document.ts'

const nothing = (): void => undefined
const REVIEWED: string[] = []

/** Milliseconds of the longest stretch in which the page answered nothing, while `work` ran; and of all of it. */
const measure = async (work: () => Promise<unknown>): Promise<{ blocked: number; all: number }> => {
  let blocked = 0
  let isOver = false
  let last = performance.now()
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    const now = performance.now()
    blocked = Math.max(blocked, now - last)
    last = now
    if (!isOver) channel.port2.postMessage(null)
  }
  channel.port2.postMessage(null)
  const start = performance.now()
  await work()
  const all = performance.now() - start
  isOver = true
  return { blocked, all }
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The document is on screen, and the page has nothing else to do. */
const atRest = async (): Promise<void> => {
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => requestIdleCallback(resolve))
}

const bench = {
  run: async (fields: number) => {
    const sheet = document.createElement('article')
    document.body.append(sheet)
    const editor = createEditor(fieldDocument(fields), {
      context: { ...FIELD_TEXTS, onSource: nothing, onJump: nothing },
    })
    editor.mount(sheet)
    const store = createIndexedDbJournals()
    const key = `bench-${fields}`
    const writer = createJournalWriter(store, key)
    const readForm = createFormReader()
    let edit = 0
    const stateOf = (): JournalState => ({
      logId: fields,
      revision: 1,
      edit: edit++,
      isSaved: false,
      follows: null,
      openTexts: [],
      content: { analysis: readParts(editor), reason: [], reviewed: REVIEWED },
    })
    const type = (): void => void editor.commands.insertContentAt(editor.state.doc.content.size - 3, '字')
    await atRest()
    const first = await measure(() => writer.write(stateOf()))
    const keys: { blocked: number; all: number }[] = []
    for (let index = 0; index < 20; index++) {
      type()
      await atRest()
      keys.push(await measure(() => writer.write(stateOf())))
    }
    const bodies: { blocked: number; all: number }[] = []
    for (let index = 0; index < 10; index++) {
      type()
      await writer.write(stateOf())
      await atRest()
      bodies.push(
        await measure(() => {
          const facts = { form: readForm(editor.state.doc), revision: 1 }
          return draftBlob(draftBody({ analysis: readParts(editor), reason: [], reviewed: REVIEWED }, facts))
        }),
      )
    }
    const bytes = JSON.stringify(readDocument(editor)).length
    await writer.remove()
    editor.destroy()
    sheet.remove()
    const round = (value = 0): number => Math.round(value * 10) / 10
    return {
      fields,
      megabytes: round(bytes / 1e6),
      'first write': round(first.all),
      'blocks for': round(first.blocked),
      'key, on disk': round(median(keys.map(({ all }) => all))),
      'blocks for ': round(median(keys.map(({ blocked }) => blocked))),
      'at most': round(Math.max(...keys.map(({ blocked }) => blocked))),
      'body of a save': round(median(bodies.map(({ all }) => all))),
      'blocks for  ': round(median(bodies.map(({ blocked }) => blocked))),
      'at most ': round(Math.max(...bodies.map(({ blocked }) => blocked))),
    }
  },
}

export type JournalBench = typeof bench
Object.assign(window, { journal: bench })
