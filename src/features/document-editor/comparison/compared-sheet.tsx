import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type JSX, useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentJson } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { createEditor } from '../create-editor.ts'
import { differingBlocks } from './differing-blocks.ts'

interface ComparedSheetProps {
  document: DocumentJson
  other: DocumentJson
  context: FieldContext
  language: string
}

/** A version to read, the blocks tinted that the other version does not have. */
export const ComparedSheet = ({ document, other, context, language }: ComparedSheetProps): JSX.Element => {
  const sheet = useRef<HTMLElement>(null)
  const open = useEffectEvent((json: DocumentJson) => createEditor(json, { context, isEditable: false }))

  useEffect(() => {
    if (sheet.current === null) return
    const editor = open(document)
    const otherEditor = open(other)
    const tinted = differingBlocks(editor.state.doc, otherEditor.state.doc).map(({ node, position }) =>
      Decoration.node(position, position + node.nodeSize, { class: 'rj-differs' }),
    )
    otherEditor.destroy()
    editor.mount(sheet.current)
    const decorations = DecorationSet.create(editor.state.doc, tinted)
    editor.registerPlugin(new Plugin({ props: { decorations: () => decorations } }))
    return () => editor.destroy()
  }, [document, other])

  return (
    <div className="rj-desk">
      <article ref={sheet} className="rj-sheet" lang={language} />
    </div>
  )
}
