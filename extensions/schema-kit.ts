import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { ListItem } from './carrier/list-item.ts'
import { Subscript, Superscript } from './carrier/script-marks.ts'
import { Table, TableCell, TableHeader, TableRow } from './carrier/table.ts'
import { CheckboxItem } from './checkboxes-field/checkbox-item.ts'
import { CheckboxesField } from './checkboxes-field/checkboxes-field.ts'
import { JumpLink } from './jump-link/jump-link.ts'
import { ParagraphField } from './paragraph-field/paragraph-field.ts'
import { RadioField } from './radio-field/radio-field.ts'
import { SourceMark } from './source-mark/source-mark.ts'
import { InlineSwitchField } from './switch-field/inline-switch-field.ts'
import { SwitchField } from './switch-field/switch-field.ts'
import { TextField } from './text-field/text-field.ts'

/** The one list of nodes and marks a document is made of: the schema in Node, and the ground of the browser's kit. */
export const schemaKit: Extensions = [
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    trailingNode: false,
    listItem: false,
    heading: { levels: [1, 2, 3, 4] },
  }),
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
