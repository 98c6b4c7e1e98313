import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../draft.ts'
import type { Html } from '../html.ts'

/** One part of a cited mark's card; null where the mark gives no room for it. */
export type CardPart = (draft: Draft, citedMark: CitedMark, index: number) => Html | Html[] | null
