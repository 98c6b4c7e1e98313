import { HTMLTable } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alert } from '#contract/watching.ts'
import { DeadlineTag } from '../../components/deadline-tag.tsx'
import { LevelTag, StateMark } from './alert-marks.tsx'

const Due = ({ alert: { state, opposition } }: { alert: Alert }): JSX.Element => {
  const { t } = useTranslation()
  if (opposition === null) return <span className="rj-hint">{t('watching.notPublished')}</span>
  if (state === 'new' || state === 'seen') return <DeadlineTag due={opposition.due} />
  return <span className="rj-hint">{opposition.due}</span>
}

interface AlertTableProps {
  alerts: readonly Alert[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** Lists alerts; a row opens the comparison. */
export const AlertTable = ({ alerts, chosen, onChoose }: AlertTableProps): JSX.Element => {
  const { t } = useTranslation()
  const cause = ({ stage, filedOn, opposition }: Alert): string => {
    if (stage === 'published' && opposition) return t('watching.stages.published', { date: opposition.published })
    return filedOn === null ? t('watching.stages.filedUnknown') : t('watching.stages.filed', { date: filedOn })
  }
  return (
    <HTMLTable compact className="rj-alerts">
      <thead>
        <tr>
          <th scope="col">{t('watching.columns.state')}</th>
          <th scope="col">{t('watching.columns.mark')}</th>
          <th scope="col">{t('watching.columns.class')}</th>
          <th scope="col">{t('watching.columns.level')}</th>
          <th scope="col" className="rj-alert-cause">
            {t('watching.columns.stage')}
          </th>
          <th scope="col">{t('watching.columns.due')}</th>
        </tr>
      </thead>
      <tbody>
        {alerts.map(alert => (
          <tr key={alert.id} data-current={alert.id === chosen || undefined}>
            <td>
              <StateMark state={alert.state} />
            </td>
            <td>
              <button
                type="button"
                className="rj-alert-open"
                aria-current={alert.id === chosen ? 'true' : undefined}
                onClick={() => onChoose(alert.id)}
              >
                <b>{alert.name || t('watching.device')}</b> <span>{alert.regNo}</span>
              </button>
              {alert.state === 'dismissed' && <span className="rj-alert-reason">{alert.reason}</span>}
            </td>
            <td>{alert.class}</td>
            <td>
              <LevelTag level={alert.level} />
            </td>
            <td className="rj-alert-cause">{cause(alert)}</td>
            <td>
              <Due alert={alert} />
            </td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  )
}
