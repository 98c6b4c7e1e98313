import { createPreference, createSharedChoice } from '../../../lib/preference.ts'

/** `read` shows the sheet as a document, its sources as dots; `check` shows every source and frame. */
export const SHEET_MODES = ['read', 'check'] as const
type SheetMode = (typeof SHEET_MODES)[number]

const BLOCKS = '.ProseMirror > :not(.rj-section), .rj-section > *'

/** Changes the look of the sheets, and keeps the block at the top of each one where it stands. */
const showMode = (mode: SheetMode): void => {
  const kept = [...document.querySelectorAll('.rj-desk')].flatMap(desk => {
    const edge = desk.getBoundingClientRect().top
    const block = [...desk.querySelectorAll(BLOCKS)].find(element => element.getBoundingClientRect().bottom > edge)
    return block === undefined ? [] : [{ desk, block, top: block.getBoundingClientRect().top }]
  })
  document.documentElement.dataset['sheetMode'] = mode
  for (const { desk, block, top } of kept) desk.scrollTop += block.getBoundingClientRect().top - top
}

const preference = createPreference<SheetMode>('sheet-mode', SHEET_MODES, () => 'read')
const sheetMode = createSharedChoice(preference, showMode)

/** Shows the sheets for reading or for checking, and remembers it. */
export const { change: changeSheetMode, useValue: useSheetMode } = sheetMode
