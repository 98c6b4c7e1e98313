import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../../draft.ts'
import type { HtmlValue } from '../../html.ts'

/** What an option says of one cited mark, and the facts it still needs. */
export type OptionBody = (draft: Draft, citedMark: CitedMark, index: number) => HtmlValue
