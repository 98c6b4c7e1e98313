import { Alert, AnchorButton, Button } from '@blueprintjs/core'
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
import { WatchList, WatchSelect, watchTitle } from './watch-list.tsx'
import { useWatchingView } from './watching-view.ts'
import './alerts.css'
import './watching.css'

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
  const { data: watches, isError, isFetching, refetch } = useCall('readWatchList', {})
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
      {isError && !isFetching && watches === undefined && <FailedLoad onRetry={() => void refetch()} />}
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
