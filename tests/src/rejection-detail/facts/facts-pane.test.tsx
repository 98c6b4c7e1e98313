import { describe, expect, it } from 'vitest'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import type { CorrectionOrder } from '../../../../src/features/rejection-detail/correction/use-correction.ts'
import { FactsPanel } from '../../../../src/features/rejection-detail/facts/facts-pane.tsx'
import { stubBrowserParts } from '../../../support/browser-parts.ts'
import { click, press, render } from '../../../support/render.tsx'

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

describe('what the reader could not settle', () => {
  const NOTICE = {
    ...EMPTY_NOTICE,
    citedMarks: MARKS,
    reasons: [{ ground: '30', text: '该商标与他人商标近似。', goods: [], citedMarks: ['1'] }],
    unread: [{ text: '兼与栗满仓相抵触', page: 2, box: [60, 300, 120, 12], near: null }] satisfies Notice['unread'],
  }

  const renderPane = async (doubtful: string[]) => {
    stubBrowserParts()
    const shown: string[] = []
    const orders: CorrectionOrder[] = []
    await render(
      <FactsPanel
        notice={{ ...NOTICE, doubtful }}
        activePath={null}
        problem={null}
        draw={async () => document.createElement('canvas')}
        onShow={path => shown.push(path)}
        onCorrect={async order => {
          orders.push(order)
          return true
        }}
        onClose={() => undefined}
      />,
    )
    return { shown, orders }
  }
  const doubtedPaths = (): (string | null)[] =>
    [...document.querySelectorAll('.rj-fact[data-doubted="true"]')].map(row => row.getAttribute('data-path'))

  const inPage = (selector: string): Element => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(`the pane has no ${selector}`)
    return found
  }

  it('is shown with its place: words that belong to no fact', async () => {
    const { shown, orders } = await renderPane([])
    const row = '.rj-fact[data-path="unread.0"]'
    expect(inPage(row).textContent).toContain('兼与栗满仓相抵触')
    await click(inPage(`${row} .rj-fact-value`))
    expect(shown).toEqual(['unread.0'])
    await click(inPage(`${row} .rj-fact-foot button`))
    await click(inPage('.rj-facts-foot button'))
    expect(orders).toMatchObject([{ notice: { facts: { unread: [] } } }])
  })

  it.each([
    ['citedMarks', 'citedMarks'],
    ['citedMarks.1', 'citedMarks.1.regNo'],
    ['citedMarks.1.dates.endedOn', 'citedMarks.1.status'],
    ['reasons', 'reasons'],
    ['reasons.0.ground', 'reasons.0'],
    ['acceptedGoods', 'acceptedGoods'],
  ])('is a row to confirm: %s', async (doubt, path) => {
    await renderPane([doubt])
    expect(doubtedPaths()).toEqual([path, 'unread.0'])
  })
})
