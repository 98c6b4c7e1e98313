import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FilingBody } from '#contract/rejection.ts'
import { HistoryPane } from '../../../src/features/rejection-home/history/history-pane.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { createFakeApi, Failing, type SentRequest } from '../../support/fake-api.ts'
import { buildHistory } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { chooseOption, click, press, render, type, until } from '../../support/render.tsx'

const DAY_MS = 24 * 3_600_000

const rows = (): HTMLTableRowElement[] => [
  ...document.querySelectorAll<HTMLTableRowElement>('tbody tr:not([aria-hidden], .rj-history-group)'),
]
const cells = (row: HTMLTableRowElement | undefined): string[] =>
  [...(row?.cells ?? [])].map(cell => cell.textContent ?? '')

/** The requests for the list. */
/** The readings of the list, without those that only count the whole of it. */
const asked = (sent: readonly SentRequest[]): SentRequest[] =>
  sent.filter(({ call, query }) => call === 'readRejectionLog' && query['pageSize'] !== 1)

/** Chooses an entry of the menu of a case. */
const choose = async (name: string, text: string): Promise<void> => {
  await click(button(zh.home.history.actsOn.replace('{{name}}', name)))
  const entry = await until(() => {
    const found = [...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === text)
    if (found === undefined) throw new Error(`no ${text} in the menu`)
    return found
  })
  await click(entry)
}

const renderHistory = async (total: number, onOpen: (id: number) => void = () => undefined, path = '/') => {
  const pageOf = buildHistory(total)
  const api = createFakeApi({ readRejectionLog: ({ query }) => pageOf(query) })
  const container = await render(<HistoryPane onOpen={onOpen} />, 'zh', path)
  if (total > 0) await until(() => expect(rows().length).toBeGreaterThan(0))
  return { ...api, container }
}

describe('the history', () => {
  it('shows index, mark, applicant, number, class, refusal, language, file and creation date of 20 cases a page', async () => {
    const { sent } = await renderHistory(45)
    expect(rows()).toHaveLength(20)
    expect(cells(rows()[0]).slice(0, 6)).toEqual([
      '1',
      '结果 45',
      '结果 45杭州墨豚星球文化创意发展（集团）股份有限公司',
      '73310664第 35 类中文',
      '全部驳回引证 2 件',
      'notice-45.pdf2026-06-15',
    ])
    expect(asked(sent)[0]?.query).toEqual({ pageNum: 1, pageSize: 20, sort: 'due' })
  })

  it('counts on over the pages and stops at the last', async () => {
    const { container } = await renderHistory(45)
    expect(container.textContent).toContain('第 1–20 条，共 45 条')
    expect(button(zh.pager.previous).disabled).toBe(true)
    await click(button(zh.pager.next))
    await until(() => expect(cells(rows()[0])[0]).toBe('21'))
    await click(button(zh.pager.next))
    await until(() => expect(container.textContent).toContain('第 41–45 条，共 45 条'))
    await until(() => expect(rows()).toHaveLength(5))
    expect(cells(rows()[4])[0]).toBe('45')
    expect(button(zh.pager.next).disabled).toBe(true)
  })

  it('opens a record by a click anywhere on its row, by Enter and by its menu', async () => {
    const opened: number[] = []
    await renderHistory(3, id => opened.push(id))
    const [first, second] = rows()
    await click(first?.cells[1] ?? document.body)
    await press(second ?? document.body, 'Enter')
    await choose('结果 1', zh.home.calendar.open)
    expect(opened).toEqual([3, 2, 1])
  })

  it('says so when there is no record yet', async () => {
    const { container } = await renderHistory(0)
    await until(() => expect(container.textContent).toContain(zh.home.history.empty))
    expect(container.querySelector('table')).toBeNull()
  })

  it('looks for a keyword once the typing has paused, from the first page on', async () => {
    const { sent, container } = await renderHistory(45)
    await click(button(zh.pager.next))
    const search = input(zh.home.history.search)
    // However busy the machine is, no time passes between the two.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await type(search, '结')
    await type(search, '结果 45')
    await until(() => expect(rows()).toHaveLength(1))
    const keywords = sent.map(({ query }) => query['keyword']).filter(keyword => keyword !== undefined)
    expect(keywords).toEqual(['结果 45'])
    expect(asked(sent).at(-1)?.query['pageNum']).toBe(1)
    await type(search, 'nothing')
    await until(() => expect(container.textContent).toContain(zh.home.history.noMatch))
    await click(button(zh.home.history.showAll))
    await until(() => expect(rows()).toHaveLength(20))
  })

  it('is searched from anywhere by the key /, but not from where text is written', async () => {
    await renderHistory(3)
    const search = input(zh.home.history.search)
    await press(document.body, '/')
    expect(document.activeElement).toBe(search)
    const other = document.createElement('textarea')
    document.body.append(other)
    onTestFinished(() => other.remove())
    other.focus()
    await press(other, '/')
    expect(document.activeElement).toBe(other)
  })

  it('leaves out what is past its deadline when asked to', async () => {
    const { sent } = await renderHistory(3)
    await click(button(zh.home.history.open))
    await until(() => expect(asked(sent).at(-1)?.query['open']).toBe(1))
    await click(button(zh.home.history.all))
    await until(() => expect(button(zh.home.history.all).getAttribute('aria-checked')).toBe('true'))
  })

  it.each([
    [-1, null, '已过'],
    [0, 'danger', '今天截止'],
    [3, 'danger', '剩 3 天'],
    [7, 'warning', '剩 7 天'],
    [8, 'none', '剩 8 天'],
  ])('marks a deadline %i days away', async (days, intent, text) => {
    const due = new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)
    const [item] = buildHistory(1)({ pageNum: 1, pageSize: 20 }).list
    createFakeApi({ readRejectionLog: { list: item ? [{ ...item, due }] : [], total: 1 } })
    await render(<HistoryPane onOpen={() => undefined} />)
    const cell = await until(() => {
      expect(rows()).toHaveLength(1)
      return rows()[0]?.cells[6]
    })
    expect(cell?.textContent).toContain(text)
    const tag = cell?.querySelector('.bp6-tag')
    if (intent === null) expect(tag).toBeNull()
    else expect(/intent-(\w+)/.exec(tag?.className ?? '')?.[1] ?? 'none').toBe(intent)
  })

  it('narrows and orders the list by choices that stand in the address, and clears them', async () => {
    const { sent } = await renderHistory(3, undefined, '/?class=35&language=en&sort=mark&page=1')
    expect(asked(sent).at(-1)?.query).toEqual({ pageNum: 1, pageSize: 20, sort: 'mark', class: 35, isEn: 1 })
    await click(button(zh.home.history.clear))
    await until(() => expect(asked(sent).at(-1)?.query).toEqual({ pageNum: 1, pageSize: 20, sort: 'mark' }))
    await click(button(zh.home.history.deadline))
    await until(() => expect(asked(sent).at(-1)?.query['sort']).toBe('due'))
    expect(document.querySelector('[aria-sort="ascending"]')?.textContent).toContain(zh.home.history.deadline)
    expect(document.querySelector('.rj-history-group')?.textContent).toBe(zh.home.history.groups.none)
  })

  it('counts in the head of a group the cases of all pages', async () => {
    const pageOf = buildHistory(45)
    const groups = { urgent: 0, soon: 0, later: 0, none: 45, past: 0, filed: 0 }
    createFakeApi({ readRejectionLog: ({ query }) => ({ ...pageOf(query), groups }) })
    await render(<HistoryPane onOpen={() => undefined} />)
    await until(() => expect(rows()).toHaveLength(20))
    expect(document.querySelector('.rj-history-group')?.textContent).toBe(`${zh.home.history.groups.none}45`)
  })

  it('keeps both of two choices that follow one another before the page is drawn', async () => {
    const { sent } = await renderHistory(3)
    const [classes, kinds] = document.querySelectorAll('select')
    await act(async () => {
      for (const [select, value] of [
        [classes, '35'],
        [kinds, 'partial'],
      ] as const) {
        if (select) select.value = value
        select?.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await until(() => expect(asked(sent).at(-1)?.query).toMatchObject({ class: 35, kind: 'partial' }))
  })

  it('says in its place that it could not be read, and reads it again', async () => {
    const pageOf = buildHistory(2)
    const { answers } = createFakeApi({ readRejectionLog: new Failing('internal', 500) })
    const container = await render(<HistoryPane onOpen={() => undefined} />)
    await until(() => expect(container.textContent).toContain(zh.home.history.notRead))
    expect(container.textContent).toMatch(/\d\d:\d\d:\d\d · 服务出错。/)
    expect(document.activeElement).toBe(button(zh.inputs.notRead.retry))
    expect(container.textContent).not.toContain(zh.home.history.empty)
    answers.readRejectionLog = ({ query }) => pageOf(query)
    await click(button(zh.inputs.notRead.retry))
    await until(() => expect(rows()).toHaveLength(2))
  })

  it('shows what the list last read here says is due soon, and that list, while it cannot be read', async () => {
    onTestFinished(() => localStorage.clear())
    const dueIn = (days: number): string =>
      new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)
    const { list } = buildHistory(3)({ pageNum: 1, pageSize: 20 })
    const dues = [dueIn(2), dueIn(5), null]
    const api = createFakeApi({
      readRejectionLog: { list: list.map((item, place) => ({ ...item, due: dues[place] ?? null })), total: 3 },
    })
    const opened: number[] = []
    await render(<HistoryPane onOpen={id => opened.push(id)} />)
    await until(() => expect(rows()).toHaveLength(3))

    api.answers.readRejectionLog = new Failing('unavailable', null)
    const later = await render(<HistoryPane onOpen={id => opened.push(id)} />, 'zh', '/?class=35')
    const seen = await until(() => {
      expect(later.querySelectorAll('.rj-seen li')).toHaveLength(1)
      return later.querySelector('.rj-seen') ?? document.body
    })
    expect(seen.textContent).toMatch(/^本机存有 \d\d:\d\d 的列表，其中三天之内到期 1 件.*剩 2 天.*结果 3/)
    await click(seen.querySelector('button') ?? document.body)
    expect(opened).toEqual([3])

    const show = [...later.querySelectorAll('button')].find(({ textContent }) =>
      /^看 \d\d:\d\d 的列表$/.test(textContent),
    )
    await click(show ?? document.body)
    expect(later.querySelectorAll('.rj-history-row')).toHaveLength(3)
    expect(later.textContent).toMatch(/这是本机存有的 \d\d:\d\d 的列表/)
  })

  it('keeps no list that is narrowed', async () => {
    onTestFinished(() => localStorage.clear())
    localStorage.clear()
    await renderHistory(3, undefined, '/?class=35')
    expect(localStorage.getItem('rejoinder.seen-cases')).toBeNull()
  })

  it('narrows the list by who is in charge, and changes that', async () => {
    const { answers, sent } = await renderHistory(1)
    answers.readAttorneys = ['周代理', '林律师']
    answers.assignAttorney = null
    await choose('结果 1', zh.home.attorney.assign)
    const name = await until(() => input(zh.home.attorney.name))
    await type(name, '林律师')
    await click(document.querySelector('[role="dialog"] .bp6-intent-primary') ?? document.body)
    await until(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    expect(sent.find(({ call }) => call === 'assignAttorney')?.body).toEqual({ attorney: '林律师' })
    const select = await until(() => {
      const found = document.querySelector<HTMLSelectElement>(`select[aria-label="${zh.home.attorney.label}"]`)
      expect(found).not.toBeNull()
      return found
    })
    if (select) await chooseOption(select, '林律师')
    await until(() => expect(asked(sent).at(-1)?.query).toMatchObject({ attorney: '林律师' }))
  })

  it('records the day of filing of a case, shows it in the row, and undoes that', async () => {
    const [item] = buildHistory(1)({ pageNum: 1, pageSize: 20 }).list
    if (item === undefined) throw new Error('no case')
    const due = '2026-02-02'
    const answer = (filedOn: string | null) => ({
      list: [{ ...item, due, filedOn, hasEvidence: filedOn === null ? null : false }],
      total: 1,
    })
    const { answers, sent } = createFakeApi({ readRejectionLog: answer(null) })
    answers.recordFiling = ({ body }) => {
      const { filedOn } = body as FilingBody
      answers.readRejectionLog = answer(filedOn)
      return { filedOn, hasEvidence: false, evidenceDue: null, evidenceOn: null }
    }
    const container = await render(<HistoryPane onOpen={() => undefined} />)
    await until(() => expect(rows()[0]?.textContent).toContain('2月2日 已过未记递交'))
    expect(document.querySelector('.rj-history-group')?.textContent).toBe(zh.home.history.groups.past)

    await choose(item.mark, zh.home.filing.record)
    const day = await until(() => input(zh.home.filing.day))
    await type(day, '2026-02-03')
    await until(() => expect(document.body.textContent).toContain('晚于复审期限 2026-02-02，请核对。'))
    await type(day, '2026-01-30')
    await click(button(zh.home.filing.save))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(zh.home.filing.evidenceAsked)
    await click(input(zh.home.filing.evidenceNo))
    await click(button(zh.home.filing.save))
    await until(() => expect(rows()[0]?.textContent).toContain('1月30日 已递交期限 2月2日'))
    expect(document.querySelector('.rj-history-group')?.textContent).toBe(zh.home.history.groups.filed)
    expect(container.textContent).toContain('已记下 2026-01-30 递交')

    await click(button(zh.home.history.undo))
    await until(() => expect(rows()[0]?.textContent).toContain('未记递交'))
    expect(sent.filter(({ call }) => call === 'recordFiling').map(({ body }) => body)).toEqual([
      { filedOn: '2026-01-30', hasEvidence: false, evidenceOn: null },
      { filedOn: null },
    ])
  })

  it('says of a filing recorded without a word of evidence that this is not known, and asks for it', async () => {
    const [item] = buildHistory(1)({ pageNum: 1, pageSize: 20 }).list
    if (item === undefined) throw new Error('no case')
    const filed = { ...item, filedOn: '2026-01-30', due: '2026-02-02' }
    const { answers, sent } = createFakeApi({ readRejectionLog: { list: [filed], total: 1 } })
    answers.recordFiling = { filedOn: '2026-01-30', hasEvidence: false, evidenceDue: null, evidenceOn: null }
    await render(<HistoryPane onOpen={() => undefined} />)
    await until(() => expect(rows()[0]?.textContent).toContain(`已递交${zh.home.filing.evidenceUnknown}`))
    await choose(item.mark, zh.home.filing.change)
    const no = await until(() => input(zh.home.filing.evidenceNo))
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain(zh.home.filing.evidenceNeverAsked)
    expect(dialog?.querySelector('input:checked')).toBeNull()
    await click(button(zh.home.filing.save))
    expect(dialog?.textContent).toContain(zh.home.filing.evidenceAsked)
    answers.readRejectionLog = { list: [{ ...filed, hasEvidence: false }], total: 1 }
    await click(no)
    await click(button(zh.home.filing.save))
    await until(() => expect(rows()[0]?.textContent).not.toContain(zh.home.filing.evidenceUnknown))
    expect(sent.find(({ call }) => call === 'recordFiling')?.body).toMatchObject({ hasEvidence: false })
  })

  it('asks for the day of the evidence that the application announced, and says in the row until when it is due', async () => {
    const [item] = buildHistory(1)({ pageNum: 1, pageSize: 20 }).list
    if (item === undefined) throw new Error('no case')
    const filing = { filedOn: '2026-01-30', hasEvidence: true, evidenceDue: '2026-04-30', evidenceOn: null }
    const { answers, sent } = createFakeApi({
      readRejectionLog: { list: [{ ...item, ...filing, due: '2026-02-02' }], total: 1 },
    })
    answers.recordFiling = { ...filing, evidenceOn: '2026-04-01' }
    await render(<HistoryPane onOpen={() => undefined} />)
    await until(() => expect(rows()[0]?.textContent).toContain('补证至 4月30日'))
    await choose(item.mark, zh.home.filing.change)
    const day = await until(() => input(zh.home.filing.evidenceDay))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('补充证据期限 2026-04-30')
    await type(day, '2026-04-01')
    await click(button(zh.home.filing.save))
    await until(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    expect(sent.find(({ call }) => call === 'recordFiling')?.body).toEqual({
      filedOn: '2026-01-30',
      hasEvidence: true,
      evidenceOn: '2026-04-01',
    })
  })

  it('sets a reminder, which asks for a day', async () => {
    const { answers, sent } = await renderHistory(1)
    answers.setReminder = null
    await choose('结果 1', zh.home.reminder.title)
    await type(await until(() => input(zh.home.reminder.text)), '送合伙人审阅')
    await click(button(zh.home.reminder.save))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(zh.home.date.required)
    await type(input(zh.home.reminder.day), '2031-02-30')
    await until(() => expect(document.body.textContent).toContain(zh.home.reminder.invalid))
    await type(input(zh.home.reminder.day), '2031-03-03')
    await click(button(zh.home.reminder.save))
    await until(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    expect(sent.find(({ call }) => call === 'setReminder')?.body).toEqual({ day: '2031-03-03', text: '送合伙人审阅' })
  })

  it('narrows the list by the month of receipt, says how many of all are shown, and takes that back by the cross', async () => {
    const { answers, sent } = await renderHistory(3)
    const pageOf = buildHistory(3)
    answers.readRejectionLog = ({ query }) => ({ ...pageOf(query), total: query['receivedFrom'] === undefined ? 3 : 2 })
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${zh.home.history.received}"]`)
    const month = select?.options[1]
    if (!select || !month) throw new Error('no months')
    await chooseOption(select, month.value)
    await until(() =>
      expect(document.querySelector('.rj-history-head [role="status"]')?.textContent).toBe('2 件，共 3 件'),
    )
    expect(sent.some(({ query }) => query['receivedFrom'] === `${month.value}-01`)).toBe(true)
    await click(button('不限收到或发文日期'))
    await until(() => expect(document.querySelector('.rj-history-head [role="status"]')?.textContent).toBe('3 件'))
    expect(document.activeElement).toBe(select)
  })

  it('says that a day of filing is refused, and keeps the dialog', async () => {
    const { answers } = await renderHistory(1)
    answers.recordFiling = new Failing('invalidInput', 400)
    await choose('结果 1', zh.home.filing.record)
    await until(() => button(zh.home.filing.save))
    await click(button(zh.home.filing.save))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(zh.home.date.required)
    await type(input(zh.home.filing.day), '2026-01-30')
    await click(input(zh.home.filing.evidenceNo))
    await click(button(zh.home.filing.save))
    await until(() => expect(document.querySelector('[role="dialog"]')?.textContent).toContain(zh.home.filing.refused))
  })

  it('deletes a record and takes that back', async () => {
    const { answers, sent, container } = await renderHistory(1)
    const pageOf = buildHistory(1)
    answers.deleteRejectionLog = () => {
      answers.readRejectionLog = { list: [], total: 0 }
      return null
    }
    answers.restoreRejectionLog = () => {
      answers.readRejectionLog = ({ query }) => pageOf(query)
      return null
    }
    await choose('结果 1', zh.home.history.remove)
    await until(() => expect(container.textContent).toContain('已删除：结果 1'))
    await until(() => expect(rows()).toHaveLength(0))
    await click(button(zh.home.history.undo))
    await until(() => expect(rows()).toHaveLength(1))
    expect(container.textContent).not.toContain('已删除')

    // Long after, among what was deleted.
    await click(button(zh.home.history.deleted))
    await until(() => expect(asked(sent).at(-1)?.query['deleted']).toBe(1))
    await click(button(zh.home.history.restoreResult.replace('{{name}}', '结果 1')))
    await until(() => expect(sent.filter(({ call }) => call === 'restoreRejectionLog')).toHaveLength(2))
    expect(sent.map(({ call, path }) => `${call} ${path.split('/').slice(-2).join('/')}`)).toEqual(
      expect.arrayContaining(['deleteRejectionLog log/1', 'restoreRejectionLog 1/restore']),
    )
  })
})
