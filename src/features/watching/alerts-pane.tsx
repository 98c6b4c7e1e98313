import { HTMLSelect, HTMLTable, SegmentedControl } from '@blueprintjs/core'
import { EyeOpenIcon } from '@blueprintjs/icons'
import { type JSX, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE } from '#contract/limits.ts'
import { ALERT_STATES } from '#contract/vocabulary.ts'
import type { Alert, AlertPage } from '#contract/watching.ts'
import { DeadlineTag } from '../../components/deadline-tag.tsx'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { SideDrawer } from '../../components/side-drawer.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { formatLongDay } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { LevelTag, StateMark } from './alert-marks.tsx'
import { ComparisonCard } from './comparison-card.tsx'
import type { WatchingView } from './watching-view.ts'

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
const AlertTable = ({ alerts, chosen, onChoose }: AlertTableProps): JSX.Element => {
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

interface AlertsPaneProps {
  view: WatchingView
  /** Tools for the watch whose alerts are shown. */
  tools: ReactNode
  onShow: (changed: Partial<WatchingView>) => void
}

/** Says which open alert has the next deadline; how many there are where the order does not tell. */
const Headline = ({ view, page }: { view: WatchingView; page: AlertPage }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const isFirst = view.order === 'due' && view.state === null && view.pageNum === FIRST_PAGE
  const next = isFirst
    ? page.list.find(
        ({ state, opposition }) =>
          (state === 'new' || state === 'seen') && opposition !== null && opposition.daysLeft >= 0,
      )
    : undefined
  return (
    <h2 className="rj-alerts-headline">
      {next?.opposition
        ? t('watching.next', {
            class: next.class,
            name: next.name || t('watching.device'),
            ours: next.ours,
            date: formatLongDay(next.opposition.due, language),
          })
        : t('watching.total', { count: page.total })}
    </h2>
  )
}

const StateFilter = ({ view, page, onShow }: Omit<AlertsPaneProps, 'tools'> & { page: AlertPage }): JSX.Element => {
  const { t } = useTranslation()
  const all = ALERT_STATES.reduce((sum, state) => sum + page.states[state], 0)
  const options = [
    { value: 'all', label: `${t('watching.allStates')} ${all}` },
    ...ALERT_STATES.map(state => ({ value: state, label: `${t(`watching.states.${state}`)} ${page.states[state]}` })),
  ]
  return (
    <div className="rj-alerts-tools">
      <SegmentedControl
        size="small"
        aria-label={t('watching.stateFilter')}
        options={options}
        value={view.state ?? 'all'}
        onValueChange={value => onShow({ state: ALERT_STATES.find(state => state === value) ?? null })}
      />
      <span className="rj-gap" />
      <HTMLSelect
        aria-label={t('watching.order.name')}
        value={view.order}
        onChange={({ currentTarget: { value } }) => onShow({ order: value === 'newest' ? 'newest' : 'due' })}
        options={(['due', 'newest'] as const).map(value => ({ value, label: t(`watching.order.${value}`) }))}
      />
    </div>
  )
}

/** Shows the alerts of one watch or of all, and the comparison of one: beside them, or over them where there is no room. */
export const AlertsPane = ({ view, tools, onShow }: AlertsPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const isNarrow = useMediaQuery('(max-width: 1199px)')
  const [chosen, setChosen] = useState<number | null>(null)
  const { watchId, state, order, pageNum } = view
  const query = { ...(watchId !== null && { watchId }), ...(state !== null && { state }), order, pageNum }
  const alerts = useCall('readAlerts', { query }, { keepsPrevious: true })
  const page = alerts.data
  const list = page?.list ?? []
  const found = list.findIndex(({ id }) => id === chosen)
  const place = found === -1 && !isNarrow ? 0 : found
  const shown: Alert | undefined = list[place]
  const card = shown && (
    <ComparisonCard
      alert={shown}
      titleId={titleId}
      place={place + 1}
      total={list.length}
      onStep={step => setChosen(list[place + step]?.id ?? shown.id)}
      onClose={isNarrow ? () => setChosen(null) : undefined}
    />
  )
  if (alerts.isError && !alerts.isFetching && page === undefined)
    return (
      <div className="rj-alerts-pane">
        {tools && <div className="rj-alerts-head">{tools}</div>}
        <FailedLoad of={alerts} />
      </div>
    )
  return (
    <>
      <div className="rj-alerts-pane">
        {page && (
          <>
            <div className="rj-alerts-head">
              <Headline view={view} page={page} />
              <span className="rj-gap" />
              {tools}
            </div>
            <StateFilter view={view} page={page} onShow={onShow} />
            {list.length === 0 ? (
              <EmptyState
                icon={<EyeOpenIcon size={20} />}
                title={t(state === null ? 'watching.noAlerts.title' : 'watching.noneInState.title')}
                text={t(state === null ? 'watching.noAlerts.text' : 'watching.noneInState.text')}
              />
            ) : (
              <div className="rj-alerts-scroll">
                <AlertTable alerts={list} chosen={shown?.id ?? null} onChoose={setChosen} />
              </div>
            )}
            {page.total > 0 && (
              <Pager pageNum={pageNum} total={page.total} onGoTo={next => onShow({ pageNum: next })} />
            )}
          </>
        )}
      </div>
      {isNarrow ? (
        <SideDrawer
          isOpen={shown !== undefined}
          onClose={() => setChosen(null)}
          size="min(400px, 100vw)"
          aria-labelledby={titleId}
          shouldReturnFocusOnClose
        >
          {card}
        </SideDrawer>
      ) : (
        <aside className="rj-comparison-pane" aria-labelledby={shown ? titleId : undefined}>
          {card ?? <p className="rj-comparison-none">{t('watching.card.none')}</p>}
        </aside>
      )}
    </>
  )
}
