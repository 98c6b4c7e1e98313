import type { Translation } from '../translation.ts'
import type { imports as zh } from '../zh/imports.ts'

export const imports: Translation<typeof zh> = {
  title: 'Import data',
  intro:
    'Import the classification of goods and services, or a register of marks. The same file twice changes nothing; the import formats are documented.',
  open: 'Import a classification or a register',
  subject: 'Import',
  subjects: { classification: 'Classification', register: 'Register' },
  file: 'File',
  noFile: 'No file chosen',
  browse: 'Browse',
  hint: {
    classification:
      'CSV or Excel (XLSX): a file each of groups, items, notes and relations. The first import of an edition takes the place of the starter.',
    register:
      'CSV, Excel (XLSX) or XML of the United States office. The first import takes the place of the sample; until it has come to its end the register is marked as not complete.',
  },
  edition: 'Edition',
  asOf: 'As of',
  name: 'Name of the register',
  namePlaceholder: 'Imported register',
  start: 'Import',
  problem: {
    file: 'Choose a file.',
    edition: 'Enter the edition.',
    asOf: 'A table does not say which day it stands at: enter it.',
  },
  running: 'Importing',
  reading: 'Reading',
  progress: '{{lines}} lines, {{rejected}} kept aside, {{size}} / {{total}}',
  cancel: 'Cancel',
  ended: {
    done: '{{read}} lines read, {{changed}} new or changed, {{rejected}} kept aside.',
    refused: 'This file cannot be imported, or not to its end',
    cancelled:
      'Cancelled. A classification is as it was; of a register, marks taken before stay: import the same file again to complete them.',
    failed: 'Nothing was imported. Try again.',
  },
  past: 'Imports',
  unfinished: 'not finished',
  showRejected: 'Show the {{count}} lines of {{file}} that were kept aside',
  rejected: 'Lines kept aside',
  columns: {
    file: 'File',
    subject: 'Import',
    started: 'Started',
    read: 'Lines read',
    changed: 'New or changed',
    rejected: 'Kept aside',
    line: 'Line',
    reason: 'Reason',
    content: 'Content',
  },
}
