import { type Extensions, getSchema } from '@tiptap/core'
import { AlignedLines } from './carrier/aligned-lines.ts'
import { PageBreak } from './carrier/page-break.ts'
import { prose } from './carrier/prose.ts'
import { Table, TableCell, TableHeader, TableRow } from './carrier/table.ts'
import { CheckboxesField, CheckboxItem } from './checkboxes-field/checkboxes-field.ts'
import { JumpLink } from './jump-link/jump-link.ts'
import { ParagraphField } from './paragraph-field/paragraph-field.ts'
import { Picture } from './picture/picture.ts'
import { RadioField } from './radio-field/radio-field.ts'
import { SourceMark } from './source-mark/source-mark.ts'
import { InlineSwitchField, SwitchField } from './switch-field/switch-field.ts'
import { TextField } from './text-field/text-field.ts'

/** The one list of nodes and marks of a document as it is saved, in the browser and on the server. */
export const schemaKit: Extensions = [
  ...prose,
  PageBreak,
  Picture,
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
  AlignedLines,
]

/** The schema of a saved document; a document holds nothing else. */
export const documentSchema = getSchema(schemaKit)
