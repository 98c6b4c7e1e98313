import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportPayload, FormValues } from '#contract/document-form.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/documents')

/** One folder of fixtures/documents: one document, or the two of one export, with form data and payload. */
export interface DocumentCase {
  name: string
  htmls: string[]
  formData: FormValues
  payload: ExportPayload
}

const readCase = (name: string): DocumentCase => {
  const pathOf = (file: string): string => join(FOLDER, name, file)
  const read = (file: string): string => readFileSync(pathOf(file), 'utf8')
  const files = existsSync(pathOf('document.html')) ? ['document.html'] : ['analysis.html', 'reason.html']
  return {
    name,
    htmls: files.map(read),
    formData: JSON.parse(read('form-data.json')),
    payload: JSON.parse(read('payload.json')),
  }
}

export const documentCases: readonly DocumentCase[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => readCase(entry.name))
