import type { Translation } from '../translation.ts'
import type { companion as zh } from '../zh/companion.ts'

export const companion: Translation<typeof zh> = {
  open: 'Non-use cancellation…',
  title: 'Application for cancellation for non-use',
  intro:
    'File it before the application for review or on the same day, and ask for suspension in the review. For each cited mark:',
  mark: 'No. {{number}} “{{mark}}”',
  opened: 'Drafted',
  after: 'Three years were complete on {{day}}: it can be filed',
  tooYoungUntil: 'Cannot be filed yet: three years are complete on {{day}}; file after that day',
  edit: 'Open and edit',
  editOf: 'Open and edit the cancellation of No. {{number}}',
  wordOf: 'Download the cancellation of No. {{number}} as Word',
  opening: 'Opening, please wait',
  loading: 'Reading the cited marks',
  none: 'The notice cites no mark: no non-use cancellation is needed.',
  of: 'Non-use cancellation of No. {{number}}',
  tag: 'Non-use',
  back: 'Back to the refusal case',
  tabs: { analysis: 'Facts and search list', reason: 'Documents to file' },
  download: { first: 'First: facts and search list', second: 'Second: documents to file', all: 'All' },
  why: {
    own: 'Cannot be filed: it is the applicant’s own mark; record the change of name or assign it.',
    ended: 'Cannot be filed: the mark has ended; argue that it is no longer an obstacle.',
    'in-grace':
      'Cannot be filed: the term has ended and the grace period is running; without renewal the mark will be removed.',
    'not-registered': 'Cannot be filed: the mark is not registered yet.',
    'already-registered': 'Cannot be filed.',
    'too-young': 'Cannot be filed: registered for less than three years.',
    'too-late': 'Cannot be filed.',
    'registration-unknown':
      'Undetermined: neither notice nor register has the registration date. Enter it under “Facts” and look again.',
    'protection-unknown':
      'Undetermined: for an international registration the three years run from the end of the refusal period or from the day its grant took effect, which is not known here.',
    'publication-unknown': 'Undetermined: the preliminary publication date is not known.',
    'number-unknown': 'Cannot be filed: the registration number is not known. Enter it under “Facts” first.',
    'owner-unknown': 'Cannot be filed: the registrant is not known. Enter it under “Facts” first.',
    'not-cited': 'The corrected notice no longer cites this mark; the edited documents are kept.',
  },
}
