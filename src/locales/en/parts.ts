import type { Translation } from '../translation.ts'
import type { deadline as zhDeadline, inputs as zhInputs, pager as zhPager } from '../zh/parts.ts'

export const deadline: Translation<typeof zhDeadline> = {
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  dueToday: 'due today',
  past: 'past',
  dayIn_one: '{{date}} · {{count}} day left',
  dayIn_other: '{{date}} · {{count}} days left',
  dayToday: '{{date}} · due today',
  dayPast: '{{date}} · past',
}

export const inputs: Translation<typeof zhInputs> = {
  named: '{{label}}: {{text}}',
  list: {
    full: 'No more than {{limit}} can be added',
    count: '{{count}} / {{limit}}',
    row: '{{label}}, row {{place}}',
    remove: 'Remove {{label}}, row {{place}}',
  },
  notRead: {
    title: 'Could not be read',
    cause: '{{time}} · {{cause}}',
    part: 'This part of the page could not be downloaded.',
    text: 'Nothing you entered or saved is lost. Failed requests are listed under Background activity.',
    retry: 'Retry',
  },
  suggestions: 'Suggestions',
  recentEmails: 'Recent addresses',
  close: 'Close',
  notice: { title: 'Notice', close: 'Close' },
}

export const pager: Translation<typeof zhPager> = {
  name: 'Pages',
  range: '{{from}}–{{to}} of {{total}}',
  shortRange: '{{from}}–{{to}} of {{total}}',
  page: '{{page}} / {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
}
