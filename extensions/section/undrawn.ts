/** The mark of a section that is drawn later; see `drawInTurns`. */
export const undrawn = { isUndrawn: true }
