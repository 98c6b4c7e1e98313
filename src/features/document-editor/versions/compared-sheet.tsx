import { Plugin } from '@tiptap/pm/state'
import { type JSX, useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentJson } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { changeDecorations } from '../changes/change-decorations.ts'
import { listChanges } from '../changes/list-changes.ts'
import { createEditor } from '../document/create-editor.ts'
import { revealPosition } from '../document/reveal.ts'

interface ComparedSheetProps {
  document: DocumentJson
  other: DocumentJson
  context: FieldContext
  language: string
}

/** Shows a version read-only, marks where the other version differs, and scrolls to the first difference. */
export const ComparedSheet = ({ document, other, context, language }: ComparedSheetProps): JSX.Element => {
  const sheet = useRef<HTMLElement>(null)
  const open = useEffectEvent((json: DocumentJson) => createEditor(json, { context, isEditable: false }))

  useEffect(() => {
    if (sheet.current === null) return
    const editor = open(document)
    const { doc } = editor.state
    const changes = listChanges(editor.schema.nodeFromJSON(other), doc)
    const decorations = changeDecorations(doc, changes, { hasRemoved: false })
    editor.mount(sheet.current)
    editor.registerPlugin(new Plugin({ props: { decorations: () => decorations } }))
    const [first] = changes
    if (first) revealPosition(editor.view, first.from)
    return () => editor.destroy()
  }, [document, other])

  return (
    <div className="rj-desk">
      <article ref={sheet} className="rj-sheet" lang={language} />
    </div>
  )
}
