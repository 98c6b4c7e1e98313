import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Selection } from '@tiptap/pm/state'
import { isField } from '../field/field-nodes.ts'
import { markDeliberate } from './deliberate.ts'
import { fieldAsText } from './field-as-text.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    turnIntoText: {
      /**
       * Puts the text that a field reads as in its place, in one undo step: the deliberate way to remove a field. What a
       * switch holds keeps its fields. False where no field stands.
       */
      turnIntoText: (position: number) => ReturnType
    }
  }
}

/** The command that takes a field out of the document and leaves its words. */
export const TurnIntoText = Extension.create({
  name: 'turnIntoText',

  addCommands: () => ({
    turnIntoText:
      position =>
      ({ tr, dispatch }) => {
        const field = position >= 0 && position < tr.doc.content.size ? tr.doc.nodeAt(position) : null
        const text = field && isField(field) ? fieldAsText(field) : null
        if (field === null || text === null) return false
        if (!dispatch) return true
        const end = position + field.nodeSize
        tr.replaceWith(position, end, text)
        tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(end)), -1))
        closeHistory(markDeliberate(tr))
        return true
      },
  }),
})
