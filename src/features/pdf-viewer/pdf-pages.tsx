import { type JSX, type RefObject, useMemo } from 'react'
import type { Notice } from '#contract/notice.ts'
import type { EvidenceBox, Flash } from './evidence-boxes.tsx'
import type { PageSize, Turn } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPage, type ShownMatch } from './pdf-page.tsx'
import type { TextMatch } from './search-text.ts'

interface PdfPagesProps {
  pdf: PdfDocument
  pages: readonly PageSize[]
  scale: number
  drawnScale: number
  scroller: RefObject<HTMLElement | null>
  evidence: Notice['evidence']
  activePath: string | null
  flash: Flash | null
  turn: Turn
  /** Matches of the search, in order; `currentMatch` is marked. */
  matches: readonly TextMatch[]
  currentMatch: number
  onSource: (path: string) => void
  onSelect: (path: string) => void
}

const boxesByPage = (evidence: Notice['evidence']): Map<number, EvidenceBox[]> =>
  Map.groupBy(
    Object.entries(evidence).flatMap(([path, places]) => places.map(place => ({ path, evidence: place }))),
    box => box.evidence.page,
  )

const NO_BOXES: readonly EvidenceBox[] = []
const NO_MATCHES: readonly ShownMatch[] = []

/** Shows the pages in order, with the places that facts were taken from. */
export const PdfPages = ({ pages, evidence, matches, currentMatch, ...rest }: PdfPagesProps): JSX.Element => {
  const boxes = useMemo(() => boxesByPage(evidence), [evidence])
  const found = useMemo(
    () =>
      Map.groupBy(
        matches.map((match, index) => ({ ...match, isCurrent: index === currentMatch })),
        ({ page }) => page,
      ),
    [matches, currentMatch],
  )
  return (
    <>
      {pages.map((size, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          number={index + 1}
          size={size}
          boxes={boxes.get(index + 1) ?? NO_BOXES}
          matches={found.get(index + 1) ?? NO_MATCHES}
          {...rest}
        />
      ))}
    </>
  )
}
