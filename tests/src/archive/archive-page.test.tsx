import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { APPLICANT_SUGGESTION_DELAY_MS } from '#contract/limits.ts'
import { ArchivePage } from '../../../src/features/archive/archive-page.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi } from '../../support/fake-api.ts'
import { alerts, button, input } from '../../support/queries.ts'
import { click, render, type, until } from '../../support/render.tsx'

const EMPTY = { regNo: '47709815', intCls: '35', register: null, classes: [], record: null }
const SAMPLE = { zh: '示例商标库', en: 'Sample register' }
const MARK = {
  regNo: '47709815',
  class: 35,
  name: '墨豚',
  isDevice: false,
  owner: '某公司',
  ownerEn: '',
  agent: '',
  status: 'registered',
  life: 'alive',
  applicationDate: '2020-06-30',
  registrationDate: '2021-03-14',
  expiryDate: '2031-03-13',
} as const
const RECORD = {
  regNo: '47709815',
  intCls: '35',
  register: { id: 1, name: SAMPLE, date: '2026-11-01', size: 20_000, isSample: true, isLoading: false, sources: [] },
  classes: [9, 35],
  record: {
    ...MARK,
    registrationNo: '',
    address: '',
    preliminaryDate: '2020-12-13',
    barredUntil: null,
    openToNonUse: '2024-03-14',
    goods: [
      {
        group: '3501',
        name: { zh: '广告', en: 'Advertising' },
        items: [
          { paragraph: '', zh: '广告', en: 'advertising' },
          { paragraph: '', zh: '广告策划', en: 'advertising planning' },
        ],
      },
    ],
    events: [
      { date: '2021-03-14', code: 'registered', zh: '注册公告', en: 'Registered', detail: '第1735期' },
      { date: '2020-06-30', code: 'filed', zh: '商标注册申请', en: 'Application filed', detail: '' },
    ],
  },
}
const FOUND = {
  register: { name: SAMPLE, asOf: '2026-11-01', size: 20_000, isSample: true },
  isSearchable: true,
  isCut: false,
  total: 1,
  list: [{ ...MARK, id: 1, registerId: 1, groups: ['3501'] }],
}
// jsdom draws nothing and so cannot scroll.
const scrollIntoView = vi.fn()
Element.prototype.scrollIntoView = scrollIntoView

describe('the archive page', () => {
  it('names the mark asked for and says that no register is loaded', async () => {
    const { sent } = createFakeApi({ readArchive: EMPTY })
    const container = await render(<ArchivePage />, 'zh', '/archive?regNo=47709815&intCls=35')
    await until(() => expect(container.textContent).toContain(zh.archive.noRegister))
    expect(container.querySelector('h1')?.textContent).toBe('第 47709815 号 · 第 35 类')
    expect(sent[0]?.query).toEqual({ regNo: '47709815', intCls: '35', gotoflow: '1' })
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('says which classes could not be looked in, of a record and of a search', async () => {
    createFakeApi({
      readArchive: { ...EMPTY, register: RECORD.register, unsearchedClasses: [16, 17] },
      searchMarks: { ...FOUND, unsearchedClasses: [16, 17] },
    })
    for (const address of ['/archive?regNo=47709815', '/archive?by=owner&text=x']) {
      const container = await render(<ArchivePage />, 'zh', address)
      await until(() => expect(container.textContent).toContain('第 16、17 类未检索：其数据所在的服务器没有应答。'))
      for (const words of [zh.archive.notFoundSearched, zh.archive.flowUnsearched])
        expect(container.textContent?.includes(words)).toBe(address.includes('regNo'))
      expect(container.textContent).not.toContain(zh.archive.noFlow)
    }
  })

  it('says that not all was looked at where too many come near', async () => {
    createFakeApi({ readArchive: EMPTY, searchMarks: { ...FOUND, isCut: true } })
    const container = await render(<ArchivePage />, 'zh', '/archive?by=owner&text=x')
    await until(() => expect(container.textContent).toContain(zh.archive.cut))
  })

  it('goes to the prosecution history when asked to', async () => {
    createFakeApi({ readArchive: EMPTY })
    await render(<ArchivePage />, 'zh', '/archive?regNo=47709815&intCls=35&gotoflow=1')
    await until(() => expect(document.activeElement?.textContent).toBe(zh.archive.flow))
    expect(document.activeElement?.closest('#flow')).not.toBeNull()
    expect(scrollIntoView).toHaveBeenCalled()
  })

  it.each([
    ['en', ['Gazette issue 1735', 'registration maintained', 'Article 10(1)(7)', '另行通知']],
    ['zh', ['第1735期', '维持注册', '第十条第一款第（七）项', '另行通知']],
  ] as const)('says what the register notes beside an event in the language of the page (%s)', async (language, said) => {
    const details = ['第1735期', '维持注册', '第十条第一款第（七）项', '另行通知']
    const events = details.map(detail => ({ date: '2021-03-14', code: 'registered', zh: '', en: '', detail }))
    createFakeApi({ readArchive: { ...RECORD, record: { ...RECORD.record, events } } })
    const container = await render(<ArchivePage />, language, '/archive?regNo=47709815&intCls=35')
    const shown = () => [...container.querySelectorAll('.rj-flow-detail')].map(({ textContent }) => textContent)
    await until(() => expect(shown()).toEqual(said))
  })

  it('without a number asks for it', async () => {
    const { sent } = createFakeApi({ readArchive: EMPTY })
    const container = await render(<ArchivePage />, 'zh', '/archive')
    await click(button(zh.archive.look))
    expect(alerts()).toEqual([zh.archive.required.number])
    await type(input(zh.archive.texts.number), '47709815')
    await type(input(zh.archive.intCls), '46')
    await click(button(zh.archive.look))
    expect(alerts()).toEqual([zh.archive.intClsInvalid])
    await type(input(zh.archive.intCls), '35')
    await click(button(zh.archive.look))
    await until(() => expect(container.textContent).toContain(zh.archive.noRegister))
    expect(sent).toHaveLength(1)
  })

  it('tells the record, its goods by group, and what happened with the newest first', async () => {
    createFakeApi({ readArchive: RECORD })
    const container = await render(<ArchivePage />, 'en', '/archive?regNo=47709815&intCls=35')
    await until(() => expect(container.querySelector('h1')?.textContent).toBe('墨豚'))
    const text = container.textContent ?? ''
    expect(text).toContain('Sample register')
    expect(text).toContain('No. 47709815 · class 35')
    expect(container.querySelector('a[href*="intCls=9"]')?.textContent).toBe('class 9')
    expect(text).toContain('2 items in 1 similar group')
    expect(text).toContain('Registered for three years since 2024-03-14')
    const events = [...container.querySelectorAll('#flow li')].map(item => item.textContent)
    expect(events).toEqual(['2021-03-14RegisteredGazette issue 1735', '2020-06-30Application filed'])
  })

  it('asks for applicants by the typed name when the typing has paused for half a second', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { sent } = createFakeApi({ queryCompanies: [{ name: '云杉公司', enName: '', total: 3 }] })
    await render(<ArchivePage />, 'zh', '/archive?by=owner')
    await type(input(zh.archive.texts.owner), '云杉')
    await act(async () => void (await vi.advanceTimersByTimeAsync(APPLICANT_SUGGESTION_DELAY_MS - 1)))
    expect(sent).toEqual([])
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(sent.map(({ call, query }) => [call, query])).toEqual([['queryCompanies', { name: '云杉' }]])
    expect(document.querySelector('[role="option"]')?.textContent).toBe('云杉公司')
  })

  it('looks for marks by their owner, and leads to the record', async () => {
    const { sent } = createFakeApi({ searchMarks: FOUND })
    const container = await render(<ArchivePage />, 'zh', '/archive?by=owner&text=某公司&cls=35')
    await until(() => expect(container.querySelector('tbody a')?.textContent).toBe('墨豚'))
    expect(sent[0]?.body).toEqual({ mode: 'owner', text: '某公司', classes: [35], pageNum: 1, pageSize: 20 })
    expect(container.querySelector('tbody a')?.getAttribute('href')).toBe(
      '/archive?regNo=47709815&intCls=35&register=1',
    )
    expect(container.textContent).toContain('示例商标库')
  })
})
