import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import type { JSX, PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import './pager.css'

interface PagerProps {
  pageNum: number
  total: number
  pageSize?: number
  /** Leaves out the words where there is no room for them. */
  isShort?: boolean
  /** The name of the list, where a page has more than one list. */
  of?: string
  onGoTo: (pageNum: number) => void
}

/** Shows which records are on screen, and leads to the pages before and after. */
export const Pager = ({
  pageNum,
  total,
  pageSize = PAGE_SIZE,
  isShort = false,
  of,
  onGoTo,
  children,
}: PropsWithChildren<PagerProps>): JSX.Element => {
  const { t } = useTranslation()
  const pages = Math.max(FIRST_PAGE, Math.ceil(total / pageSize))
  const from = (pageNum - 1) * pageSize + 1
  const to = Math.min(pageNum * pageSize, total)
  return (
    <nav className="rj-pager" aria-label={of === undefined ? t('pager.name') : `${of} · ${t('pager.name')}`}>
      {total > 0 && <span>{t(isShort ? 'pager.shortRange' : 'pager.range', { from, to, total })}</span>}
      <span className="rj-gap" />
      {children}
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronLeftIcon />}
        aria-label={t('pager.previous')}
        disabled={pageNum <= FIRST_PAGE}
        onClick={() => onGoTo(pageNum - 1)}
      />
      {!isShort && <span>{t('pager.page', { page: pageNum, pages })}</span>}
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronRightIcon />}
        aria-label={t('pager.next')}
        disabled={pageNum >= pages}
        onClick={() => onGoTo(pageNum + 1)}
      />
    </nav>
  )
}
