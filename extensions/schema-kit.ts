import { type Extensions, Node } from '@tiptap/core'
import { BulletList, OrderedList } from '@tiptap/extension-list'
import { Blockquote } from './carrier/blockquote.ts'
import { HardBreak, HorizontalRule } from './carrier/breaks.ts'
import { ListItem } from './carrier/list-item.ts'
import { Table, TableCell, TableHeader, TableRow } from './carrier/table.ts'
import { Heading, Paragraph, Text } from './carrier/text-blocks.ts'
import { Bold, Italic, Strike, Subscript, Superscript, Underline } from './carrier/text-marks.ts'
import { CheckboxItem } from './checkboxes-field/checkbox-item.ts'
import { CheckboxesField } from './checkboxes-field/checkboxes-field.ts'
import { JumpLink } from './jump-link/jump-link.ts'
import { ParagraphField } from './paragraph-field/paragraph-field.ts'
import { RadioField } from './radio-field/radio-field.ts'
import { SourceMark } from './source-mark/source-mark.ts'
import { InlineSwitchField } from './switch-field/inline-switch-field.ts'
import { SwitchField } from './switch-field/switch-field.ts'
import { TextField } from './text-field/text-field.ts'

/** All that a document is made of, in it; hand-picked, for a kit brings links, code and their parsers along. */
export const CONTENT_KIT: Extensions = [
  Bold,
  Blockquote,
  BulletList,
  HardBreak,
  Heading,
  HorizontalRule,
  Italic,
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  ListItem,
  Subscript,
  Superscript,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  TextField,
  ParagraphField,
  SwitchField,
  InlineSwitchField,
  RadioField,
  CheckboxesField,
  CheckboxItem,
  JumpLink,
  SourceMark,
]

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })

/** The one list of nodes and marks of a document as it is saved. */
export const schemaKit: Extensions = [Document, ...CONTENT_KIT]
