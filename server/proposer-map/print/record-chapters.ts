import { MONTH_CUTS } from '#charts/chart-parts.ts'
import { PRINT_TOKENS } from '#charts/chart-tokens.ts'
import { heatGridOption } from '#charts/heat-grid.ts'
import { ratioOption, shownRatio } from '#charts/ratio.ts'
import { TERM_LIMITS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { caseTypeRows } from '../counts/cases.ts'
import { announcementRows, flowRows } from '../counts/happenings.ts'
import { addressRows, agentRows } from '../counts/numbers.ts'
import { extensionRows, threeYearRows, timeLimitRows } from '../counts/terms.ts'
import { ratioRows } from '../counts/trend.ts'
import {
  bars,
  type Chapter,
  figure,
  MONTHS,
  ONE,
  paragraph,
  ROWS,
  range,
  shown,
  table,
  withTable,
} from './chapter-parts.ts'
import { portfolioWords } from './portfolio-words.ts'

export const limits: Chapter = input => {
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

export const threeYear: Chapter = ({ marks, events, portfolio, language }) => {
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

export const others: Chapter = ({ others: rows, language }) => {
  const { say } = language
  const words = portfolioWords(language)
  if (rows.length === 0)
    return [paragraph(say('没有发现在后申请的近似商标。', 'No similar marks filed later were found.'))]
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

export const cases: Chapter = input => {
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

export const ratio: Chapter = input => {
  const { marks, portfolio, language } = input
  const { say } = language
  if (!portfolio.facts.refusals)
    return [
      paragraph(say('本库不载驳回，算不出注册率。', 'This register does not record refusals, so there is no rate.')),
    ]
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
      say(
        '注册率（注册 ÷ 已有结果，按申请年；空心点：尚有未决）',
        'Registration rate (registered ÷ decided, by year of filing; hollow: some undecided)',
      ),
      ratioOption(rows, PRINT_TOKENS),
      200,
    ),
    data,
  )
}

export const addresses: Chapter = ({ marks, language: { say } }) => [
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

export const agents: Chapter = input => {
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

export const flow: Chapter = ({ marks, events, language }) => {
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

export const announcements: Chapter = ({ marks, events, language: { say } }) => [
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
