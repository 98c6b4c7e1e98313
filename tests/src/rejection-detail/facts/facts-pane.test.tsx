import { describe, expect, it } from 'vitest'
import type { CitedMark, Evidence, Notice } from '#contract/notice.ts'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import type { CorrectionOrder } from '../../../../src/features/rejection-detail/correction/use-correction.ts'
import { FactsPanel } from '../../../../src/features/rejection-detail/facts/facts-pane.tsx'
import { zh } from '../../../../src/locales/zh.ts'
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

const placeAt = (line: number): Evidence => ({ page: 1, box: [60, 20 * line, 120, 12], quote: '', state: 'exact' })
const WHOLE_MARK: CitedMark = {
  ...{ regNo: '1', mark: '云彬', owner: '杭州云彬', status: 'registered', classes: [9], goods: ['软件'] },
  dates: { exclusiveTo: '2030-01-01' },
}
/** A notice of which every fact was read. */
const WHOLE: Notice = {
  ...EMPTY_NOTICE,
  ...{ kind: 'partial', mark: '云杉', applicationNo: '74118203', classes: [9], applicant: '杭州云杉', address: '杭州' },
  ...{ agency: '云杉代理', applicationDate: '2026-01-05', dispatchNo: 'TMZC1', dispatchDate: '2026-06-01' },
  ...{ grounds: ['30'], refusedGoods: ['软件'], acceptedGoods: ['手表'], citedMarks: [WHOLE_MARK] },
  reasons: [{ ground: '30', text: '该商标与他人商标近似。', goods: [], citedMarks: ['1'] }],
  mentionedMarks: [{ regNo: '2', mark: '', role: 'other' }],
  evidence: Object.fromEntries(
    [
      ...[
        'kind',
        'mark',
        'applicationNo',
        'classes.0',
        'applicant',
        'address',
        'agency',
        'applicationDate',
        'grounds.0',
      ],
      ...['dispatchNo', 'dispatchDate', 'refusedGoods.0', 'acceptedGoods.0', 'reasons.0.text'],
      ...['regNo', 'mark', 'owner', 'status', 'classes.0', 'goods.0'].map(name => `citedMarks.0.${name}`),
    ].map((path, line) => [path, [placeAt(line)]]),
  ),
}

describe('the head of the pane', () => {
  const openPane = async (notice: Notice): Promise<{ head: string; amber: (string | undefined)[] }> => {
    stubBrowserParts()
    await render(
      <FactsPanel
        notice={notice}
        activePath={null}
        problem={null}
        draw={async () => document.createElement('canvas')}
        onShow={() => undefined}
        onCorrect={async () => true}
        onClose={() => undefined}
      />,
    )
    const marked = [
      ...document.querySelectorAll('.rj-facts :is([data-doubted="true"], [data-empty="true"], [data-state="missing"])'),
    ]
    return {
      head: document.querySelector('.rj-facts-head .rj-label')?.textContent ?? '',
      amber: [...new Set(marked.map(element => element.closest<HTMLElement>('.rj-fact')?.dataset['path']))],
    }
  }

  it('says that there are no doubts where nothing is amber', async () => {
    expect(await openPane(WHOLE)).toEqual({ head: zh.detail.facts.noDoubts, amber: [] })
  })

  it('says so of a full refusal, which approves no goods', async () => {
    const { acceptedGoods: _, ...evidence } = WHOLE.evidence
    expect(await openPane({ ...WHOLE, kind: 'full', acceptedGoods: [], evidence })).toEqual({
      head: zh.detail.facts.noDoubts,
      amber: [],
    })
  })

  it.each([
    ...['kind', 'mark', 'markIsDevice', 'classes', 'classes.0', 'grounds.0', 'agency', 'applicationDate'],
    ...['citedMarks', 'citedMarks.0', 'citedMarks.0.dates', 'citedMarks.0.dates.exclusiveTo', 'citedMarks.0.groups.0'],
    ...['citedMarks.0.international', 'citedMarks.0.goods.0', 'refusedGoods', 'refusedGoods.0', 'acceptedGoods.0'],
    ...['reasons', 'reasons.0', 'reasons.0.ground', 'reasons.0.goods.0', 'mentionedMarks', 'mentionedMarks.0.regNo'],
  ])('never says so over a doubt about %s', async doubt => {
    const { head, amber } = await openPane({ ...WHOLE, doubtful: [doubt] })
    expect(head).not.toBe(zh.detail.facts.noDoubts)
    expect(amber).toHaveLength(1)
  })

  it('never says so over a doubt about something that has no row', async () => {
    expect((await openPane({ ...WHOLE, doubtful: ['layout'] })).head).not.toBe(zh.detail.facts.noDoubts)
  })

  it.each([
    ['address', { address: '' }],
    ['agency', { agency: '' }],
    ['applicationDate', { applicationDate: null }],
    ['acceptedGoods', { acceptedGoods: [] }],
    ['citedMarks.0.owner', { citedMarks: [{ ...WHOLE_MARK, owner: '' }] }],
    ['citedMarks.0.goods', { citedMarks: [{ ...WHOLE_MARK, goods: [] }] }],
  ])('never says so over %s that was not read', async (path, missing) => {
    const evidence = Object.fromEntries(Object.entries(WHOLE.evidence).filter(([key]) => !key.startsWith(path)))
    const { head, amber } = await openPane({ ...WHOLE, ...missing, evidence })
    expect(head).not.toBe(zh.detail.facts.noDoubts)
    expect(amber).toEqual([path])
  })

  it('never says so over words that belong to no fact', async () => {
    const unread = [{ text: '兼与栗满仓相抵触', page: 2, box: placeAt(40).box, near: null }]
    expect((await openPane({ ...WHOLE, unread })).head).not.toBe(zh.detail.facts.noDoubts)
  })
})
