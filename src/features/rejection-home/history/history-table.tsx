import { HTMLTable } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { DeletedRow } from './deleted-row.tsx'
import { HistoryRow } from './history-row.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import './history-table.css'

interface HistoryTableProps {
  /** Undefined while nothing has been read yet. */
  items: readonly RejectionLogItem[] | undefined
  isLoading: boolean
  /** Number of the first row; it goes on from the page before. */
  firstIndex: number
  /** They are deleted ones, to be given back. */
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
