import { HTMLSelect } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WatchItem } from '#contract/watching.ts'

/** The wordings of a watch in one line. */
export const watchTitle = ({ marks }: Pick<WatchItem, 'marks'>): string => marks.join(' · ')

interface WatchChoiceProps {
  watches: readonly WatchItem[]
  /** Id of the watch whose alerts are shown; null for those of all. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Lists the watches with what they compare, and how many alerts of each are new. */
export const WatchList = ({ watches, chosen, onChoose }: WatchChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  const told = ({ classes, groups, level, name, stoppedAt }: WatchItem): string =>
    [
      classes.length === 0
        ? t('watching.list.allClasses')
        : t('watching.list.classes', { classes: classes.join(', ') }),
      ...(groups.length === 0 ? [] : [t('watching.list.groups', { groups: groups.join(', ') })]),
      t(`watching.levelsUpTo.${level}`),
      ...(name === '' ? [] : [name]),
      ...(stoppedAt === null ? [] : [t('watching.list.stopped')]),
    ].join(' · ')
  return (
    <nav className="rj-watches" aria-label={t('watching.list.name')}>
      <ul>
        <li>
          <button
            type="button"
            className="rj-watch"
            aria-current={chosen === null ? 'true' : undefined}
            onClick={() => onChoose(null)}
          >
            <span className="rj-watch-title">{t('watching.list.all')}</span>
            <span className="rj-hint">
              {t('watching.list.alerts', { count: watches.reduce((sum, { alerts }) => sum + alerts, 0) })}
            </span>
          </button>
        </li>
        {watches.map(watch => (
          <li key={watch.id}>
            <button
              type="button"
              className="rj-watch"
              data-stopped={watch.stoppedAt !== null || undefined}
              aria-current={chosen === watch.id ? 'true' : undefined}
              onClick={() => onChoose(watch.id)}
            >
              <span className="rj-watch-title">{watchTitle(watch)}</span>
              <span className="rj-hint">{told(watch)}</span>
              {watch.newAlerts > 0 && (
                <span className="rj-watch-new">
                  <span aria-hidden>{watch.newAlerts}</span>
                  <span className="rj-sr">{t('watching.newCount', { count: watch.newAlerts })}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="rj-watches-note">{t('watching.list.note')}</p>
    </nav>
  )
}

/** The same choice where there is no room for the list. */
export const WatchSelect = ({ watches, chosen, onChoose }: WatchChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <HTMLSelect
      className="rj-watch-select"
      aria-label={t('watching.list.choose')}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{t('watching.list.all')}</option>
      {watches.map(watch => (
        <option key={watch.id} value={watch.id}>
          {watchTitle(watch)}
          {watch.newAlerts > 0 && ` · ${t('watching.newCount', { count: watch.newAlerts })}`}
        </option>
      ))}
    </HTMLSelect>
  )
}
