import type { Translation } from '../translation.ts'
import type { companion as zh } from '../zh/companion.ts'

export const companion: Translation<typeof zh> = {
  open: 'Non-use cancellation…',
  title: 'Application for cancellation for non-use',
  intro:
    'It is filed before the application for review or on the same day, with a request in the review to suspend. For each cited mark:',
  mark: 'No. {{number}} “{{mark}}”',
  opened: 'Drafted',
  after: 'Three full years ended on {{day}}: it may be filed',
  tooYoungUntil: 'Not open: three full years end on {{day}}; it may be filed after that day',
  edit: 'Open and edit',
  editOf: 'Open and edit the cancellation of no. {{number}}',
  wordOf: 'Download the cancellation of no. {{number}} as Word',
  opening: 'Opening, please wait',
  loading: 'Reading the cited marks',
  none: 'The notice cites no mark: there is nothing to cancel.',
  of: 'Non-use cancellation of no. {{number}}',
  tag: 'Non-use',
  back: 'Back to the refusal',
  tabs: { analysis: 'Facts and search list', reason: 'Papers to file' },
  download: { first: 'First: facts and search list', second: 'Second: papers to file', all: 'All' },
  why: {
    own: 'Not open: it is the applicant’s own mark; record the change of name or assign it.',
    ended: 'Not open: the mark has ended; argue that it no longer stands in the way.',
    'in-grace': 'Not open: the term is over and the grace period runs; without renewal it will be removed.',
    'not-registered': 'Not open: the mark is not registered yet.',
    'already-registered': 'Not open.',
    'too-young': 'Not open: registered for less than three years.',
    'too-late': 'Not open.',
    'registration-unknown':
      'Cannot be told: neither notice nor register has the day of registration. Enter it under “Check facts” and look again.',
    'protection-unknown':
      'Cannot be told: for an international registration the three years run from the end of the refusal period or from the day its grant took effect, which is not known here.',
    'publication-unknown': 'Cannot be told: the day of preliminary publication is not known.',
    'number-unknown': 'Not open: the registration number is not known. Enter it under “Check facts” first.',
    'owner-unknown': 'Not open: the registrant is not known. Enter it under “Check facts” first.',
    'not-cited': 'The corrected notice no longer cites this mark; the edited papers are kept.',
  },
}
