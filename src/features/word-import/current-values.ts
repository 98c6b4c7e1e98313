import type { Editor } from '@tiptap/core'
import type { FormValue } from '#contract/document-form.ts'
import { FIELD_SLOTS } from '#extensions/serialize/field-reader.ts'
import type { DocumentTab } from '../document-editor/document-tab.ts'
import { keyFields } from '../document-editor/fields/list-fields.ts'

/** What the fields of both open documents say, as the form data has it, by `name#index`. */
export const currentValues = (editors: Readonly<Record<DocumentTab, Editor>>): Map<string, FormValue> => {
  const keyed = keyFields({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc })
  return new Map(
    Object.values(keyed).flatMap(fields =>
      fields.flatMap(({ key, node }) => {
        const slot = FIELD_SLOTS[node.type.name]?.[0]
        return slot ? [[key, slot.read({ attrs: node.attrs, content: node.children })] as const] : []
      }),
    ),
  )
}
