import { AnchorButton, Button, Tag } from '@blueprintjs/core'
import { CalendarIcon, FlagIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { daysLeft, urgencyOf } from '../../../lib/days-left.ts'
import { caseName, MarkTile } from '../history/case-cells.tsx'
import type { Entry } from './calendar-days.ts'

interface EntryProps {
  entry: Entry
  onOpen: (id: number) => void
}

const useEntryTexts = (entry: Entry) => {
  const { t } = useTranslation()
  const isReview = entry.kind === 'review'
  const name = isReview ? caseName(entry.item, t) : entry.opposition.name || t('home.history.device')
  const classes = isReview ? entry.item.classes : [entry.opposition.class]
  const number = isReview ? entry.item.applicationNo : entry.opposition.regNo
  const kind = t(`home.calendar.kinds.${entry.kind}`)
  const told = t('home.history.classes', { classes: classes.join(t('home.calendar.comma')), count: classes.length })
  const [first] = classes
  const small = isReview
    ? first === undefined
      ? ''
      : t('home.calendar.shortClass', { number: classes.length > 1 ? `${first}+` : first })
    : t('home.calendar.shortOpposition')
  return { name, number, kind, small, classes: classes.length === 0 ? '' : told }
}

/** Shows a deadline in one line of a day, coloured and marked by how near it is. The day is reached by the keys, and its list opens it. */
export const EntryLine = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { name, number, kind, small, classes } = useEntryTexts(entry)
  const urgency = urgencyOf(daysLeft(entry.day, Date.now()))
  const full = [entry.day, kind, name, number, classes].filter(text => text !== '').join(' · ')
  const Icon =
    urgency === 'past'
      ? TimeIcon
      : entry.kind === 'opposition'
        ? FlagIcon
        : urgency === 'urgent'
          ? WarningSignIcon
          : CalendarIcon
  const content = (
    <>
      <Icon size={12} />
      <span className="rj-ellipsis">{name}</span>
      <span className="rj-entry-small">{small}</span>
      <span className="rj-sr">{[entry.day, kind, number].filter(text => text !== '').join(' ')}</span>
    </>
  )
  if (entry.kind === 'opposition')
    return (
      <span className={`rj-entry rj-${urgency}`} title={full}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`rj-entry rj-${urgency}`}
      title={full}
      onClick={() => onOpen(entry.item.id)}
    >
      {content}
    </button>
  )
}

/** Shows a deadline with all that tells it from others, and the way to it. */
export const EntryCard = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { t } = useTranslation()
  const watching = useHref('/watching')
  const { name, number, kind, classes } = useEntryTexts(entry)
  return (
    <li className="rj-entry-card">
      {entry.kind === 'review' && <MarkTile item={entry.item} />}
      <div className="rj-entry-what">
        <strong>
          <EllipsisText text={name} />
          {entry.kind === 'review' && entry.item.isSample && (
            <Tag minimal intent="warning">
              {t('home.sample.tag')}
            </Tag>
          )}
        </strong>
        <span className="rj-label">{[kind, number, classes].filter(text => text !== '').join(' · ')}</span>
        <span className="rj-label">
          {entry.kind === 'review'
            ? entry.item.applicant
            : t('home.calendar.against', { owner: entry.opposition.owner, ours: entry.opposition.ours })}
        </span>
      </div>
      {entry.kind === 'review' ? (
        <Button
          size="small"
          text={t('home.calendar.open')}
          aria-label={t('home.history.openResult', { name })}
          onClick={() => onOpen(entry.item.id)}
        />
      ) : (
        <AnchorButton size="small" href={watching} text={t('home.calendar.open')} />
      )}
    </li>
  )
}
