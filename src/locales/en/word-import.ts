import type { Translation } from '../translation.ts'
import type { wordImport as zh } from '../zh/word-import.ts'

export const wordImport: Translation<typeof zh> = {
  open: 'Import an edited Word file…',
  title: 'Import an edited Word file',
  intro:
    'Choose a document that was exported from this case and edited in Word. Changes in its fields are listed one by one; you decide which to accept.',
  choose: 'Choose a .docx file',
  reading: 'Comparing…',
  failed: 'The file could not be read. Try again later.',
  answer: {
    emptyFile: 'This file is empty.',
    tooLarge: 'The file is larger than 10 MB. Take out inserted pictures and try again.',
    tooComplex: 'This Word document is too large to import.',
  },
  revisionLost:
    'The version it was exported from is no longer kept. It is compared with the draft as saved now, so that changes of your own may be listed.',
  none: 'No field was changed.',
  count: '{{number}} changes in fields',
  field: 'Field',
  now: 'Now',
  inWord: 'In Word',
  empty: '(empty)',
  on: 'Enabled',
  off: 'Not enabled',
  changedSince: 'Changed here since the export, where it was: {{value}}',
  take: 'Accept',
  takeOf: 'Accept the change of “{{label}}”',
  takeAll: 'Accept all',
  taken: 'Accepted',
  doubts: 'Not accepted; please check these yourself',
  doubt: {
    missing: 'The field “{{label}}” was deleted in Word. It stays as it is here.',
    doubled: 'The field “{{label}}” appears in Word more than once, with different contents: {{text}}',
    unfitting: '“{{label}}” reads “{{text}}” in Word, which is none of its wordings.',
  },
  outside: 'Text outside the fields was changed; it is not imported automatically',
  removed: 'Lines removed',
  added: 'Lines added',
  another: 'Another file',
  close: 'Close',
}
