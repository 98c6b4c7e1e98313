import type { Translation } from '../translation.ts'
import type { shell as zh } from '../zh/shell.ts'

export const shell: Translation<typeof zh> = {
  navigation: 'Main navigation',
  routes: { reject_analysis: 'Refusal analysis', fast_search: 'Fast search' },
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
