import type { Node as DocumentNode } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { documentSchema } from '../../../../extensions/document-schema.ts'
import { parse, toHtml } from '../../../../extensions/index.ts'
import { listChanges } from '../../../../src/features/document-editor/changes/list-changes.ts'
import { turnBack } from '../../../../src/features/document-editor/changes/turn-back.ts'
import { randomDocument } from '../../../extensions/random-document.ts'

const read = (html: string): DocumentNode => documentSchema.nodeFromJSON(parse(html))
const write = (doc: DocumentNode): string => toHtml(doc.toJSON())

/** Turns changes back one after the other, each time the one that `choose` picks, until none is left. */
const turnAllBack = (generated: DocumentNode, edited: DocumentNode, choose: (count: number) => number) => {
  let state = EditorState.create({ doc: edited })
  const most = listChanges(generated, edited).length * 2 + 5
  for (let round = 0; round < most; round++) {
    const changes = listChanges(generated, state.doc)
    const change = changes[choose(changes.length)]
    if (change === undefined) return state.doc
    state = state.apply(turnBack(state.tr, change))
    state.doc.check()
  }
  throw new Error(`not turned back after ${most} rounds: ${write(state.doc)} is not ${write(generated)}`)
}

describe('all changes turned back, in any order', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('give the generated document again (seed %i)', seed => {
    const generated = read(randomDocument(seed, 1) + randomDocument(seed + 1, 1))
    const edited = read(randomDocument(seed + (seed % 3), 2) + randomDocument(seed + 2, 3))
    for (const choose of [() => 0, (count: number) => count - 1, (count: number) => (seed * 7) % Math.max(1, count)]) {
      expect(write(turnAllBack(generated, edited, choose))).toBe(write(generated))
    }
  })
})
