import type { CSSProperties, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import { isWithin } from '../../lib/notice-source.ts'
import type { PageSize } from './page-layout.ts'

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

/** Returns the box at a point of the page, both in points; the smallest where several overlap. */
export const boxAt = (boxes: readonly EvidenceBox[], x: number, y: number): EvidenceBox | undefined =>
  boxes
    .filter(({ evidence: { box } }) => x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3])
    .toSorted((a, b) => a.evidence.box[2] * a.evidence.box[3] - b.evidence.box[2] * b.evidence.box[3])[0]

/**
 * Shows the places of a page that facts were taken from. They lie below the text layer, so that text can be selected
 * across them; the pointer finds them by `boxAt`, the keyboard by their buttons.
 */
export const EvidenceBoxes = ({ boxes, page, activePath, flash, onSource }: EvidenceBoxesProps): JSX.Element | null => {
  const { t } = useTranslation()
  // Blending costs time in every frame, even when empty.
  if (boxes.length === 0) return null
  return (
    <div className="rj-pdf-evidence">
      {boxes.map(({ path, evidence }) => (
        <button
          key={`${path} ${evidence.box.join(' ')} ${flash !== null && isWithin(path, flash.path) ? flash.number : ''}`}
          type="button"
          className="rj-pdf-evidence-box"
          data-flash={flash !== null && isWithin(path, flash.path)}
          style={placeOf(evidence.box, page)}
          aria-label={t('pdf.evidence', { quote: evidence.quote })}
          aria-pressed={activePath !== null && isWithin(path, activePath)}
          onClick={event => {
            event.stopPropagation()
            onSource(path)
          }}
        />
      ))}
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
