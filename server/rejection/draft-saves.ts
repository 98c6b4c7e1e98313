import type { DraftSave, SaveMark } from '#contract/rejection.ts'

/** Saves remembered with a draft: more than a page can have sent without hearing back. */
const REMEMBERED = 50

/** The remembered saves with the newest one; a save without a mark is not remembered. */
export const addSave = (saves: readonly DraftSave[], mark: SaveMark | undefined, revision: number): DraftSave[] =>
  mark ? [...saves, { ...mark, revision }].slice(-REMEMBERED) : saves.slice(-REMEMBERED)

/** Whether the draft that stands has the edits of `mark` and nobody else's after them: the save was sent again. */
export const isHeld = (saves: readonly DraftSave[], mark: SaveMark, current: number): boolean => {
  const last = saves.at(-1)
  return last?.revision === current && last.writer === mark.writer && last.edit >= mark.edit
}

/** Whether every revision after `base` was made by the writer, who did not hear of it. */
export const isOwnWork = (saves: readonly DraftSave[], mark: SaveMark, base: number, current: number): boolean => {
  const later = saves.filter(({ revision }) => revision > base)
  return base < current && later.length === current - base && later.every(({ writer }) => writer === mark.writer)
}
