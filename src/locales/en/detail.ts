import type { Translation } from '../translation.ts'
import type { detail as zhDetail } from '../zh/detail.ts'

export const detail: Translation<typeof zhDetail> = {
  back: 'Back to history',
  loading: 'Opening the result…',
  retry: 'Retry',
  notFound: { title: 'This result was not found', text: 'It may have been deleted, or belong to another account.' },
  failed: { title: 'This result did not open', text: 'What was saved is safe. Try again.' },
  kind: { full: 'Full refusal', partial: 'Partial refusal' },
  deviceMark: 'Device mark',
  applicationNo: 'App. no. {{number}}',
  classes_one: 'Class {{list}}',
  classes_other: 'Classes {{list}}',
  comma: ', ',
  panes: { pdf: 'Notice', document: 'Documents', fields: 'Fields' },
  undo: 'Undo',
  redo: 'Redo',
  deadline: {
    by: 'Review by',
    title: 'How the deadline is reached',
    rules: 'Under: {{rules}}',
    law: 'Trademark Law ({{year}}) Art. {{article}}',
    regulations: 'Implementing Regulations ({{year}}) Art. {{article}}',
    and: '; ',
  },
  save: {
    saving: 'Saving…',
    saved: 'Saved {{time}}',
    local: 'Kept on this computer',
    conflict: 'Changed elsewhere',
    compare: 'Compare',
  },
  download: {
    button: 'Download',
    title: 'Download Word',
    first: 'First: analysis',
    second: 'Second: reasons',
    all: 'All',
    word: 'Word file · Rejoinder',
    preparing: 'Preparing the Word file',
    downloading: 'The Word file is being downloaded. This page can be closed.',
  },
}
