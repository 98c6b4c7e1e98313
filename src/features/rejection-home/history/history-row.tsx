import { Button } from '@blueprintjs/core'
import { SearchIcon, TrashIcon } from '@blueprintjs/icons'
import type { JSX, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { HistoryCells } from './history-cells.tsx'

interface HistoryRowProps {
  item: RejectionLogItem
  index: number
  onOpen: (id: number) => void
  onRemove: (item: RejectionLogItem) => void
}

/** One past analysis. The whole row opens it, on click and on Enter. */
export const HistoryRow = ({ item, index, onOpen, onRemove }: HistoryRowProps): JSX.Element => {
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
