import { type FieldItem, needsInput } from './field-store.ts'

export const FIELD_SCOPES = ['all', 'unreviewed', 'empty'] as const
export type FieldScope = (typeof FIELD_SCOPES)[number]

export interface Chapter {
  title: string
  items: FieldItem[]
}

const IS_IN_SCOPE: Record<FieldScope, (item: FieldItem) => boolean> = {
  all: () => true,
  unreviewed: item => !item.isReviewed,
  empty: needsInput,
}

export const countFields = (items: readonly FieldItem[]): Record<FieldScope, number> => ({
  all: items.length,
  unreviewed: items.filter(IS_IN_SCOPE.unreviewed).length,
  empty: items.filter(IS_IN_SCOPE.empty).length,
})

/** Returns the items of a scope whose label or value contains the text, in any case. */
export const filterFields = (items: readonly FieldItem[], scope: FieldScope, text: string): FieldItem[] => {
  const wanted = text.trim().toLowerCase()
  const holds = (part: string | boolean): boolean => typeof part === 'string' && part.toLowerCase().includes(wanted)
  return items.filter(item => IS_IN_SCOPE[scope](item) && (wanted === '' || holds(item.label) || holds(item.value)))
}

/** Most rows that are laid out together. */
const ROWS_A_STRETCH = 100

/** Chapters that are laid out together. */
export interface Stretch {
  chapters: Chapter[]
  rows: number
}

/** Groups chapters, in order, into stretches of about a hundred rows. */
export const groupChapters = (chapters: readonly Chapter[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const chapter of chapters) {
    const last = stretches.at(-1)
    const rows = chapter.items.length
    if (last && last.rows + rows <= ROWS_A_STRETCH) {
      last.chapters.push(chapter)
      last.rows += rows
    } else {
      stretches.push({ chapters: [chapter], rows })
    }
  }
  return stretches
}

/** Groups items into chapters, in document order. */
export const groupByChapter = (items: readonly FieldItem[]): Chapter[] => {
  const chapters: Chapter[] = []
  for (const item of items) {
    const last = chapters.at(-1)
    if (last?.title === item.chapter) last.items.push(item)
    else chapters.push({ title: item.chapter, items: [item] })
  }
  return chapters
}
