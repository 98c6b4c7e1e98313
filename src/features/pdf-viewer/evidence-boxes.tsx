import type { CSSProperties, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import type { PageSize } from './page-layout.ts'
import { isWithin } from './source-path.ts'

/** A place in the PDF and the path of the fact that stands there. */
export interface EvidenceBox {
  path: string
  evidence: Evidence
}

/** A fact that was gone to: its places flash once. */
export interface Flash {
  path: string
  number: number
}

interface EvidenceBoxesProps {
  boxes: readonly EvidenceBox[]
  page: PageSize
  activePath: string | null
  /** The fact just gone to; another object each time. */
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

/** The box at a point of the page, both in points; the smallest where several lie over each other. */
export const boxAt = (boxes: readonly EvidenceBox[], x: number, y: number): EvidenceBox | undefined =>
  boxes
    .filter(({ evidence: { box } }) => x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3])
    .toSorted((a, b) => a.evidence.box[2] * a.evidence.box[3] - b.evidence.box[2] * b.evidence.box[3])[0]

/**
 * The places of a page that facts were taken from. They lie below the text layer, so that text can be selected across
 * them; the page finds the box under a click by `boxAt`, the keyboard by the buttons.
 */
export const EvidenceBoxes = ({ boxes, page, activePath, flash, onSource }: EvidenceBoxesProps): JSX.Element | null => {
  const { t } = useTranslation()
  // Blending costs every frame, empty or not.
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
