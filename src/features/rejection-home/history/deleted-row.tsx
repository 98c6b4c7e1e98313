import { Button } from '@blueprintjs/core'
import { UndoIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { HistoryCells } from './history-cells.tsx'

interface DeletedRowProps {
  item: RejectionLogItem
  index: number
  onRestore: (item: RejectionLogItem) => void
}

/** A deleted analysis: it can be given back, and then opened. */
export const DeletedRow = ({ item, index, onRestore }: DeletedRowProps): JSX.Element => {
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
