import { strToU8, zipSync } from 'fflate'
import { below, type Random, seededRandom } from '../../server/register/sample/seeded-random.ts'

/** A row of the basic table as a perfect reader would give it; `fault` is what was done to its line. */
export interface TrueBasic {
  key: string
  class: number
  cells: Record<string, string>
  fault: 'none' | 'brokenQuote' | 'runOver' | 'noRow'
}

export interface FaultyPackage {
  bytes: Uint8Array
  rows: TrueBasic[]
}

/** The columns of the office's basic table, in its order, and the fields that the register has for them. */
const COLUMNS = [
  ['注册号/申请号', 'regNo'],
  ['国际分类', 'class'],
  ['申请日期', 'applicationDate'],
  ['商标名称', 'name'],
  ['商标类型', 'kind'],
  ['代理机构代码', 'agentCode'],
  ['初审公告期号', 'preliminaryIssue'],
  ['初审公告日期', 'preliminaryDate'],
  ['注册公告期号', 'registrationIssue'],
  ['注册公告日期', 'registrationDate'],
  ['专用期开始日期', 'termFrom'],
  ['专用期结束日期', 'termTo'],
  ['专用有效期', 'term'],
  ['商标设计说明', 'design'],
  ['商标颜色说明', 'colours'],
  ['放弃专用权说明', 'disclaimer'],
  ['是否立体商标', 'isSolid'],
  ['是否共有申请', 'isShared'],
  ['商标形态', 'form'],
  ['地理标志信息', 'geographic'],
  ['颜色标志', 'colourMark'],
  ['是否驰名商标', 'wellKnown'],
] as const
const HEADER = COLUMNS.map(([label]) => label).join(',')

const CHARACTERS = [...'晴岭舟禾泉霖砚溪乔棠雁汀锦川禹朔岚桐苏沐云帆谷雨青梧']
const EVERY = 8
const DESIGNS = [
  '图形为一叶小舟，舟下三道水纹',
  '外框为圆形,内有字母“Q”,无含义',
  '文字横排,自左向右读',
  '由汉字与图形组合而成,整体呈方形,右上角有一片叶子',
]

const word = (random: Random): string =>
  Array.from({ length: 2 + below(random, 3) }, () => CHARACTERS[below(random, CHARACTERS.length)] ?? '').join('')

const day = (year: number, random: Random): string =>
  `${year}-${String(1 + below(random, 12)).padStart(2, '0')}-${String(1 + below(random, 28)).padStart(2, '0')}`

const makeRow = (index: number, year: number, random: Random): TrueBasic => {
  const name = index % 11 === 0 ? `${word(random)},${word(random)}` : word(random)
  const isRegistered = index % 5 !== 0
  const cells: Record<string, string> = {
    applicationDate: day(year, random),
    name,
    kind: '一般',
    agentCode: String(10_000 + below(random, 900)),
    design: index % EVERY === 0 ? '' : (DESIGNS[below(random, DESIGNS.length)] ?? ''),
    isShared: '否',
    ...(isRegistered && {
      preliminaryIssue: String(1_400 + below(random, 100)),
      preliminaryDate: day(year + 1, random),
      registrationIssue: String(1_500 + below(random, 100)),
      registrationDate: day(year + 2, random),
      termFrom: day(year + 2, random),
      termTo: day(year + 12, random),
    }),
  }
  return { key: String(18_000_000 + index), class: 1 + below(random, 45), cells, fault: 'none' }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

const pieces = (row: TrueBasic, isQuoted: boolean): string[] =>
  COLUMNS.map(([, field]) => {
    const cell = field === 'regNo' ? row.key : field === 'class' ? String(row.class) : (row.cells[field] ?? '')
    return (isQuoted && cell !== '') || cell.includes(',') ? quoted(cell) : cell
  })

const placeOf = (field: string): number => COLUMNS.findIndex(([, name]) => name === field)

/** Five ways in which the quotes of a name or a description break. */
const withBrokenQuote = (row: TrueBasic, way: number): string => {
  const cells = pieces(row, way % 2 === 0)
  const place = placeOf(way % 5 < 3 || (row.cells['design'] ?? '') === '' ? 'name' : 'design')
  const cell = quoted((cells[place] ?? '').replaceAll('"', ''))
  // Not closed; not opened; a lone one inside of a quoted text; closed twice; a lone one where no quotes are.
  const broken = [cell.slice(0, -1), cell.slice(1), `${cell.slice(0, 2)}"${cell.slice(2)}`, `${cell}"`]
  const bare = cell.slice(1, -1)
  const text = broken[way % 5] ?? (bare.includes(',') ? cell.slice(0, -1) : `${bare}"`)
  return cells.with(place, text).join(',')
}

/** Breaks within a description, every fourth before a number as in a list. */
const withRunOver = (row: TrueBasic, way: number): string => {
  const whole = row.cells['design'] || '文字横排自左向右读'
  const at = 3 + (way % (whole.length - 5))
  const lineBreak = ['\n', '\r\n', '\n\n', '\n2、'][way % 4] ?? '\n'
  const text = whole.slice(0, at) + lineBreak + whole.slice(at)
  row.cells['design'] = text
  const isQuoted = way % 3 === 0
  const written = isQuoted || text.includes(',') ? quoted(text) : text
  return pieces(row, isQuoted).with(placeOf('design'), written).join(',')
}

/** What stands in such tables and is no row: nothing can be made of it but a line kept aside. */
const NO_ROWS = [
  (row: TrueBasic): string => pieces({ ...row, class: 0 }, false).join(','),
  (row: TrueBasic): string => pieces({ ...row, class: 77 }, true).join(','),
  (row: TrueBasic): string => pieces(row, false).with(2, '不详').join(','),
]

export interface FaultShares {
  brokenQuotes: number
  runOvers: number
  noRows: number
}

/**
 * Builds a package of the open data with a basic table alone, as a perfect reader would give it and with so many of its lines broken, far apart. Years
 * and numbers follow from the seed.
 */
export const makeFaultyPackage = (
  seed: number,
  rows: number,
  { brokenQuotes, runOvers, noRows }: FaultShares,
): FaultyPackage => {
  const random = seededRandom(seed)
  const made = Array.from({ length: rows }, (_, index) => makeRow(index, 2015, random))
  const places = new Set<number>()
  while (places.size < brokenQuotes + runOvers + noRows) places.add(below(random, rows))
  for (const [turn, place] of [...places].entries()) {
    const row = made[place]
    if (row) row.fault = turn < brokenQuotes ? 'brokenQuote' : turn < brokenQuotes + runOvers ? 'runOver' : 'noRow'
  }
  const ways = { none: 0, brokenQuote: 0, runOver: 0, noRow: 0 }
  const lines = made.map((row, index) => {
    const way = ways[row.fault]++
    if (row.fault === 'brokenQuote') return withBrokenQuote(row, way)
    if (row.fault === 'runOver') return withRunOver(row, way)
    if (row.fault === 'noRow') return (NO_ROWS[way % NO_ROWS.length] ?? (() => ''))(row)
    return pieces(row, index % 3 === 0).join(',')
  })
  const text = `${[HEADER, ...lines].join('\n')}\n`
  return { bytes: zipSync({ '注册商标基本信息.csv': [strToU8(text), { level: 1 }] }), rows: made }
}

/** Builds the package of a month: rows that replace those of the numbers and classes given, with another name. */
export const makeMonth = (rows: readonly TrueBasic[], name: string): Uint8Array => {
  const lines = rows.map(row => pieces({ ...row, cells: { ...row.cells, name } }, false).join(','))
  return zipSync({ '注册商标基本信息.csv': strToU8(`${[HEADER, ...lines].join('\n')}\n`) })
}
