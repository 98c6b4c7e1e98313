import { Button, SegmentedControl } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNT_CUTS, stepLabel } from '#charts/chart-parts.ts'
import type { LayoutRow } from '#contract/proposer-map/proposer-rows.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/language.ts'
import { type HeatCell, HeatGrid } from '../figures/heat-grid.tsx'
import { FigureSection } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const SHOWN = 12
const LIVING = 'alive,in-grace,pending'

interface CellCount {
  group: string
  live: number
  pending: number
}

const ClassHead = ({ row }: { row: LayoutRow }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const language = useLanguage()
  return (
    <>
      <span className="rj-class-name">
        <b>{twoDigits(row.class)}</b> {classTitle(row.class)?.[language]}
      </span>
      <span className="rj-class-counts">
        {t('portfolio.layout.counts', { live: count(row.live), pending: count(row.pending) })}
      </span>
    </>
  )
}

const ClassGrid = ({ rows }: { rows: readonly LayoutRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const [order, setOrder] = useState<'count' | 'number'>('count')
  const [showsAll, setShowsAll] = useState(false)
  const known = useCall('readGroups', { body: rows.map(row => row.class) }, { enabled: rows.length > 0 }).data
  const ordered = order === 'count' ? rows : rows.toSorted((a, b) => a.class - b.class)
  const shown = showsAll ? ordered : ordered.slice(0, SHOWN)

  const cellOf = (niceClass: number, { group, live, pending }: CellCount): HeatCell => {
    const sum = live + pending
    const place = { niceClass: twoDigits(niceClass), group }
    return {
      key: group,
      name:
        sum === 0
          ? t('portfolio.layout.emptyCell', place)
          : t('portfolio.layout.cell', { ...place, live: count(live), pending: count(pending) }),
      code: group,
      shown: pending === 0 ? String(live) : `${live}+${pending}`,
      narrow: String(sum),
      count: sum,
      ...(sum > 0 && {
        figure: {
          title: `${t('portfolio.columns.class')} ${twoDigits(niceClass)} · ${group}`,
          figure: { intCls: String(niceClass), group, life: LIVING },
        },
      }),
    }
  }
  const cellsOf = (row: LayoutRow): HeatCell[] => {
    const counts = new Map(row.groups.map(cell => [cell.group, cell]))
    const groups = new Set([...(known?.[String(row.class)] ?? []).map(({ groups: code }) => code), ...counts.keys()])
    return [...groups].sort().map(group => cellOf(row.class, counts.get(group) ?? { group, live: 0, pending: 0 }))
  }

  const most = rows[0]
  return (
    <>
      <SegmentedControl
        className="rj-layout-order"
        size="small"
        aria-label={t('portfolio.layout.order')}
        options={[
          { value: 'count', label: t('portfolio.layout.byCount') },
          { value: 'number', label: t('portfolio.layout.byNumber') },
        ]}
        value={order}
        onValueChange={chosen => setOrder(chosen === 'number' ? 'number' : 'count')}
      />
      <HeatGrid
        label={t('inputs.named', {
          label: t('portfolio.layout.title'),
          text: t('portfolio.layout.finding', { count: rows.length, most: twoDigits(most?.class ?? 0) }),
        })}
        className="rj-class-grid"
        cuts={COUNT_CUTS}
        rows={shown.map(row => ({ key: String(row.class), head: <ClassHead row={row} />, cells: cellsOf(row) }))}
      />
      {rows.length > SHOWN && (
        <Button
          variant="minimal"
          size="small"
          text={showsAll ? t('portfolio.layout.fewer') : t('portfolio.layout.all', { count: rows.length })}
          onClick={() => setShowsAll(!showsAll)}
        />
      )}
      <p className="rj-section-note">
        <span className="rj-scale">
          {t('portfolio.layout.scale')}
          {[0, 1, 2, 3, 4].map(step => (
            <span key={step} className={`rj-cell rj-step-${step + 1}`}>
              {stepLabel(step, COUNT_CUTS)}
            </span>
          ))}
        </span>
        {t('portfolio.layout.note')}
      </p>
    </>
  )
}

/** Shows live and pending marks by class and similar group. */
export const LayoutSection = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <FigureSection
      part="layout"
      title={t('portfolio.layout.title')}
      hint={() => t('portfolio.layout.hint')}
      answer={usePart('readProposerLayout')}
      figure={({ rows }) => <ClassGrid rows={rows} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.layout.class') },
          { text: t('portfolio.layout.group') },
          { text: t('portfolio.families.live'), isNumber: true },
          { text: t('portfolio.families.pending'), isNumber: true },
          { text: t('portfolio.families.dead'), isNumber: true },
        ],
        rows: rows.flatMap(row =>
          row.groups.map(({ group, live, pending, dead }) => {
            const title = `${t('portfolio.columns.class')} ${twoDigits(row.class)} · ${group}`
            const cell = (content: number, life: string) => ({
              content,
              isNumber: true,
              figure: { title, figure: { intCls: String(row.class), group, life } },
            })
            return [
              { content: twoDigits(row.class) },
              { content: group },
              cell(live, 'alive,in-grace'),
              cell(pending, 'pending'),
              cell(dead, 'dead'),
            ]
          }),
        ),
      })}
    />
  )
}
