import { type CSSProperties, type JSX, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import { isWithin } from '../../lib/notice-source.ts'
import type { PageSize } from './page-layout.ts'
import { readableText } from './search-text.ts'

/** A place in the PDF with the path of the fact found there. */
export interface EvidenceBox {
  path: string
  evidence: Evidence
}

/** A fact that was navigated to; its places flash once. */
export interface Flash {
  path: string
  number: number
}

interface EvidenceBoxesProps {
  boxes: readonly EvidenceBox[]
  page: PageSize
  activePath: string | null
  /** The fact just navigated to, a new object each time. */
  flash: Flash | null
  onSource: (path: string) => void
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

export const placeOf = ([x, y, width, height]: Evidence['box'], page: PageSize): CSSProperties => ({
  left: percent(x, page.width),
  top: percent(y, page.height),
  width: percent(width, page.width),
  height: percent(height, page.height),
})

/** The same, for what the keyboard stops at: around the middle, with the room that a target needs. */
const stopOf = ([x, y, width, height]: Evidence['box'], page: PageSize): CSSProperties => ({
  left: percent(x + width / 2, page.width),
  top: percent(y + height / 2, page.height),
  width: `max(24px, ${percent(width, page.width)})`,
  height: `max(24px, ${percent(height, page.height)})`,
})

/** A line's end that is no space: beside anything but the letters and digits of Latin words. */
const LINE_END = /(?<![\w.,;])\n|\n(?!\w)/g

/** The whole quotation of a fact that stands in several places, as a name that breaks over lines does. */
const quoteOf = (places: readonly EvidenceBox[]): string =>
  readableText([...new Set(places.map(({ evidence }) => evidence.quote))].join('\n').replace(LINE_END, ''))
    // Between words.
    .replaceAll('\n', ' ')

/** Returns the box at a point of the page, both in points; the smallest where several overlap. */
export const boxAt = (boxes: readonly EvidenceBox[], x: number, y: number): EvidenceBox | undefined =>
  boxes
    .filter(({ evidence: { box } }) => x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3])
    .toSorted((a, b) => a.evidence.box[2] * a.evidence.box[3] - b.evidence.box[2] * b.evidence.box[3])[0]

/**
 * Shows the places of a page that facts were taken from, each fact with one button for all of them. They lie below the text layer, so that text can be selected
 * across them; the pointer finds them by `boxAt`, the keyboard by the buttons.
 */
export const EvidenceBoxes = ({ boxes, page, activePath, flash, onSource }: EvidenceBoxesProps): JSX.Element | null => {
  const { t } = useTranslation()
  const facts = useMemo(() => [...Map.groupBy(boxes, ({ path }) => path)], [boxes])
  // Blending costs time in every frame, even when empty.
  if (boxes.length === 0) return null
  return (
    <div className="rj-pdf-evidence">
      {facts.map(([path, places]) => {
        const isActive = activePath !== null && isWithin(path, activePath)
        const flashed = flash !== null && isWithin(path, flash.path) ? flash : null
        const first = places[0]
        return (
          <div key={path} className="rj-pdf-evidence-fact">
            {places.map(({ evidence }) => (
              <div
                key={`${evidence.box.join(' ')} ${flashed?.number ?? ''}`}
                className="rj-pdf-evidence-place"
                data-active={isActive}
                data-flash={flashed !== null}
                style={placeOf(evidence.box, page)}
              />
            ))}
            {first !== undefined && (
              <button
                type="button"
                className="rj-pdf-evidence-box"
                style={stopOf(first.evidence.box, page)}
                aria-label={t('pdf.evidence', { quote: quoteOf(places) })}
                aria-pressed={isActive}
                onClick={event => {
                  event.stopPropagation()
                  onSource(path)
                }}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

type Box = readonly [x: number, y: number, width: number, height: number]

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the place that the boxes of selected text cover most; undefined when they touch none. */
export const selectedBox = (boxes: readonly EvidenceBox[], selected: readonly Box[]): EvidenceBox | undefined => {
  const covered = boxes.map(candidate => ({
    candidate,
    area: selected.reduce((sum, box) => sum + overlap(candidate.evidence.box, box), 0),
  }))
  return covered.filter(({ area }) => area > 0).toSorted((a, b) => b.area - a.area)[0]?.candidate
}
