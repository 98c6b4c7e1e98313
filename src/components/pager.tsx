import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import './pager.css'

interface PagerProps {
  pageNum: number
  total: number
  onGoTo: (pageNum: number) => void
}

/** Which of the records are shown, and the way to the pages before and after. */
export const Pager = ({ pageNum, total, onGoTo }: PagerProps): JSX.Element => {
  const { t } = useTranslation()
  const pages = Math.max(FIRST_PAGE, Math.ceil(total / PAGE_SIZE))
  const from = (pageNum - 1) * PAGE_SIZE + 1
  const to = Math.min(pageNum * PAGE_SIZE, total)
  return (
    <nav className="rj-pager" aria-label={t('pager.name')}>
      <span>{t('pager.range', { from, to, total })}</span>
      <span className="rj-gap" />
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronLeftIcon />}
        aria-label={t('pager.previous')}
        disabled={pageNum <= FIRST_PAGE}
        onClick={() => onGoTo(pageNum - 1)}
      />
      <span>{t('pager.page', { page: pageNum, pages })}</span>
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
