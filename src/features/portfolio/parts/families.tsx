import { type JSX, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { familyTreemapOption } from '#charts/family-treemap.ts'
import type { CircleRow, MainNameRow } from '#contract/proposer-map/proposer-rows.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { Chart } from '../figures/chart.tsx'
import { FigureLink } from '../figures/data-table.tsx'
import { Legend } from '../figures/legend.tsx'
import { FigureChoice, FigureSection } from '../figures/section.tsx'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const SHOWN = 11
const IN_TREE = 40
const TREE_PX = 380
const PARTS = [
  ['live', 'c1', 'alive,in-grace'],
  ['pending', 'c2', 'pending'],
  ['dead', 'c4', 'dead'],
] as const

const figureOf = (root: string, life?: string): OpenedFigure => ({
  title: root,
  figure: { family: root, ...(life !== undefined && { life }) },
})

/** Lists families with a bar each: wordings are read, not measured. */
const FamilyList = ({ rows }: { rows: readonly CircleRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { count, list } = usePortfolioTexts()
  const most = rows[0]?.total ?? 1
  const rest = rows.slice(SHOWN)
  return (
    <>
      <Legend
        entries={PARTS.map(([part, fill, life]) => ({
          fill,
          text: t(`portfolio.families.${part}`),
          count: count(rows.reduce((sum, row) => sum + row[part], 0)),
          figure: { title: t(`portfolio.families.${part}`), figure: { life } },
        }))}
      />
      <ul className="rj-families">
        {rows.slice(0, SHOWN).map(row => (
          <li key={row.root}>
            <span className="rj-family-root">
              <FigureLink figure={figureOf(row.root)}>{row.root}</FigureLink>
            </span>
            <span className="rj-family-bar">
              {PARTS.map(
                ([part, fill]) =>
                  row[part] > 0 && (
                    <i
                      key={part}
                      className={`rj-fill-${fill}`}
                      style={{ inlineSize: `${(row[part] / most) * 80}%` }}
                      aria-hidden="true"
                    />
                  ),
              )}
              <b>{count(row.total)}</b>
            </span>
            <span className="rj-family-words">{row.wordings.join(list)}</span>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span>{t('portfolio.families.rest', { count: rest.length })}</span>
            <b>{count(rest.reduce((sum, { total }) => sum + total, 0))}</b>
          </li>
        )}
      </ul>
    </>
  )
}

const FamilyTree = ({ rows }: { rows: readonly CircleRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { open } = usePortfolioView()
  const largest = rows.slice(0, IN_TREE)
  const option = useCallback((tokens: ChartTokens) => familyTreemapOption(rows.slice(0, IN_TREE), tokens), [rows])
  const finding = t('portfolio.families.finding', { count: rows.length, most: rows[0]?.root ?? '' })
  return (
    <Chart
      label={t('inputs.named', { label: t('portfolio.families.title'), text: finding })}
      height={TREE_PX}
      option={option}
      onPick={(_series, place) => {
        // The treemap counts its root as place 0.
        const row = largest[place - 1]
        if (row) open(figureOf(row.root))
      }}
    />
  )
}

const NAMES_SHOWN = 20

/** Lists the wordings with most marks, each as it is. */
const MainNames = (): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const answer = usePart('readProposerMainName', { rows: NAMES_SHOWN })
  const { data, isError } = answer
  if (data === undefined && isError) return <FailedLoad of={answer} />
  if (data === undefined) return <p className="rj-hint rj-part-loading">{t('portfolio.loading')}</p>
  const most = data.rows[0]?.total ?? 1
  const figureOfName = ({ name }: MainNameRow): OpenedFigure => ({ title: name, figure: { wording: name } })
  return (
    <ul className="rj-families">
      {data.rows.map(row => (
        <li key={row.name}>
          <span className="rj-family-root">
            <FigureLink figure={figureOfName(row)}>{row.name}</FigureLink>
          </span>
          <span className="rj-family-bar">
            <i className="rj-fill-c1" style={{ inlineSize: `${(row.total / most) * 80}%` }} aria-hidden="true" />
            <b>{count(row.total)}</b>
          </span>
        </li>
      ))}
      {data.total > data.rows.length && (
        <li>
          <span>{t('portfolio.families.otherNames', { count: data.total - data.rows.length })}</span>
        </li>
      )}
    </ul>
  )
}

const VIEWS = ['list', 'tree', 'names'] as const

/** Shows families of wordings that the rules of likeness join: as a list, or as a treemap; or the wordings with most marks. */
export const FamiliesSection = (): JSX.Element => {
  const { t } = useTranslation()
  const [view, setView] = useState<(typeof VIEWS)[number]>('list')
  return (
    <FigureSection
      part="families"
      title={t('portfolio.families.title')}
      hint={({ rows, total }) =>
        t('portfolio.families.hint', { count: total, shown: String(Math.min(rows.length, SHOWN)) })
      }
      answer={usePart('readProposerCircle')}
      tools={
        <FigureChoice
          label={t('portfolio.families.view')}
          options={VIEWS.map(value => ({ value, label: t(`portfolio.families.${value}`) }))}
          value={view}
          onChange={setView}
        />
      }
      figure={({ rows }) => {
        if (view === 'names') return <MainNames />
        return view === 'tree' ? <FamilyTree rows={rows} /> : <FamilyList rows={rows} />
      }}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.families.root') },
          { text: t('portfolio.families.wordings') },
          ...PARTS.map(([part]) => ({ text: t(`portfolio.families.${part}`), isNumber: true })),
          { text: t('portfolio.columns.total'), isNumber: true },
        ],
        rows: rows.map(row => [
          { content: row.root },
          { content: row.wordings.join(' · ') },
          ...PARTS.map(([part, , life]) => ({ content: row[part], isNumber: true, figure: figureOf(row.root, life) })),
          { content: row.total, isNumber: true, figure: figureOf(row.root) },
        ]),
      })}
    />
  )
}
