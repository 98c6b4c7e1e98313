import type { Translation } from '../translation.ts'
import type { quota as zhQuota, shell as zhShell } from '../zh/shell.ts'

export const shell: Translation<typeof zhShell> = {
  navigation: 'Main navigation',
  routes: {
    reject_analysis: 'Refusal analysis',
    fast_search: 'Fast search',
    portfolio: 'Proposer map',
    watching: 'Watching',
    archive: 'Trademark records',
    registers: 'Registers',
  },
  skip: 'Skip to content',
  missing: {
    title: 'There is no such page',
    text: 'Nothing is at this address. Deleted cases are kept for thirty days and can be restored.',
    home: 'Back to cases',
    deleted: 'Deleted cases',
  },
  language: { current: 'English', change: 'Language: English, switch to Chinese' },
  settings: 'Settings',
  darkMode: 'Dark theme',
  screenReaderMode: 'Screen-reader mode',
  screenReaderModeHint: 'Screen-reader mode: long documents can be read whole',
  activity: {
    title: 'Background activity',
    failed_one: 'Background activity, {{count}} failed',
    failed_other: 'Background activity, {{count}} failed',
    clear: 'Clear all',
    retry: 'Retry',
    request: 'Request {{id}}',
    retryOf: 'Retry: {{call}}',
    empty: 'Nothing has failed.',
    note: 'Failed requests are only listed here; nothing pops up.',
  },
  openCase: { back: 'Back to cases', loading: 'Opening the analysis…' },
  broken: {
    title: 'Something went wrong on this page.',
    text: 'Everything saved is safe. Reload the page to go on.',
    reload: 'Reload',
  },
}

export const quota: Translation<typeof zhQuota> = {
  usedOf: {
    write: 'Refusal analyses this month: {{used}} of {{allowed}}',
    fast: 'Fast searches this month: {{used}} of {{allowed}}',
  },
  limit: {
    write: {
      usedUp: 'This month’s refusal analyses are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> refusal analyses a month; <b>{{used}}</b> are used. The allowance renews on {{resetsOn}}. The chosen file and date are kept.',
      noRight: 'Refusal analysis is not in your plan',
      noRightText: 'The plan “{{plan}}” does not include refusal analysis. The chosen file and date are kept.',
    },
    fast: {
      usedUp: 'This month’s fast searches are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> fast searches a month; <b>{{used}}</b> are used. The allowance renews on {{resetsOn}}. What was entered is kept.',
      noRight: 'Fast search is not in your plan',
      noRightText: 'The plan “{{plan}}” does not include fast search. What was entered is kept.',
    },
    buy: 'To buy more or upgrade your plan, scan the code to contact your administrator.',
    qr: 'QR code to contact the administrator',
    close: 'Close',
  },
}
