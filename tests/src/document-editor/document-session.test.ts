import { expect, it, onTestFinished } from 'vitest'
import { openDocumentSession } from '../../../src/features/document-editor/document-session.ts'
import type { SaveState } from '../../../src/features/document-editor/saving/save-machine.ts'
import { FIELD_TEXTS } from '../../support/field-texts.ts'
import { createMemoryJournals } from '../../support/memory-journals.ts'
import { buildRejectionDetail } from '../../support/rejection-detail.ts'

const nothing = (): void => undefined

it('opens a case whose text fields were left open, with their words in place and unsaved', async () => {
  const states: SaveState[] = []
  const session = await openDocumentSession({
    log: buildRejectionDetail(),
    draft: null,
    openTexts: [
      { field: 'applicant#0', text: '杭州云杉新科技有限公司' },
      { field: 'mark#0', text: '云杉木' },
    ],
    calls: { save: () => new Promise(nothing), read: async () => null, isStale: () => false },
    journals: createMemoryJournals(),
    context: { ...FIELD_TEXTS, onSource: nothing, onJump: nothing },
    onState: state => void states.push(state),
    onSaved: nothing,
  })
  onTestFinished(session.close)
  expect(session.editors.analysis.getText()).toContain('杭州云杉新科技有限公司')
  expect(session.editors.reason.getText()).toContain('云杉木')
  expect(session.readOpenTexts()).toEqual([])
  expect(states.at(-1)?.kind).toBe('saving')
})
