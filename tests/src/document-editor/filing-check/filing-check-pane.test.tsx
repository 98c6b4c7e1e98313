import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import { countOpen, type FilingCheck } from '../../../../src/features/document-editor/filing-check/filing-check.ts'
import { FilingCheckPane } from '../../../../src/features/document-editor/filing-check/filing-check-pane.tsx'
import { editor as zh } from '../../../../src/locales/zh/editor.ts'
import { render } from '../../../support/render.tsx'

const PROBLEM: Problem = {
  id: 'a',
  kind: 'number',
  group: 'notice',
  document: 'reason',
  quote: '80000010',
  text: '此处应为申请号“80000001”，稿中为“80000010”。',
  place: { block: 0, from: 5, to: 13, field: null },
  fact: 'applicationNo',
  mend: '80000001',
  accepted: null,
}

/** A check with the given problems, and what it was asked. */
const open = async (problems: readonly Problem[]) => {
  const asked: string[] = []
  const state = { problems, checkedAt: 1, isRunning: false, hasFailed: false, openKey: null, picks: 0 }
  const check: FilingCheck = {
    subscribe: () => () => undefined,
    read: () => state,
    checkNow: async () => void asked.push('check'),
    accept: async (problem, reason) => void asked.push(`accept ${problem.id} ${reason}`),
    open: () => undefined,
    pick: () => undefined,
    reveal: problem => asked.push(`reveal ${problem.id}`) > 0,
    mend: problem => asked.push(`mend ${problem.id}`) > 0,
  }
  const page = await render(
    <FilingCheckPane
      check={check}
      evidence={{ applicationNo: [{ page: 1, box: [0, 0, 1, 1], quote: '80000001', state: 'exact' }] }}
      onTabChange={tab => void asked.push(`tab ${tab}`)}
      onSourceClick={source => void asked.push(`source ${source}`)}
      onSourceShow={source => void asked.push(`shown ${source}`)}
      open={0}
    />,
  )
  const press = (name: string): void => {
    const button = [...page.querySelectorAll('button')].find(one => one.textContent?.includes(name))
    if (!button) throw new Error(`no button ${name}`)
    button.click()
  }
  return { page, asked, press }
}

describe('the list of problems', () => {
  it('leads to the draft and to the notice when a problem is opened', async () => {
    const { asked, press } = await open([PROBLEM])
    press(zh.check.kinds.number)
    expect(asked).toEqual(['tab reason', 'reveal a', 'shown notice.applicationNo'])
  })

  it('keeps an accepted problem with its reason and a way back', async () => {
    const accepted = { reason: '分案号', at: '2026-06-10T14:01:00.000+08:00' }
    const { page, asked, press } = await open([
      { ...PROBLEM, accepted },
      { ...PROBLEM, id: 'b', quote: '80000011' },
    ])
    expect(page.textContent).toMatch(/分案号。6\/(?:9|10|11) \d\d:\d\d/)
    expect(page.textContent).toContain(zh.check.countKept.replace('{{number}}', '1').replace('{{kept}}', '1'))
    press(zh.check.takeBack)
    expect(asked).toEqual(['accept a null'])
  })

  it('leaves empty fields and choices to the fields themselves', async () => {
    const { page } = await open([{ ...PROBLEM, group: 'open', kind: 'required', quote: '' }])
    expect(page.textContent).not.toContain(zh.check.kinds.required)
  })

  it('shows what a filled field leaves to check', async () => {
    const { page } = await open([{ ...PROBLEM, group: 'open', kind: 'required' }])
    expect(page.textContent).toContain(zh.check.kinds.required)
  })
})

describe('the number of open problems', () => {
  it('is that of the server, with the empty fields as they are now', () => {
    const empty: Problem = { ...PROBLEM, group: 'open', kind: 'required', quote: '' }
    const accepted: Problem = { ...PROBLEM, accepted: { reason: '分案号', at: '2026-06-10' } }
    expect(countOpen([PROBLEM, empty, accepted, { ...PROBLEM, group: 'open', kind: 'blank' }], 3)).toBe(5)
  })
})
