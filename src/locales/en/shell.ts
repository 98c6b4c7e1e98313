import type { Translation } from '../translation.ts'
import type { quota as zhQuota, shell as zhShell } from '../zh/shell.ts'

export const shell: Translation<typeof zhShell> = {
  navigation: 'Main navigation',
  routes: { reject_analysis: 'Refusal analysis', fast_search: 'Fast search', portfolio: 'Proposer map' },
  language: { current: 'English', change: 'Language: English, switch to Chinese' },
  settings: 'Settings',
  darkMode: 'Dark',
  screenReaderMode: 'Screen-reader mode',
  screenReaderModeHint: 'Screen-reader mode: long documents can be read whole',
  activity: {
    title: 'Activity',
    failed_one: 'Activity, {{count}} failed',
    failed_other: 'Activity, {{count}} failed',
    clear: 'Clear all',
    retry: 'Retry',
    request: 'Request {{id}}',
    retryOf: 'Retry: {{call}}',
    empty: 'No call has failed.',
    note: 'Failed calls are only listed here; nothing pops up.',
  },
  broken: {
    title: 'This page broke',
    text: 'What was saved is safe. Please load the page again.',
    reload: 'Reload',
  },
}

export const quota: Translation<typeof zhQuota> = {
  used: 'Used this month {{used}}',
  usedOf: 'Used this month {{used}} / {{allowed}}',
  limit: {
    write: {
      usedUp: 'This month’s refusal analyses are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> refusal analyses a month; <b>{{used}}</b> are used. The allowance returns on {{resetsOn}}. The chosen file and date are kept.',
      noRight: 'No right to refusal analyses',
      noRightText: 'The plan “{{plan}}” has no refusal analyses. The chosen file and date are kept.',
    },
    fast: {
      usedUp: 'This month’s fast searches are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> fast searches a month; <b>{{used}}</b> are used. The allowance returns on {{resetsOn}}. What was entered is kept.',
      noRight: 'No right to fast searches',
      noRightText: 'The plan “{{plan}}” has no fast searches. What was entered is kept.',
    },
    buy: 'To buy more or to upgrade the plan, scan the code to reach your administrator.',
    qr: 'QR code to reach the administrator',
    close: 'Close',
  },
}
