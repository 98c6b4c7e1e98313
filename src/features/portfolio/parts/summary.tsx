import type { JSX, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownRatio } from '#charts/ratio.ts'
import { FEWEST_FOR_RATIO } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { anchorOf } from '../figures/section.tsx'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { JoinedNames } from './joined-names.tsx'

interface TileProps {
  label: string
  value: ReactNode
  hint: string
  figure?: OpenedFigure['figure']
}

const Tile = ({ label, value, hint, figure }: TileProps): JSX.Element => {
  const { open } = usePortfolioView()
  const content = (
    <>
      <span className="rj-tile-label">{label}</span>
      <b className="rj-tile-value">{value}</b>
      <span className="rj-tile-hint">{hint}</span>
    </>
  )
  return figure ? (
    <button type="button" className="rj-tile" onClick={() => open({ title: label, figure })}>
      {content}
    </button>
  ) : (
    <div className="rj-tile">{content}</div>
  )
}

/** Shows the registration rate of all filings that are decided; left out below ten. */
const RatioTile = (): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const { data } = usePart('readProposerRegisterRatio')
  const n = data?.rows.reduce((sum, row) => sum + row.n, 0) ?? 0
  const registered = data?.rows.reduce((sum, row) => sum + (row.count ?? 0), 0) ?? 0
  const label = t('portfolio.summary.figures.ratio')
  if (data === undefined) return <Tile label={label} value="…" hint="" />
  if (!data.known) return <Tile label={label} value="—" hint={t('portfolio.unknown')} />
  const isTold = n >= FEWEST_FOR_RATIO
  return (
    <Tile
      label={label}
      value={shownRatio(isTold ? registered / n : null, '—')}
      hint={t(isTold ? 'portfolio.summary.n' : 'portfolio.summary.tooFew', { n: count(n) })}
    />
  )
}

/** Shows the portfolio in one sentence and seven figures, each of which opens its marks. */
export const Summary = (): JSX.Element => {
  const { t } = useTranslation()
  const { count, days, clause } = usePortfolioTexts()
  const numbers = usePart('readProposerNumbers')
  const fees = usePart('readProposerFees').data?.rows[0]
  const [row] = numbers.data?.rows ?? []
  if (numbers.isError && row === undefined) return <FailedLoad onRetry={() => void numbers.refetch()} />
  if (row === undefined || numbers.data?.asOf == null) return <p className="rj-hint">{t('portfolio.loading')}</p>
  const work = [
    ...(row.termEndsSoon > 0 ? [t('portfolio.summary.soon', { count: row.termEndsSoon })] : []),
    ...(row.inGrace > 0 ? [t('portfolio.summary.grace', { count: row.inGrace })] : []),
    ...(row.otherAddress > 0 ? [t('portfolio.summary.elsewhere', { count: row.otherAddress })] : []),
  ]
  return (
    <div id={anchorOf('summary')} className="rj-portfolio-summary" tabIndex={-1}>
      <div className="rj-portfolio-head">
        <p className="rj-portfolio-sentence">
          {t('portfolio.summary.sentence', {
            total: count(row.total),
            live: count(row.live),
            work: work.length > 0 ? work.join(clause) : t('portfolio.summary.noWork'),
          })}
        </p>
        <JoinedNames />
      </div>
      <div className="rj-tiles">
        <Tile
          label={t('portfolio.summary.figures.total')}
          value={count(row.total)}
          hint={
            row.firstFiled === null || row.lastFiled === null
              ? ''
              : t('portfolio.summary.range', {
                  from: row.firstFiled.slice(0, 7),
                  until: row.lastFiled.slice(0, 7),
                })
          }
          figure={{}}
        />
        <Tile
          label={t('portfolio.summary.figures.live')}
          value={count(row.live)}
          hint={t('portfolio.summary.inGrace', { count: row.inGrace })}
          figure={{ life: 'alive,in-grace' }}
        />
        <Tile
          label={t('portfolio.summary.figures.pending')}
          value={count(row.pending)}
          hint={t('portfolio.summary.published', { count: row.published })}
          figure={{ life: 'pending' }}
        />
        <Tile
          label={t('portfolio.summary.figures.dead')}
          value={count(row.dead)}
          hint={row.causeUnknown > 0 ? t('portfolio.summary.causeUnknown', { count: row.causeUnknown }) : ''}
          figure={{ life: 'dead' }}
        />
        <Tile
          label={t('portfolio.summary.figures.lastYear')}
          value={count(row.filedLastYear)}
          hint={t('portfolio.summary.yearBefore', { count: row.filedYearBefore })}
          figure={{ filedSince: addMonths(numbers.data.asOf, -12) }}
        />
        <Tile
          label={t('portfolio.summary.figures.soon')}
          value={count(row.termEndsSoon)}
          hint={fees ? t('portfolio.summary.fee', { fee: count(row.termEndsSoon * fees.online) }) : days(null, null)}
          figure={{ endsSoon: 1 }}
        />
        <RatioTile />
      </div>
    </div>
  )
}
