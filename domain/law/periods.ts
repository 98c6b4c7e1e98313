import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'
import type { LawText } from './law-version.ts'

/** A period that runs from or up to the filing of an application, in words. */
interface FilingPeriod extends LawText {
  id: 'priority' | 'exhibition' | 'examination' | 'opposition' | 'review' | 'term'
  rule: string
}

/** The periods of the Trademark Law as they stand from one day on. */
export interface StatutoryPeriods {
  from: CalendarDay
  /** Months before the end of a term from which the registration may be renewed. */
  renewalMonths: number
  /** Months after the end of a term in which the registration may still be renewed. */
  graceMonths: number
  /** Months from registration after which a mark may be cancelled for non-use. */
  nonUseMonths: number
  /** Months for which a mark that was not renewed bars others like it; null where only a surrendered one does. */
  barMonths: number | null
  /** Months for which a mark that its owner surrendered bars others like it; null where it bars nobody. */
  surrenderBarMonths: number | null
  /** Years from registration in which invalidation on relative grounds may be requested. */
  invalidationYears: number
  /** Months from preliminary publication in which an opposition may be filed. */
  oppositionMonths: number
  /** Years from registration for which a mark is registered. */
  termYears: number
  /** Months from its receipt in which an application for review is to be decided. */
  decisionMonths: number
  /** Days from service in which review of a refusal may be requested. */
  reviewDays: number
  /** Days from receipt of the decision on review in which an action may be brought. */
  courtDays: number
  /** The article that sets both. */
  reviewRule: string
  filing: readonly FilingPeriod[]
}

const LAW_2026_PERIODS: StatutoryPeriods = {
  from: '2027-01-01',
  // Law 2026 Art. 44 (window and grace), 57(2), 49, 51, 36, 43 and 37.
  renewalMonths: 12,
  graceMonths: 6,
  nonUseMonths: 36,
  barMonths: null,
  surrenderBarMonths: 12,
  invalidationYears: 5,
  oppositionMonths: 2,
  termYears: 10,
  decisionMonths: 9,
  reviewDays: 15,
  courtDays: 30,
  reviewRule: 'Law 2026 Art. 37',
  filing: [
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
}

const LAW_2019_PERIODS: StatutoryPeriods = {
  from: '2019-11-01',
  // Law 2019 Art. 40 (window and grace), 49(2), 50, 45, 33, 39 and 34; the numbers were the same under the laws of 2001 and 2013,
  // but for the window of renewal, which was six months before 2014.
  renewalMonths: 12,
  graceMonths: 6,
  nonUseMonths: 36,
  barMonths: 12,
  surrenderBarMonths: null,
  invalidationYears: 5,
  oppositionMonths: 3,
  termYears: 10,
  decisionMonths: 9,
  reviewDays: 15,
  courtDays: 30,
  reviewRule: 'Law 2019 Art. 34',
  filing: [
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
}

/** The laws of 2013 and 2001 set the same periods; the article on review is that of their own text. */
const LAW_2013_PERIODS: StatutoryPeriods = {
  ...LAW_2019_PERIODS,
  from: '2014-05-01',
  reviewRule: 'Law 2013 Art. 34',
}
const LAW_2001_PERIODS: StatutoryPeriods = {
  ...LAW_2019_PERIODS,
  from: '2001-12-01',
  reviewRule: 'Law 2001 Art. 32',
}

const BY_DAY = [LAW_2026_PERIODS, LAW_2019_PERIODS, LAW_2013_PERIODS]

/** Returns the periods of the law in force on a day; before the oldest list, those of the oldest list. */
export const periodsOn = (day: CalendarDay): StatutoryPeriods =>
  BY_DAY.find(({ from }) => from <= day) ?? LAW_2001_PERIODS

/**
 * Months in which the office decides after an application, and by which they may be extended. The laws of 2019 and 2026 set
 * the same: Law 2019 Art. 28, 49(2), 35(1), 45(2); Law 2026 Art. 32, 57(2), 38(1), 51(2).
 */
export const DECISION_PERIODS = {
  examination: { months: 9, extension: 0 },
  nonUse: { months: 9, extension: 3 },
  opposition: { months: 12, extension: 6 },
  relativeInvalidation: { months: 12, extension: 6 },
} as const

/** The periods that the Implementing Regulations of 2014 set, assumed in force until new ones are published (docs/law.md §2.1). */
export const REGULATION_PERIODS = {
  /** Days from dispatch after which an electronic notice is deemed served (Regs 2014 Art. 10). */
  deemedServiceDays: 15,
  /** Days from receipt of a partial refusal within which the approved part may be divided out (Regs 2014 Art. 22). */
  divisionDays: 15,
  /** Months from the filing of the review for supplementary evidence (Regs 2014 Art. 59). */
  supplementMonths: 3,
} as const

/** The three years in which a mark must have been used, both days included. */
export interface NonUseWindow {
  from: CalendarDay
  until: CalendarDay
}

/**
 * Returns the period that an application for non-use cancellation asks about: the three years before the day it is filed
 * (Law 2019 art. 49(2), Law 2026 art. 57(2)). The day of filing itself is not in it.
 */
export const nonUseWindow = (filingDay: CalendarDay): NonUseWindow => ({
  from: addMonths(filingDay, -periodsOn(filingDay).nonUseMonths),
  until: addDays(filingDay, -1),
})
