import type { Draft } from '#contract/rejection.ts'

/** Of the logs that this page had open: when their last saves were through, and with which revision. */
const endings = new Map<number, Promise<number>>()

/** This page closes a log; `ending` resolves with its last revision once nothing more is saved. */
export const noteEnding = (logId: number, ending: Promise<number>): void => void endings.set(logId, ending)

/** The server's draft of a log: the given one, unless this page saved a newer one since that was read. */
export const latestDraft = async (
  logId: number,
  draft: Draft | null,
  read: () => Promise<Draft | null>,
): Promise<Draft | null> => {
  const saved = await endings.get(logId)
  return saved !== undefined && saved > (draft?.revision ?? 0) ? await read().catch(() => draft) : draft
}
