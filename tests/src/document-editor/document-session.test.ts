import { expect, it, onTestFinished } from 'vitest'
import { openDocumentSession } from '../../../src/features/document-editor/document-session.ts'
import type { OpenText } from '../../../src/features/document-editor/saving/journal.ts'
import type { SaveState } from '../../../src/features/document-editor/saving/save-machine.ts'
import { FIELD_TEXTS } from '../../support/field-texts.ts'
import { createMemoryJournals } from '../../support/memory-journals.ts'
import { buildRejectionDetail } from '../../support/rejection-detail.ts'

const nothing = (): void => undefined

const FEES =
  '<ul data-field="checkboxes" data-name="fees" data-total="feesTotal"><li data-value="750">规费</li><li data-value="3000">代理费</li></ul>'

/** A case is opened anew only once the page before has ended, which saves what it has. */
let nextId = 100

const openFees = async (openTexts: OpenText[]) => {
  const states: SaveState[] = []
  nextId += 1
  const session = await openDocumentSession({
    log: buildRejectionDetail({ id: nextId, analysisContent: FEES }),
    draft: null,
    openTexts,
    calls: { save: () => new Promise(nothing), read: async () => null, isStale: () => false, isDeleted: () => false },
    journals: createMemoryJournals(),
    context: { ...FIELD_TEXTS, onSource: nothing, onJump: nothing },
    onState: state => void states.push(state),
    onSaved: nothing,
  })
  onTestFinished(session.close)
  const sheet = document.body.appendChild(document.createElement('article'))
  onTestFinished(() => sheet.remove())
  const editor = session.editors.analysis
  editor.mount(sheet)
  await expect.poll(() => editor.isInitialized).toBe(true)
  return { session, sheet, editor, state: () => states.at(-1)?.kind }
}

const type = (input: Element | undefined, text: string): void => {
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

it('opens a case whose text fields were left open, with their words in place and unsaved', async () => {
  const states: SaveState[] = []
  const session = await openDocumentSession({
    log: buildRejectionDetail(),
    draft: null,
    openTexts: [
      { field: 'applicant#0', text: '杭州云杉新科技有限公司' },
      { field: 'mark#0', text: '云杉木' },
    ],
    calls: { save: () => new Promise(nothing), read: async () => null, isStale: () => false, isDeleted: () => false },
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

it.each([
  ['a new line of fees', '.rj-checkbox-add', 2],
  ['a line of fees that is changed', '.rj-checkbox-amount[data-action]', 0],
])('counts the words of %s as unsaved while its form is open', async (_, opener, index) => {
  const { session, sheet, state } = await openFees([])
  expect(state()).toBe('clean')
  sheet.querySelector<HTMLElement>(opener)?.click()
  const [label, amount] = sheet.querySelectorAll('.rj-line-form input')
  type(label, '公证费')
  type(amount, '300')
  expect(state()).toBe('open')
  expect(session.readOpenTexts()).toEqual([{ field: 'fees#0', text: '公证费', line: { index, amount: '300' } }])
  sheet.querySelector<HTMLElement>('[data-action=cancelLine]')?.click()
  expect(session.readOpenTexts()).toEqual([])
  expect(state()).toBe('clean')
})

it('puts lines of fees that were left open into their field', async () => {
  const { session, editor } = await openFees([
    { field: 'fees#0', text: '规费（两类）', line: { index: 0, amount: '1,500元' } },
    { field: 'fees#0', text: '公证费', line: { index: 2, amount: '300' } },
  ])
  const items = editor.state.doc.firstChild?.firstChild?.children ?? []
  expect(items.map(({ textContent, attrs }) => [textContent, attrs['value']])).toEqual([
    ['规费（两类）', '1500'],
    ['代理费', '3000'],
    ['公证费', '300'],
  ])
  expect(session.readOpenTexts()).toEqual([])
})
