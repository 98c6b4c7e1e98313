import type { CalendarDay } from '../calendar-day.ts'
import type { LawText } from './law-version.ts'

/** A body that decides, as a filing names it in full, and as it is spoken to and called in it afterwards. */
export interface Body extends LawText {
  called: LawText
}

/** The bodies that decided on applications from a day on. */
interface Bodies {
  from: CalendarDay
  refuses: Body
  reviews: Body
}

const OFFICE: Body = {
  zh: '国家知识产权局',
  en: 'China National Intellectual Property Administration',
  called: { zh: '贵局', en: 'the Office' },
}

/** Latest first. Since November 2018 one office refuses and reviews in its own name (docs/law.md §2.1). */
const BODIES: readonly [Bodies, ...Bodies[]] = [
  { from: '2018-11-15', refuses: OFFICE, reviews: OFFICE },
  {
    from: '',
    refuses: {
      zh: '国家工商行政管理总局商标局',
      en: 'Trademark Office of the State Administration for Industry and Commerce',
      called: { zh: '商标局', en: 'the Trademark Office' },
    },
    reviews: {
      zh: '国家工商行政管理总局商标评审委员会',
      en: 'Trademark Review and Adjudication Board of the State Administration for Industry and Commerce',
      called: { zh: '贵委', en: 'the Board' },
    },
  },
]

const bodiesOn = (day: CalendarDay): Bodies => BODIES.find(({ from }) => from <= day) ?? BODIES[0]

/** The body that refused an application on a day. */
export const refusingBody = (day: CalendarDay): Body => bodiesOn(day).refuses

/** The body that a review filed on a day is asked of. */
export const reviewingBody = (day: CalendarDay): Body => bodiesOn(day).reviews

/** Whether one office both refuses and reviews on a day. */
export const isOneOffice = (day: CalendarDay): boolean => bodiesOn(day).refuses === bodiesOn(day).reviews

/** The courts that hear actions against decisions on review, latest first. */
const COURTS: readonly [{ from: CalendarDay; court: LawText }, ...{ from: CalendarDay; court: LawText }[]] = [
  { from: '2014-11-06', court: { zh: '北京知识产权法院', en: 'Beijing Intellectual Property Court' } },
  { from: '', court: { zh: '北京市第一中级人民法院', en: 'Beijing No. 1 Intermediate People’s Court' } },
]

/** The court of first instance against a decision on review that is taken on a day. */
export const reviewCourt = (day: CalendarDay): LawText => (COURTS.find(({ from }) => from <= day) ?? COURTS[0]).court
