import type { FieldItem } from '../../src/features/document-editor/fields/field-store.ts'

/** A filled text field of the analysis that nobody has looked at yet, with a change to it. */
export const buildFieldItem = (change: Partial<FieldItem> = {}): FieldItem => ({
  key: 'name#0',
  tab: 'analysis',
  kind: 'text',
  label: 'name',
  chapter: '',
  value: 'value',
  source: null,
  link: null,
  isEmpty: false,
  isRequired: false,
  isOff: false,
  isReviewed: false,
  isEdited: false,
  ...change,
})
