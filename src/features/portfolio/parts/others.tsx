import { Button } from '@blueprintjs/core'
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, callApi } from '../../../lib/http.ts'
import { useCall } from '../../../lib/use-call.ts'
import { FigureSection } from '../figures/section.tsx'
import { usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { MarkLink } from './list-parts.tsx'

const SHOWN = 12

/** Keeps a watch on the house marks, or ends the watches; a failed call stays silent. */
const WatchButton = ({ ids }: { ids: readonly number[] }): JSX.Element => {
  const { t } = useTranslation()
  const { name } = usePortfolioView()
  const client = useQueryClient()
  const isWatching = ids.length > 0
  const change = async (): Promise<void> => {
    try {
      if (isWatching) for (const id of ids) await callApi('endWatch', { params: { id } })
      else await callApi('addWatch', { body: { name } })
      await client.invalidateQueries({ queryKey: ['readWatches'] })
      await client.invalidateQueries({ queryKey: ['readProposerMonitorOthers'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <Button
      variant="minimal"
      size="small"
      icon={isWatching ? <EyeOffIcon /> : <EyeOpenIcon />}
      text={t(isWatching ? 'portfolio.others.unwatch' : 'portfolio.others.watch')}
      onClick={() => void change()}
    />
  )
}

/** Lists later marks of others that the rules find near. */
export const OthersSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { name } = usePortfolioView()
  const { mark } = usePortfolioTexts()
  const watches = useCall('readWatches', { query: { name } }).data ?? []
  const watched = [...new Set(watches.flatMap(watch => watch.marks))]
  return (
    <FigureSection
      part="others"
      title={t('portfolio.others.title')}
      hint={() => t('portfolio.others.hint')}
      answer={usePart('readProposerMonitorOthers', { rows: SHOWN })}
      tools={<WatchButton ids={watches.map(({ id }) => id)} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.columns.mark') },
          { text: t('portfolio.columns.number') },
          { text: t('portfolio.columns.class'), isNumber: true },
          { text: t('portfolio.others.ours') },
          { text: t('portfolio.others.level') },
        ],
        rows: rows.map(row => [
          { content: <span className="rj-mark-name">{mark(row.name)}</span> },
          { content: <MarkLink mark={row} /> },
          { content: row.class, isNumber: true },
          { content: <span className="rj-mark-name">{row.ours}</span> },
          { content: `${t(`portfolio.others.levels.${row.level}`)} ${row.rules.map(({ id }) => id).join(' ')}` },
        ]),
      })}
      note={({ rows }) => (
        <p>
          {rows.length === 0 && `${t('portfolio.others.none')} `}
          {watched.length === 0
            ? t('portfolio.others.house')
            : t('portfolio.others.watching', { marks: watched.join(' · ') })}
        </p>
      )}
    />
  )
}
