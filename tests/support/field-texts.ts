import type { FieldContext } from '#extensions/view/field-context.ts'

/** What the page tells the fields of an editor under test: their words, and one source without a badge. */
export const FIELD_TEXTS: Pick<FieldContext, 'labels' | 'describeSource'> = {
  labels: {
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    editHint: 'Nothing changes before Save',
    on: 'Enabled',
    off: 'Not enabled',
    leftOut: 'left out of the export',
    showOff: label => `Show: ${label}`,
    all: 'Select all',
    total: 'Total',
    amount: 'Amount',
    notCounted: 'not counted',
    lineName: 'item',
    editLine: 'edit line',
    removeLine: 'remove line',
    addLine: 'add line',
    needed: label => `needed: ${label}`,
    fieldCount: count => `${count} fields`,
    original: value => `was: ${value}`,
    newWindow: 'opens in a new window',
    guarded: (reason, count) => `${reason} ${count}`,
    turnIntoText: 'Turn into text',
    deleteFields: 'Delete the field',
    keepFields: 'Keep it',
    showSource: 'Show the source',
    fieldMenu: 'Field',
    fieldHelp: (turnKeys, sourceKeys) => `${sourceKeys} source, ${turnKeys} text`,
  },
  describeSource: source =>
    source === 'law.30' ? null : { text: 'p.1', state: 'exact', title: 'on page 1', name: 'p.1: on page 1' },
}
