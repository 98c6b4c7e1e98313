import { CLASS_COUNT } from '#contract/limits.ts'
import { foldName } from '#domain/goods/fold-name.ts'
import type { RelationKind } from '#domain/goods/goods-relation.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import type { ReadRecord, RecordProblem, TableRecord } from '../import-files/read-table.ts'

/** A row of one of the classification's tables, without its edition. */
export type ClassificationRow =
  | { table: 'classification_groups'; values: { code: string; class: number; name_zh: string; name_en: string } }
  | { table: 'classification_items'; values: ItemRow }
  | { table: 'classification_notes'; values: { group_code: string; paragraph: string; note: string } }
  | { table: 'classification_relations'; values: RelationRow }

type ReadLine = ReadRecord<ClassificationRow>

interface ItemRow {
  class: number
  group_code: string
  paragraph: string
  code: string
  name_zh: string
  name_en: string
  is_acceptable: boolean
  folded: string
}

interface RelationRow {
  group_code: string
  paragraph: string
  kind: RelationKind
  subject: string
  to_group: string
  to_paragraph: string
  to_items: string
  old_edition: string
  clause: string
}

const GROUP = /^\d{4}$/
const ITEM_CODE = /^(?:C?\d{6})?$/
const KINDS: Readonly<Record<string, RelationKind>> = {
  similar: 'similar',
  cross_search_old: 'cross-search',
  cross_group_protected: 'cross-group',
  intra_parts_dissimilar: 'parts-dissimilar',
}

/** Restores the leading zeros that a spreadsheet takes from what looks like a number. */
const codeOf = (text: string, length: number): string => (/^\d+$/.test(text) ? text.padStart(length, '0') : text)

/** Returns the class and the group that a line names, or the problem with them. */
const placeOf = ({
  class: text = '',
  group: code = '',
}: TableRecord): { class: number; group: string } | RecordProblem => {
  const number = Number(text)
  const group = codeOf(code, 4)
  if (!Number.isInteger(number) || number < 1 || number > CLASS_COUNT) return { problem: 'noClass', detail: text }
  if (!GROUP.test(group) || Number(group.slice(0, 2)) !== number) return { problem: 'noGroup', detail: group }
  return { class: number, group }
}

const readGroup = (line: TableRecord): ReadLine => {
  const { name_zh = '', name_en = '' } = line
  const place = placeOf(line)
  if ('problem' in place) return place
  if (name_zh === '') return { problem: 'noChineseName', detail: place.group }
  return {
    row: { table: 'classification_groups', values: { code: place.group, class: place.class, name_zh, name_en } },
  }
}

const readItem = (line: TableRecord): ReadLine => {
  const { paragraph = '', item_code: written = '', name_zh = '', name_en = '', origin = '' } = line
  const code = written === '' ? '' : codeOf(written, 6)
  const place = placeOf(line)
  if ('problem' in place) return place
  if (!ITEM_CODE.test(code)) return { problem: 'noItemCode', detail: code }
  if (name_zh === '') return { problem: 'noChineseName', detail: code }
  const folded = `${foldName(name_zh)}\n${foldName(name_en)}`
  const is_acceptable = origin === 'acceptable'
  return {
    row: {
      table: 'classification_items',
      values: { class: place.class, group_code: place.group, paragraph, code, name_zh, name_en, is_acceptable, folded },
    },
  }
}

const readNote = ({ group: code = '', paragraph = '', note = '' }: TableRecord): ReadLine => {
  const group = codeOf(code, 4)
  if (!GROUP.test(group)) return { problem: 'noGroup', detail: group }
  if (note === '') return { problem: 'emptyNote', detail: group }
  return { row: { table: 'classification_notes', values: { group_code: group, paragraph, note } } }
}

const readRelation = (line: TableRecord): ReadLine => {
  const { src_para = '', type = '' } = line
  const src_group = codeOf(line['src_group'] ?? '', 4)
  const to_group = line['to_group'] ? codeOf(line['to_group'], 4) : ''
  const kind = KINDS[type]
  if (kind === undefined) return { problem: 'noRelationKind', detail: type }
  if (!GROUP.test(src_group)) return { problem: 'noGroup', detail: src_group }
  if (to_group !== '' && !GROUP.test(to_group)) return { problem: 'noGroup', detail: to_group }
  return {
    row: {
      table: 'classification_relations',
      values: {
        group_code: src_group,
        paragraph: src_para,
        kind,
        subject: line['subject'] ?? '',
        to_group,
        to_paragraph: line['to_para'] ?? '',
        to_items: line['to_items'] ?? '',
        old_edition: line['old_edition'] ?? '',
        clause: line['clause'] ?? '',
      },
    },
  }
}

interface FileKind {
  columns: readonly string[]
  read(line: TableRecord): ReadLine
}

/** The kinds with more columns stand first: a list of items has the columns of a list of groups too. */
const FILE_KINDS: readonly FileKind[] = [
  { columns: ['src_group', 'src_para', 'type', 'to_group'], read: readRelation },
  { columns: ['class', 'group', 'paragraph', 'item_code', 'name_zh'], read: readItem },
  { columns: ['class', 'group', 'name_zh', 'origin'], read: readItem },
  { columns: ['group', 'paragraph', 'note'], read: readNote },
  { columns: ['class', 'group', 'name_zh'], read: readGroup },
]

/**
 * Returns the reader of lines of a file with these columns and any others: groups, items, notes or relations
 * (docs/import-formats.md). Throws `ImportRefusal` where the columns fit none of them.
 */
export const lineReaderOf = (columns: readonly string[]): ((line: TableRecord) => ReadLine) => {
  const kind = FILE_KINDS.find(({ columns: needed }) => needed.every(column => columns.includes(column)))
  if (kind) return kind.read
  const known = FILE_KINDS.map(({ columns: needed }) => needed.join(', ')).join(' | ')
  throw new ImportRefusal('missingColumns', { line: 1, detail: `${known} (${columns.join(', ').slice(0, 200)})` })
}
