import type { TFunction } from 'i18next'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { PICTURE_FILE_PART } from '#contract/endpoints.ts'
import { MAX_PICTURE_BYTES } from '#contract/limits.ts'
import type { Notice } from '#contract/notice.ts'
import type { StoredPicture } from '#contract/rejection.ts'
import type { FieldContext, FieldLabels, SourceBadge } from '#extensions/kit.ts'
import { answerOf, callApi } from '../../lib/http.ts'
import { i18n } from '../../locales/i18n.ts'
import { badgeWords, type SourceBadge as FieldBadge, sourceBadgeOf } from './fields/source-badge.tsx'

/** The page's part in the fields of a sheet. */
export interface SheetOptions {
  logId: number
  evidence: Notice['evidence']
  onSource: (source: string) => void
}

const labelsIn = (t: TFunction): FieldLabels => ({
  edit: t('editor.sheet.edit'),
  save: t('editor.sheet.save'),
  cancel: t('editor.sheet.cancel'),
  editHint: t('editor.sheet.editHint'),
  on: t('editor.fields.on'),
  off: t('editor.fields.off'),
  leftOut: t('editor.sheet.leftOut'),
  restOff: t('editor.sheet.restOff'),
  showOff: label => t('editor.sheet.showOff', { label }),
  all: t('editor.sheet.all'),
  total: t('editor.sheet.total'),
  amount: t('editor.sheet.amount'),
  notCounted: t('editor.sheet.notCounted'),
  lineName: t('editor.sheet.line.name'),
  editLine: t('editor.sheet.line.edit'),
  editLineOf: (line, amount) => t('editor.sheet.line.editOf', { line, amount }),
  removeLine: t('editor.sheet.line.remove'),
  addLine: t('editor.sheet.line.add'),
  needed: label => t('editor.sheet.needed', { label }),
  fieldCount: number => t('editor.sheet.fieldCount', { number }),
  original: value => t('editor.sheet.original', { value }),
  newWindow: t('editor.sheet.newWindow'),
  guarded: (reason, count) => t(`editor.sheet.guarded.${reason}`, { count }),
  picturesLost: count => t('editor.sheet.picture.lost', { count }),
  largeTable: cells => t('editor.sheet.largeTable.text', { cells: cells.toLocaleString(i18n.language) }),
  pasteAsText: t('editor.sheet.largeTable.asText'),
  pasteAsTable: t('editor.sheet.largeTable.asTable'),
  pasteNothing: t('editor.sheet.largeTable.nothing'),
  turnIntoText: t('editor.sheet.turnIntoText'),
  turnAndDelete: t('editor.sheet.turnAndDelete'),
  turnAndDeleteHint: t('editor.sheet.turnAndDeleteHint'),
  deleteFields: t('editor.sheet.deleteFields'),
  keepFields: t('editor.sheet.keepFields'),
  showSource: t('editor.sheet.showSource'),
  pictureAlt: t('editor.sheet.picture.alt'),
  pictureAltHint: t('editor.sheet.picture.altHint'),
  pictureWidth: t('editor.sheet.picture.width'),
  pictureUnnamed: t('editor.sheet.picture.unnamed'),
  pictureRemove: t('editor.sheet.picture.remove'),
  fieldMenu: t('editor.sheet.fieldMenu'),
  fieldHelp: (turnKeys, sourceKeys) => t('editor.sheet.fieldHelp', { turnKeys, sourceKeys }),
})

const SHEET_STATES: Record<FieldBadge['kind'], SourceBadge['state']> = {
  exact: 'exact',
  normalised: 'normalised',
  corrected: 'normalised',
  missing: 'missing',
  model: 'other',
  attorney: 'attorney',
  firm: 'firm',
}

const describeSource = (source: string, evidence: Notice['evidence']): SourceBadge | null => {
  const badge = sourceBadgeOf(source, evidence)
  if (badge === null) return null
  return { ...badgeWords(i18n.t, badge), state: SHEET_STATES[badge.kind] }
}

/** Stores a picture as a file of the log; see `FieldContext`. */
const storePicture = async (logId: number, file: File): Promise<StoredPicture | string | null> => {
  if (file.size > MAX_PICTURE_BYTES) return i18n.t('editor.sheet.picture.tooLarge')
  const form = new FormData()
  form.append(PICTURE_FILE_PART, file)
  try {
    return await callApi('storePicture', { params: { id: logId } }, { form })
  } catch (error) {
    const answer = answerOf(error)
    if (answer === null) return null
    return i18n.t(answer === 'tooLarge' ? 'editor.sheet.picture.tooLarge' : `errors.answer.${answer}`)
  }
}

/** Opens a trademark's record, or its prosecution history, in a new window (docs/specification.md §2). */
const openArchive = (query: string, isFlow: boolean): void => {
  window.open(`/archive?${query}${isFlow ? '&gotoflow=1' : ''}`, '_blank', 'noopener')
}

/**
 * Returns the context of a sheet's fields. Its texts follow the language of the interface; a sheet shows them when it
 * is mounted again.
 */
export const createSheetContext = ({ logId, evidence, onSource }: SheetOptions): FieldContext => {
  let language = i18n.language
  let labels = labelsIn(i18n.t)
  return {
    get labels() {
      if (language !== i18n.language) {
        language = i18n.language
        labels = labelsIn(i18n.t)
      }
      return labels
    },
    describeSource: source => describeSource(source, evidence),
    onSource,
    storePicture: file => storePicture(logId, file),
    onJump: openArchive,
  }
}

/** Returns one context for the life of the component. It calls the handler of the latest rendering. */
export const useSheetContext = ({ logId, evidence, onSource }: SheetOptions): FieldContext => {
  const handler = useRef(onSource)
  useLayoutEffect(() => {
    handler.current = onSource
  })
  return useMemo(
    () => createSheetContext({ logId, evidence, onSource: source => handler.current(source) }),
    [logId, evidence],
  )
}
