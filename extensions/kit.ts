import { type AnyExtension, Extension, type Extensions, Mark, Node } from '@tiptap/core'
import type { Mark as DocumentMark, Node as DocumentNode } from '@tiptap/pm/model'
import type { MarkView, NodeView } from '@tiptap/pm/view'
import { actAtCaret, showCaretBlock } from './caret/caret.ts'
import { createHeadingView, createTableView } from './carrier/carrier-view.ts'
import { TabThroughCells } from './carrier/tab-through-cells.ts'
import { CheckboxesFieldView, CheckboxItemView } from './checkboxes-field/checkboxes-field-view.ts'
import { schemaKit } from './document-schema.ts'
import { caretAsItStands } from './guard/caret-as-it-stands.ts'
import { guardFields } from './guard/guard-view.ts'
import { moveFields } from './guard/move-fields.ts'
import { plainPasted } from './guard/plain-pasted-view.ts'
import { TurnIntoText } from './guard/turn-into-text.ts'
import { fieldKeys } from './input/field-keys.ts'
import { fieldListener } from './input/field-listener.ts'
import { TabThroughFields } from './input/tab-through-fields.ts'
import { createJumpLinkView } from './jump-link/jump-link-view.ts'
import { ParagraphFieldView } from './paragraph-field/paragraph-field-view.ts'
import { PictureView, takePictures } from './picture/picture-view.ts'
import { RadioFieldView } from './radio-field/radio-field-view.ts'
import { restWhileTyping } from './section/rest-while-typing.ts'
import { Section, SectionedDocument } from './section/section.ts'
import { crossBorder, keepSections, plainCopied } from './section/section-borders.ts'
import { createSectionView } from './section/section-view.ts'
import type { FieldNodeName } from './serialize/field-nodes.ts'
import { createSourceMarkView } from './source-mark/source-mark-view.ts'
import { InlineSwitchFieldView, SwitchFieldView } from './switch-field/switch-field-view.ts'
import { TextFieldView } from './text-field/text-field-view.ts'
import type { FieldContext } from './view/field-context.ts'
import type { FieldView, FieldViewProps } from './view/field-view.ts'
import { followQuotes } from './view/source-badge-view.ts'

// What the owner of an editor needs beside its list of extensions.
export { readSelection } from './caret/caret.ts'
export { alignLines, readAlignment } from './carrier/aligned-lines.ts'
export { insertPageBreak } from './carrier/page-break.ts'
export { changeField } from './field/change-field.ts'
export { markDeliberate } from './field/deliberate-change.ts'
export { insertPictures } from './picture/picture-view.ts'
export { drawInTurns, drawNow } from './section/draw-in-turns.ts'
export { isSection } from './section/section.ts'
export { fromSections, isUnusedSpare, openDocument } from './section/sectioned-document.ts'
export { element, setText } from './view/element.ts'
export type { FieldContext, FieldLabels, SourceBadge } from './view/field-context.ts'
export { FIELD_VIEWS } from './view/field-view.ts'
export { setBehindQuote, showActiveSource } from './view/source-badge-view.ts'

type FieldViewClass = new (props: FieldViewProps) => FieldView

const VIEWS: Readonly<Record<FieldNodeName | 'checkboxItem', FieldViewClass>> = {
  textField: TextFieldView,
  paragraphField: ParagraphFieldView,
  switchField: SwitchFieldView,
  inlineSwitchField: InlineSwitchFieldView,
  radioField: RadioFieldView,
  checkboxesField: CheckboxesFieldView,
  checkboxItem: CheckboxItemView,
}

const FIELD_VIEW_CLASSES: ReadonlyMap<string, FieldViewClass> = new Map(Object.entries(VIEWS))

const MARK_VIEWS: Readonly<Record<string, (mark: DocumentMark, context: FieldContext) => MarkView>> = {
  jumpLink: createJumpLinkView,
  sourceMark: createSourceMarkView,
}

/** Views of nodes that are no fields but look different on the page than in HTML. */
const PLAIN_VIEWS: Readonly<Record<string, (node: DocumentNode) => NodeView>> = {
  heading: createHeadingView,
  section: createSectionView,
  table: createTableView,
}

const withView = (extension: AnyExtension, context: FieldContext): AnyExtension => {
  const View = FIELD_VIEW_CLASSES.get(extension.name)
  if (View && extension instanceof Node) {
    return extension.extend({
      addNodeView:
        () =>
        ({ node, view, editor, getPos }) =>
          new View({ node, view, editor, getPos, context }),
    })
  }
  if (extension.name === 'picture' && extension instanceof Node) {
    return extension.extend({
      addNodeView:
        () =>
        ({ node, view }) =>
          new PictureView(node, view, context),
    })
  }
  const createPlainView = PLAIN_VIEWS[extension.name]
  if (createPlainView && extension instanceof Node) {
    return extension.extend({
      addNodeView:
        () =>
        ({ node }) =>
          createPlainView(node),
    })
  }
  const createView = MARK_VIEWS[extension.name]
  if (createView && extension instanceof Mark) {
    return extension.extend({
      addMarkView:
        () =>
        ({ mark }) =>
          createView(mark, context),
    })
  }
  return extension
}

const fieldBehaviour = (context: FieldContext): AnyExtension =>
  Extension.create({
    name: 'fieldBehaviour',
    addProseMirrorPlugins() {
      return [
        actAtCaret(),
        showCaretBlock(),
        followQuotes(),
        fieldListener(context),
        ...guardFields(context),
        fieldKeys(context),
        moveFields(),
        takePictures(context, this.editor.schema),
        ...plainPasted(context),
      ]
    },
  })

/** Higher than every other extension that handles keys. */
const SECTION_PRIORITY = 10_000

const sectionBehaviour = Extension.create({
  name: 'sectionBehaviour',
  priority: SECTION_PRIORITY,
  addProseMirrorPlugins: () => [caretAsItStands(), crossBorder(), keepSections(), plainCopied(), restWhileTyping()],
})

/** The schema of a document with sections at its top. */
const EDITING_KIT: Extensions = [...schemaKit.filter(({ name }) => name !== 'doc'), SectionedDocument, Section]

/** Returns the browser's list of extensions: the schema with its views, listeners and guards. */
export const documentKit = (context: FieldContext): Extensions => [
  ...EDITING_KIT.map(extension => withView(extension, context)),
  sectionBehaviour,
  TurnIntoText,
  TabThroughCells,
  TabThroughFields,
  fieldBehaviour(context),
]
