import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import './notice-crop.css'

/** Draws a place of the notice, at most `width` wide. Rejects when aborted, or when the notice cannot be shown. */
export type DrawPlace = (place: Evidence, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>

/** In CSS pixels. */
const WIDTH = 300

interface NoticeCropProps {
  place: Evidence
  draw: DrawPlace
  onClick: () => void
}

/** Shows a fact as the notice prints it, cut out of its page. A click leads there. */
export const NoticeCrop = ({ place, draw, onClick }: NoticeCropProps): JSX.Element => {
  const { t } = useTranslation()
  const picture = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    draw(place, WIDTH, abort.signal).then(
      canvas => picture.current?.replaceChildren(canvas),
      // The pane beside shows why the notice cannot be shown.
      () => undefined,
    )
    return () => abort.abort()
  }, [place, draw])
  return (
    <button
      ref={picture}
      type="button"
      className="rj-notice-crop"
      aria-label={t('detail.facts.picture', { quote: place.quote, page: place.page })}
      onClick={onClick}
    />
  )
}
