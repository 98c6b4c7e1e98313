import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'

/** Draws a place of the notice, at most so wide; rejects when aborted, or when the notice cannot be shown. */
export type DrawPlace = (place: Evidence, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>

/** In CSS pixels. */
const WIDTH = 300

interface FactCropProps {
  place: Evidence
  draw: DrawPlace
  onClick: () => void
}

/** A fact as the notice prints it, cut out of its page; leads there. */
export const FactCrop = ({ place, draw, onClick }: FactCropProps): JSX.Element => {
  const { t } = useTranslation()
  const picture = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    draw(place, WIDTH, abort.signal).then(
      canvas => picture.current?.replaceChildren(canvas),
      // The pane beside says why the notice cannot be shown.
      () => undefined,
    )
    return () => abort.abort()
  }, [place, draw])
  return (
    <button
      ref={picture}
      type="button"
      className="rj-fact-crop"
      aria-label={t('detail.facts.picture', { quote: place.quote, page: place.page })}
      onClick={onClick}
    />
  )
}
