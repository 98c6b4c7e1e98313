import type { CSSProperties, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReport } from '#contract/search-report.ts'
import { VERDICTS } from '#contract/vocabulary.ts'
import type { Judgement } from '#domain/verdict/judge-report.ts'
import { countRows, nameVerdicts, rankNames, searchedVerdict } from '#domain/verdict/name-verdicts.ts'
import type { CellPlace } from './verdict-grid.tsx'
import { VerdictIcon } from './verdict-icon.tsx'

interface NameStripProps {
  report: SearchReport
  judgement: Judgement
  /** The name of the cell that is shown. */
  current: number | null
  onPick: (place: CellPlace) => void
}

/** Shows each of several names with its worst verdict, those with the least in their way first; each leads to its worst cell. */
export const NameStrip = ({ report, judgement, current, onPick }: NameStripProps): JSX.Element | null => {
  const { t } = useTranslation()
  const count = report.names.length
  if (count < 2) return null
  return (
    <ol
      className="rj-name-strip"
      aria-label={t('result.ranking.label')}
      style={{ '--names': count, '--names-a-row': count > 4 ? 3 : count } as CSSProperties}
    >
      {rankNames(nameVerdicts(report, judgement)).map(found => {
        const text = report.names[found.name]?.text ?? ''
        const verdict = searchedVerdict(found)
        const row = found.classes.flatMap(({ rows }) => rows.get(verdict) ?? [])[0]
        const others = VERDICTS.filter(known => known !== verdict && countRows(found, known) > 0)
        return (
          <li key={found.name} data-verdict={verdict} data-current={found.name === current}>
            <button
              type="button"
              disabled={row === undefined}
              title={t('result.ranking.jump', { name: text })}
              onClick={() => row !== undefined && onPick({ row, column: found.name })}
            >
              <b>{text}</b>
              <span className="rj-name-verdict">
                <VerdictIcon verdict={verdict} />
                {t(`result.verdict.${verdict}`)} {countRows(found, verdict) || ''}
              </span>
              <span className="rj-hint">
                {others.length > 0
                  ? others
                      .map(known => `${t(`result.verdict.${known}`)} ${countRows(found, known)}`)
                      .join(t('result.joint'))
                  : t(verdict === 'clear' ? 'result.ranking.all' : 'search.summary.classes', {
                      count: found.classes.length,
                    })}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
