import { COUNT_CUTS, STATUS_FILLS } from '#charts/chart-parts.ts'
import { PRINT_TOKENS } from '#charts/chart-tokens.ts'
import { heatGridOption } from '#charts/heat-grid.ts'
import { shownRatio } from '#charts/ratio.ts'
import { OUTCOME_FILLS, trendOption } from '#charts/trend.ts'
import { FEWEST_FOR_RATIO } from '#contract/proposer-map/proposer-vocabulary.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { formRows, layoutRows, statusRows } from '../counts/layout.ts'
import { numbersRow } from '../counts/numbers.ts'
import { feeRows } from '../counts/terms.ts'
import { ratioRows, trendRows } from '../counts/trend.ts'
import { circleRows } from '../likeness/families.ts'
import {
  bars,
  CELLS_A_CLASS,
  type Chapter,
  figure,
  ONE,
  paragraph,
  ROWS,
  shown,
  table,
  withTable,
} from './chapter-parts.ts'
import { portfolioWords } from './portfolio-words.ts'

export const summary: Chapter = ({ marks, portfolio, language: { say } }) => {
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
              ? say(`${shownRatio(registered / n, '')}（n = ${n}）`, `${shownRatio(registered / n, '')} (n = ${n})`)
              : portfolio.facts.refusals
                ? say(`n = ${n}，不足 10 件不计`, `n = ${n}, below 10: left out`)
                : say('本库不载驳回，算不出', 'This register does not record refusals, so there is none'),
          ],
        ],
      ],
    },
  ]
}

/** Tells the looks of a chart's bars in words, for black and white too. */
const TREND_KEY = {
  zh: '图例：深色已注册，斜纹驳回，中色未决，灰色已撤回，虚框结果未载；柱上为当年申请件数。',
  en: 'Key: dark registered, hatched refused, medium undecided, grey withdrawn, dashed frame not given; the number is what was filed.',
} as const

export const trend: Chapter = input => {
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
    paragraph(language.read(TREND_KEY)),
    ...(rows.some(({ refused }) => refused === null)
      ? [
          paragraph(
            say(
              '— 本库不载驳回，未注册的记为“结果未载”。',
              '— This register does not record refusals: a mark that was not registered counts as “outcome not given”.',
            ),
          ),
        ]
      : []),
  ]
}

export const layout: Chapter = input => {
  const { marks, language } = input
  const { say, read } = language
  const rows = layoutRows(marks)
  const titled = (niceClass: number): string =>
    `${twoDigits(niceClass)} ${read(classTitle(niceClass) ?? { zh: '', en: '' })}`
  const caption = say(
    '类别与类似群（每格：类似群、有效与审查中的件数）',
    'Classes and similar groups (each cell: similar group, live and pending marks)',
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
    paragraph(say('一件跨几个类似群，各格都计。', 'A mark in several groups counts in each.')),
  ]
}

export const families: Chapter = input => {
  const { marks, language } = input
  const { say } = language
  const words = portfolioWords(language)
  const rows = circleRows(marks, input.families)
  const largest = rows.slice(0, ROWS.families)
  return [
    ...bars(
      input,
      say(
        '商标家族（近似规则归在一起的文字；深色有效，中色审查中，灰色失效）',
        'Families of marks (wordings grouped by the similarity rules; dark live, medium pending, grey dead)',
      ),
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

export const status: Chapter = input => {
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

export const forms: Chapter = input => {
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
