import { AnchorButton, Button, Checkbox, InputGroup, PopoverNext, SegmentedControl, Switch } from '@blueprintjs/core'
import { DownloadIcon, DuplicateIcon, FeedIcon, RefreshIcon, WarningSignIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarFeed, CalendarFeedBody } from '#contract/calendar/deadline-days.ts'
import { FEED_ALARMS, FEED_CONTENTS } from '#contract/vocabulary.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { ProblemText } from '../../../components/field-notes.tsx'
import { ApiError, callApi } from '../../../lib/http.ts'
import { callKey, useCall } from '../../../lib/use-call.ts'
import { formatMoment } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'

const FeedForm = ({ feed }: { feed: CalendarFeed }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const client = useQueryClient()
  const addressInput = useRef<HTMLInputElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const { path, readAt, contents, alarmDays } = feed
  const address = path === null ? '' : `${location.origin}${path}`

  const save = async (change: Partial<CalendarFeedBody>): Promise<void> => {
    setHasFailed(false)
    setIsCopied(false)
    const body = { isOn: path !== null, contents, alarmDays, isEn: language === 'en' ? 1 : 0, ...change } as const
    try {
      client.setQueryData(callKey('readCalendarFeed', {}), await callApi('saveCalendarFeed', { body }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
    }
  }
  const copy = async (): Promise<void> => {
    addressInput.current?.select()
    // The types say that it is always there, but a page served without TLS has none; the chosen text can then be copied by hand.
    const { clipboard } = navigator as { clipboard?: Clipboard }
    await clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="rj-feed" role="dialog" aria-labelledby={`${id}-title`}>
      <div className="rj-feed-head">
        <h2 id={`${id}-title`} className="rj-pane-title">
          {t('home.feed.title')}
        </h2>
        <Switch
          checked={path !== null}
          label={t(path === null ? 'home.feed.isOff' : 'home.feed.isOn')}
          onChange={({ currentTarget }) => void save({ isOn: currentTarget.checked })}
        />
      </div>
      <p className="rj-label">{t('home.feed.text')}</p>
      {path !== null && (
        <>
          <div className="rj-feed-address">
            <InputGroup
              inputRef={addressInput}
              readOnly
              fill
              value={address}
              aria-label={t('home.feed.address')}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button intent="primary" icon={<DuplicateIcon />} text={t('home.feed.copy')} onClick={() => void copy()} />
          </div>
          <p className="rj-feed-warning">
            <WarningSignIcon size={12} />
            {t('home.feed.warning')}
          </p>
          <fieldset>
            <legend className="rj-label">{t('home.feed.contents')}</legend>
            {FEED_CONTENTS.map(content => (
              <Checkbox
                key={content}
                checked={contents.includes(content)}
                label={t(`home.feed.content.${content}`)}
                onChange={({ currentTarget: { checked } }) =>
                  void save({
                    contents: FEED_CONTENTS.filter(other => (other === content ? checked : contents.includes(other))),
                  })
                }
              />
            ))}
          </fieldset>
          <div className="rj-feed-alarm">
            <span className="rj-label">{t('home.feed.alarm')}</span>
            <SegmentedControl
              size="small"
              inline
              aria-label={t('home.feed.alarm')}
              options={FEED_ALARMS.map(days => ({
                value: String(days),
                label: days === 0 ? t('home.feed.noAlarm') : t('home.feed.alarmDays', { count: days }),
              }))}
              value={String(alarmDays)}
              onValueChange={value => void save({ alarmDays: FEED_ALARMS.find(days => String(days) === value) ?? 3 })}
            />
          </div>
        </>
      )}
      {hasFailed && <ProblemText text={t('home.feed.failed')} />}
      {path !== null && (
        <footer>
          <span className="rj-hint" role="status">
            {isCopied
              ? t('home.feed.copied')
              : readAt === null
                ? t('home.feed.neverRead')
                : t('home.feed.readAt', { moment: formatMoment(readAt, language) })}
          </span>
          <Button
            variant="minimal"
            size="small"
            icon={<RefreshIcon size={12} />}
            text={t('home.feed.renew')}
            title={t('home.feed.renewHint')}
            onClick={() => void save({ renew: true })}
          />
          <AnchorButton
            variant="minimal"
            size="small"
            icon={<DownloadIcon size={12} />}
            text={t('home.feed.file')}
            href={path}
            download
          />
        </footer>
      )}
    </div>
  )
}

const Feed = (): JSX.Element => {
  const { t } = useTranslation()
  const answer = useCall('readCalendarFeed', {})
  const { data, isError, isFetching } = answer
  if (data !== undefined) return <FeedForm feed={data} />
  return (
    <div className="rj-feed">
      {isError && !isFetching ? <FailedLoad of={answer} /> : <p className="rj-hint">{t('home.calendar.loading')}</p>}
    </div>
  )
}

/** Opens the address at which calendars read all deadlines: it can be turned on, copied and renewed. */
export const CalendarFeedButton = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <PopoverNext placement="bottom-end" content={<Feed />}>
      <Button icon={<FeedIcon />} endIcon="caret-down" text={t('home.feed.open')} />
    </PopoverNext>
  )
}
