export { apply, applyToDocuments } from './apply.ts'
export { parse } from './parse.ts'
export { readFormData, toFormData } from './to-form-data.ts'
export { toHtml } from './to-html.ts'
