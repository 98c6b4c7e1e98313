import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../../draft.ts'
import type { Html } from '../../html.ts'

/** One way of dealing with a cited mark, as a switch; null where the mark's status leaves no room for it. */
export type Option = (draft: Draft, citedMark: CitedMark, index: number) => Html | null
