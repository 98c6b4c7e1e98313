import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { FieldKind } from '#contract/document-html.ts'
import { checkedTotal, formatAmount } from '#extensions/checkboxes-field/amounts.ts'
import { chosenText } from '#extensions/radio-field/radio-options.ts'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'
import { fieldsOf, type PlacedField } from './document-fields.ts'
import type { FieldItem } from './field-store.ts'

type ByTab<Value> = Readonly<Record<DocumentTab, Value>>
export type KeyedField = PlacedField & { key: string; tab: DocumentTab }

/** Returns the fields of both documents with their keys, `name#index`, counted over both. */
export const keyFields = (documents: ByTab<DocumentNode>): ByTab<KeyedField[]> => {
  const counts = new Map<string, number>()
  const keyed =
    (tab: DocumentTab) =>
    (field: PlacedField): KeyedField => {
      const name = String(field.node.attrs['name'])
      const index = counts.get(name) ?? 0
      counts.set(name, index + 1)
      return { ...field, tab, key: `${name}#${index}` }
    }
  const [analysis, reason] = DOCUMENT_TABS.map(tab => fieldsOf(documents[tab]).map(keyed(tab)))
  return { analysis: analysis ?? [], reason: reason ?? [] }
}

const totalOf = (checkboxes: DocumentNode): string =>
  formatAmount(
    checkedTotal(checkboxes.children.map(({ attrs }) => ({ value: attrs['value'], checked: attrs['checked'] }))),
  )

/** Reads a field's value as the panel shows it. */
const VALUE_READERS: Record<FieldKind, (node: DocumentNode) => FieldItem['value']> = {
  text: node => node.attrs['value'],
  paragraph: node => node.attrs['value'],
  switch: node => node.attrs['on'],
  radio: node => chosenText(node.attrs) ?? '',
  checkboxes: totalOf,
}

/** The facts of a row that the documents do not hold. */
export interface FieldMarks {
  reviewed: ReadonlySet<string>
  /** Generated values by key. A field without one was not generated and does not count as edited. */
  generated: ReadonlyMap<string, FieldItem['value']>
}

const items = new WeakMap<DocumentNode, FieldItem>()

const toItem = ({ key, tab, kind, node, chapter, isOff }: KeyedField, marks: FieldMarks): FieldItem => {
  const former = items.get(node)
  const value = former?.value ?? VALUE_READERS[kind](node)
  const generated = marks.generated.get(key)
  const isReviewed = marks.reviewed.has(key)
  const isEdited = generated !== undefined && generated !== value
  const isFormer =
    former?.key === key &&
    former.chapter === chapter &&
    former.isOff === isOff &&
    former.isReviewed === isReviewed &&
    former.isEdited === isEdited
  if (isFormer) return former
  const { label, name, source, link, required } = node.attrs
  const item = {
    key,
    tab,
    kind,
    label: label ?? name,
    chapter,
    value,
    source: source ?? null,
    link: link ?? null,
    isEmpty: value === '',
    isRequired: required === true,
    isOff,
    isReviewed,
    isEdited,
  }
  items.set(node, item)
  return item
}

/** Returns the values of both documents by key. */
export const readValues = (keyed: ByTab<readonly KeyedField[]>): Map<string, FieldItem['value']> =>
  new Map(Object.values(keyed).flatMap(fields => fields.map(({ key, kind, node }) => [key, VALUE_READERS[kind](node)])))

/** Returns whether two rows look the same; the former object is then kept. */
const isSameItem = (a: FieldItem, b: FieldItem | undefined): b is FieldItem =>
  b !== undefined && (Object.keys(a) as (keyof FieldItem)[]).every(key => a[key] === b[key])

const keepSame = (found: FieldItem[], former: readonly FieldItem[]): readonly FieldItem[] => {
  let formerByKey: Map<string, FieldItem> | undefined
  const kept = found.map((item, index) => {
    if (item === former[index]) return item
    formerByKey ??= new Map(former.map(other => [other.key, other]))
    const same = formerByKey.get(item.key)
    return isSameItem(item, same) ? same : item
  })
  return kept.length === former.length && kept.every((item, index) => item === former[index]) ? former : kept
}

/**
 * Returns the rows of the panel, first those of the first document. Unchanged rows, and an unchanged list, are the
 * objects of `former`.
 */
export const listFields = (
  documents: ByTab<DocumentNode>,
  marks: FieldMarks,
  former: readonly FieldItem[],
): readonly FieldItem[] => {
  const keyed = keyFields(documents)
  return keepSame(
    DOCUMENT_TABS.flatMap(tab => keyed[tab].map(field => toItem(field, marks))),
    former,
  )
}

/**
 * Returns the required fields of the generated documents of whose name fewer stand in their chapter now; those in parts
 * that were off do not count. An unchanged list is the object of `former`.
 */
export const listMissing = (
  generated: ByTab<readonly KeyedField[]>,
  present: ByTab<readonly KeyedField[]>,
  former: readonly FieldItem[],
): readonly FieldItem[] => {
  const marks = { reviewed: new Set<string>(), generated: new Map() }
  const missing = DOCUMENT_TABS.flatMap(tab => {
    const placeOf = ({ node, chapter }: KeyedField): string => JSON.stringify([node.attrs['name'], chapter])
    const left = new Map([...Map.groupBy(present[tab], placeOf)].map(([place, fields]) => [place, fields.length]))
    return generated[tab].filter(field => {
      const count = left.get(placeOf(field)) ?? 0
      left.set(placeOf(field), count - 1)
      return count <= 0 && field.node.attrs['required'] === true && !field.isOff
    })
  })
  return keepSame(
    missing.map(field => toItem(field, marks)),
    former,
  )
}
