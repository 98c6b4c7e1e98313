import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Deadline } from '#contract/deadline.ts'
import { DeadlineChip } from '../../../src/features/rejection-detail/deadline-chip.tsx'
import { render } from '../../support/render.tsx'

const deadline: Deadline = {
  served: '2026-06-05',
  nominal: '2026-06-20',
  due: '2026-06-22',
  steps: [
    { date: '2026-06-05', zh: '收到通知书', en: 'Received', rule: 'Regs 2014 Art. 10' },
    { date: '2026-06-20', zh: '加 15 日', en: '+ 15 days', rule: 'Law 2019 Art. 34; Regs 2014 Art. 12' },
    { date: '2026-06-22', zh: '端午节放假，顺延', en: 'Dragon Boat: rolls over', rule: 'Regs 2014 Art. 12' },
  ],
  further: [
    { date: '2026-09-22', zh: '补充证据', en: 'Supplementary evidence', rule: 'Regs 2014 Art. 59' },
    { date: null, zh: '起诉', en: 'Action', rule: 'Law 2019 Art. 34' },
  ],
  warnings: [{ zh: '没有放假安排', en: 'No holiday schedule' }],
}

const chipOn = async (
  moment: string,
  language: 'zh' | 'en' = 'zh',
  filedOn: string | null = null,
): Promise<HTMLButtonElement> => {
  const container = await render(
    <DeadlineChip
      id={7}
      deadline={deadline}
      now={Date.parse(moment)}
      isCorrectable
      filedOn={filedOn}
      onFile={vi.fn()}
      onCorrect={vi.fn()}
    />,
    language,
  )
  const chip = container.querySelector('button')
  if (chip === null) throw new Error('no chip')
  return chip
}

describe('the deadline chip', () => {
  it.each([
    ['2026-06-05T09:00:00+08:00', 'later', '复审期限 6月22日 · 剩 17 天'],
    ['2026-06-15T09:00:00+08:00', 'soon', '复审期限 6月22日 · 剩 7 天'],
    ['2026-06-19T23:59:59+08:00', 'urgent', '复审期限 6月22日 · 剩 3 天'],
    ['2026-06-22T00:00:00+08:00', 'urgent', '复审期限 6月22日 · 今天截止'],
    ['2026-06-22T17:00:00Z', 'past', '复审期限 6月22日 · 已过'],
  ])('at %s is %s and says %s', async (moment, urgency, text) => {
    const chip = await chipOn(moment)
    expect(chip.textContent).toBe(text)
    expect(chip.dataset['urgency']).toBe(urgency)
  })

  it('says when the review was filed in place of the days left', async () => {
    const chip = await chipOn('2026-06-30T09:00:00+08:00', 'zh', '2026-06-18')
    expect(chip.textContent).toBe('复审期限 6月22日 · 6月18日 已递交')
    expect(chip.dataset['urgency']).toBe('filed')
  })

  it('speaks English', async () => {
    expect((await chipOn('2026-06-21T09:00:00+08:00', 'en')).textContent).toBe('Review by 22 Jun · 1 day left')
  })

  it('opens the arithmetic, the articles it rests on and the warnings', async () => {
    const chip = await chipOn('2026-06-15T09:00:00+08:00')
    await act(async () => chip.click())
    const rows = [...document.querySelectorAll('.rj-deadline-sum tr')].map(row => row.textContent)
    expect(rows).toEqual([
      '收到通知书2026-06-05',
      '加 15 日2026-06-20',
      '端午节放假，顺延2026-06-22',
      '补充证据2026-09-22',
      '起诉收到决定后计算',
    ])
    expect(document.querySelector('.rj-deadline-sum')?.textContent).toContain(
      '依据：《商标法实施条例》（2014年）第十条；《商标法》（2019年）第三十四条；《商标法实施条例》（2014年）第十二条；《商标法实施条例》（2014年）第五十九条',
    )
    expect(document.querySelector('.rj-deadline-sum-warning')?.textContent).toBe('没有放假安排')
  })

  it('shows the periods that follow and gives the calendar file in the language of the page', async () => {
    const chip = await chipOn('2026-06-15T09:00:00+08:00', 'en')
    await act(async () => chip.click())
    const text = document.querySelector('.rj-deadline-sum')?.textContent
    expect(text).toContain('Further periodsSupplementary evidence2026-09-22Actionfrom receipt')
    expect(document.querySelector('.rj-deadline-sum a')?.getAttribute('href')).toBe(
      '/business/api/v2/ai/doc/log/7/deadline.ics?isEn=1',
    )
  })
})
