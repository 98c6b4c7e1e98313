import { AnchorButton, Button, Tag } from '@blueprintjs/core'
import { CalendarIcon, FlagIcon, PaperclipIcon, TickIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { type Urgency, urgencyOf } from '#domain/deadline-urgency.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { caseName, MarkTile } from '../../../components/mark-tile.tsx'
import { dialogOnUse } from '../../../components/part-on-use.tsx'
import { daysLeft } from '../../../lib/days-left.ts'
import { useCall } from '../../../lib/use-call.ts'
import { formatShortDay } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import { type Entry, isDone } from './calendar-days.ts'

const FilingDialog = dialogOnUse(
  async () => (await import('../../../components/service/filing-dialog.tsx')).FilingDialog,
)

interface EntryProps {
  entry: Entry
  onOpen: (id: number) => void
}

const useEntryTexts = (entry: Entry) => {
  const { t } = useTranslation()
  const isCase = entry.kind !== 'opposition'
  const name = isCase ? caseName(entry.item, t) : entry.opposition.name || t('home.history.device')
  const classes = isCase ? entry.item.classes : [entry.opposition.class]
  const number = isCase ? entry.item.applicationNo : entry.opposition.regNo
  const kind = t(`home.calendar.kinds.${entry.kind}`)
  const told = t('home.history.classes', { classes: classes.join(t('home.calendar.comma')), count: classes.length })
  const [first] = classes
  const small =
    entry.kind !== 'review'
      ? t(`home.calendar.short.${entry.kind}`)
      : first === undefined
        ? ''
        : t('home.calendar.shortClass', { number: classes.length > 1 ? `${first}+` : first })
  /** What is to be done by the day, where the kind does not say it. */
  const task =
    entry.kind === 'reminder'
      ? entry.item.reminder
      : entry.kind === 'evidence' && entry.item.filedOn !== null
        ? t('home.calendar.evidenceOf', { date: entry.item.filedOn })
        : ''
  /** Whose case it is, or whose mark may be opposed and why. */
  const party = isCase
    ? entry.item.applicant
    : t('home.calendar.against', { owner: entry.opposition.owner, ours: entry.opposition.ours })
  return { name, number, kind, small, task, classes: classes.length === 0 ? '' : told, party }
}

const joined = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' · ')

const ICONS = {
  past: TimeIcon,
  note: TimeIcon,
  filed: TickIcon,
  unfiled: WarningSignIcon,
  urgent: WarningSignIcon,
  soon: CalendarIcon,
  later: CalendarIcon,
} as const

/** How near a deadline is; that of a case is `filed`, or `unfiled` once it is past. A note of one's own is never urgent. */
type EntryState = Urgency | 'filed' | 'unfiled' | 'note'

const stateOf = (entry: Entry): EntryState => {
  if (entry.kind === 'reminder') return 'note'
  if (isDone(entry)) return 'filed'
  const urgency = urgencyOf(daysLeft(entry.day, Date.now()))
  return entry.kind !== 'opposition' && urgency === 'past' ? 'unfiled' : urgency
}

/** The sign of how near a deadline is. */
export const EntryIcon = ({ state }: { state: EntryState }): JSX.Element => {
  const Icon = ICONS[state]
  return <Icon size={12} />
}

/** Shows a deadline in one line of a day, coloured and marked by how near it is. The day is reached by the keys, and its list opens it. */
export const EntryLine = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { name, number, kind, small, task, classes } = useEntryTexts(entry)
  const { t } = useTranslation()
  const state = stateOf(entry)
  const isUnfiled = state === 'unfiled'
  const standing = isUnfiled ? t('home.filing.unfiled') : state === 'filed' ? t('home.history.groups.filed') : ''
  const full = joined(entry.day, kind, name, number, classes, task, standing)
  const isFlagged = entry.kind === 'opposition' && state !== 'past'
  const isClipped = entry.kind === 'evidence' && (state === 'soon' || state === 'later')
  const content = (
    <>
      {isFlagged ? <FlagIcon size={12} /> : isClipped ? <PaperclipIcon size={12} /> : <EntryIcon state={state} />}
      <span className="rj-ellipsis">{name}</span>
      <span className="rj-entry-small">{isUnfiled ? t('home.filing.unfiledShort') : small}</span>
      <span className="rj-sr">{[entry.day, kind, number, standing].filter(text => text !== '').join(' ')}</span>
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
      {entry.kind !== 'opposition' && entry.item.isSample && (
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
  return entry.kind !== 'opposition' ? (
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

/** Opens the record of the filing for a case whose deadline is past, or whose evidence is still to be filed. */
const FileEntry = ({ entry }: { entry: Entry }): JSX.Element | null => {
  const { t } = useTranslation()
  const { name } = useEntryTexts(entry)
  const [isOpen, setIsOpen] = useState(false)
  if (entry.kind === 'opposition' || entry.kind === 'reminder') return null
  if (entry.kind === 'review' ? stateOf(entry) !== 'unfiled' : isDone(entry)) return null
  const { id, due } = entry.item
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
      {isOpen && <FilingDialog id={id} name={name} due={due} filing={entry.item} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The day of an entry in colour and words. */
const EntryTag = ({ entry }: { entry: Entry }): JSX.Element => {
  const language = useLanguage()
  if (entry.kind === 'review' || entry.kind === 'evidence')
    return (
      <DeadlineTag due={entry.day} filedOn={entry.kind === 'review' ? entry.item.filedOn : entry.item.evidenceOn} />
    )
  if (entry.kind === 'opposition') return <DeadlineTag due={entry.day} />
  return (
    <Tag minimal className="rj-note-tag" icon={<TimeIcon size={12} />}>
      {formatShortDay(entry.day, language, Date.now())}
    </Tag>
  )
}

/** Says how the deadline of a case was reached. */
const EntryArithmetic = ({ item }: { item: RejectionLogItem }): JSX.Element => {
  const language = useLanguage()
  const { id, receiveTime, type } = item
  const { data } = useCall('readDeadline', { query: { receiveTime, type, id } })
  return (
    <ol className="rj-entry-steps rj-hint" aria-busy={data === undefined}>
      {data?.steps.map(step => (
        <li key={`${step.date} ${step.zh}`}>
          <time dateTime={step.date}>{step.date}</time>
          <span>{step[language]}</span>
        </li>
      ))}
    </ol>
  )
}

/** Says how many points the filing check left open in a case that is still to be filed; nothing where it did not run. */
const OpenPoints = ({ entry }: { entry: Entry }): JSX.Element | null => {
  const { t } = useTranslation()
  if (entry.kind !== 'review' || isDone(entry) || entry.item.openPoints === null) return null
  const count = entry.item.openPoints
  return count === 0 ? (
    <span className="rj-entry-points rj-hint">
      <TickIcon size={12} />
      {t('home.calendar.noPoints')}
    </span>
  ) : (
    <span className="rj-entry-points">
      <WarningSignIcon size={12} />
      {t('home.calendar.points', { count })}
    </span>
  )
}

interface EntryCardProps extends EntryProps {
  /** Says how the day was reached. */
  hasArithmetic: boolean
}

/** Shows a deadline with all that tells it from others, and the way to it. */
export const EntryCard = ({ entry, hasArithmetic, onOpen }: EntryCardProps): JSX.Element => {
  const { number, kind, task, classes, party } = useEntryTexts(entry)
  return (
    <li className={isDone(entry) ? 'rj-entry-card rj-is-done' : 'rj-entry-card'}>
      {entry.kind !== 'opposition' && <MarkTile item={entry.item} />}
      <div className="rj-entry-what">
        <EntryName entry={entry} />
        <span className="rj-label">{joined(number, classes)}</span>
      </div>
      <OpenEntry entry={entry} onOpen={onOpen} />
      <div className="rj-entry-more-of">
        <span className="rj-label">{joined(entry.kind === 'review' ? '' : kind, party)}</span>
        {task !== '' && <span className="rj-entry-task">{task}</span>}
        {isDone(entry) && <EntryTag entry={entry} />}
        {hasArithmetic && entry.kind === 'review' && !isDone(entry) && <EntryArithmetic item={entry.item} />}
        <OpenPoints entry={entry} />
        <FileEntry entry={entry} />
      </div>
    </li>
  )
}

/** Shows the same in a row of the week, in columns. */
export const EntryRow = ({ entry, onOpen }: EntryProps): JSX.Element => {
  const { number, kind, task, classes, party } = useEntryTexts(entry)
  return (
    <li className={isDone(entry) ? 'rj-entry-row rj-is-done' : 'rj-entry-row'}>
      <span className="rj-label">{kind}</span>
      <span className="rj-entry-tile">{entry.kind !== 'opposition' && <MarkTile item={entry.item} />}</span>
      <div className="rj-entry-what">
        <EntryName entry={entry} />
        <span className="rj-label">{party}</span>
      </div>
      <div className="rj-entry-what">
        {number}
        <span className="rj-label">{classes}</span>
      </div>
      <span className="rj-entry-file">
        {task !== '' && <EllipsisText text={task} />}
        {stateOf(entry) !== 'unfiled' && <OpenPoints entry={entry} />}
        <FileEntry entry={entry} />
      </span>
      <span className="rj-entry-attorney rj-label">
        <EllipsisText text={entry.kind !== 'opposition' ? entry.item.attorney : ''} />
      </span>
      <EntryTag entry={entry} />
      <OpenEntry entry={entry} onOpen={onOpen} />
    </li>
  )
}
