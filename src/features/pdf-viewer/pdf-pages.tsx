import { type JSX, type RefObject, useMemo } from 'react'
import type { Notice } from '#contract/notice.ts'
import type { EvidenceBox } from './evidence-boxes.tsx'
import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPage } from './pdf-page.tsx'

interface PdfPagesProps {
  pdf: PdfDocument
  pages: readonly PageSize[]
  scale: number
  drawnScale: number
  scroller: RefObject<HTMLElement | null>
  evidence: Notice['evidence']
  activePath: string | null
  onSource: (path: string) => void
}

const boxesByPage = (evidence: Notice['evidence']): Map<number, EvidenceBox[]> =>
  Map.groupBy(
    Object.entries(evidence).flatMap(([path, places]) => places.map(place => ({ path, evidence: place }))),
    box => box.evidence.page,
  )

const NO_BOXES: readonly EvidenceBox[] = []

/** The pages in order, with the places that facts were taken from. */
export const PdfPages = ({ pages, evidence, ...rest }: PdfPagesProps): JSX.Element => {
  const boxes = useMemo(() => boxesByPage(evidence), [evidence])
  return (
    <>
      {pages.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <PdfPage key={index} number={index + 1} size={size} boxes={boxes.get(index + 1) ?? NO_BOXES} {...rest} />
      ))}
    </>
  )
}
