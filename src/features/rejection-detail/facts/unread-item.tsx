import { Button } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import { type JSX, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence, Unread } from '#contract/notice.ts'
import { type DrawPlace, NoticeCrop } from '../../../components/notice-crop.tsx'

interface UnreadItemProps {
  path: string
  stretch: Unread
  /** A person looked at it; it goes when the corrections are applied. */
  isSeen: boolean
  isActive: boolean
  draw: DrawPlace
  onShow: (path: string) => void
  onSeen: (isSeen: boolean) => void
}

/** Shows words of the notice that belong to no fact, as printed. A click leads to their place. */
export const UnreadItem = ({ path, stretch, isSeen, isActive, draw, onShow, onSeen }: UnreadItemProps): JSX.Element => {
  const { t } = useTranslation()
  const { page, box, text } = stretch
  const place = useMemo((): Evidence => ({ page, box, quote: text, state: 'exact' }), [page, box, text])
  return (
    <li className="rj-fact" data-path={path} data-doubted={!isSeen} data-active={isActive}>
      {!isSeen && <NoticeCrop place={place} draw={draw} onClick={() => onShow(path)} />}
      <button
        type="button"
        className="rj-fact-value"
        aria-label={t('detail.facts.picture', { quote: text, page })}
        onClick={() => onShow(path)}
      >
        <span>{text}</span>
      </button>
      <div className="rj-fact-foot">
        <span className="rj-hint">{t('detail.facts.page', { page })}</span>
        <Button
          size="small"
          active={isSeen}
          aria-pressed={isSeen}
          icon={<TickIcon size={12} />}
          text={t('detail.facts.seen')}
          aria-label={t('detail.facts.seenOf', { quote: text })}
          onClick={() => onSeen(!isSeen)}
        />
      </div>
    </li>
  )
}
