import { Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import { PROPOSER_ENDPOINTS, type ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import { PortfolioPage } from '../../../src/features/portfolio/portfolio-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { chooseOption, click, press, render, until } from '../../support/render.tsx'

// A chart is drawn in a browser only; what stands beside it is what is read here.
vi.mock('../../../src/features/portfolio/figures/echarts-host.ts', () => ({
  hostChart: () => ({ draw: () => undefined, close: () => undefined }),
}))

const HEAD = {
  asOf: '2026-11-01',
  register: { zh: '商标库', en: 'Register', size: 20_000, isSample: false },
  known: true,
}
const told = <Row,>(rows: Row[]) => ({ ...HEAD, total: rows.length, rows })
const UNTOLD = { ...HEAD, known: false, total: 0, rows: [] }

const NUMBERS = {
  total: 12,
  live: 8,
  inGrace: 1,
  pending: 2,
  published: 1,
  dead: 2,
  causeUnknown: 0,
  filedLastYear: 3,
  filedYearBefore: 4,
  termEndsSoon: 5,
  otherAddress: 0,
  firstFiled: '2014-03-02',
  lastFiled: '2026-05-01',
}
const MARK = {
  regNo: '17302218',
  registrationNo: '',
  class: 35,
  name: '拾光里',
  isDevice: false,
  owner: '甲公司',
  agent: '',
  status: 'registered',
  life: 'alive',
  applicationDate: '2015-01-01',
  registrationDate: '2016-08-28',
  expiryDate: '2026-08-27',
} as const
const TREND = [
  { year: 2014, filed: 7, registered: 6, refused: null, undecided: 0, ended: 0, unknown: 1 },
  { year: 2015, filed: 5, registered: 3, refused: null, undecided: 2, ended: 0, unknown: 0 },
]
const LAYOUT = [{ class: 35, live: 8, pending: 2, dead: 0, groups: [{ group: '3503', live: 8, pending: 2, dead: 0 }] }]

const answers = (): Parameters<typeof createFakeApi>[0] => ({
  ...Object.fromEntries((Object.keys(PROPOSER_ENDPOINTS) as ProposerCall[]).map(name => [name, UNTOLD])),
  readWhitelist: { allowed: ['main'] },
  readJoinedNames: { name: '甲公司', joined: [] },
  readWatches: [],
  readGroups: { 35: [{ groups: '3501', name: '广告', enName: 'Advertising' }] },
  readProposerNumbers: told([NUMBERS]),
  readProposerTrend: told(TREND),
  readProposerLayout: told(LAYOUT),
  readProposerMarks: told([MARK]) as CallData<'readProposerMarks'>,
})

const open = (path = '/portfolio?name=%E7%94%B2%E5%85%AC%E5%8F%B8') =>
  render(
    <Routes>
      <Route path="/portfolio" element={<PortfolioPage />} />
    </Routes>,
    'zh',
    path,
  )

const section = (part: string): HTMLElement => {
  const found = document.getElementById(`portfolio-${part}`)
  if (!found) throw new Error(`There is no ${part}`)
  return found
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return () => vi.unstubAllGlobals()
})

describe('the portfolio of an applicant', () => {
  it('says in a sentence what calls for work, and opens the marks of each figure', async () => {
    const { sent } = createFakeApi(answers())
    const page = await open()
    await until(() => expect(page.textContent).toContain('12 件商标，8 件有效；5 件六个月内期满，1 件在宽展期。'))
    const tile = [...page.querySelectorAll('button.rj-figure-tile')].find(({ textContent }) =>
      textContent?.includes('审查中'),
    )
    await click(tile as Element)
    await until(() => expect(document.querySelector('.rj-marks-drawer h2')?.textContent).toBe('审查中'))
    await until(() => {
      const asked = sent.find(({ call }) => call === 'readProposerMarks')
      expect(asked?.query).toMatchObject({ name: '甲公司', life: 'pending', order: 'filed', isDescending: 1 })
    })
  })

  it('shows the data of a chart as a table, whose numbers open their marks, and a dash for what is not known', async () => {
    const { sent } = createFakeApi(answers())
    await open()
    await until(() =>
      expect(section('trend').querySelector('.rj-chart')?.getAttribute('aria-label')).toContain('共 12 件'),
    )
    expect(section('trend').textContent).toContain(zh.portfolio.trend.noRefusals)
    await click(section('trend').querySelector('[aria-label^="看数据表"]') as Element)
    const cells = [...section('trend').querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(cell => cell.textContent),
    )
    expect(cells[0]).toEqual(['2014', '6', '—', '0', '0', '1', '7'])
    await click(section('trend').querySelector('tbody button') as Element)
    await until(() => {
      const asked = sent.filter(({ call }) => call === 'readProposerMarks').at(-1)
      expect(asked?.query).toMatchObject({ year: 2014, outcome: 'registered' })
    })
  })

  it('says in words what the register does not have, and never a nought', async () => {
    createFakeApi(answers())
    await open()
    await until(() => expect(section('status').textContent).toContain(zh.portfolio.unknown))
    expect(section('ratio').textContent).toContain(zh.portfolio.ratio.unknown)
    expect(section('images').textContent).toContain(zh.portfolio.images.unknown)
    expect(section('cases').querySelector('.rj-chart')).toBeNull()
  })

  it('shows the status by class, refusals and the cases of one kind by choice', async () => {
    const { regNo, class: niceClass, name } = MARK
    const review = { day: '2016-02-01', role: 'made', outcome: 'lost', decided: null, regNo, class: niceClass, name }
    createFakeApi({
      ...answers(),
      readProposerStatus: told([{ status: 'registered', total: 8 }]),
      readProposerStatusCategory: told([
        {
          class: 35,
          counts: [
            { status: 'registered', total: 8 },
            { status: 'in-grace', total: 1 },
            { status: 'refused', total: 3 },
          ],
        },
      ]),
      readProposerRejectRatio: told([{ year: 2015, n: 12, count: 3, undecided: 0, ratio: 0.25 }]),
      readProposerRejected: told([
        { year: 2016, made: 1, received: null, list: [review] },
      ]) as CallData<'readProposerRejected'>,
    })
    await open()
    const cellsOf = async (part: string): Promise<(string | null)[]> => {
      const toggle = await until(() => {
        const found = section(part).querySelector('[aria-label^="看数据表"]')
        expect(found).not.toBeNull()
        return found as Element
      })
      await click(toggle)
      return [...section(part).querySelectorAll('tbody tr:first-child td')].map(cell => cell.textContent)
    }
    const choose = async (part: string, text: string): Promise<void> => {
      const found = [...section(part).querySelectorAll('[role="radio"]')].find(
        ({ textContent }) => textContent === text,
      )
      await click(found as Element)
    }
    await choose('status', zh.portfolio.status.views.classes)
    expect(await cellsOf('status')).toEqual(['第 35 类', '9', '3', '12'])
    await choose('ratio', zh.portfolio.ratio.rates.refused)
    expect(await cellsOf('ratio')).toEqual(['2015', '12', '3', '0', '25.0%'])
    await chooseOption(section('cases').querySelector('select') as HTMLSelectElement, 'rejected')
    expect(await cellsOf('cases')).toEqual(['2016-02-01', '拾光里', '17302218', '35', '提出', '不利'])
  })

  it('moves through the cells of classes and groups by arrows', async () => {
    createFakeApi(answers())
    await open()
    const grid = await until(() => {
      const found = section('layout').querySelector<HTMLElement>('[role="grid"]')
      expect(found?.querySelectorAll('button')).toHaveLength(2)
      return found as HTMLElement
    })
    const [empty, full] = [...grid.querySelectorAll('button')]
    expect([empty, full].map(cell => cell?.querySelector('.rj-sr')?.textContent)).toEqual([
      '第 35 类 3501，未布局',
      '第 35 类 3503，8 件有效，2 件审查中',
    ])
    await click(empty as Element)
    await press(empty as Element, 'ArrowRight')
    expect(document.activeElement).toBe(full)
  })

  it('says that nobody goes by a name, and that no mark passes the filters', async () => {
    const none = { ...NUMBERS, total: 0 }
    createFakeApi({ ...answers(), readProposerNumbers: told([none]) })
    const unknown = await open('/portfolio?name=%E6%97%A0')
    await until(() => expect(unknown.textContent).toContain(zh.portfolio.nobody.title))
    const filtered = await open('/portfolio?name=%E6%97%A0&intCls=9')
    await until(() => expect(filtered.textContent).toContain(zh.portfolio.noMatch.title))
  })

  it('is closed to those who are not on the list', async () => {
    createFakeApi({ ...answers(), readWhitelist: { allowed: [] } })
    const page = await open()
    await until(() => expect(page.textContent).toContain(zh.portfolio.noRight.title))
  })

  it('offers a part that could not be read again', async () => {
    createFakeApi({ ...answers(), readProposerTrend: new Failing('internal', 500) })
    await open()
    await until(() => expect(section('trend').textContent).toContain(zh.inputs.notRead.retry))
  })

  it('keeps names that a person joins', async () => {
    const company = (name: string, isSimilar: boolean) => ({ name, enName: '', total: 31, isSimilar })
    const { sent } = createFakeApi({
      ...answers(),
      readProposerCompanies: told([company('甲公司', false), company('甲（集团）公司', true)]),
      saveJoinedNames: { name: '甲公司', joined: ['甲（集团）公司'] },
    })
    const page = await open()
    const similar = await until(() => {
      const found = [...page.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.includes('1 个相近名称（31 件）'),
      )
      expect(found).toBeDefined()
      return found as Element
    })
    await click(similar)
    const form = await until(() => {
      const found = document.querySelector('.rj-join')
      expect(found).not.toBeNull()
      return found as Element
    })
    await click(form.querySelector('input[type="checkbox"]') as Element)
    const join = [...form.querySelectorAll('button')].find(
      ({ textContent }) => textContent === zh.portfolio.joined.save,
    )
    await click(join as Element)
    await until(() =>
      expect(sent.find(({ call }) => call === 'saveJoinedNames')?.body).toEqual({
        name: '甲公司',
        joined: ['甲（集团）公司'],
      }),
    )
  })
})
