import { type JSX, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FillName, STATUS_FILLS } from '#charts/chart-parts.ts'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { type BarRow, type BarSeries, rowBarsHeight, rowBarsOption } from '#charts/row-bars.ts'
import type { AgentRow, FormRow, StatusCategoryRow, StatusRow } from '#contract/proposer-map/proposer-rows.ts'
import { Chart } from '../figures/chart.tsx'
import { Legend } from '../figures/legend.tsx'
import { FigureChoice, FigureSection } from '../figures/section.tsx'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

interface BarsProps {
  label: string
  rows: readonly BarRow[]
  series: readonly BarSeries[]
  isStacked?: boolean
  labelWidth: number
  figures: readonly (OpenedFigure | undefined)[]
}

const ONE_SERIES: readonly BarSeries[] = [{ name: '', fill: 'c1' }]

/** Shows counts as horizontal bars; a bar opens its marks. */
export const Bars = ({ label, rows, series, isStacked = false, labelWidth, figures }: BarsProps): JSX.Element => {
  const { t } = useTranslation()
  const { open } = usePortfolioView()
  const unknown = t('portfolio.unknown')
  const option = useCallback(
    (tokens: ChartTokens) => rowBarsOption({ rows, series, isStacked, labelWidth, unknown }, tokens),
    [rows, series, isStacked, labelWidth, unknown],
  )
  return (
    <Chart
      label={label}
      height={rowBarsHeight(rows.length)}
      option={option}
      onPick={(_series, place) => {
        const figure = figures[place]
        if (figure) open(figure)
      }}
    />
  )
}

type Mode = 'all' | 'classes'

const ModeChoice = ({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <FigureChoice
      label={t('portfolio.status.show')}
      options={(['all', 'classes'] as const).map(value => ({ value, label: t(`portfolio.status.views.${value}`) }))}
      value={mode}
      onChange={onChange}
    />
  )
}

/** The looks of bars that are stacked by class, from the ground up; statuses of one look are one bar. */
const LIVES = ['c1', 'c2', 'c3', 'c4', 'cu'] as const
type Life = (typeof LIVES)[number]

const inLife = ({ counts }: StatusCategoryRow, life: Life): number =>
  counts.reduce((sum, { status, total }) => sum + (STATUS_FILLS[status] === life ? total : 0), 0)

const statusesOf = (rows: readonly StatusCategoryRow[], life: Life): string =>
  [...new Set(rows.flatMap(({ counts }) => counts.map(({ status }) => status)))]
    .filter(status => STATUS_FILLS[status] === life)
    .join(',')

const totalOf = ({ counts }: StatusCategoryRow): number => counts.reduce((sum, { total }) => sum + total, 0)

const StatusByClass = ({ onChange }: { onChange: (mode: Mode) => void }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const figureOf = (row: StatusCategoryRow, status?: string): OpenedFigure => ({
    title: t('portfolio.status.classOf', { class: row.class }),
    figure: { intCls: String(row.class), ...(status !== undefined && { status }) },
  })
  const livesIn = (rows: readonly StatusCategoryRow[]): readonly Life[] =>
    LIVES.filter(life => rows.some(row => inLife(row, life) > 0))
  return (
    <FigureSection
      part="status"
      title={t('portfolio.status.title')}
      hint={() => t('portfolio.status.hint')}
      answer={usePart('readProposerStatusCategory')}
      tools={<ModeChoice mode="classes" onChange={onChange} />}
      figure={({ rows }) => {
        const lives = livesIn(rows)
        const most = rows.toSorted((a, b) => totalOf(b) - totalOf(a))[0]
        const finding = t('portfolio.status.findingClasses', { count: rows.length, class: most?.class ?? '' })
        return (
          <>
            <Legend
              entries={lives.map(life => ({
                fill: life,
                text: t(`portfolio.status.lives.${life}`),
                count: count(rows.reduce((sum, row) => sum + inLife(row, life), 0)),
                figure: { title: t(`portfolio.status.lives.${life}`), figure: { status: statusesOf(rows, life) } },
              }))}
            />
            <Bars
              label={t('inputs.named', { label: t('portfolio.status.title'), text: finding })}
              rows={rows.map(row => ({
                label: t('portfolio.status.classOf', { class: row.class }),
                values: lives.map(life => inLife(row, life)),
              }))}
              series={lives.map(life => ({ name: t(`portfolio.status.lives.${life}`), fill: life }))}
              isStacked
              labelWidth={100}
              figures={rows.map(row => figureOf(row))}
            />
          </>
        )
      }}
      table={({ rows }) => {
        const lives = livesIn(rows)
        return {
          head: [
            { text: t('portfolio.columns.class') },
            ...lives.map(life => ({ text: t(`portfolio.status.lives.${life}`), isNumber: true })),
            { text: t('portfolio.columns.total'), isNumber: true },
          ],
          rows: rows.map(row => [
            { content: t('portfolio.status.classOf', { class: row.class }) },
            ...lives.map(life => ({
              content: inLife(row, life),
              isNumber: true,
              figure: figureOf(row, statusesOf([row], life)),
            })),
            { content: totalOf(row), isNumber: true, figure: figureOf(row) },
          ]),
        }
      }}
    />
  )
}

/** Shows marks by how they stand today, in all or class by class. */
export const StatusSection = (): JSX.Element => {
  const [mode, setMode] = useState<Mode>('all')
  return mode === 'all' ? <StatusInAll onChange={setMode} /> : <StatusByClass onChange={setMode} />
}

const StatusInAll = ({ onChange }: { onChange: (mode: Mode) => void }): JSX.Element => {
  const { t } = useTranslation()
  const figureOf = ({ status }: StatusRow): OpenedFigure => ({
    title: t(`archive.statuses.${status}`),
    figure: { status },
  })
  const finding = (rows: readonly StatusRow[]): string => {
    const most = rows.toSorted((a, b) => b.total - a.total)[0]
    if (!most) return t('portfolio.none')
    return t('portfolio.status.finding', { most: t(`archive.statuses.${most.status}`), count: most.total })
  }
  return (
    <FigureSection
      part="status"
      title={t('portfolio.status.title')}
      hint={() => t('portfolio.status.hint')}
      answer={usePart('readProposerStatus')}
      tools={<ModeChoice mode="all" onChange={onChange} />}
      figure={({ rows }) => (
        <Bars
          label={t('inputs.named', { label: t('portfolio.status.title'), text: finding(rows) })}
          rows={rows.map(({ status, total }) => ({
            label: t(`archive.statuses.${status}`),
            values: [total],
            fill: STATUS_FILLS[status] satisfies FillName,
          }))}
          series={ONE_SERIES}
          labelWidth={140}
          figures={rows.map(figureOf)}
        />
      )}
      table={({ rows }) => ({
        head: [{ text: t('portfolio.status.status') }, { text: t('portfolio.columns.total'), isNumber: true }],
        rows: rows.map(row => [
          { content: t(`archive.statuses.${row.status}`) },
          { content: row.total, isNumber: true, figure: figureOf(row) },
        ]),
      })}
    />
  )
}

/** Shows marks by how they are drawn. */
export const FormsSection = (): JSX.Element => {
  const { t } = useTranslation()
  const figureOf = ({ form, total }: FormRow): OpenedFigure | undefined =>
    total === null || total === 0 ? undefined : { title: t(`portfolio.forms.kinds.${form}`), figure: { form } }
  return (
    <FigureSection
      part="forms"
      title={t('portfolio.forms.title')}
      hint={() => t('portfolio.forms.hint')}
      answer={usePart('readProposerForms')}
      figure={({ rows }) => (
        <Bars
          label={t('inputs.named', {
            label: t('portfolio.forms.title'),
            text: t('portfolio.forms.finding', { count: rows[0]?.total ?? 0 }),
          })}
          rows={rows.map(({ form, total }) => ({ label: t(`portfolio.forms.kinds.${form}`), values: [total] }))}
          series={ONE_SERIES}
          labelWidth={140}
          figures={rows.map(figureOf)}
        />
      )}
      table={({ rows }) => ({
        head: [{ text: t('portfolio.forms.form') }, { text: t('portfolio.columns.total'), isNumber: true }],
        rows: rows.map(row => {
          const figure = figureOf(row)
          return [
            { content: t(`portfolio.forms.kinds.${row.form}`) },
            { content: row.total ?? t('portfolio.unknown'), isNumber: row.total !== null, ...(figure && { figure }) },
          ]
        }),
      })}
    />
  )
}

const MOST_AGENTS = 8

/** Shows the agencies of the marks. */
export const AgentsSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { days } = usePortfolioTexts()
  const named = ({ agent }: AgentRow): string => (agent === '' ? t('portfolio.agents.none') : agent)
  const figureOf = (row: AgentRow): OpenedFigure => ({ title: named(row), figure: { agency: row.agent } })
  return (
    <FigureSection
      part="agents"
      title={t('portfolio.agents.title')}
      hint={() => t('portfolio.agents.hint')}
      answer={usePart('readProposerAgents', { by: 'applicant' })}
      figure={({ rows, total }) => (
        <Bars
          label={t('inputs.named', {
            label: t('portfolio.agents.title'),
            text: t('portfolio.agents.finding', { count: total }),
          })}
          rows={rows.slice(0, MOST_AGENTS).map(row => ({
            label: named(row),
            values: [row.marks],
            ...(row.agent === '' && { fill: 'cu' as const }),
          }))}
          series={ONE_SERIES}
          labelWidth={220}
          figures={rows.slice(0, MOST_AGENTS).map(figureOf)}
        />
      )}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.agents.agent') },
          { text: t('portfolio.agents.days') },
          { text: t('portfolio.columns.total'), isNumber: true },
        ],
        rows: rows.map(row => [
          { content: named(row) },
          { content: days(row.first, row.last) },
          { content: row.marks, isNumber: true, figure: figureOf(row) },
        ]),
      })}
    />
  )
}
