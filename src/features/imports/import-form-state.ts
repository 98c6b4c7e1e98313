import type { ImportSubject } from '#contract/imports.ts'

/** What is entered before a file is imported. Fields of the other subject are kept while the subject is changed. */
export interface ImportFormState {
  subject: ImportSubject
  file: File | null
  edition: string
  asOf: string
  name: string
}

export type ImportProblem = 'file' | 'edition' | 'asOf'

export const FIRST_FORM: ImportFormState = {
  subject: 'register',
  file: null,
  edition: 'NCL13-2026',
  asOf: '',
  name: '',
}

const isXml = (file: File): boolean => /\.xml$/i.test(file.name)

/** What keeps the form from being sent: XML says itself which day it stands at, a table does not. */
export const problemOf = ({ subject, file, edition, asOf }: ImportFormState): ImportProblem | null => {
  if (file === null) return 'file'
  if (subject === 'classification') return edition.trim() === '' ? 'edition' : null
  return asOf === '' && !isXml(file) ? 'asOf' : null
}
