import { Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Alert, AlertPage, WatchItem } from '#contract/watching.ts'
import { WatchingPage } from '../../../src/features/watching/watching-page.tsx'
import type { Language } from '../../../src/locales/language.ts'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { click, render, type, until } from '../../support/render.tsx'

beforeAll(() => {
  stubBrowserParts()
  return () => vi.unstubAllGlobals()
})

const WATCH: WatchItem = {
  id: 7,
  name: '甲公司',
  marks: ['拾光里'],
  classes: [35, 41],
  groups: ['3503'],
  level: 'similar',
  since: Date.parse('2026-01-02'),
  stoppedAt: null,
  alerts: 2,
  newAlerts: 1,
}
const ALERT: Alert = {
  id: 1,
  watchId: 7,
  registerId: 1,
  register: { zh: '中国商标库', en: 'China register' },
  stage: 'published',
  state: 'new',
  reason: '',
  ours: '拾光里',
  name: '拾光裏',
  regNo: '88120457',
  class: 41,
  groups: ['4101'],
  owner: '乙公司',
  level: 'identical',
  rules: [{ id: 'R02', zh: '归一后相同', en: 'the same when normalised' }],
  filedOn: '2025-11-03',
  day: '2026-03-31',
  opposition: {
    published: '2026-03-20',
    months: 3,
    nominal: '2026-06-20',
    due: '2026-06-22',
    daysLeft: 7,
    isHolidayTableMissing: false,
  },
}
const DISMISSED: Alert = {
  ...ALERT,
  id: 2,
  name: '',
  stage: 'filed',
  state: 'dismissed',
  reason: '商品不类似',
  opposition: null,
}
const PAGE: AlertPage = { total: 2, states: { new: 1, seen: 0, opposed: 0, dismissed: 1 }, list: [ALERT, DISMISSED] }
const answers = { readWatchList: [WATCH], readAlerts: PAGE }

const open = (language: Language = 'zh', path = '/watching') =>
  render(
    <Routes>
      <Route path="/watching" element={<WatchingPage />} />
    </Routes>,
    language,
    path,
  )

/** Waits for the button of a name or text, anywhere on the page. */
const button = (name: string): Promise<Element> =>
  until(() => {
    const found = [...document.querySelectorAll('button, a[role="button"], label')].find(
      element => element.getAttribute('aria-label') === name || element.textContent === name,
    )
    expect(found, name).toBeDefined()
    return found as Element
  })

const input = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

describe('the page of watches', () => {
  it('lists alerts with the count of the deadline beside them, under one heading', async () => {
    createFakeApi(answers)
    const page = await open()
    const card = await until(() => {
      const found = page.querySelector('.rj-comparison')
      expect(found).not.toBeNull()
      return found as Element
    })
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('.rj-alerts-headline')?.textContent).toContain('第 41 类“拾光裏”与“拾光里”')
    expect(card.textContent).toContain('公告 2026年3月20日 + 3 个月 = 2026年6月20日（周六）')
    expect(card.textContent).toContain('顺延至 2026年6月22日（周一）')
    expect(card.textContent).toContain('R02 归一后相同')
    expect(card.textContent).toContain('中国商标库')
    expect(page.querySelector('.rj-alerts')?.textContent).toContain('商品不类似')
    await click(await button(zh.watching.card.next))
    expect(card.textContent).toContain(zh.watching.notPublished)
    expect(page.querySelector('a[download]')?.getAttribute('href')).toBe('/business/watching/alerts.ics?isEn=0')
  })

  it('keeps what was done about an alert, and dismisses none without a reason', async () => {
    const { sent } = createFakeApi({ ...answers, changeAlert: null })
    await open()
    await click(await button(zh.watching.actions.see))
    await until(() =>
      expect(sent.find(({ call }) => call === 'changeAlert')).toMatchObject({
        path: '/business/watching/alerts/1',
        body: { state: 'seen', reason: '' },
      }),
    )
    await click(await button(zh.watching.actions.dismiss))
    await button(zh.watching.dismissing.do)
    await click(document.querySelector('.rj-dismiss input[value="other"]') as Element)
    await click(await button(zh.watching.dismissing.do))
    await until(() =>
      expect(document.querySelector('.rj-dismiss')?.textContent).toContain(zh.watching.dismissing.noteNeeded),
    )
    await type(input(zh.watching.dismissing.note), '同一集团')
    await click(await button(zh.watching.dismissing.do))
    await until(() =>
      expect(sent.filter(({ call }) => call === 'changeAlert').at(-1)?.body).toEqual({
        state: 'dismissed',
        reason: '同一集团',
      }),
    )
  })

  it('asks for the alerts of one watch and one state', async () => {
    const { sent } = createFakeApi(answers)
    await open('zh', '/watching?watch=7&state=dismissed')
    await until(() =>
      expect(sent.find(({ call }) => call === 'readAlerts')?.query).toEqual({
        watchId: 7,
        state: 'dismissed',
        order: 'due',
        pageNum: 1,
      }),
    )
  })

  it('says that nothing is watched, tries settings, and begins a watch', async () => {
    const { sent } = createFakeApi({
      ...answers,
      readWatchList: [],
      tryWatch: { total: 9, blocked: 2, isCut: false },
      beginWatch: [WATCH],
    })
    const page = await open()
    await until(() => expect(page.textContent).toContain(zh.watching.empty.title))
    await click(await button(zh.watching.add))
    await click(await button(zh.watching.form.begin))
    await until(() =>
      expect(document.querySelector('.rj-watch-form')?.textContent).toContain(zh.watching.form.marksNeeded),
    )
    await type(document.querySelector('.rj-watch-form input') as HTMLInputElement, '拾光里')
    await type(input(zh.watching.form.classes), '41，35')
    await type(input(zh.watching.form.groups), '3503、4601')
    await until(() =>
      expect(document.querySelector('.rj-watch-form')?.textContent).toContain(zh.watching.form.groupsWrong),
    )
    await type(input(zh.watching.form.groups), '3503')
    await click(await button(zh.watching.form.try))
    await until(() => expect(document.querySelector('.rj-watch-trial')?.textContent).toContain('9 条提示'))
    await click(await button(zh.watching.form.begin))
    await until(() =>
      expect(sent.find(({ call }) => call === 'beginWatch')?.body).toEqual({
        name: '',
        marks: ['拾光里'],
        classes: [35, 41],
        groups: ['3503'],
        level: 'similar',
      }),
    )
    await until(() => expect(document.querySelector('.rj-watch-form')).toBeNull())
  })

  it('edits a watch, and deletes it once asked', async () => {
    const { sent } = createFakeApi({ ...answers, stopWatch: [WATCH], removeWatch: [] })
    await open('zh', '/watching?watch=7')
    await click(await button(zh.watching.edit))
    await click(await button(zh.watching.form.save))
    await until(() =>
      expect(sent.find(({ call }) => call === 'stopWatch')?.body).toEqual({
        isStopped: false,
        order: { name: '甲公司', marks: ['拾光里'], classes: [35, 41], groups: ['3503'], level: 'similar' },
      }),
    )
    await click(await button(zh.watching.remove))
    const confirm = await until(() => {
      const found = document.querySelector('.bp6-alert .bp6-intent-danger.bp6-button')
      expect(found).not.toBeNull()
      return found as Element
    })
    expect(sent.some(({ call }) => call === 'removeWatch')).toBe(false)
    await click(confirm)
    await until(() => expect(sent.some(({ call }) => call === 'removeWatch')).toBe(true))
  })

  it('offers watches and alerts that could not be read again, each in its place', async () => {
    const { answers: given } = createFakeApi({
      ...answers,
      readWatchList: new Failing('internal', 500),
      readAlerts: new Failing('internal', 500),
    })
    const page = await open()
    const retry = await button(zh.inputs.notRead.retry)
    given.readWatchList = [WATCH]
    await click(retry)
    await until(() => expect(page.querySelector('.rj-watches')).not.toBeNull())
    const again = await button(zh.inputs.notRead.retry)
    expect(page.querySelector('.rj-alerts-pane')?.contains(again)).toBe(true)
    given.readAlerts = PAGE
    await click(again)
    await until(() => expect(page.querySelector('.rj-alerts')).not.toBeNull())
  })
})
