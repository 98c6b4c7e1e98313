/** The documents as browser and server read, write and fill them in; the editor around one is in `kit.ts`. */
export { apply, applyToDocuments } from './apply.ts'
export { parse, toHtml } from './document-html.ts'
export { documentSchema } from './document-schema.ts'
export { createFormReader, toFormData } from './to-form-data.ts'
