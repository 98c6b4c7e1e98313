import { Button, Classes, HTMLTable, type Intent, Tag } from '@blueprintjs/core'
import { CalendarIcon, SearchIcon, TrashIcon, UndoIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { RejectionLogItem } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { daysLeft, type Urgency, urgencyOf } from '../../../lib/days-left.ts'
import { formatShortDay } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import './history-table.css'

const INTENTS: Readonly<Record<Exclude<Urgency, 'past'>, Intent>> = { urgent: 'danger', soon: 'warning', later: 'none' }

/** Shows a due day with the days left: red, amber or neutral by how near it is, and plain text when it is past. */
const DeadlineTag = ({ due }: { due: CalendarDay }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = Date.now()
  const date = formatShortDay(due, language, now)
  const count = daysLeft(due, now)
  const urgency = urgencyOf(count)
  if (urgency === 'past') return <span className="rj-deadline-past">{t('deadline.dayPast', { date })}</span>
  return (
    <Tag
      minimal
      intent={INTENTS[urgency]}
      icon={urgency === 'urgent' ? <WarningSignIcon size={12} /> : <CalendarIcon size={12} />}
    >
      {count === 0 ? t('deadline.dayToday', { date }) : t('deadline.dayIn', { date, count })}
    </Tag>
  )
}

interface HistoryCellsProps {
  item: RejectionLogItem
  index: number
}

/** Shows the cells that past and deleted analyses share. */
const HistoryCells = ({ item, index }: HistoryCellsProps): JSX.Element => (
  <>
    <td className="rj-col-index">{index}</td>
    <td className="rj-col-created">{item.gmtCreate.slice(0, 10)}</td>
    <td className="rj-col-result">
      <EllipsisText text={item.resultName} />
    </td>
    <td className="rj-col-office">
      <EllipsisText text={item.officeName} />
    </td>
    <td className="rj-col-deadline">{item.due && <DeadlineTag due={item.due} />}</td>
  </>
)

interface HistoryRowProps {
  item: RejectionLogItem
  index: number
  onOpen: (id: number) => void
  onRemove: (item: RejectionLogItem) => void
}

/** Shows one past analysis. The whole row opens it, on click and on Enter. */
const HistoryRow = ({ item, index, onOpen, onRemove }: HistoryRowProps): JSX.Element => {
  const { t } = useTranslation()
  const open = (): void => onOpen(item.id)
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') open()
    if (event.key === 'Delete') onRemove(item)
  }
  return (
    <tr className="rj-history-row" tabIndex={0} onClick={open} onKeyDown={handleKeyDown}>
      <HistoryCells item={item} index={index} />
      <td className="rj-col-open">
        <Button
          variant="minimal"
          tabIndex={-1}
          icon={<SearchIcon />}
          aria-label={t('home.history.openResult', { name: item.resultName })}
        />
        <Button
          className="rj-history-remove"
          variant="minimal"
          icon={<TrashIcon />}
          title={t('home.history.remove')}
          aria-label={t('home.history.removeResult', { name: item.resultName })}
          onClick={event => {
            event.stopPropagation()
            onRemove(item)
          }}
        />
      </td>
    </tr>
  )
}

interface DeletedRowProps {
  item: RejectionLogItem
  index: number
  onRestore: (item: RejectionLogItem) => void
}

/** Shows a deleted analysis, which can be restored and then opened. */
const DeletedRow = ({ item, index, onRestore }: DeletedRowProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <tr>
      <HistoryCells item={item} index={index} />
      <td className="rj-col-open">
        <Button
          variant="minimal"
          size="small"
          icon={<UndoIcon size={14} />}
          text={t('home.history.restore')}
          aria-label={t('home.history.restoreResult', { name: item.resultName })}
          onClick={() => onRestore(item)}
        />
      </td>
    </tr>
  )
}

const ROWS = Array.from({ length: PAGE_SIZE }, (_, place) => place)
const WIDTHS = ['16px', '72px', '60%', '70%', '104px', '16px']
const COLUMN_CLASSES = ['rj-col-index', 'rj-col-created', '', 'rj-col-office', 'rj-col-deadline', 'rj-col-open']

/** Shows empty rows of the real height while the list is loading. */
const SkeletonRows = (): JSX.Element => (
  <>
    {ROWS.map(row => (
      <tr key={row} aria-hidden>
        {WIDTHS.map((width, column) => (
          <td key={COLUMN_CLASSES[column]} className={COLUMN_CLASSES[column]}>
            <div className={`rj-skeleton ${Classes.SKELETON}`} style={{ width }} />
          </td>
        ))}
      </tr>
    ))}
  </>
)

interface HistoryTableProps {
  /** Undefined while nothing has been read yet. */
  items: readonly RejectionLogItem[] | undefined
  isLoading: boolean
  /** Number of the first row, counted across pages. */
  firstIndex: number
  /** Whether the items are deleted ones, which can be restored. */
  areDeleted: boolean
  onOpen: (id: number) => void
  onRemove: (item: RejectionLogItem) => void
  onRestore: (item: RejectionLogItem) => void
}

export const HistoryTable = (props: HistoryTableProps): JSX.Element => {
  const { items, isLoading, firstIndex, areDeleted, onOpen, onRemove, onRestore } = props
  const { t } = useTranslation()
  return (
    <div className="rj-history-scroll" aria-busy={isLoading}>
      <HTMLTable className="rj-history-table">
        <thead>
          <tr>
            <th className="rj-col-index">{t('home.history.index')}</th>
            <th className="rj-col-created">{t('home.history.created')}</th>
            <th>{t('home.history.result')}</th>
            <th className="rj-col-office">{t('home.history.office')}</th>
            <th className="rj-col-deadline">{t('home.history.deadline')}</th>
            <th className="rj-col-open">
              <span className="rj-sr">{t('home.history.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items?.map((item, place) => {
            const row = { item, index: firstIndex + place }
            return areDeleted ? (
              <DeletedRow {...row} key={item.id} onRestore={onRestore} />
            ) : (
              <HistoryRow {...row} key={item.id} onOpen={onOpen} onRemove={onRemove} />
            )
          })}
          {isLoading && <SkeletonRows />}
        </tbody>
      </HTMLTable>
    </div>
  )
}
