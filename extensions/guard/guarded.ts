import type { Node } from '@tiptap/pm/model'
import { FIELD_SLOTS } from '../serialize/field-reader.ts'

export const isField = (node: Node): boolean => node.type.name in FIELD_SLOTS

/** A field, or an item of one: nothing that ordinary editing may remove. */
export const isGuarded = (node: Node): boolean => isField(node) || node.type.name === 'checkboxItem'
