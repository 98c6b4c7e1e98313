export { apply, applyToDocuments } from './apply.ts'
export { parse } from './parse.ts'
export { createFormReader, toFormData } from './to-form-data.ts'
export { toHtml } from './to-html.ts'
