/** The kind of text in a column, by which a row is found, split and checked; `sort` is the sort of a mark, one of few words. */
type CellKind = 'number' | 'class' | 'date' | 'code' | 'sort' | 'han' | 'latin' | 'free' | 'text'

/** A column of a table: the field it fills, its labels in the office's files, and the kind of its text. */
interface OpenColumn {
  field: string
  labels: readonly string[]
  kind: CellKind
}

const OPEN_TABLES = ['basics', 'owners', 'goods', 'coOwners', 'priorities', 'internationals', 'agents'] as const
export type OpenTable = (typeof OPEN_TABLES)[number]

interface TableShape {
  /** A part of the file's name. */
  title: RegExp
  columns: readonly OpenColumn[]
  /** The fields without which a row says nothing; the key comes first. */
  needed: readonly string[]
  /** The field that tells apart the rows of one key; absent where a key has one row. */
  serial?: readonly string[]
}

const column = (field: string, kind: CellKind, ...labels: string[]): OpenColumn => ({ field, kind, labels })

const NUMBER = column('regNo', 'number', '注册号/申请号', '申请号/注册号', '注册号', '申请号', '商标号', '商标注册号')
const CLASS = column('class', 'class', '国际分类', '国际分类号', '类别', '商标类别')

/** The tables of the office's open data (docs/register.md §1). */
export const TABLE_SHAPES: Readonly<Record<OpenTable, TableShape>> = {
  basics: {
    title: /注册商标基本信息|商标基本信息/,
    needed: ['regNo', 'class'],
    columns: [
      NUMBER,
      CLASS,
      column('applicationDate', 'date', '申请日期', '申请日'),
      column('name', 'text', '商标名称', '商标名', '商标文字'),
      column('kind', 'sort', '商标类型'),
      column('agentCode', 'code', '代理机构代码', '代理人代码', '代理机构编码'),
      column('preliminaryIssue', 'code', '初审公告期号'),
      column('preliminaryDate', 'date', '初审公告日期'),
      column('registrationIssue', 'code', '注册公告期号'),
      column('registrationDate', 'date', '注册公告日期'),
      column('termFrom', 'date', '专用期开始日期', '专用权开始日期'),
      column('termTo', 'date', '专用期结束日期', '专用权结束日期'),
      column('term', 'text', '专用有效期', '专用期'),
      column('design', 'free', '商标设计说明'),
      column('colours', 'text', '商标颜色说明'),
      column('disclaimer', 'text', '放弃专用权说明'),
      column('isSolid', 'code', '是否立体商标'),
      column('isShared', 'code', '是否共有申请'),
      column('form', 'text', '商标形态'),
      column('geographic', 'text', '地理标志信息'),
      column('colourMark', 'code', '颜色标志'),
      column('wellKnown', 'code', '是否驰名商标'),
    ],
  },
  owners: {
    title: /商标注册人信息|商标申请人信息/,
    needed: ['regNo', 'class'],
    columns: [
      NUMBER,
      CLASS,
      column('owner', 'han', '注册人中文名称', '申请人中文名称'),
      column('ownerEn', 'latin', '注册人外文名称', '申请人外文名称', '注册人英文名称', '申请人英文名称'),
      column('address', 'free', '注册人中文地址', '申请人中文地址'),
      column('addressEn', 'latin', '注册人英文地址', '申请人英文地址', '注册人外文地址', '申请人外文地址'),
    ],
  },
  goods: {
    title: /商标商品服务信息|商标商品\/服务信息/,
    needed: ['regNo', 'class', 'goodsName'],
    serial: ['group', 'serial'],
    columns: [
      NUMBER,
      CLASS,
      column('group', 'code', '类似群', '类似群组', '类似群号'),
      column('serial', 'code', '商品序号', '商品服务序号'),
      column('goodsName', 'free', '商品中文名称', '商品服务中文名称', '商品名称'),
      column('goodsState', 'code', '商品状态'),
    ],
  },
  coOwners: {
    title: /商标共有人信息/,
    needed: ['regNo'],
    serial: ['owner', 'ownerEn'],
    columns: [
      NUMBER,
      CLASS,
      column('owner', 'han', '共有人中文名称'),
      column('ownerEn', 'latin', '共有人英文名称', '共有人英文文名称', '共有人外文名称'),
      column('address', 'free', '共有人中文地址'),
      column('addressEn', 'latin', '共有人英文地址', '共有人外文地址'),
    ],
  },
  priorities: {
    title: /优先权信息/,
    needed: ['regNo', 'class'],
    serial: ['priorityNo', 'priorityDate'],
    columns: [
      NUMBER,
      CLASS,
      column('priorityNo', 'text', '优先权编号', '优先权号'),
      column('priorityKind', 'text', '优先权种类', '种类'),
      column('priorityDate', 'date', '优先权日期', '日期'),
      column('priorityGoods', 'free', '优先权商品', '商品'),
      column('priorityCountry', 'text', '优先权国家/地区', '国家/地区', '优先权国家', '国家地区'),
    ],
  },
  internationals: {
    title: /国际注册基本信息|国际注册信息/,
    needed: ['regNo'],
    columns: [
      NUMBER,
      CLASS,
      column('internationalNo', 'text', '国际注册号'),
      column('internationalDate', 'date', '国际注册日期'),
      column('notifiedDate', 'date', '国际通知日期'),
      column('language', 'text', '申请语种'),
      column('applicationKind', 'text', '申请类型'),
      column('internationalIssue', 'text', '国际公告期号'),
      column('internationalPublication', 'date', '国际公告日期'),
      column('laterDesignation', 'date', '后期指定日期'),
      column('basicDate', 'date', '基础注册日期'),
    ],
  },
  agents: {
    title: /商标代理人信息|商标代理机构信息|代理人信息/,
    needed: ['agentCode', 'agent'],
    columns: [
      column('agentCode', 'number', '代理人代码', '代理机构代码', '代码', '代理机构编码'),
      column('agent', 'free', '代理人名称', '代理机构名称', '名称'),
    ],
  },
}

/** The field that a row of a table is kept under: its number, or the code of an agent. */
export const keyFieldOf = (table: OpenTable): 'regNo' | 'agentCode' => (table === 'agents' ? 'agentCode' : 'regNo')

/** A column of a file as it was understood; `field` is null for a label that is not known. */
export interface ReadColumn {
  label: string
  field: string | null
  kind: CellKind
}

const plain = (label: string): string => label.normalize('NFKC').replace(/[\s"'\ufeff]/g, '')

/** Returns the wordings under which a label may be known: a flattened heading (`初审公告日期>日期`) by each of its parts, too. */
const wordingsOf = (label: string): string[] => {
  const parts = plain(label).split('>')
  return [parts.join(''), parts[0] ?? '', parts.at(-1) ?? '']
}

const readColumn = (label: string, columns: readonly OpenColumn[]): ReadColumn => {
  const known = wordingsOf(label).flatMap(wording => columns.filter(({ labels }) => labels.includes(wording)))[0]
  return { label: plain(label), field: known?.field ?? null, kind: known?.kind ?? 'text' }
}

/** A table of the open data as a file has it. */
export interface OpenHeader {
  table: OpenTable
  columns: readonly ReadColumn[]
}

/** Returns the columns of a header under one table; null where the table needs one that is missing, or one comes twice. */
const columnsUnder = (table: OpenTable, labels: readonly string[]): ReadColumn[] | null => {
  const shape = TABLE_SHAPES[table]
  const columns = labels.map(label => readColumn(label, shape.columns))
  const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  const isWhole = shape.needed.every(field => fields.includes(field)) && new Set(fields).size === fields.length
  return isWhole ? columns : null
}

/**
 * Returns the table that a header line begins: the one that knows most of its labels, and of several the one that the name of the
 * file speaks of. Null where the header is of no table of the open data.
 */
export const readHeader = (labels: readonly string[], fileName: string): OpenHeader | null => {
  const candidates = OPEN_TABLES.flatMap(table => {
    const columns = columnsUnder(table, labels)
    if (columns === null) return []
    const known = columns.filter(({ field }) => field !== null && field !== 'regNo' && field !== 'class').length
    return known === 0 ? [] : [{ table, columns, rank: known + (TABLE_SHAPES[table].title.test(fileName) ? 0.5 : 0) }]
  })
  const [best] = candidates.toSorted((a, b) => b.rank - a.rank)
  return best === undefined ? null : { table: best.table, columns: best.columns }
}
