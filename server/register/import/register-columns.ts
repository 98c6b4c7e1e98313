import { createHash } from 'node:crypto'
import type { RegisterColumn } from '#contract/vocabulary.ts'

/** The columns of a register in a table, each with the names under which vendors' exports have it. */
const ALIASES = {
  reg_no: [
    '注册号/申请号',
    '申请号/注册号',
    '申请/注册号',
    '注册/申请号',
    '商标号',
    '注册号',
    '申请号',
    '商标注册号',
    '商标申请号',
  ],
  registration_no: [],
  class: ['国际分类', '国际分类号', '类别', '类号', '商标类别', '尼斯分类', '国际类别'],
  name: ['商标名称', '商标名', '商标', '商标文字'],
  status: ['状态', '法律状态', '商标状态', '流程状态', '当前状态', '最新状态'],
  is_device: ['是否图形', '图形商标'],
  kind: [],
  owner: [
    '注册人',
    '申请人',
    '权利人',
    '商标权人',
    '申请人名称',
    '注册人名称',
    '权利人名称',
    '申请人中文名称',
    '申请人名称(中文)',
    '注册人中文名称',
  ],
  owner_en: ['申请人英文名称', '申请人名称(英文)', '申请人外文名称', '注册人外文名称', '注册人英文名称'],
  address: ['申请人地址', '注册人地址', '地址', '申请人地址(中文)', '注册人中文地址'],
  agent: ['代理机构', '代理机构名称', '代理人', '代理组织', '商标代理机构'],
  application_date: ['申请日期', '申请日', '申请时间'],
  preliminary_date: ['初审公告日期', '初审公告日', '初审日期', '初步审定公告日期'],
  registration_date: ['注册公告日期', '注册公告日', '注册日期', '注册日', '专用期开始日期', '专用权开始日期'],
  expiry_date: ['专用期结束日期', '专用权结束日期', '专用期截止日期', '到期日', '到期日期', '有效期至', '截止日期'],
  term: ['专用期', '专用权期限', '专用期限', '有效期', '商标专用期', '专用权有效期'],
  groups: ['类似群', '类似群组', '群组', '类似群号', '商品/服务类似群'],
  goods: [
    '商品/服务',
    '商品服务',
    '商品',
    '商品/服务项目',
    '商品服务项目',
    '商品名称',
    '核定商品',
    '指定商品',
    '核定使用商品',
  ],
  events: [],
} as const satisfies Record<RegisterColumn, readonly string[]>

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s:*_]/g, '')

const BY_NAME = new Map(
  (Object.entries(ALIASES) as [RegisterColumn, readonly string[]][]).flatMap(([column, names]) =>
    [column, ...names].map((name, rank) => [folded(name), { column, rank }] as const),
  ),
)

/** The choices for the columns of a table, by their labels; null for one that is passed over. */
export type ColumnChoices = ReadonlyMap<string, RegisterColumn | null>
/** The choices for all tables that were met, by the key of their labels. */
export type KnownChoices = ReadonlyMap<string, ColumnChoices>

/** Returns the key of a table's labels, whatever their order. */
export const labelsKey = (labels: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(labels.map(folded).toSorted()))
    .digest('hex')

/** Returns the column of a register that a label names among ours and those of vendors; undefined for none. */
const knownColumn = (label: string): { column: RegisterColumn; rank: number } | undefined => BY_NAME.get(folded(label))

/**
 * Returns which column of a table holds what, by what was chosen, by our own names of columns and by those of vendors' exports. Where two
 * columns would hold the same, the chosen one counts, else the one whose name stands first among ours.
 */
export const columnsOf = (
  labels: readonly string[],
  choices: ColumnChoices = new Map(),
): ReadonlyMap<RegisterColumn, string> => {
  const found = new Map<RegisterColumn, { label: string; rank: number }>()
  for (const label of labels) {
    const chosen = choices.get(label)
    const known = chosen === undefined ? knownColumn(label) : chosen && { column: chosen, rank: -1 }
    if (!known) continue
    const before = found.get(known.column)
    if (before === undefined || known.rank < before.rank) found.set(known.column, { label, rank: known.rank })
  }
  return new Map([...found].map(([column, { label }]) => [column, label]))
}
