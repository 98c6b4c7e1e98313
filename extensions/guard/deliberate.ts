import type { Transaction } from '@tiptap/pm/state'

const DELIBERATE = 'deliberateFieldChange'

/** Lets a transaction remove fields or bring them back: it does so because someone asked for just that. */
export const markDeliberate = (tr: Transaction): Transaction => tr.setMeta(DELIBERATE, true)

export const isDeliberate = (tr: Transaction): boolean => tr.getMeta(DELIBERATE) === true
