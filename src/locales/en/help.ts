import type { Translation } from '../translation.ts'
import type { help as zh } from '../zh/help.ts'

export const help: Translation<typeof zh> = {
  open: 'Help',
  title: 'Help',
  close: 'Close help',
  search: 'Search help',
  nothing: 'No matching topics',
  thisPage: 'This page',
  otherTopics: 'Other topics',
  administrator: 'Administrator: {{note}}',
  version: 'Version {{version}}',
  topics: {
    deadline: {
      title: 'How the deadline is calculated',
      text: 'Fifteen days from the day after receipt; if the last day is a public holiday, the deadline moves to the next working day. A notice served electronically counts as served once fifteen days have passed since dispatch, and another fifteen days follow. Every step is listed beside the deadline, under Trademark Law Art. 34 and Implementing Regulations Arts. 10 and 12. You enter the date of receipt; please check it yourself.',
    },
    sources: {
      title: 'What the dots and badges mean',
      text: 'Solid dot: printed in the notice. Hollow dot: in the notice after normalisation, such as another way of writing a date. Amber triangle: not in the notice; yours to complete. Point to a paragraph and its dots show their page; click one and the notice scrolls to the place. “entered” was entered by you, “settings” comes from the firm details, “edited” differs from the generated text: click it to see and restore the original.',
    },
    modes: {
      title: 'Read and Check',
      text: 'Read shows the document as it will be filed, with sources as dots. Check shows every source, field and option. Places to complete are visible in both. Switch above the document, or press Alt+R.',
    },
    fields: {
      title: 'Fields, switches and places to complete',
      text: 'Click a field to edit it in place; Enter saves, Esc restores. A part that is switched off is left out of the export and takes one line in the document; open it to see what it holds. “needed” marks what the notice does not say and you have to fill in. The panel on the right lists every field and how many are still unchecked.',
    },
    facts: {
      title: 'When a fact was misread',
      text: 'Open Facts in the case bar and correct or confirm each one beside the notice. The parts that depend on a corrected fact are redrafted; nothing you wrote is lost, and where the two differ you choose.',
    },
    queue: {
      title: 'Uploading several notices at once',
      text: 'Choose or drop several PDF files and they become a queue. Each is read at once and shows its mark, applicant and number; those with a password, and papers that are no refusal notice, are told straight away. Where a number, an applicant or the like is an uncertain reading, you are asked beside the place cut out of the notice, or leave it to the case. The date of receipt is entered once for all and can be changed for each; every notice has its own progress and result, and you can cancel one or all. Only finished analyses use your allowance; reading uses none.',
    },
    list: {
      title: 'Finding and sorting cases',
      text: 'The search field finds marks, applicants, application numbers, classes, cited numbers, file names and words of the notice; separate several words with spaces. Filters and sorting are kept in the address, so Back brings them along. Red: within three days; amber: within seven.',
    },
    word: {
      title: 'Exporting to and importing from Word',
      text: 'Download exports the analysis, the reasons or both. After editing in Word, use “Import an edited Word file” to accept the changes in its fields and text one by one.',
    },
    search: {
      title: 'What the verdicts of a search mean',
      text: 'Blocked: an earlier mark was found that is enough to stand in the way. Caution: one that may. Clear: none was found in the register searched. Only words are searched, not devices, and a verdict holds as of the date of the register.',
    },
    lost: {
      title: 'Can anything get lost?',
      text: 'Changes are saved as you type; without a connection they are kept on this computer and sent later. Earlier versions are under Versions. Deleted cases are kept for thirty days.',
    },
  },
  shortcuts: {
    open: 'Shortcuts',
    title: 'Keyboard shortcuts',
    close: 'Close',
    single: 'Single-key shortcuts (?, /, B)',
    places: {
      everywhere: 'Everywhere',
      cases: 'List of cases',
      result: 'Search result',
      document: 'Document',
      fields: 'Fields',
    },
    keys: {
      palette: 'Find cases, pages and commands',
      help: 'Keyboard shortcuts',
      search: 'Go to the search field',
      mode: 'Read / Check',
      panes: 'Go to the next / previous pane',
      find: 'Find in the document',
      undo: 'Undo',
      redo: 'Redo',
      blocked: 'Next blocked cell',
      open: 'Open the selected case',
      remove: 'Delete the selected case',
      field: 'Open a field',
      leave: 'Leave a field',
      check: 'Mark a field as checked',
      problem: 'Go to the next / previous problem',
    },
  },
  palette: {
    open: 'Find and commands',
    label: 'Find cases, pages and commands',
    placeholder: 'Mark, applicant, number, or a command',
    cases: 'Cases',
    searches: 'Searches',
    pages: 'Pages',
    actions: 'Commands',
    nothing: 'No matching cases, searches or commands',
    failed: 'Cases could not be read',
    language: 'Switch to Chinese',
    theme: 'Switch between dark and light',
    help: 'Open help',
    shortcuts: 'Show keyboard shortcuts',
    hint: '↑ ↓ to choose, Enter to open, Esc to close',
  },
}
