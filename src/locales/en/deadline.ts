import type { Translation } from '../translation.ts'
import type { deadline as zh } from '../zh/deadline.ts'

export const deadline: Translation<typeof zh> = {
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  dueToday: 'due today',
  past: 'past',
  dayIn_one: '{{date}} · {{count}} day left',
  dayIn_other: '{{date}} · {{count}} days left',
  dayToday: '{{date}} · due today',
  dayPast: '{{date}} · past',
}
