import type { FormValue } from '#contract/document-form.ts'
import { isReadable, prepareToRead } from '#dom'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import { createEditor, readDocument } from '../../../src/features/document-editor/document/create-editor.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

interface OpenedDocument {
  /** As text: what a page hands over may not be nested as deeply as a document may. */
  json: string
  form: [name: string, value: FormValue][]
  html: string
}

declare global {
  interface Window {
    /** Opens a document in the editor of the page in place of the one before, and tells what became of it. */
    openDocument: (html: string) => Promise<OpenedDocument>
    /** What hostile code would call, and how often it has. */
    pwn: () => void
    runs: number
  }
}

const nothing = (): void => undefined

window.runs = 0
window.pwn = () => {
  window.runs += 1
}
window.openDocument = async html => {
  document.querySelector('article')?.remove()
  if (!isReadable(html)) await prepareToRead()
  const sheet = document.body.appendChild(document.createElement('article'))
  const editor = createEditor(parse(html), {
    context: { ...FIELD_TEXTS, onSource: nothing, onJump: nothing },
  })
  editor.mount(sheet)
  // What would run does so in a later task, or once a load has failed.
  await new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve)))
  const json = readDocument(editor)
  return { json: JSON.stringify(json), form: Object.entries(toFormData(json)), html: toHtml(json) }
}
