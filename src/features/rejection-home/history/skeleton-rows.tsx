import { Classes } from '@blueprintjs/core'
import type { JSX } from 'react'
import { PAGE_SIZE } from '#contract/limits.ts'

const ROWS = Array.from({ length: PAGE_SIZE }, (_, place) => place)
const WIDTHS = ['16px', '72px', '60%', '70%', '104px', '16px']
const COLUMN_CLASSES = ['rj-col-index', 'rj-col-created', '', 'rj-col-office', 'rj-col-deadline', 'rj-col-open']

/** Rows of the real height while the list is being read. */
export const SkeletonRows = (): JSX.Element => (
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
