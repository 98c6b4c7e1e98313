import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReport } from '#contract/search-report.ts'
import { VERDICTS } from '#contract/vocabulary.ts'
import type { Judgement } from '#domain/verdict/judge-report.ts'
import { countRows, nameVerdicts, rankNames, searchedVerdict } from '#domain/verdict/name-verdicts.ts'
import type { CellPlace } from './verdict-grid.tsx'
import { VerdictIcon } from './verdict-icon.tsx'

interface NameRankingProps {
  report: SearchReport
  judgement: Judgement
  onPick: (place: CellPlace) => void
}

/** Shows each of several names with its own verdict, those with the least in their way first; each leads to its worst cell. */
export const NameRanking = ({ report, judgement, onPick }: NameRankingProps): JSX.Element | null => {
  const { t } = useTranslation()
  if (report.names.length < 2) return null
  return (
    <ol className="rj-name-ranking" aria-label={t('result.ranking.label')}>
      {rankNames(nameVerdicts(report, judgement)).map(found => {
        const text = report.names[found.name]?.text ?? ''
        const verdict = searchedVerdict(found)
        const row = found.classes.flatMap(({ rows }) => rows.get(verdict) ?? [])[0]
        const counts = VERDICTS.map(known => ({ known, count: countRows(found, known) })).filter(
          ({ count }) => count > 0,
        )
        return (
          <li key={found.name} data-verdict={verdict}>
            <button
              type="button"
              disabled={row === undefined}
              title={t('result.ranking.jump', { name: text })}
              onClick={() => row !== undefined && onPick({ row, column: found.name })}
            >
              <VerdictIcon verdict={verdict} />
              <b className="rj-ellipsis">{text}</b>
              <span className="rj-hint">
                {counts
                  .map(({ known, count }) => t('result.ranking.rows', { verdict: t(`result.verdict.${known}`), count }))
                  .join(t('result.joint'))}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
