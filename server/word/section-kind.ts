/** The documents a Word file can hold, in the order in which it holds them. */
export type SectionKind = 'analysis' | 'reason'
