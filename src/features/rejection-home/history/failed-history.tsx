import { Button } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { urgencyOf } from '#domain/deadline-urgency.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { FailedLoad, type LoadFailure } from '../../../components/empty-state.tsx'
import { caseName } from '../../../components/mark-tile.tsx'
import { daysLeft } from '../../../lib/days-left.ts'
import { formatRecent } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { SeenCases } from './seen-cases.ts'
import './failed-history.css'

const isUrgent = ({ due, filedOn }: RejectionLogItem, now: number): boolean =>
  filedOn === null && due !== null && urgencyOf(daysLeft(due, now)) === 'urgent'

/** More would push the button that reads again off the screen; the kept list shows them all. */
const MOST_SHOWN = 6

interface SeenUrgentProps {
  seen: SeenCases
  onOpen: (id: number) => void
}

/** Lists the cases of the kept list that are due within three days from now. */
const SeenUrgent = ({ seen, onOpen }: SeenUrgentProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = Date.now()
  const urgent = seen.cases.filter(item => isUrgent(item, now))
  const moment = formatRecent(seen.at, language, now)
  const held =
    seen.total > seen.cases.length
      ? t('home.history.seen.heldPart', { moment, count: seen.cases.length })
      : t('home.history.seen.held', { moment })
  return (
    <section className={urgent.length > 0 ? 'rj-seen rj-is-urgent' : 'rj-seen'}>
      <p>
        {held}
        {urgent.length > 0
          ? t('home.history.seen.urgent', { count: urgent.length })
          : t('home.history.seen.noneUrgent')}
      </p>
      <ul>
        {urgent.slice(0, MOST_SHOWN).map(
          item =>
            item.due !== null && (
              <li key={item.id}>
                <span className="rj-seen-due">
                  <DeadlineTag due={item.due} />
                </span>
                <button type="button" className="rj-seen-open" onClick={() => onOpen(item.id)}>
                  {caseName(item, t)}
                </button>
                <span className="rj-label">{item.applicationNo}</span>
              </li>
            ),
        )}
        {urgent.length > MOST_SHOWN && (
          <li className="rj-hint">{t('home.calendar.more', { count: urgent.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </section>
  )
}

interface FailedHistoryProps {
  failure: LoadFailure
  /** The list that this computer kept; null where it kept none. */
  seen: SeenCases | null
  onOpen: (id: number) => void
  /** Shows the whole kept list. */
  onShowSeen: () => void
}

/** Takes the place of the list of cases that could not be read, with what the list last read says is urgent. */
export const FailedHistory = ({ failure, seen, onOpen, onShowSeen }: FailedHistoryProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FailedLoad
      of={failure}
      title={t('home.history.notRead')}
      known={seen && <SeenUrgent seen={seen} onOpen={onOpen} />}
      action={
        seen && (
          <Button
            variant="minimal"
            intent="primary"
            text={t('home.history.seen.show', { moment: formatRecent(seen.at, language, Date.now()) })}
            onClick={onShowSeen}
          />
        )
      }
    />
  )
}

interface SeenNoteProps {
  seen: SeenCases
  onRetry: () => void
}

/** Says over a kept list that it is one, of when, and lets the user read the present one. */
export const SeenNote = ({ seen, onRetry }: SeenNoteProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="rj-seen-note" role="status">
      <WarningSignIcon size={14} />
      <span>{t('home.history.seen.note', { moment: formatRecent(seen.at, language, Date.now()) })}</span>
      <span className="rj-gap" />
      <Button size="small" autoFocus text={t('inputs.notRead.retry')} onClick={onRetry} />
    </div>
  )
}
