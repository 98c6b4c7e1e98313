import type { Translation } from '../translation.ts'
import type { inputs as zh } from '../zh/inputs.ts'

export const inputs: Translation<typeof zh> = {
  list: {
    full: 'No more than {{limit}} can be added',
    count: '{{count}} / {{limit}}',
    row: '{{label}}, row {{place}}',
    remove: 'Remove {{label}}, row {{place}}',
  },
  suggestions: 'Suggestions',
  recentEmails: 'Addresses used last',
  notice: { title: 'Notice', close: 'Close' },
}
