import { createHash } from 'node:crypto'
import type { RegisterSource } from '#contract/imports.ts'
import type { ReportRegister } from '#contract/search-report.ts'
import { missingMonths } from '#domain/register/source-packages.ts'
import { type Block, type Line, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { amountText, classList, classText, hasLongNames, nameHeads, nameKey, rowCodes } from '../wording/labels.ts'
import { barRemarks, briefStatus, ownerName } from '../wording/mark-words.ts'
import { verdictRun } from '../wording/verdict-words.ts'
import { type CardMark, cardMarks } from './cards.ts'
import { addressList, isLongAddress, registersText } from './search-facts.ts'

export const ANNEX_TARGET = 'annex'
const DIGEST_SHOWN = 16

/** Returns the rows of a listed mark that it reaches by a note of the classification alone. */
const rowsByNote = ({ report }: ReportInput, { rows, hits }: CardMark): number[] => {
  const links = hits.flatMap(hit => report.hits[hit]?.links ?? [])
  return rows.filter(row => links.every(link => link.row !== row || link.note !== undefined))
}

/** Returns the groups that a listed mark reaches, apart from them those that it reaches by a note alone. */
const groupsOf = (input: ReportInput, card: CardMark): string => {
  const { say } = input
  const byNote = rowsByNote(input, card)
  const others = card.rows.filter(row => !byNote.includes(row))
  return [
    ...(others.length === 0 ? [] : [rowCodes(input, others)]),
    ...(byNote.length === 0 ? [] : [say('注：', 'note: ') + rowCodes(input, byNote)]),
  ].join(say('；', '; '))
}

/** Lists every mark that the report counts, with the rules by which it was found, so that no count is without its marks. */
const allMarks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const marks = cardMarks(input)
  if (marks.length === 0) return []
  const bars = barRemarks(
    input,
    marks.flatMap(({ mark }) => report.marks[mark] ?? []),
  )
  const notes = marks.some(card => rowsByNote(input, card).length > 0)
    ? say(
        '“注”后的类似群，商品仅依区分表注释类似。',
        'In groups behind “note” the goods are similar by a note of the classification alone.',
      )
    : ''
  const remarks = [bars, notes].filter(remark => remark !== '').join(say('', ' '))
  return [
    {
      kind: 'heading',
      level: 3,
      text: say(`全部在先商标（${amountText(marks.length)} 件）`, `All earlier marks (${amountText(marks.length)})`),
    },
    ...(remarks === '' ? [] : [{ kind: 'paragraph', line: [{ text: remarks, isFaint: true }] } satisfies Block]),
    {
      kind: 'table',
      isDense: true,
      widths: say([10, 15, 14, 21, 15, 9, 16], [12, 15, 14, 20, 15, 9, 15]),
      head: [
        say('结论', 'Verdict'),
        say('商标', 'Mark'),
        say('注册号 · 类', 'Number · class'),
        say('权利人', 'Owner'),
        say('状态', 'Status'),
        say('规则', 'Rules'),
        say('类似群', 'Groups'),
      ],
      rows: marks.flatMap(card => {
        const { mark: index, verdict, hits } = card
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
            textCell(briefStatus(input, mark)),
            textCell([...rules].join(' ')),
            textCell(groupsOf(input, card)),
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
        `检索事实摘要（SHA-256）：${facts}。版本与检索日相同的，重新检索应得同一摘要。`,
        `Digest of the facts found (SHA-256): ${facts}. With the same versions on the same day, a rerun comes to the same digest.`,
      ),
    ],
  ]
}

const unsearchedLines = (input: ReportInput): Line[] => {
  const { report, say } = input
  if (report.unsearchedClasses === undefined) return []
  const classes = classList(input, report.unsearchedClasses)
  return [
    [
      {
        text: say(
          `未检索的类别：第${classes}类，其数据所在的服务器没有应答`,
          `Classes not searched, as the server that holds them did not answer: ${classes}`,
        ),
        isStrong: true,
      },
    ],
  ]
}

const exactSearch = (input: ReportInput): Line[] => {
  const { report, read, say } = input
  const { names, rows, goods, edition, day } = report
  const codes = rowCodes(input, [...rows.keys()])
  return [
    [
      say('检索的文字：', 'Wording: '),
      ...names.flatMap(({ text }, at) => [at === 0 ? '' : say('、', ', '), { text, isMark: true }]),
    ],
    ...(isLongAddress(input) ? [[say(`地址：${addressList(input)}`, `Address: ${addressList(input)}`)]] : []),
    [say(`检索的类别与类似群：${codes}`, `Classes and groups: ${codes}`)],
    [
      goods.length === 0
        ? say('指定的项目：未指定', 'Designated items: none')
        : say(
            `指定的项目：${amountText(goods.length)} 项，见第三部分`,
            `Designated items: ${amountText(goods.length)}, see part 3`,
          ),
    ],
    ...unsearchedLines(input),
    [say('商标库：', 'Register: ') + registersText(input)],
    [say(`分类表：${read(edition)}`, `Classification: ${read(edition)}`)],
    [say(`检索日：${day}；商标的权利状态按该日计`, `Day of the search: ${day}; whether marks live is as of that day`)],
    ...versionLines(input),
  ]
}

const kindOfSource = ({ say }: ReportInput, { kind, period }: RegisterSource): string => {
  if (period !== null)
    return period.includes('-') ? say('开放数据 · 月', 'open data, month') : say('开放数据 · 年', 'open data, year')
  if (kind === 'openData') return say('开放数据', 'open data')
  if (kind === 'gazette') return say('公告列表', 'gazette list')
  return kind === 'xml' ? 'XML' : say('商标表格', 'table of marks')
}

const DIGEST_LINE = 32

/** Names the files that a register was made from, with their days and digests, and the months that are missing among them. */
const sourcesOf = (input: ReportInput, { name, sources = [] }: ReportRegister): Block[] => {
  const { report, read, say } = input
  const ofWhich = report.registers === undefined ? '' : say(`：${read(name)}`, `: ${read(name)}`)
  if (sources.length === 0) return []
  const missing = missingMonths(sources.flatMap(({ period }) => period ?? []))
  return [
    { kind: 'heading', level: 3, text: say('商标库的来源文件', 'Files that the register was made from') + ofWhich },
    ...(missing.length === 0
      ? []
      : [
          {
            kind: 'list',
            isOrdered: false,
            items: [
              [
                say(
                  `缺 ${missing.join('、')} 的月包：这些月的变动未入库，检索结果可能因此不全。`,
                  `The packages of ${missing.join(', ')} are missing: what changed in these months is not in the register, and may be missing from the search.`,
                ),
              ],
            ],
          } satisfies Block,
        ]),
    {
      kind: 'table',
      isDense: true,
      widths: [26, 16, 13, 13, 32],
      head: [
        say('文件', 'File'),
        say('种类', 'Kind'),
        say('数据截至', 'As of'),
        say('导入日', 'Imported'),
        say('摘要（SHA-256）', 'Digest (SHA-256)'),
      ],
      rows: sources.map(source => [
        textCell(source.fileName),
        textCell(kindOfSource(input, source)),
        textCell(source.asOf ?? '—'),
        textCell(source.importedOn),
        source.digest === ''
          ? textCell(say('导入未完成', 'import not finished'))
          : { lines: [[source.digest.slice(0, DIGEST_LINE)], [source.digest.slice(DIGEST_LINE)]] },
      ]),
    },
  ]
}

const sourceBlocks = (input: ReportInput): Block[] =>
  (input.report.registers ?? [input.report.register]).flatMap(register => sourcesOf(input, register))

/** Returns how many of the listed marks were found for a name. */
const listedOf = (input: ReportInput, name: number): number =>
  cardMarks(input).filter(({ hits }) => hits.some(hit => input.report.hits[hit]?.name === name)).length

/** Writes every way of searching with its hits for each name. */
const strategiesTable = (input: ReportInput): TableBlock => {
  const { report, read, say } = input
  const ways = new Map(report.strategies.map(strategy => [strategy.id, strategy]))
  const hitsOf = (id: string, name: number): string => {
    const found = report.strategies.find(strategy => strategy.id === id && strategy.name === name)
    return found === undefined ? '—' : amountText(found.hits)
  }
  const share = Math.min(20, 72 / report.names.length)
  return {
    kind: 'table',
    isDense: true,
    widths: [100 - share * report.names.length, ...report.names.map(() => share)],
    head: [say('方式', 'Way'), ...nameHeads(input)],
    rows: [
      ...[...ways].map(([id, way]) => [
        textCell(read(way)),
        ...report.names.map((_, name) => textCell(hitsOf(id, name))),
      ]),
      [
        { lines: [[{ text: say('列入附表的在先商标（件）', 'Earlier marks listed in the annex'), isStrong: true }]] },
        ...report.names.map((_, name) => ({ lines: [[{ text: amountText(listedOf(input, name)), isStrong: true }]] })),
      ],
    ],
  }
}

/** Prints the notes that an English report tells by their groups, in the original and under their numbers. */
const originalNotes = ({ originals, say }: ReportInput): Block[] =>
  originals.size === 0
    ? []
    : [
        {
          kind: 'heading',
          level: 3,
          text: say('区分表注释原文', 'Notes of the classification in the original'),
        },
        {
          kind: 'table',
          isDense: true,
          widths: [8, 92],
          head: [say('注', 'Note'), say('原文', 'Original')],
          rows: [...originals].map(([clause, number]) => [textCell(String(number)), textCell(clause)]),
        },
      ]

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
    ...sourceBlocks(input),
    { kind: 'heading', level: 3, text: say('检索方式与命中数', 'Ways of searching and their hits') },
    ...(hasLongNames(input) ? [nameKey(input)] : []),
    strategiesTable(input),
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            '一件在先商标可由几种方式检得，各行因此可以重复计数；申请人自己的商标计入各行，不计入末行。',
            'A mark may be found in several ways, and counts in each of them; the applicant’s own marks count in these, not in the last row.',
          ),
          isFaint: true,
        },
      ],
    },
    ...allMarks(input),
    ...originalNotes(input),
  ]
}
