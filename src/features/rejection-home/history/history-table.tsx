import { Button, Classes, HTMLTable, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import {
  CaretDownIcon,
  CaretUpIcon,
  DocumentOpenIcon,
  EndorsedIcon,
  MoreIcon,
  PersonIcon,
  TimeIcon,
  TrashIcon,
  UndoIcon,
} from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { RejectionLogItem, RejectionLogPage } from '#contract/rejection.ts'
import { CASE_GROUPS, type CaseGroup } from '#contract/vocabulary.ts'
import { urgencyOf } from '#domain/deadline-urgency.ts'
import { KeyMenu, openByArrow } from '../../../components/key-menu.tsx'
import { fullCaseName } from '../../../components/mark-tile.tsx'
import { daysLeft } from '../../../lib/days-left.ts'
import { CaseCells } from './case-cells.tsx'
import type { HistoryView } from './use-history.ts'
import './history-table.css'

interface HistoryRowProps {
  item: RejectionLogItem
  index: number
  onOpen: (id: number) => void
  /** Asks who is in charge. */
  onAssign: (item: RejectionLogItem) => void
  /** Asks for the day on which the review was filed. */
  onFile: (item: RejectionLogItem) => void
  /** Asks for a day on which the calendar reminds of the case. */
  onRemind: (item: RejectionLogItem) => void
  onRemove: (item: RejectionLogItem) => void
}

/** What can be done with a case of the list. */
const CaseMenu = ({
  item,
  onOpen,
  onAssign,
  onFile,
  onRemind,
  onRemove,
}: Omit<HistoryRowProps, 'index'>): JSX.Element => {
  const { t } = useTranslation()
  return (
    <KeyMenu>
      <MenuItem icon={<DocumentOpenIcon />} text={t('home.calendar.open')} onClick={() => onOpen(item.id)} />
      <MenuItem
        icon={<EndorsedIcon />}
        text={t(item.filedOn === null ? 'home.filing.record' : 'home.filing.change')}
        onClick={() => onFile(item)}
      />
      <MenuItem icon={<TimeIcon />} text={t('home.reminder.title')} onClick={() => onRemind(item)} />
      <MenuItem icon={<PersonIcon />} text={t('home.attorney.assign')} onClick={() => onAssign(item)} />
      <MenuDivider />
      <MenuItem icon={<TrashIcon />} text={t('home.history.remove')} onClick={() => onRemove(item)} />
    </KeyMenu>
  )
}

/** Shows one past analysis. The whole row opens it, on click and on Enter. */
const HistoryRow = (props: HistoryRowProps): JSX.Element => {
  const { item, index, onOpen, onRemove } = props
  const { t } = useTranslation()
  const open = (): void => onOpen(item.id)
  // React brings clicks in the menu here as well, which is elsewhere on the page.
  const handleClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target instanceof Element && currentTarget.contains(target) && !target.closest('.rj-col-open')) open()
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') open()
    if (event.key === 'Delete') onRemove(item)
  }
  return (
    <tr className="rj-history-row" tabIndex={0} data-case={item.id} onClick={handleClick} onKeyDown={handleKeyDown}>
      <CaseCells item={item} index={index} />
      <td className="rj-col-open">
        <PopoverNext
          placement="bottom-end"
          arrow={false}
          animation="minimal"
          shouldReturnFocusOnClose
          content={<CaseMenu {...props} />}
        >
          <Button
            variant="minimal"
            icon={<MoreIcon />}
            aria-label={t('home.history.actsOn', { name: fullCaseName(item, t) })}
            title={t('home.history.action')}
            onKeyDown={openByArrow}
          />
        </PopoverNext>
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
      <CaseCells item={item} index={index} />
      <td className="rj-col-open">
        <Button
          variant="minimal"
          size="small"
          icon={<UndoIcon size={14} />}
          text={t('home.history.restore')}
          aria-label={t('home.history.restoreResult', { name: fullCaseName(item, t) })}
          onClick={() => onRestore(item)}
        />
      </td>
    </tr>
  )
}

const ROWS = Array.from({ length: PAGE_SIZE }, (_, place) => place)
const SKELETON = {
  'rj-col-index': '16px',
  'rj-col-tile': '64px',
  'rj-col-result': '60%',
  'rj-col-number': '72px',
  'rj-col-kind': '56px',
  'rj-col-office': '70%',
  'rj-col-deadline': '104px',
  'rj-col-open': '16px',
}

/** Shows empty rows of the real height while the list is loading. */
const SkeletonRows = (): JSX.Element => (
  <>
    {ROWS.map(row => (
      <tr key={row} aria-hidden>
        {Object.entries(SKELETON).map(([column, width]) => (
          <td key={column} className={column}>
            <div className={`rj-skeleton ${Classes.SKELETON}`} style={{ width }} />
          </td>
        ))}
      </tr>
    ))}
  </>
)

const groupOf = ({ due, filedOn }: RejectionLogItem, now: number): CaseGroup =>
  filedOn !== null ? 'filed' : due === null ? 'none' : urgencyOf(daysLeft(due, now))

interface NumberedItem {
  item: RejectionLogItem
  index: number
}

interface HeadProps {
  sort: HistoryView['sort']
  onSort: (sort: HistoryView['sort']) => void
}

/** Shows the columns' names. Those that the list can be sorted by are buttons. */
const Head = ({ sort, onSort }: HeadProps): JSX.Element => {
  const { t } = useTranslation()
  const sortable = (by: HistoryView['sort'], text: string, className: string): JSX.Element => {
    const isSorted = sort === by
    const isDown = by === 'newest'
    return (
      <th className={className} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
        <button type="button" className="rj-history-sort" onClick={() => onSort(by)}>
          {text}
          {isSorted && (isDown ? <CaretDownIcon size={12} /> : <CaretUpIcon size={12} />)}
        </button>
      </th>
    )
  }
  return (
    <thead>
      <tr>
        <th className="rj-col-index">{t('home.history.index')}</th>
        <th className="rj-col-tile">{t('home.history.picture')}</th>
        {sortable('mark', t('home.history.result'), 'rj-col-result')}
        <th className="rj-col-number">{t('home.history.number')}</th>
        <th className="rj-col-kind">{t('home.history.kind')}</th>
        {sortable('newest', t('home.history.office'), 'rj-col-office')}
        {sortable('due', t('home.history.deadline'), 'rj-col-deadline')}
        <th className="rj-col-open">
          <span className="rj-sr">{t('home.history.action')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface HistoryTableProps extends HeadProps {
  /** Undefined while nothing has been read yet. */
  items: readonly RejectionLogItem[] | undefined
  /** How many cases each group has on all pages, where that is known. */
  counts: RejectionLogPage['groups']
  isLoading: boolean
  /** Number of the first row, counted across pages. */
  firstIndex: number
  /** Whether the items are deleted ones, which can be restored. */
  areDeleted: boolean
  scrollRef: RefObject<HTMLDivElement | null>
  onOpen: (id: number) => void
  onAssign: (item: RejectionLogItem) => void
  onFile: (item: RejectionLogItem) => void
  onRemind: (item: RejectionLogItem) => void
  onRemove: (item: RejectionLogItem) => void
  onRestore: (item: RejectionLogItem) => void
}

/** Shows one page of cases; sorted by deadline, they stand in groups by how near it is. */
export const HistoryTable = (props: HistoryTableProps): JSX.Element => {
  const {
    items,
    counts,
    isLoading,
    firstIndex,
    areDeleted,
    scrollRef,
    sort,
    onSort,
    onOpen,
    onAssign,
    onFile,
    onRemind,
    onRemove,
    onRestore,
  } = props
  const { t } = useTranslation()
  const id = useId()
  const now = Date.now()
  const numbered = items?.map((item, place): NumberedItem => ({ item, index: firstIndex + place })) ?? []
  const groups =
    sort === 'due'
      ? CASE_GROUPS.map(group => [group, numbered.filter(({ item }) => groupOf(item, now) === group)] as const)
      : ([['all', numbered]] as const)
  return (
    <div ref={scrollRef} className="rj-history-scroll" aria-busy={isLoading}>
      <HTMLTable className="rj-history-table">
        <Head sort={sort} onSort={onSort} />
        {groups.map(
          ([group, rows]) =>
            rows.length > 0 && (
              <tbody key={group} {...(group !== 'all' && { 'aria-labelledby': `${id}-${group}` })}>
                {group !== 'all' && (
                  <tr className="rj-history-group">
                    {/* Its words run over the cells beside it: a head over hidden columns would make the table wider. */}
                    <th id={`${id}-${group}`} className="rj-col-index" scope="rowgroup">
                      {t(`home.history.groups.${group}`)}
                      {counts && <span className="rj-history-group-count">{counts[group]}</span>}
                    </th>
                    {Object.keys(SKELETON)
                      .slice(1)
                      .map(column => (
                        <td key={column} className={column} />
                      ))}
                  </tr>
                )}
                {rows.map(row =>
                  areDeleted ? (
                    <DeletedRow {...row} key={row.item.id} onRestore={onRestore} />
                  ) : (
                    <HistoryRow
                      {...row}
                      key={row.item.id}
                      onOpen={onOpen}
                      onAssign={onAssign}
                      onFile={onFile}
                      onRemind={onRemind}
                      onRemove={onRemove}
                    />
                  ),
                )}
              </tbody>
            ),
        )}
        {isLoading && (
          <tbody>
            <SkeletonRows />
          </tbody>
        )}
      </HTMLTable>
    </div>
  )
}
