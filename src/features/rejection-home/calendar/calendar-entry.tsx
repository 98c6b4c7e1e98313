import { AnchorButton, Button, Tag } from '@blueprintjs/core'
import { CalendarIcon, FlagIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { type Urgency, urgencyOf } from '#domain/deadline-urgency.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { caseName, MarkTile } from '../../../components/mark-tile.tsx'
import { dialogOnUse } from '../../../components/part-on-use.tsx'
import { daysLeft } from '../../../lib/days-left.ts'
import type { Entry } from './calendar-days.ts'

const FilingDialog = dialogOnUse(
  async () => (await import('../../../components/service/filing-dialog.tsx')).FilingDialog,
)

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
  /** Whose case it is, or whose mark may be opposed and why. */
  const party = isReview
    ? entry.item.applicant
    : t('home.calendar.against', { owner: entry.opposition.owner, ours: entry.opposition.ours })
  return { name, number, kind, small, classes: classes.length === 0 ? '' : told, party }
}

const joined = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' · ')

const ICONS = {
  past: TimeIcon,
  unfiled: WarningSignIcon,
  urgent: WarningSignIcon,
  soon: CalendarIcon,
  later: CalendarIcon,
} as const

/** How near a deadline is; that of a case is `unfiled` once it is past, as the calendar has none that are filed. */
type EntryState = Urgency | 'unfiled'

const stateOf = ({ kind, day }: Entry): EntryState => {
  const urgency = urgencyOf(daysLeft(day, Date.now()))
  return kind === 'review' && urgency === 'past' ? 'unfiled' : urgency
}

/** The sign of how near a deadline is. */
export const EntryIcon = ({ state }: { state: EntryState }): JSX.Element => {
  const Icon = ICONS[state]
  return <Icon size={12} />
}

/** Shows a deadline in one line of a day, coloured and marked by how near it is. The day is reached by the keys, and its list opens it. */
export const EntryLine = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { name, number, kind, small, classes } = useEntryTexts(entry)
  const { t } = useTranslation()
  const state = stateOf(entry)
  const isUnfiled = state === 'unfiled'
  const full = joined(entry.day, kind, name, number, classes, isUnfiled ? t('home.filing.unfiled') : '')
  const isFlagged = entry.kind === 'opposition' && state !== 'past'
  const content = (
    <>
      {isFlagged ? <FlagIcon size={12} /> : <EntryIcon state={state} />}
      <span className="rj-ellipsis">{name}</span>
      <span className="rj-entry-small">{isUnfiled ? t('home.filing.unfiledShort') : small}</span>
      <span className="rj-sr">{[entry.day, kind, number].filter(text => text !== '').join(' ')}</span>
    </>
  )
  if (entry.kind === 'opposition')
    return (
      <span className={`rj-entry rj-${state}`} title={full}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`rj-entry rj-${state}`}
      title={full}
      onClick={() => onOpen(entry.item.id)}
    >
      {content}
    </button>
  )
}

/** The mark of a deadline, with a tag on the sample. */
const EntryName = ({ entry }: { entry: Entry }): JSX.Element => {
  const { t } = useTranslation()
  const { name } = useEntryTexts(entry)
  return (
    <strong>
      <EllipsisText text={name} />
      {entry.kind === 'review' && entry.item.isSample && (
        <Tag minimal intent="warning">
          {t('home.sample.tag')}
        </Tag>
      )}
    </strong>
  )
}

const OpenEntry = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { t } = useTranslation()
  const watching = useHref('/watching')
  const { name } = useEntryTexts(entry)
  return entry.kind === 'review' ? (
    <Button
      size="small"
      text={t('home.calendar.open')}
      aria-label={t('home.history.openResult', { name })}
      onClick={() => onOpen(entry.item.id)}
    />
  ) : (
    <AnchorButton size="small" href={watching} text={t('home.calendar.open')} />
  )
}

/** Opens the record of the filing for a case whose deadline is past. */
const FileEntry = ({ entry }: { entry: Entry }): JSX.Element | null => {
  const { t } = useTranslation()
  const { name } = useEntryTexts(entry)
  const [isOpen, setIsOpen] = useState(false)
  if (entry.kind !== 'review' || stateOf(entry) !== 'unfiled') return null
  const { id, due, filedOn } = entry.item
  return (
    <>
      <Button
        className="rj-file-entry"
        variant="minimal"
        intent="primary"
        size="small"
        text={t('home.filing.record')}
        aria-label={t('home.filing.recordOf', { name })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <FilingDialog id={id} name={name} due={due} filedOn={filedOn} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Shows a deadline with all that tells it from others, and the way to it. */
export const EntryCard = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { number, kind, classes, party } = useEntryTexts(entry)
  return (
    <li className="rj-entry-card">
      {entry.kind === 'review' && <MarkTile item={entry.item} />}
      <div className="rj-entry-what">
        <EntryName entry={entry} />
        <span className="rj-label">{joined(kind, number)}</span>
        <span className="rj-label">{joined(classes, party)}</span>
        <FileEntry entry={entry} />
      </div>
      <OpenEntry entry={entry} onOpen={onOpen} />
    </li>
  )
}

/** Shows the same in a row of the week, in columns. */
export const EntryRow = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { number, kind, classes, party } = useEntryTexts(entry)
  return (
    <li className="rj-entry-row">
      <span className="rj-label">{kind}</span>
      <span className="rj-entry-tile">{entry.kind === 'review' && <MarkTile item={entry.item} />}</span>
      <div className="rj-entry-what">
        <EntryName entry={entry} />
        <span className="rj-label">{party}</span>
      </div>
      <div className="rj-entry-what">
        {number}
        <span className="rj-label">{classes}</span>
      </div>
      <span className="rj-entry-attorney rj-label">
        <EllipsisText text={entry.kind === 'review' ? entry.item.attorney : ''} />
      </span>
      <span className="rj-entry-file">
        <FileEntry entry={entry} />
      </span>
      <DeadlineTag due={entry.day} {...(entry.kind === 'review' && { filedOn: entry.item.filedOn })} />
      <OpenEntry entry={entry} onOpen={onOpen} />
    </li>
  )
}
