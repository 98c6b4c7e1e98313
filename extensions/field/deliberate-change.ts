import type { Transaction } from '@tiptap/pm/state'

const DELIBERATE = 'deliberateFieldChange'

/** Marks a transaction that may remove fields or bring them back, since the user asked for it. */
export const markDeliberate = (tr: Transaction): Transaction => tr.setMeta(DELIBERATE, true)

/** Returns whether a transaction is so marked. */
export const isDeliberate = (tr: Transaction): boolean => tr.getMeta(DELIBERATE) === true
