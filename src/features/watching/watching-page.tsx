import { Alert, AnchorButton, Button, HTMLSelect } from '@blueprintjs/core'
import { CalendarIcon, EditIcon, EyeOpenIcon, PauseIcon, PlayIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WatchItem } from '#contract/watching.ts'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { ProblemText } from '../../components/field-notes.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { addressOf, callApi } from '../../lib/http.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useLanguage } from '../../locales/language.ts'
import { AlertsPane } from './alerts-pane.tsx'
import { useChange } from './use-change.ts'
import { WatchDrawer } from './watch-form.tsx'
import { useWatchingView } from './watching-view.ts'
import './alerts.css'
import './watching.css'

/** The wordings of a watch in one line. */
const watchTitle = ({ marks }: Pick<WatchItem, 'marks'>): string => marks.join(' · ')

interface WatchChoiceProps {
  watches: readonly WatchItem[]
  /** Id of the watch whose alerts are shown; null for those of all. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Lists the watches with what they compare, and how many alerts of each are new. */
const WatchList = ({ watches, chosen, onChoose }: WatchChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  const told = ({ classes, groups, level, name, stoppedAt }: WatchItem): string =>
    [
      classes.length === 0
        ? t('watching.list.allClasses')
        : t('watching.list.classes', { classes: classes.join(t('watching.list.between')) }),
      ...(groups.length === 0 ? [] : [t('watching.list.groups', { groups: groups.join(t('watching.list.between')) })]),
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
const WatchSelect = ({ watches, chosen, onChoose }: WatchChoiceProps): JSX.Element => {
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

interface WatchToolsProps {
  watch: WatchItem
  onEdit: () => void
  onRemoved: () => void
}

/** Edits, stops or deletes a watch; asks before its alerts go with it. */
const WatchTools = ({ watch, onEdit, onRemoved }: WatchToolsProps): JSX.Element => {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { hasFailed, isBusy, run } = useChange()
  const { id, stoppedAt, alerts } = watch
  const isStopped = stoppedAt !== null
  const remove = async (): Promise<void> => {
    setIsAsking(false)
    if (await run(() => callApi('removeWatch', { params: { id } }))) onRemoved()
  }
  return (
    <>
      <IconButton name={t('watching.edit')} icon={<EditIcon />} disabled={isBusy} onClick={onEdit} />
      <IconButton
        name={t(isStopped ? 'watching.resume' : 'watching.stop')}
        icon={isStopped ? <PlayIcon /> : <PauseIcon />}
        disabled={isBusy}
        onClick={() => void run(() => callApi('stopWatch', { params: { id }, body: { isStopped: !isStopped } }))}
      />
      <IconButton
        name={t('watching.remove')}
        icon={<TrashIcon />}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      />
      {hasFailed && <ProblemText text={t('watching.failed')} />}
      <Alert
        isOpen={isAsking}
        intent="danger"
        confirmButtonText={t('watching.remove')}
        cancelButtonText={t('watching.cancel')}
        canEscapeKeyCancel
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('watching.removeText', { name: watchTitle(watch), count: alerts })}</p>
      </Alert>
    </>
  )
}

/** The page `/watching`: watched wordings, and the later marks of others that are near to them (docs/register.md §2). */
export const WatchingPage = (): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, show] = useWatchingView()
  const [edited, setEdited] = useState<WatchItem | 'new' | null>(null)
  const isNarrow = useMediaQuery('(max-width: 1199px)')
  const answer = useCall('readWatchList', {})
  const { data: watches, isError, isFetching } = answer
  const chosen = watches?.find(({ id }) => id === view.watchId) ?? null
  const newAlerts = watches?.reduce((sum, watch) => sum + watch.newAlerts, 0) ?? 0
  const choice = {
    watches: watches ?? [],
    chosen: chosen?.id ?? null,
    onChoose: (watchId: number | null) => show({ watchId }),
  }
  const hasWatches = watches !== undefined && watches.length > 0
  return (
    <div className="rj-watching">
      <title>{`${t('watching.title')} · Rejoinder`}</title>
      <header className="rj-watching-bar">
        <div className="rj-watching-title">
          <h1 className="rj-pane-title">{t('watching.title')}</h1>
          <p className="rj-hint">
            {t('watching.intro')}
            {hasWatches && ` · ${t('watching.newCount', { count: newAlerts })}`}
          </p>
        </div>
        {hasWatches && isNarrow && <WatchSelect {...choice} />}
        <span className="rj-gap" />
        {hasWatches && (
          <AnchorButton
            variant="minimal"
            icon={<CalendarIcon />}
            text={t('watching.calendar')}
            title={t('watching.calendarHint')}
            href={`${addressOf('readAlertCalendar')}?isEn=${language === 'en' ? 1 : 0}`}
            download
          />
        )}
        <Button icon={<PlusIcon />} text={t('watching.add')} onClick={() => setEdited('new')} />
      </header>
      {isError && !isFetching && watches === undefined && <FailedLoad of={answer} />}
      {watches?.length === 0 && (
        <EmptyState
          icon={<EyeOpenIcon size={20} />}
          title={t('watching.empty.title')}
          text={t('watching.empty.text')}
        />
      )}
      {hasWatches && (
        <div className="rj-watching-body">
          {!isNarrow && <WatchList {...choice} />}
          <AlertsPane
            key={chosen?.id ?? 'all'}
            view={{ ...view, watchId: chosen?.id ?? null }}
            onShow={show}
            tools={
              chosen && (
                <WatchTools
                  key={chosen.id}
                  watch={chosen}
                  onEdit={() => setEdited(chosen)}
                  onRemoved={() => show({ watchId: null })}
                />
              )
            }
          />
        </div>
      )}
      <WatchDrawer edited={edited} onClose={() => setEdited(null)} />
    </div>
  )
}
