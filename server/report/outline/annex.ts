import { createHash } from 'node:crypto'
import { type Block, type Line, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { classText, hasLongNames, nameHeads, nameKey, rowCodes } from '../wording/labels.ts'
import { ownerName, statusWord } from '../wording/mark-words.ts'
import { verdictRun } from '../wording/verdict-words.ts'
import { cardMarks } from './cards.ts'
import { addressList, isLongAddress } from './search-facts.ts'

export const ANNEX_TARGET = 'annex'
const DIGEST_SHOWN = 16

/** Lists every mark that the report counts, with the rules by which it was found, so that no count is without its marks. */
const allMarks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const marks = cardMarks(input)
  if (marks.length === 0) return []
  return [
    {
      kind: 'heading',
      level: 3,
      text: say(`全部在先商标（${marks.length} 件）`, `All earlier marks (${marks.length})`),
    },
    {
      kind: 'table',
      isDense: true,
      widths: [9, 17, 15, 24, 15, 10, 10],
      head: [
        say('结论', 'Verdict'),
        say('商标', 'Mark'),
        say('注册号 · 类', 'Number · class'),
        say('权利人', 'Owner'),
        say('状态', 'Status'),
        say('规则', 'Rules'),
        say('群组', 'Groups'),
      ],
      rows: marks.flatMap(({ mark: index, verdict, rows, hits }) => {
        const mark = report.marks[index]
        if (!mark) return []
        const rules = new Set(
          hits.flatMap(hit => (report.hits[hit]?.rules ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id)),
        )
        return [
          [
            { lines: [[verdictRun(input, verdict)]] },
            { lines: [[{ text: mark.name || say('图形', 'device'), isMark: true }]] },
            textCell(`${mark.regNo} · ${classText(mark.class)}`),
            textCell(ownerName(input, mark)),
            textCell(statusWord(input, mark)),
            textCell([...rules].join(' ')),
            textCell(rowCodes(input, rows)),
          ],
        ]
      }),
    },
  ]
}

/** Returns JSON with the keys of each object in order: a report that was kept in the database has them in another. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Names the versions that a rerun must agree in, and the digest of the facts that it must then come to. */
const versionLines = ({ report, say }: ReportInput): Line[] => {
  const { versions } = report
  if (!versions) return []
  const facts = createHash('sha256').update(canonicalJson(report)).digest('hex')
  return [
    [
      say(
        `版本：程序 ${versions.engine}；近似规则 ${versions.rules}；区分表 ${versions.edition || '—'}；商标库摘要 ${versions.register.slice(0, DIGEST_SHOWN) || '—'}`,
        `Versions: program ${versions.engine}; rules ${versions.rules}; classification ${versions.edition || '—'}; register digest ${versions.register.slice(0, DIGEST_SHOWN) || '—'}`,
      ),
    ],
    [
      say(
        `检索事实摘要（SHA-256）：${facts.slice(0, 32)}。版本与检索日相同的，重新检索应得同一摘要。`,
        `Digest of the facts found (SHA-256): ${facts.slice(0, 32)}. With the same versions on the same day, a rerun comes to the same digest.`,
      ),
    ],
  ]
}

const exactSearch = (input: ReportInput): Line[] => {
  const { report, read, say } = input
  const { register, names, rows, goods, edition, day } = report
  const codes = rowCodes(input, [...rows.keys()])
  return [
    [
      say('检索的文字：', 'Wording: '),
      ...names.flatMap(({ text }, at) => [at === 0 ? '' : say('、', ', '), { text, isMark: true }]),
    ],
    ...(isLongAddress(input) ? [[say(`地址：${addressList(input)}`, `Address: ${addressList(input)}`)]] : []),
    [say(`检索的类别与群组：${codes}`, `Classes and groups: ${codes}`)],
    [say(`指定的项目：${goods.length} 项，见第三部分`, `Designated items: ${goods.length}, see part 3`)],
    [
      say(
        `商标库：${read(register.name)}，${register.size.toLocaleString('en')} 件，更新至 ${register.asOf}`,
        `Register: ${read(register.name)}, ${register.size.toLocaleString('en')} marks, as of ${register.asOf}`,
      ),
    ],
    [say(`分类表：${read(edition)}`, `Classification: ${read(edition)}`)],
    [say(`检索日：${day}；商标的权利状态按该日计`, `Day of the search: ${day}; whether marks live is as of that day`)],
    ...versionLines(input),
  ]
}

/** Returns how many of the listed marks were found for a name. */
const listedOf = (input: ReportInput, name: number): number =>
  cardMarks(input).filter(({ hits }) => hits.some(hit => input.report.hits[hit]?.name === name)).length

/** Writes every way of searching with its hits for each name. */
const strategiesTable = (input: ReportInput): TableBlock => {
  const { report, read, say } = input
  const ways = new Map(report.strategies.map(strategy => [strategy.id, strategy]))
  const hitsOf = (id: string, name: number): string =>
    String(report.strategies.find(strategy => strategy.id === id && strategy.name === name)?.hits ?? '—')
  const share = Math.min(20, 60 / report.names.length)
  return {
    kind: 'table',
    widths: [100 - share * report.names.length, ...report.names.map(() => share)],
    head: [say('方式', 'Way'), ...nameHeads(input)],
    rows: [
      ...[...ways].map(([id, way]) => [
        textCell(read(way)),
        ...report.names.map((_, name) => textCell(hitsOf(id, name))),
      ]),
      [
        { lines: [[{ text: say('列入附表的在先商标（件）', 'Earlier marks listed in the annex'), isStrong: true }]] },
        ...report.names.map((_, name) => ({ lines: [[{ text: String(listedOf(input, name)), isStrong: true }]] })),
      ],
    ],
  }
}

/**
 * Writes what was searched, in which ways and with how many hits. The same search on the same data gives the same
 * annex.
 */
export const annexBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  return [
    { kind: 'heading', level: 2, text: say('附表', 'Annex'), id: ANNEX_TARGET },
    { kind: 'heading', level: 3, text: say('检索内容', 'What was searched') },
    { kind: 'list', items: exactSearch(input), isOrdered: true },
    { kind: 'heading', level: 3, text: say('检索方式与命中数', 'Ways of searching and their hits') },
    ...(hasLongNames(input) ? [nameKey(input)] : []),
    strategiesTable(input),
    ...allMarks(input),
  ]
}
