import type { Draft } from '../../draft.ts'
import type { Html } from '../../html.ts'

/** A line the attorney may take, as a switch (or several); null where the grounds leave no room for it. */
export type StrategyLine = (draft: Draft) => Html | Html[] | null
