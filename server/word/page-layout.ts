/** A4 as ui.md §3 "07 Print" lays it out: margins 25 mm above and below, 30 mm at the sides. All in twips. */
export const PAGE = { width: 11906, height: 16838, vertical: 1417, horizontal: 1701, header: 851, footer: 851 } as const

/** What a line of text may take between the margins, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.horizontal
