import type { ChartOption } from '#charts/chart-parts.ts'
import { PRINT_TOKENS } from '#charts/chart-tokens.ts'
import { COUNT_CUTS, MONTH_CUTS } from '#charts/count-steps.ts'
import { heatGridOption } from '#charts/heat-grid.ts'
import { ratioOption, shownRatio } from '#charts/ratio.ts'
import { type BarRow, type BarSeries, rowBarsHeight, rowBarsOption } from '#charts/row-bars.ts'
import { STATUS_FILLS } from '#charts/status-fills.ts'
import { OUTCOME_FILLS, trendOption } from '#charts/trend.ts'
import type { OtherRow } from '#contract/proposer-map/proposer-rows.ts'
import { FEWEST_FOR_RATIO, type PortfolioPart, TERM_LIMITS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { Language } from '../../drafting/language.ts'
import { type Block, type TableBlock, textCell } from '../../report/report-block.ts'
import { caseTypeRows } from '../counts/cases.ts'
import { announcementRows, flowRows } from '../counts/happenings.ts'
import { formRows, layoutRows, statusRows } from '../counts/layout.ts'
import { addressRows, agentRows, numbersRow } from '../counts/numbers.ts'
import { extensionRows, feeRows, threeYearRows, timeLimitRows } from '../counts/terms.ts'
import { ratioRows, trendRows } from '../counts/trend.ts'
import { circleRows, type Families } from '../likeness/families.ts'
import type { Portfolio, PortfolioMark } from '../register/portfolio.ts'
import { drawChart } from './draw-chart.ts'
import { portfolioWords } from './portfolio-words.ts'

/** What the chapters of a printed portfolio are made of. */
export interface PrintedPortfolio {
  portfolio: Portfolio
  marks: readonly PortfolioMark[]
  events: ReadonlyMap<number, readonly MarkEvent[]>
  families: Families
  others: readonly OtherRow[]
  language: Language
  /** Puts the data of a chart beneath it. */
  hasTables: boolean
}

const WIDTH = 480
const ROWS = { list: 40, families: 15, classes: 8, agents: 10 } as const
const MONTHS = 18
const CELLS_A_CLASS = 14
const NOT_KNOWN = '—'

const shown = (value: number | null): string => (value === null ? NOT_KNOWN : value.toLocaleString('en'))

const table = (
  widths: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): TableBlock => ({
  kind: 'table',
  widths,
  head,
  rows: rows.map(row => row.map(text => textCell(text))),
  isDense: head.length > 6,
})

const figure = (caption: string, option: ChartOption, height: number): Block => ({
  kind: 'figure',
  caption,
  svg: drawChart(option, caption, { width: WIDTH, height }),
  width: WIDTH,
  height,
})

type Chapter = (input: PrintedPortfolio) => Block[]

/** Returns a chart with its data beneath, unless the tables are left out. */
const withTable = ({ hasTables }: PrintedPortfolio, chart: Block, data: TableBlock): Block[] =>
  hasTables ? [chart, data] : [chart]

const summary: Chapter = ({ marks, portfolio, language: { say } }) => {
  const row = numbersRow(marks, portfolio)
  const [fee] = feeRows(marks, portfolio)
  const ratios = portfolio.facts.refusals ? ratioRows(marks, portfolio.facts, 'registered') : []
  const n = ratios.reduce((sum, year) => sum + year.n, 0)
  const registered = ratios.reduce((sum, year) => sum + (year.count ?? 0), 0)
  const fees = (row.termEndsSoon * (fee?.online ?? 0)).toLocaleString('en')
  return [
    {
      kind: 'statement',
      text: say(
        `共 ${shown(row.total)} 件商标，有效 ${shown(row.live)} 件；${shown(row.termEndsSoon)} 件六个月内期满，${shown(row.inGrace)} 件在宽展期，${shown(row.otherAddress)} 件仍用旧址。`,
        `${shown(row.total)} marks, ${shown(row.live)} live. ${shown(row.termEndsSoon)} terms end within six months, ${shown(row.inGrace)} are in grace, ${shown(row.otherAddress)} still carry an old address.`,
      ),
    },
    {
      kind: 'facts',
      rows: [
        [say('商标总数', 'Marks'), [shown(row.total)]],
        [
          say('有效', 'Live'),
          [say(`${shown(row.live)}（含宽展期 ${row.inGrace}）`, `${shown(row.live)} (incl. ${row.inGrace} in grace)`)],
        ],
        [
          say('审查中', 'Pending'),
          [
            say(
              `${shown(row.pending)}（初步审定 ${row.published}）`,
              `${shown(row.pending)} (${row.published} published)`,
            ),
          ],
        ],
        [
          say('已失效', 'Dead'),
          [
            say(
              `${shown(row.dead)}（${row.causeUnknown} 件原因未载）`,
              `${shown(row.dead)} (cause of ${row.causeUnknown} not given)`,
            ),
          ],
        ],
        [say('近一年申请', 'Filed in a year'), [shown(row.filedLastYear)]],
        [
          say('六个月内期满', 'Ends in six months'),
          [
            say(
              `${shown(row.termEndsSoon)}（官费 ${fees} 元，网上）`,
              `${shown(row.termEndsSoon)} (official fees CNY ${fees}, online)`,
            ),
          ],
        ],
        [
          say('注册率', 'Registration rate'),
          [
            n >= FEWEST_FOR_RATIO
              ? `${shownRatio(registered / n, '')}（n = ${n}）`
              : portfolio.facts.refusals
                ? say(`n = ${n}，不足 10 件不计`, `n = ${n}, below 10: left out`)
                : say('本库不载驳回，算不出', 'This register has no refusals, so there is none'),
          ],
        ],
      ],
    },
  ]
}

const trend: Chapter = input => {
  const { marks, portfolio, language } = input
  const { say } = language
  const words = portfolioWords(language)
  const rows = trendRows(marks, portfolio.facts)
  const outcomes = OUTCOME_FILLS.map(([outcome]) => outcome)
  const caption = say('按年申请及其结果', 'Filings by year and what became of them')
  return [
    ...withTable(
      input,
      figure(caption, trendOption(rows, PRINT_TOKENS, words.outcomes), 200),
      table(
        [1.2, ...outcomes.map(() => 1), 1],
        [say('申请年', 'Filed'), ...outcomes.map(outcome => words.outcomes[outcome]), say('申请', 'All')],
        rows.map(row => [
          row.year === null ? say('无申请日', 'no day') : String(row.year),
          ...outcomes.map(outcome => shown(row[outcome])),
          shown(row.filed),
        ]),
      ),
    ),
    ...(rows.some(({ refused }) => refused === null)
      ? [
          paragraph(
            say(
              '— 本库不载驳回，未注册的记为“结果未载”。',
              '— This register has no refusals: what was not registered is “outcome not given”.',
            ),
          ),
        ]
      : []),
  ]
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', line: [{ text, isFaint: true }] })

const layout: Chapter = input => {
  const { marks, language } = input
  const { say, read } = language
  const rows = layoutRows(marks)
  const titled = (niceClass: number): string =>
    `${twoDigits(niceClass)} ${read(classTitle(niceClass) ?? { zh: '', en: '' })}`
  const caption = say(
    '类别与群组（每格：群组、有效与审查中的件数）',
    'Classes and similar groups (each cell: group, live and pending marks)',
  )
  const drawn = rows.slice(0, ROWS.classes).map(row => ({
    label: titled(row.class),
    cells: row.groups
      .slice(0, CELLS_A_CLASS)
      .map(({ group, live, pending }) => ({ code: group, count: live + pending })),
  }))
  return [
    ...withTable(
      input,
      figure(
        caption,
        heatGridOption({ rows: drawn, labelWidth: 112, cuts: COUNT_CUTS }, PRINT_TOKENS),
        drawn.length * 34,
      ),
      table(
        [3, 1, 1, 1],
        [say('类别', 'Class'), ...portfolioWords(language).lives],
        rows.map(row => [titled(row.class), shown(row.live), shown(row.pending), shown(row.dead)]),
      ),
    ),
    paragraph(say('一件跨几个群组，各格都计。', 'A mark in several groups counts in each.')),
  ]
}

const bars = (
  input: PrintedPortfolio,
  caption: string,
  drawn: { rows: readonly BarRow[]; series: readonly BarSeries[]; isStacked: boolean },
  data: TableBlock,
): Block[] => {
  const unknown = input.language.say('本库未载，不是 0', 'not in this register, not 0')
  const option = rowBarsOption({ ...drawn, labelWidth: 150, unknown }, PRINT_TOKENS)
  return withTable(input, figure(caption, option, rowBarsHeight(drawn.rows.length)), data)
}

const ONE: readonly BarSeries[] = [{ name: '', fill: 'c1' }]

const families: Chapter = input => {
  const { marks, language } = input
  const { say } = language
  const words = portfolioWords(language)
  const rows = circleRows(marks, input.families)
  const largest = rows.slice(0, ROWS.families)
  return [
    ...bars(
      input,
      say('商标家族（近似规则归在一起的文字）', 'Families of marks (wordings that the rules of likeness join)'),
      {
        rows: largest.map(({ root, live, pending, dead }) => ({ label: root, values: [live, pending, dead] })),
        series: [
          { name: '', fill: 'c1' },
          { name: '', fill: 'c2' },
          { name: '', fill: 'c4' },
        ],
        isStacked: true,
      },
      table(
        [2, 3, 1, 1, 1],
        [say('家族', 'Family'), say('文字', 'Wordings'), ...words.lives],
        largest.map(({ root, wordings, live, pending, dead }) => [
          root,
          wordings.join(say('、', ', ')),
          shown(live),
          shown(pending),
          shown(dead),
        ]),
      ),
    ),
    ...(rows.length > largest.length
      ? [
          paragraph(
            say(
              `共 ${rows.length} 族，列前 ${largest.length} 族。`,
              `${rows.length} families, the largest ${largest.length} are listed.`,
            ),
          ),
        ]
      : []),
  ]
}

const status: Chapter = input => {
  const { marks, language } = input
  const words = portfolioWords(language)
  const rows = statusRows(marks)
  return bars(
    input,
    language.say('状态（由公告与专用期推得）', 'Status (from publications and terms)'),
    {
      rows: rows.map(row => ({ label: words.status(row.status), values: [row.total], fill: STATUS_FILLS[row.status] })),
      series: ONE,
      isStacked: false,
    },
    table(
      [3, 1],
      [language.say('状态', 'Status'), language.say('件数', 'Marks')],
      rows.map(row => [words.status(row.status), shown(row.total)]),
    ),
  )
}

const forms: Chapter = input => {
  const { marks, portfolio, language } = input
  const words = portfolioWords(language)
  const rows = formRows(marks, portfolio.facts)
  return bars(
    input,
    language.say('商标类型', 'Kinds of mark'),
    {
      rows: rows.map(({ form, total }) => ({ label: words.forms[form], values: [total] })),
      series: ONE,
      isStacked: false,
    },
    table(
      [3, 1],
      [language.say('类型', 'Kind'), language.say('件数', 'Marks')],
      rows.map(({ form, total }) => [words.forms[form], shown(total)]),
    ),
  )
}

const limits: Chapter = input => {
  const { marks, events, portfolio, language } = input
  const { say } = language
  const words = portfolioWords(language)
  const first = `${portfolio.onDay.slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index).slice(0, 7))
  const byMonth = new Map(extensionRows(marks, events, portfolio).map(row => [row.month, row]))
  const option = heatGridOption(
    {
      columns: months.map(
        (month, place) =>
          `${place === 0 || month.endsWith('-01') ? month.slice(0, 4) : ' '}\n${Number(month.slice(5))}`,
      ),
      rows: TERM_LIMITS.map(limit => ({
        label: words.limits[limit],
        cells: months.map(month => ({ code: '', count: byMonth.get(month)?.[limit] ?? 0 })),
      })),
      labelWidth: 104,
      cuts: MONTH_CUTS,
    },
    PRINT_TOKENS,
  )
  const rows = timeLimitRows(marks, portfolio)
  const listed = rows.slice(0, ROWS.list)
  return [
    figure(say('今后 18 个月的期限（件数）', 'Time limits of the next 18 months (marks)'), option, 130),
    table(
      [3, 2, 1, 2, 2, 2, 1.4],
      [
        say('商标', 'Mark'),
        say('号码', 'No.'),
        say('类', 'Class'),
        words.limits.opens,
        words.limits.ends,
        words.limits.graceEnds,
        say('官费', 'Fee'),
      ],
      listed.map(row => [
        words.mark(row.name),
        row.regNo,
        String(row.class),
        row.opens,
        row.ends,
        row.graceEnds,
        String(row.fee.online),
      ]),
    ),
    paragraph(
      say(
        `共 ${rows.length} 件可续展，列最近 ${listed.length} 件。官费为网上每件元数（发改价格〔2019〕914号）。`,
        `${rows.length} terms can be renewed, the next ${listed.length} are listed. Fees in CNY, online (发改价格〔2019〕914号).`,
      ),
    ),
  ]
}

const threeYear: Chapter = ({ marks, events, portfolio, language }) => {
  const { say } = language
  const words = portfolioWords(language)
  const rows = threeYearRows(marks, events, portfolio)
  const listed = rows.slice(0, ROWS.list)
  return [
    table(
      [3, 2, 1, 2, 2, 2.4],
      [
        say('商标', 'Mark'),
        say('号码', 'No.'),
        say('类', 'Class'),
        say('注册日', 'Registered'),
        say('满三年', 'Three years'),
        say('撤三记录', 'Non-use requests'),
      ],
      listed.map(row => [
        words.mark(row.name),
        row.regNo,
        String(row.class),
        row.registrationDate,
        row.since,
        words.asked[row.asked],
      ]),
    ),
    paragraph(
      say(
        `共 ${rows.length} 件，列最近满三年的 ${listed.length} 件。`,
        `${rows.length} marks, the latest ${listed.length} are listed.`,
      ),
    ),
  ]
}

const others: Chapter = ({ others: rows, language }) => {
  const { say } = language
  const words = portfolioWords(language)
  if (rows.length === 0) return [paragraph(say('没有发现在后申请的近似商标。', 'No later near marks were found.'))]
  return [
    table(
      [2.4, 2, 1, 3, 2, 2],
      [
        say('商标', 'Mark'),
        say('号码', 'No.'),
        say('类', 'Class'),
        say('申请人', 'Applicant'),
        say('与我方', 'Near ours'),
        say('近似', 'Likeness'),
      ],
      rows
        .slice(0, ROWS.list)
        .map(row => [
          words.mark(row.name),
          row.regNo,
          String(row.class),
          row.owner,
          row.ours,
          `${words.levels[row.level]} ${row.rules.map(({ id }) => id).join(' ')}`,
        ]),
    ),
  ]
}

const cases: Chapter = input => {
  const { marks, events, portfolio, language } = input
  const { say } = language
  const words = portfolioWords(language)
  const rows = caseTypeRows(marks, events, portfolio.facts)
  return [
    ...bars(
      input,
      say('案件（深色提出，浅色被提）', 'Cases (dark: made, light: received)'),
      {
        rows: rows.map(({ kind, made, received }) => ({ label: words.cases[kind], values: [made, received] })),
        series: [
          { name: '', fill: 'c1' },
          { name: '', fill: 'c2' },
        ],
        isStacked: true,
      },
      table(
        [3, 1, 1],
        [say('案件', 'Case'), say('提出', 'made'), say('被提', 'received')],
        rows.map(({ kind, made, received }) => [words.cases[kind], shown(made), shown(received)]),
      ),
    ),
    paragraph(
      say(
        '— 本库未载，不是 0。本库只载在申请人自己商标上的案件。',
        '— Not in this register, not 0. It has cases on the applicant’s own marks only.',
      ),
    ),
  ]
}

const ratio: Chapter = input => {
  const { marks, portfolio, language } = input
  const { say } = language
  if (!portfolio.facts.refusals)
    return [paragraph(say('本库不载驳回，算不出注册率。', 'This register has no refusals, so there is no rate.'))]
  const rows = ratioRows(marks, portfolio.facts, 'registered')
  const data = table(
    [1, 1, 1, 1, 1.4],
    [say('申请年', 'Filed'), 'n', say('注册', 'Registered'), say('未决', 'Undecided'), say('注册率', 'Rate')],
    rows.map(row => [
      String(row.year),
      shown(row.n),
      shown(row.count),
      shown(row.undecided),
      shownRatio(row.ratio, say('不足 10 件', 'below 10')),
    ]),
  )
  if (rows.every(row => row.ratio === null)) return [data]
  return withTable(
    input,
    figure(
      say('注册率（注册 ÷ 已有结果，按申请年）', 'Registration rate (registered ÷ decided, by year of filing)'),
      ratioOption(rows, PRINT_TOKENS),
      200,
    ),
    data,
  )
}

const addresses: Chapter = ({ marks, language: { say } }) => [
  table(
    [5, 3, 1, 2],
    [say('地址', 'Address'), say('首末日', 'First and last day'), say('有效', 'Live'), say('状态', 'Status')],
    addressRows(marks).map(row => [
      row.address,
      range(row.first, row.last),
      shown(row.live),
      row.isLatest
        ? say('现址', 'latest')
        : row.isDue
          ? say('应变更', 'change due')
          : say('已无有效商标', 'no live marks'),
    ]),
  ),
]

const range = (first: CalendarDay | null, last: CalendarDay | null): string =>
  first === null ? NOT_KNOWN : `${first} – ${last}`

const agents: Chapter = input => {
  const { marks, portfolio, language } = input
  const { say } = language
  if (!portfolio.facts.agencies) return [paragraph(portfolioWords(language).unknown)]
  const rows = agentRows(marks, 'most').slice(0, ROWS.agents)
  const named = (agent: string): string =>
    agent === '' ? say('自行办理或未载', 'without an agency, or not given') : agent
  return bars(
    input,
    say('代理机构（按件数）', 'Agencies (by marks)'),
    {
      rows: rows.map(({ agent, marks: count }) => ({ label: named(agent), values: [count] })),
      series: ONE,
      isStacked: false,
    },
    table(
      [4, 3, 1],
      [say('代理机构', 'Agency'), say('首末日', 'First and last day'), say('件数', 'Marks')],
      rows.map(row => [named(row.agent), range(row.first, row.last), shown(row.marks)]),
    ),
  )
}

const flow: Chapter = ({ marks, events, language }) => {
  const { say, read } = language
  const words = portfolioWords(language)
  return [
    table(
      [2, 3, 3, 2, 2],
      [say('日期', 'Day'), say('事件', 'Event'), say('商标', 'Mark'), say('号码', 'No.'), say('内容', 'Detail')],
      flowRows(marks, events)
        .slice(0, ROWS.list)
        .map(row => [row.day, read(row.kind), words.mark(row.name), row.regNo, row.detail]),
    ),
  ]
}

const announcements: Chapter = ({ marks, events, language: { say } }) => [
  table(
    [1, 2, 1, 1, 1],
    [
      say('期号', 'Issue'),
      say('日期', 'Day'),
      say('初步审定', 'Published'),
      say('注册', 'Registered'),
      say('件数', 'Marks'),
    ],
    announcementRows(marks, events)
      .slice(0, ROWS.list)
      .map(row => [row.issue, row.day, shown(row.preliminary), shown(row.registered), shown(row.marks)]),
  ),
]

/** Whether the register has anything for a part; where it has not, the part says so in words. */
const KNOWN: Partial<Record<PortfolioPart, (portfolio: Portfolio) => boolean>> = {
  addresses: ({ facts }) => facts.addresses,
  layout: ({ facts }) => facts.groups,
  cases: ({ facts }) => facts.events.size > 0,
  flow: ({ facts }) => facts.events.size > 0,
  announcements: ({ facts }) => facts.issues,
  images: () => false,
}

const CHAPTERS: Readonly<Record<PortfolioPart, Chapter>> = {
  summary,
  trend,
  layout,
  families,
  status,
  forms,
  limits,
  'three-year': threeYear,
  others,
  cases,
  ratio,
  addresses,
  agents,
  flow,
  announcements,
  images: () => [],
}

/** Returns a part as a chapter under its heading; what the register does not have is said in words. */
export const chapterOf = (part: PortfolioPart, input: PrintedPortfolio): Block[] => {
  const words = portfolioWords(input.language)
  const isKnown = KNOWN[part]?.(input.portfolio) ?? true
  return [
    { kind: 'heading', level: 2, text: words.parts[part], id: `portfolio-${part}` },
    ...(isKnown ? CHAPTERS[part](input) : [paragraph(words.unknown)]),
  ]
}
