import { AnchorButton } from '@blueprintjs/core'
import { CalendarIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { MONTH_CUTS } from '#charts/chart-parts.ts'
import type { ExtensionRow } from '#contract/proposer-map/proposer-rows.ts'
import { TERM_LIMITS, type TermLimit } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths, dayOf } from '#domain/calendar-day.ts'
import { addressOf } from '../../../lib/http.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { TableCell } from '../figures/data-table.tsx'
import { HeatGrid } from '../figures/heat-grid.tsx'
import { FigureSection } from '../figures/section.tsx'
import { filterParams, type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const MONTHS = 18

const comingMonths = (): string[] => {
  const first = `${dayOf(Date.now()).slice(0, 7)}-01`
  return Array.from({ length: MONTHS }, (_, index) => addMonths(first, index).slice(0, 7))
}

const useLimitFigure = () => {
  const { t } = useTranslation()
  return (limit: TermLimit, month: string): OpenedFigure => ({
    title: `${month} · ${t(`portfolio.limits.rows.${limit}`)}`,
    figure: { limit, month },
  })
}

const MonthGrid = ({ rows }: { rows: readonly ExtensionRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { month: named } = usePortfolioTexts()
  const figureOf = useLimitFigure()
  const byMonth = new Map(rows.map(row => [row.month, row]))
  const months = comingMonths()
  const ending = months.reduce((sum, month) => sum + (byMonth.get(month)?.ends ?? 0), 0)
  return (
    <HeatGrid
      label={t('inputs.named', {
        label: t('portfolio.limits.title'),
        text: t('portfolio.limits.finding', { count: ending }),
      })}
      className="rj-month-grid"
      cuts={MONTH_CUTS}
      columns={months.map((month, place) => {
        const { year, name } = named(month)
        return (
          <span key={month} className="rj-limit-month">
            <span>{place === 0 || month.endsWith('-01') ? year : ' '}</span>
            <span>{name}</span>
          </span>
        )
      })}
      rows={TERM_LIMITS.map(limit => ({
        key: limit,
        head: t(`portfolio.limits.rows.${limit}`),
        cells: months.map(month => {
          const count = byMonth.get(month)?.[limit] ?? 0
          const kind = t(`portfolio.limits.rows.${limit}`)
          return {
            key: month,
            name: t('portfolio.limits.cell', { month, kind, count }),
            code: '',
            shown: String(count),
            narrow: String(count),
            count,
            ...(count > 0 && { figure: figureOf(limit, month) }),
          }
        }),
      }))}
    />
  )
}

/** Shows by month when windows of renewal open, terms end and grace periods end. */
export const LimitsSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { name, filters } = usePortfolioView()
  const language = useLanguage()
  const figureOf = useLimitFigure()
  const fees = usePart('readProposerFees').data?.rows
  const [renewal, late] = fees ?? []
  const query = new URLSearchParams(
    Object.entries({ name, isEn: language === 'en' ? 1 : 0, ...filterParams(filters) }).map(
      ([key, value]): [string, string] => [key, String(value)],
    ),
  )
  const cell = (row: ExtensionRow, limit: TermLimit): TableCell => ({
    content: row[limit],
    isNumber: true,
    ...(row[limit] > 0 && { figure: figureOf(limit, row.month) }),
  })
  return (
    <FigureSection
      part="limits"
      title={t('portfolio.limits.title')}
      hint={() => t('portfolio.limits.hint')}
      answer={usePart('readProposerExtension')}
      tools={
        <AnchorButton
          variant="minimal"
          size="small"
          icon={<CalendarIcon />}
          aria-label={t('portfolio.limits.calendar')}
          title={t('portfolio.limits.calendar')}
          href={`${addressOf('readTermCalendar')}?${query}`}
          download
        />
      }
      figure={({ rows }) => <MonthGrid rows={rows} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.limits.month') },
          ...TERM_LIMITS.map(limit => ({ text: t(`portfolio.limits.rows.${limit}`), isNumber: true })),
          { text: t('portfolio.limits.renewed'), isNumber: true },
          { text: t('portfolio.limits.lapsed'), isNumber: true },
        ],
        rows: rows
          .filter(({ month }) => month >= dayOf(Date.now()).slice(0, 7))
          .map(row => [
            { content: row.month },
            ...TERM_LIMITS.map(limit => cell(row, limit)),
            { content: row.renewed ?? '—', isNumber: true },
            { content: row.lapsed, isNumber: true },
          ]),
      })}
      note={() =>
        renewal &&
        late && (
          <p>
            {t('portfolio.limits.fees', {
              source: renewal.source,
              from: renewal.from,
              online: String(renewal.online),
              late: String(late.online),
            })}
          </p>
        )
      }
    />
  )
}
