import type { JSX } from 'react'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'

interface HistoryCellsProps {
  item: RejectionLogItem
  index: number
}

/** What is said of a past analysis. */
export const HistoryCells = ({ item, index }: HistoryCellsProps): JSX.Element => (
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
