import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import type { FieldItem, FieldStore } from '../../../src/features/document-editor/fields/field-store.ts'
import {
  type FilingCheck,
  type FilingCheckState,
  problemKey,
} from '../../../src/features/document-editor/filing-check/filing-check.ts'
import { ProblemStepper } from '../../../src/features/document-editor/problem-stepper.tsx'
import { editor as zh } from '../../../src/locales/zh/editor.ts'
import { button } from '../../support/queries.ts'
import { click, render } from '../../support/render.tsx'

const problem = (id: string, part: Partial<Problem> = {}): Problem => ({
  id,
  kind: 'number',
  group: 'notice',
  document: 'reason',
  quote: `8000001${id}`,
  text: '',
  place: { block: 0, from: 5, to: 13, field: null },
  fact: null,
  mend: null,
  accepted: null,
  ...part,
})
const EMPTY_FIELD: FieldItem = {
  key: 'agency#0',
  tab: 'analysis',
  kind: 'text',
  label: '代理机构',
  chapter: '',
  value: '',
  source: null,
  link: null,
  isEmpty: true,
  isRequired: true,
  isOff: false,
  isReviewed: false,
  isEdited: false,
}

const open = async (problems: readonly Problem[], items: readonly FieldItem[] = []) => {
  const asked: string[] = []
  const listeners = new Set<() => void>()
  let state: FilingCheckState = { problems, checkedAt: 1, isRunning: false, hasFailed: false, openKey: null, picks: 0 }
  const check: FilingCheck = {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    checkNow: async () => undefined,
    accept: async () => undefined,
    open: () => undefined,
    pick: openKey => {
      state = { ...state, openKey, picks: state.picks + 1 }
      for (const notify of listeners) notify()
    },
    reveal: ({ id }) => asked.push(`problem ${id}`) > 0,
    mend: () => false,
  }
  const fields: FieldStore = {
    subscribe: () => () => undefined,
    read: () => items,
    readEdited: () => [],
    toggleReviewed: () => undefined,
    readMissing: () => [],
    putBack: () => undefined,
    reveal: ({ key }) => void asked.push(`field ${key}`),
  }
  const page = await render(
    <ProblemStepper
      check={check}
      fields={fields}
      evidence={{ applicationNo: [{ page: 1, box: [0, 0, 1, 1], quote: '80000001', state: 'exact' }] }}
      onTabChange={tab => void asked.push(tab)}
      onSourceShow={source => void asked.push(source)}
    />,
  )
  return { page, asked, openKey: () => state.openKey }
}

const press = async (init: KeyboardEventInit): Promise<void> => {
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', init)))
}

describe('the steps through the problems', () => {
  it('lead in the order of the list over both documents to what is to complete, and round again', async () => {
    const accepted = problem('9', { accepted: { reason: '分案号', at: '2026-06-10' } })
    const found = [problem('1', { group: 'self' }), accepted, problem('2', { fact: 'applicationNo' })]
    const { page, asked } = await open(found, [EMPTY_FIELD])
    expect(page.textContent).toBe('问题 3')
    await click(button(zh.problems.next))
    expect(page.textContent).toBe('问题 1/3')
    await click(button(zh.problems.next))
    await click(button(zh.problems.next))
    expect(page.textContent).toBe('问题 3/3')
    await click(button(zh.problems.next))
    expect(page.textContent).toBe('问题 1/3')
    expect(asked).toEqual([
      ...['reason', 'problem 2', 'notice.applicationNo'],
      ...['reason', 'problem 1'],
      ...['analysis', 'field agency#0'],
      ...['reason', 'problem 2', 'notice.applicationNo'],
    ])
  })

  it('go on by F8 and back by Shift+F8, from the last where none is open', async () => {
    const found = [problem('1'), problem('2')]
    const { asked, openKey } = await open(found)
    await press({ key: 'F8', shiftKey: true })
    expect(openKey()).toBe(found[1] && problemKey(found[1]))
    await press({ key: 'F8', shiftKey: true })
    await press({ key: 'F8' })
    expect(asked.filter(one => one.startsWith('problem'))).toEqual(['problem 2', 'problem 1', 'problem 2'])
  })

  it('are not there where nothing is open', async () => {
    const { page, asked } = await open([])
    expect(page.textContent).toBe('')
    await press({ key: 'F8' })
    expect(asked).toEqual([])
  })
})
