import type { Translation } from '../translation.ts'
import type { inputs as zh } from '../zh/inputs.ts'

export const inputs: Translation<typeof zh> = {
  list: {
    full: 'No more than {{limit}} can be added',
    count: '{{count}} / {{limit}}',
    row: '{{label}}, row {{place}}',
    remove: 'Remove {{label}}, row {{place}}',
  },
  notRead: {
    title: 'Could not be read',
    text: 'Nothing you entered is lost. Failed calls are listed under Activity.',
    retry: 'Retry',
  },
  suggestions: 'Suggestions',
  recentEmails: 'Addresses used last',
  notice: { title: 'Notice', close: 'Close' },
}
