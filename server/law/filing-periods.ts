import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LawText } from './law-version.ts'

/** A period that runs from or up to the filing of an application. */
export interface FilingPeriod extends LawText {
  id: 'priority' | 'exhibition' | 'examination' | 'opposition' | 'review' | 'term'
  rule: string
}

interface FilingPeriods {
  from: CalendarDay
  periods: readonly FilingPeriod[]
}

/** Items a fee for one class covers (official list of 2019-12-30, domain.md §3). */
export const ITEMS_IN_FEE = 10

const TABLES: readonly FilingPeriods[] = [
  {
    from: '2027-01-01',
    periods: [
      {
        id: 'priority',
        zh: '要求外国优先权的，自首次在外国申请之日起六个月内提出；申请时书面声明，三个月内提交副本',
        en: 'Foreign priority: file within six months of the first filing abroad, claim it when filing, send the copy within three months',
        rule: 'Law 2026 Art. 29',
      },
      {
        id: 'exhibition',
        zh: '展览会优先权：自商品展出之日起六个月内',
        en: 'Exhibition priority: within six months of the first display of the goods',
        rule: 'Law 2026 Art. 30',
      },
      {
        id: 'examination',
        zh: '审查：自收到申请文件之日起九个月内',
        en: 'Examination: within nine months of receipt',
        rule: 'Law 2026 Art. 32',
      },
      {
        id: 'opposition',
        zh: '异议：自初步审定公告之日起二个月内',
        en: 'Opposition: within two months of preliminary publication',
        rule: 'Law 2026 Art. 36',
      },
      {
        id: 'review',
        zh: '被驳回的，自收到通知之日起十五日内申请复审，不得延长',
        en: 'If refused: review within fifteen days of receipt, not extendable',
        rule: 'Law 2026 Art. 37',
      },
      {
        id: 'term',
        zh: '有效期：自核准注册之日起十年',
        en: 'Term: ten years from registration',
        rule: 'Law 2026 Art. 43',
      },
    ],
  },
  {
    from: '2019-11-01',
    periods: [
      {
        id: 'priority',
        zh: '要求外国优先权的，自首次在外国申请之日起六个月内提出；申请时书面声明，三个月内提交副本',
        en: 'Foreign priority: file within six months of the first filing abroad, claim it when filing, send the copy within three months',
        rule: 'Law 2019 Art. 25',
      },
      {
        id: 'exhibition',
        zh: '展览会优先权：自商品展出之日起六个月内',
        en: 'Exhibition priority: within six months of the first display of the goods',
        rule: 'Law 2019 Art. 26',
      },
      {
        id: 'examination',
        zh: '审查：自收到申请文件之日起九个月内',
        en: 'Examination: within nine months of receipt',
        rule: 'Law 2019 Art. 28',
      },
      {
        id: 'opposition',
        zh: '异议：自初步审定公告之日起三个月内（2027年1月1日起公告的为二个月）',
        en: 'Opposition: within three months of preliminary publication (two months from 1 January 2027)',
        rule: 'Law 2019 Art. 33; Law 2026 Art. 36',
      },
      {
        id: 'review',
        zh: '被驳回的，自收到通知之日起十五日内申请复审，不得延长',
        en: 'If refused: review within fifteen days of receipt, not extendable',
        rule: 'Law 2019 Art. 34',
      },
      {
        id: 'term',
        zh: '有效期：自核准注册之日起十年',
        en: 'Term: ten years from registration',
        rule: 'Law 2019 Art. 39',
      },
    ],
  },
]

/** The periods of an application filed on a day, by the law then in force; before the oldest list, the oldest list. */
export const filingPeriodsOn = (day: CalendarDay): readonly FilingPeriod[] =>
  (TABLES.find(({ from }) => from <= day) ?? TABLES.at(-1))?.periods ?? []
