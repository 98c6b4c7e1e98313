import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import './notice-crop.css'

/** The room for a place, in CSS pixels: for its content alone, or for what is printed before and after it, too. */
export interface CropRoom {
  width: number
  isInLine: boolean
}

/** Draws a place of the notice, at most as wide as its room. Rejects when aborted, or when the notice cannot be shown. */
export type DrawPlace = (place: Evidence, room: CropRoom, signal: AbortSignal) => Promise<HTMLElement>

/** In CSS pixels. */
const WIDTH = 300

interface NoticeCropProps {
  place: Evidence
  draw: DrawPlace
  /** Whether to show it marked in its line, as wide as there is room. */
  isInLine?: boolean
  /** Leads to the place; left out where there is nothing to lead to. */
  onClick?: () => void
}

/** Shows a fact as the notice prints it, cut out of its page. */
export const NoticeCrop = ({ place, draw, isInLine = false, onClick }: NoticeCropProps): JSX.Element => {
  const { t } = useTranslation()
  const picture = useRef<HTMLElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    const width = (isInLine && picture.current?.clientWidth) || WIDTH
    draw(place, { width, isInLine }, abort.signal).then(
      drawn => picture.current?.replaceChildren(drawn),
      // The pane beside shows why the notice cannot be shown.
      () => undefined,
    )
    return () => abort.abort()
  }, [place, draw, isInLine])
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
