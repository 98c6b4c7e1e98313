import type { Translation } from '../translation.ts'
import type { versions as zh } from '../zh/versions.ts'

export const versions: Translation<typeof zh> = {
  open: 'Versions',
  title: 'Earlier versions',
  intro:
    'While you edit, a version is kept about once a minute, the older the fewer. Exported, replaced and refused ones stay.',
  none: 'No earlier version yet',
  noneText: 'Once a change is saved, the documents as they were before it are listed here.',
  loading: 'Loading…',
  failed: 'This could not be read. Please try again later.',
  kind: {
    saved: 'Saved automatically',
    exported: 'exported to Word',
    replaced: 'replaced by another version',
    refused: 'in conflict with a change elsewhere, not taken',
  },
  compare: 'Compare with now',
  restore: 'Restore',
  restoreOf: 'Restore the version of {{time}}',
  compareOf: 'Compare the version of {{time}} with now',
  now: 'Now',
  was: 'Version of {{time}}',
  back: 'Back to the list',
  close: 'Close',
  note: 'Restoring makes a version of the present documents too.',
}
