import type { JSONContent } from '@tiptap/core'

/** Returns the node's attribute as text, `""` where it has none. */
export const readText = ({ attrs }: JSONContent, name: string): string => {
  const value: unknown = attrs?.[name]
  return typeof value === 'string' ? value : ''
}

/** Returns a field's value as it stands, `""` where it is blank. */
export const readValue = (node: JSONContent): string => {
  const value = readText(node, 'value')
  return value.trim() === '' ? '' : value
}

/** Returns the node's attribute as a whole number from 0 upwards, `fallback` for anything else. */
export const readCount = ({ attrs }: JSONContent, name: string, fallback: number): number => {
  const value: unknown = attrs?.[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback
}
