import { describe, expect, it } from 'vitest'
import type { CitedMark } from '#contract/notice.ts'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import { FactsPanel } from '../../../../src/features/rejection-detail/facts/facts-pane.tsx'
import { stubBrowserParts } from '../../../support/browser-parts.ts'
import { press, render } from '../../../support/render.tsx'

const MARKS = ['1', '2', '3'].map(
  (regNo): CitedMark => ({ regNo, mark: '', owner: '', status: 'unknown', classes: [9], goods: ['软件'], dates: {} }),
)

/** Returns the groups of facts. */
const renderGroups = async (): Promise<Element[]> => {
  stubBrowserParts()
  await render(
    <FactsPanel
      notice={{ ...EMPTY_NOTICE, applicant: '杭州云彬', citedMarks: MARKS }}
      activePath={null}
      problem={null}
      draw={async () => document.createElement('canvas')}
      onShow={() => undefined}
      onCorrect={async () => true}
      onClose={() => undefined}
    />,
  )
  return [...document.querySelectorAll('.rj-fact-group')]
}

const stopsIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button')].filter(button => button.tabIndex === 0)

describe('the pane of facts', () => {
  it('has one stop of the keyboard for each group of facts', async () => {
    const groups = await renderGroups()
    expect(groups.length).toBeGreaterThan(3)
    expect(groups.map(group => stopsIn(group).length)).toEqual(groups.map(() => 1))
  })

  it('moves between the facts of a group by the arrow keys, and comes back to the last one', async () => {
    const [group] = await renderGroups()
    const [first, second] = group?.querySelectorAll<HTMLElement>('button') ?? []
    if (!group || !first || !second) throw new Error('the group has no two buttons')
    first.focus()
    await press(first, 'ArrowDown')
    expect(document.activeElement).toBe(second)
    expect(stopsIn(group)).toEqual([second])
  })
})
