/** The circumstances in which two marks are compared. `famous` speaks of the earlier mark. */
export interface MarkContext {
  niceClass?: number
  goods?: string[]
  famous?: boolean
  /** A mark is printed with a device that was not compared (R26). */
  hasDevice?: boolean
  /** Letters are drawn in a form that is not ordinary (R22). */
  isStylised?: boolean
}
