import { type AnyExtension, Node } from '@tiptap/core'
import {
  EditorContent,
  NodeViewContent,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
  useEditor,
} from '@tiptap/react'
import { type ComponentType, type JSX, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { schemaKit } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import type { OpenEditor } from './open-editor.ts'

const Text = ({ node }: ReactNodeViewProps): JSX.Element => (
  <NodeViewWrapper as="span">
    <span className="rj-text">{node.attrs['value']}</span>
  </NodeViewWrapper>
)

const Paragraph = ({ node }: ReactNodeViewProps): JSX.Element => (
  <NodeViewWrapper>
    <div className="rj-paragraph">{node.attrs['value']}</div>
  </NodeViewWrapper>
)

const Switch = ({ node, updateAttributes }: ReactNodeViewProps): JSX.Element => (
  <NodeViewWrapper as={node.isInline ? 'span' : 'div'} className={node.attrs['on'] ? '' : 'rj-off'}>
    <button type="button" contentEditable={false} onClick={() => updateAttributes({ on: !node.attrs['on'] })}>
      {node.attrs['on'] ? '启用' : '不启用'}
    </button>
    <NodeViewContent<'span' | 'div'> as={node.isInline ? 'span' : 'div'} />
  </NodeViewWrapper>
)

const Radio = ({ node, updateAttributes }: ReactNodeViewProps): JSX.Element => (
  <NodeViewWrapper as="span">
    {node.attrs['options'].map(({ text }: { text: string }, index: number) => (
      <button type="button" key={text} className="rj-chip" onClick={() => updateAttributes({ checked: index })}>
        {text}
      </button>
    ))}
  </NodeViewWrapper>
)

const Boxes = (): JSX.Element => (
  <NodeViewWrapper>
    <NodeViewContent />
  </NodeViewWrapper>
)

const VIEWS: Readonly<Record<string, ComponentType<ReactNodeViewProps>>> = {
  textField: Text,
  paragraphField: Paragraph,
  switchField: Switch,
  inlineSwitchField: Switch,
  radioField: Radio,
  checkboxesField: Boxes,
}

const withView = (extension: AnyExtension): AnyExtension => {
  const View = VIEWS[extension.name]
  return View && extension instanceof Node
    ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(View) })
    : extension
}

const EXTENSIONS = schemaKit.map(withView)

const Document = ({ html, onOpened }: { html: string; onOpened: () => void }): JSX.Element => {
  const editor = useEditor({ extensions: EXTENSIONS, content: parse(html) })
  useEffect(() => {
    if (editor) onOpened()
  }, [editor, onOpened])
  return <EditorContent editor={editor} />
}

/** The same document with a React component for each field, as Tiptap's guide has it. */
export const openReact: OpenEditor = async (html, sheet) => {
  const root = createRoot(sheet)
  await new Promise<void>(resolve => root.render(<Document html={html} onOpened={resolve} />))
  return { close: () => root.unmount() }
}
