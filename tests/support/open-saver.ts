import type { Draft, DraftBody, DraftContent } from '#contract/rejection.ts'
import type { EditedParts } from '../../src/features/document-editor/saving/document-parts.ts'
import { createDraftSaver } from '../../src/features/document-editor/saving/draft-saver.ts'
import type { OpenText } from '../../src/features/document-editor/saving/journal.ts'
import { replayJournal } from '../../src/features/document-editor/saving/open-draft.ts'
import type { SaveState } from '../../src/features/document-editor/saving/save-machine.ts'
import { createMemoryJournals } from './memory-journals.ts'

const AT = '2026-06-15T14:03:22+08:00'
export const STALE = new Error('stale')
export const OFFLINE = new Error('offline')
export const DELETED = new Error('deleted')

/** Documents of one paragraph of text. */
export const contentOf = (text: string): DraftContent => ({
  analysis: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  reason: { type: 'doc', content: [] },
  form: {},
  reviewed: [],
})
export const partsOf = ({ analysis, reviewed }: DraftContent): EditedParts => ({
  analysis: [{ json: JSON.stringify(analysis.content).slice(1, -1) }],
  reason: [],
  reviewed,
})
export const textOf = ({ analysis }: Pick<DraftContent, 'analysis'>): string | undefined =>
  analysis.content?.[0]?.content?.[0]?.text

/** A server of one draft that can be cut off before it has stored a save, or after. */
export const buildDraftServer = () => {
  const server = {
    draft: null as Draft | null,
    calls: [] as string[],
    bodies: [] as DraftBody[],
    cut: 'nowhere' as 'nowhere' | 'before' | 'after',
    isGone: false,
    save: async (pieces: readonly string[]) => {
      await Promise.resolve()
      const body: DraftBody = JSON.parse(pieces.join(''))
      const { revision, mark, keepReplaced: _, ...content } = body
      server.calls.push(`${textOf(content)} on ${revision}`)
      server.bodies.push(body)
      if (server.cut === 'before') throw OFFLINE
      if (server.isGone) throw DELETED
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
    isDeleted: (error: unknown) => error === DELETED,
  }
  return server
}

/** A saver of a page that is typed in, with what it has kept and what the screen says. */
export const openSaver = (server = buildDraftServer()) => {
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
    source: {
      readEdited: () => page.content,
      readForm: () => ({}),
      readOpenTexts: () => page.openTexts,
    },
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

/** A draft that the server was given elsewhere. */
export const STANDING: Draft = { ...contentOf('other'), revision: 4, savedAt: AT, saves: [] }
