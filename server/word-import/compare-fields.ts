import type { JSONContent } from '@tiptap/core'
import type { FormValue } from '#contract/document-form.ts'
import { SWITCH_WIRE } from '#contract/document-html.ts'
import type { WordChange, WordDoubt } from '#contract/word-import.ts'
import { encodeParagraph } from '#extensions/paragraph-field/paragraph-text.ts'
import type { FieldSlot } from '#extensions/serialize/field-nodes.ts'
import { itemTag } from '../word/way-back.ts'
import type { ExportedField } from './exported-fields.ts'
import { folded, type ReadControl, type ReadDocument } from './read-document.ts'

/** A field's value in the file, or the reason why it cannot be taken. */
type Found = { after: FormValue } | Pick<WordDoubt, 'reason' | 'text'>

interface Files {
  /** The documents as they were written. */
  written: ReadDocument
  /** The same documents as they came back. */
  uploaded: ReadDocument
}

const only = (controls: readonly ReadControl[] | undefined): ReadControl | 'doubled' | null => {
  const [first, ...others] = controls ?? []
  if (!first) return null
  return others.every(({ text }) => text === first.text) ? first : 'doubled'
}

const findText = ({ node, tag, slot }: ExportedField, { written, uploaded }: Files): Found | null => {
  const before = only(written.controls.get(tag))
  const control = only(uploaded.controls.get(tag))
  if (control === 'doubled') {
    const texts = uploaded.controls.get(tag)?.map(({ text }) => text) ?? []
    return { reason: 'doubled', text: [...new Set(texts)].join(' / ') }
  }
  if (control === null) return before && { reason: 'missing', text: '' }
  if (before && before !== 'doubled' && before.text === control.text) return null
  const after = slot.kind === 'paragraph' ? encodeParagraph(control.text) : control.text
  return slot.write?.(node, after) ? { after } : { reason: 'unfitting', text: control.text }
}

/** Switches a region off that was taken out with its text. A region whose text still stands only lost its control. */
const findSwitch = ({ node, tag }: ExportedField, { written, uploaded }: Files): Found | null => {
  const isOn = node.attrs?.['on'] !== false
  if (uploaded.controls.has(tag)) return isOn ? null : { after: SWITCH_WIRE.on }
  const region = written.controls.get(tag)?.[0]
  if (!region) return null
  const text = uploaded.lines.join('\n')
  const isStanding = region.text.split('\n').some(line => folded(line) !== '' && text.includes(folded(line)))
  return isStanding ? { reason: 'missing', text: '' } : { after: SWITCH_WIRE.off }
}

const BOX = /[☐☑☒]/u

/** Returns whether the words of an item stand beside a box without a control: another program took its tag off. */
const hasBareBox = (item: JSONContent, { uploaded }: Files): boolean => {
  const words = folded(item.content?.map(({ text = '' }) => text).join('') ?? '')
  return uploaded.lines.some(line => BOX.test(line) && line.includes(words))
}

/** Takes an item that was in the file and is gone as unchecked: an export leaves unchecked items out. */
const findFlags = ({ node, tag, slot }: ExportedField, files: Files): Found | null => {
  const { written, uploaded } = files
  const own = slot.read(node)
  if (!Array.isArray(own)) return null
  const isLost = (item: JSONContent, index: number): boolean =>
    !uploaded.controls.has(itemTag(tag, index)) && hasBareBox(item, files)
  if (node.content?.some(isLost)) return { reason: 'missing', text: '' }
  const after = own.map((flag, index) => {
    const item = itemTag(tag, index)
    const control = uploaded.controls.get(item)?.[0]
    if (control) return control.isChecked ? 1 : 0
    return written.controls.has(item) ? 0 : Number(flag)
  })
  return { after }
}

const FINDERS: Readonly<Record<FieldSlot['kind'], ((field: ExportedField, files: Files) => Found | null) | null>> = {
  text: findText,
  paragraph: findText,
  radio: findText,
  switch: findSwitch,
  checkboxes: findFlags,
  total: null,
}

/** Returns the fields whose values differ in the file, in document order, and those that it leaves in doubt. */
export const compareFields = (
  documents: readonly JSONContent[],
  fields: ReadonlyMap<JSONContent, ExportedField>,
  files: Files,
): { changes: WordChange[]; doubts: WordDoubt[] } => {
  const changes: WordChange[] = []
  const doubts: WordDoubt[] = []

  /** Compares one field; returns whether it was taken out with all that stands in it. */
  const compare = (field: ExportedField): boolean => {
    const { node, key, label, slot } = field
    const found = FINDERS[slot.kind]?.(field, files)
    if (!found || slot.kind === 'total') return false
    const named = { key, label, kind: slot.kind }
    const before = slot.read(node)
    if ('reason' in found) doubts.push({ ...named, ...found })
    else if (JSON.stringify(before) !== JSON.stringify(found.after)) {
      changes.push({ ...named, before, after: found.after })
    }
    return slot.kind === 'switch' && 'after' in found && found.after === SWITCH_WIRE.off
  }
  const visit = (node: JSONContent): void => {
    const field = fields.get(node)
    const isGone = field !== undefined && compare(field)
    if (!isGone) for (const child of node.content ?? []) visit(child)
  }
  for (const document of documents) visit(document)
  return { changes, doubts }
}
