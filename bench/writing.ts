import type { Node as DocumentNode } from '@tiptap/pm/model'
import { documentSchema, parse } from '#extensions/index.ts'
import { listChanges } from '../src/features/document-editor/changes/list-changes.ts'
import { findMatches } from '../src/features/document-editor/find/find-matches.ts'
import { countDocument } from '../src/features/document-editor/word-count/count-document.ts'
import { fieldDocument } from './editor/field-document.ts'

const RUNS = 5
const FIELDS = [300, 1_000, 5_000, 20_000]
const SEARCH = { query: '云雀', isExact: false }

/** The document edited in one chapter of ten: a value, words, a paragraph that went and one that came. */
const edit = (html: string): string =>
  html
    .replaceAll(/(<h2>\d*0<\/h2>.*?)云雀书屋/gs, '$1云雀书店')
    .replaceAll(/(<h2>\d*1<\/h2>.*?)并不近似/gs, '$1既不相同，也不近似')
    .replaceAll(/(<h2>\d*2<\/h2>)/g, '$1<p>补充一段。</p>')
    .replaceAll(/(?<=<h2>\d*3<\/h2>)<p>.*?<\/p>/g, '')

const time = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const median = (times: readonly number[]): number =>
  Math.round((times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0) * 10) / 10

/** Milliseconds until changes are listed, words found and counted: on nodes seen for the first time, and again. */
export const run = async (): Promise<void> => {
  console.table(
    FIELDS.map(fields => {
      const html = fieldDocument(fields)
      const [before, after] = [parse(html), parse(edit(html))]
      const read = (json: typeof before): DocumentNode => documentSchema.nodeFromJSON(json)
      const pairs = Array.from({ length: RUNS }, () => [read(before), read(after)] as const)
      const first = (work: (generated: DocumentNode, doc: DocumentNode) => unknown): number =>
        median(pairs.map(([generated, doc]) => time(() => work(generated, doc))))
      const row = {
        fields,
        changes: first(listChanges),
        'changes again': first(listChanges),
        find: first((_, doc) => findMatches(doc, SEARCH)),
        'find again': first((_, doc) => findMatches(doc, SEARCH)),
        count: first((_, doc) => countDocument(doc)),
      }
      const [generated, doc] = pairs[0] ?? []
      const listed = generated && doc ? listChanges(generated, doc).length : 0
      return { ...row, listed, found: doc ? findMatches(doc, SEARCH).length : 0 }
    }),
  )
}
