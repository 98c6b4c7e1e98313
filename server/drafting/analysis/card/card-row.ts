import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../../draft.ts'
import type { HtmlValue } from '../../html.ts'

/** One row of a cited mark's table, what it is about and what there is to say; null where the mark gives no room for it. */
export type CardRow = (draft: Draft, citedMark: CitedMark, index: number) => { label: string; value: HtmlValue } | null
