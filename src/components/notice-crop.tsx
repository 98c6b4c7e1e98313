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
  /** Leads to the place; left out where there is nothing to lead to. */
  onClick?: () => void
}

/** Shows a fact as the notice prints it, cut out of its page. */
export const NoticeCrop = ({ place, draw, onClick }: NoticeCropProps): JSX.Element => {
  const { t } = useTranslation()
  const picture = useRef<HTMLElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    draw(place, WIDTH, abort.signal).then(
      canvas => picture.current?.replaceChildren(canvas),
      // The pane beside shows why the notice cannot be shown.
      () => undefined,
    )
    return () => abort.abort()
  }, [place, draw])
  const take = (element: HTMLElement | null): void => {
    picture.current = element
  }
  const name = t('detail.facts.picture', { quote: place.quote, page: place.page })
  return onClick === undefined ? (
    <span ref={take} role="img" className="rj-notice-crop" aria-label={name} />
  ) : (
    <button ref={take} type="button" className="rj-notice-crop" aria-label={name} onClick={onClick} />
  )
}
