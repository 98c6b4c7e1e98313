import type { CitedMark } from '#contract/notice.ts'
import type { LawText } from '../law/law-version.ts'

/** What the register says of the rights in a mark, and on which day it was read. */
export interface RightsStatus extends LawText {
  asOf: string
}

/** Asks the register for a cited mark; null where no register is loaded or it does not have the mark. */
export type RegisterLookup = (citedMark: CitedMark) => RightsStatus | null
