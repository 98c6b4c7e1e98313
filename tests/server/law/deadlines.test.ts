import { describe, expect, it } from 'vitest'
import { midnightOf } from '#domain/calendar-day.ts'
import { computeDeadline, rollToWorkingDay, supplementDueDay } from '../../../server/law/deadlines.ts'

const paper = (day: string) => computeDeadline(midnightOf(day), 0)
const electronic = (day: string) => computeDeadline(midnightOf(day), 1)

describe('computeDeadline', () => {
  it.each([
    ['2026-06-05', '2026-06-20', '2026-06-22', 'Dragon Boat Festival'],
    ['2026-09-16', '2026-10-01', '2026-10-08', 'National Day'],
    ['2026-02-06', '2026-02-21', '2026-02-24', 'Spring Festival'],
    ['2026-01-29', '2026-02-13', '2026-02-13', 'a working day'],
    ['2026-09-05', '2026-09-20', '2026-09-20', 'a Sunday that is worked'],
    ['2026-04-24', '2026-05-09', '2026-05-09', 'a Saturday that is worked'],
    ['2026-09-11', '2026-09-26', '2026-09-28', 'Mid-Autumn Festival'],
    ['2025-09-16', '2025-10-01', '2025-10-09', 'National Day of 2025'],
    ['2026-07-01', '2026-07-16', '2026-07-16', 'the first day is not counted'],
  ])('received on %s ends nominally on %s and is due on %s (%s)', (received, nominal, due) => {
    expect(paper(received)).toMatchObject({ served: received, nominal, due, warnings: [] })
  })

  it.each([
    ['2026-03-01', '2026-03-16', '2026-03-31', '2026-03-31'],
    ['2026-09-01', '2026-09-16', '2026-10-01', '2026-10-08'],
  ])('dispatched electronically on %s is served on %s, ends on %s and is due on %s', (day, served, nominal, due) => {
    expect(electronic(day)).toMatchObject({ served, nominal, due })
  })

  it.each([
    ['2016-01-11', 'Law 2013 Art. 34'],
    ['2013-05-07', 'Law 2001 Art. 32'],
    ['2026-06-05', 'Law 2019 Art. 34'],
    ['2027-06-04', 'Law 2026 Art. 37'],
  ])('rests on the law in force on the day of service: %s', (day, rule) => {
    const { steps, further } = computeDeadline(midnightOf(day), 0)
    expect(steps.map(step => step.rule).join('; ')).toContain(rule)
    expect(further?.at(-1)?.rule).toBe(rule)
  })

  it('names the Regulations of its day, and no article of those whose text is not at hand', () => {
    const rules = (day: string) => {
      const { steps, further } = computeDeadline(midnightOf(day), 0, 'partial')
      return [...steps, ...(further ?? [])].map(({ rule }) => rule).join('; ')
    }
    expect(rules('2013-05-07')).toContain('Regs 2002')
    expect(rules('2013-05-07')).not.toMatch(/Regs 2014|Regs 2002 Art/)
    expect(rules('2002-03-04')).not.toContain('Regs')
    expect(rules('2014-05-05')).toContain('Regs 2014 Art. 22')
    // Nothing could be divided out before.
    expect(computeDeadline(midnightOf('2013-05-07'), 0, 'partial').further).toHaveLength(2)
  })

  it('keeps to weekends and 1 January and warns where a year has no holiday table', () => {
    const deadline = paper('2026-12-17')
    expect(deadline).toMatchObject({ nominal: '2027-01-01', due: '2027-01-04' })
    expect(deadline.warnings).toHaveLength(2)
    expect(deadline.warnings[1]?.zh).toContain('最迟于未顺延的2027年1月1日（星期五）')
    expect(deadline.warnings[0]?.en).toContain('2027')
    expect(deadline.warnings[0]?.zh).toContain('2027 年')
  })

  it('shows the arithmetic of a roll-over', () => {
    expect(paper('2026-06-05').steps).toEqual([
      {
        date: '2026-06-05',
        zh: '收到通知书（纸质送达），即送达之日，星期五',
        en: 'Notice received on paper: the day of service, a Friday',
        rule: 'Regs 2014 Art. 10',
      },
      {
        date: '2026-06-20',
        zh: '加 15 日（送达当日不计），期满日为星期六',
        en: '+ 15 days, the day of service not counted: the period ends on a Saturday',
        rule: 'Law 2019 Art. 34; Regs 2014 Art. 12',
      },
      {
        date: '2026-06-22',
        zh: '6月20日（星期六）至6月21日（星期日）端午节放假，顺延至星期一',
        en: 'Saturday 20 June to Sunday 21 June: Dragon Boat Festival, rolls over to Monday',
        rule: 'Regs 2014 Art. 12',
      },
    ])
  })

  it('shows both days of an electronic service', () => {
    expect(electronic('2026-03-01').steps.map(step => [step.date, step.zh])).toEqual([
      ['2026-03-01', '通知书发出（电子送达），星期日'],
      ['2026-03-16', '自发出之日起满 15 日，视为送达，星期一'],
      ['2026-03-31', '加 15 日（送达当日不计），期满日为星期二'],
    ])
  })

  it('says why a worked Sunday does not roll over', () => {
    expect(paper('2026-09-05').steps.at(-1)).toMatchObject({
      date: '2026-09-20',
      zh: '星期日，但为国庆节调休上班日，按工作日计，不再顺延',
    })
  })

  it('names each run of days off by its own reason', () => {
    expect(
      paper('2026-12-17')
        .steps.slice(2)
        .map(step => [step.date, step.zh]),
    ).toEqual([
      ['2027-01-02', '1月1日（星期五）元旦放假，顺延至星期六'],
      ['2027-01-04', '1月2日（星期六）至1月3日（星期日）休息日，顺延至星期一'],
    ])
  })

  it('ends with the due day and cites the 2026 revision for a notice served under it', () => {
    const deadline = paper('2027-01-05')
    expect(deadline.steps.at(-1)).toMatchObject({ date: deadline.due, rule: 'Law 2026 Art. 37; Regs 2014 Art. 12' })
  })
})

describe('further periods', () => {
  const further = (day: string, kind: 'full' | 'partial') =>
    (computeDeadline(midnightOf(day), 0, kind).further ?? []).map(({ date, rule }) => [rule, date])

  it('adds evidence and court to a full refusal', () => {
    expect(further('2026-06-05', 'full')).toEqual([
      ['Regs 2014 Art. 59', '2026-09-22'],
      ['Law 2019 Art. 34', null],
    ])
  })

  it('adds division to a partial refusal, rolled over like the review', () => {
    expect(further('2026-06-05', 'partial')[0]).toEqual(['Regs 2014 Art. 22', '2026-06-22'])
  })

  it('says where the evidence falls into a year without a holiday table', () => {
    const [supplement] = paper('2026-09-16').further ?? []
    expect(supplement).toMatchObject({ date: '2027-01-08' })
    expect(supplement?.zh).toContain('放假安排尚未公布')
    expect(paper('2026-06-05').further?.[0]?.zh).not.toContain('尚未公布')
  })
})

describe('supplementDueDay', () => {
  it.each([
    ['2025-11-30', '2026-02-28', 'month end, a Saturday that is worked'],
    ['2026-11-30', '2027-03-01', 'month end on a Sunday, rolled over'],
    ['2026-01-15', '2026-04-15', 'the corresponding day'],
  ])('gives for a review filed on %s the day %s (%s)', (filed, due) => {
    expect(supplementDueDay(filed)).toBe(due)
  })
})

describe('rollToWorkingDay', () => {
  it('leaves a working day where it is', () => {
    expect(rollToWorkingDay('2026-06-22')).toBe('2026-06-22')
  })

  it('stops at a worked weekend day that follows a holiday', () => {
    expect(rollToWorkingDay('2024-02-17')).toBe('2024-02-18')
  })
})
