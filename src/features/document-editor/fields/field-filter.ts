import { type FieldItem, needsInput } from './field-item.ts'

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

/** The items of a scope whose label or value holds the text, whatever its case. */
export const filterFields = (items: readonly FieldItem[], scope: FieldScope, text: string): FieldItem[] => {
  const wanted = text.trim().toLowerCase()
  const holds = (part: string | boolean): boolean => typeof part === 'string' && part.toLowerCase().includes(wanted)
  return items.filter(item => IS_IN_SCOPE[scope](item) && (wanted === '' || holds(item.label) || holds(item.value)))
}

/** Runs of items under one chapter, in the order of the document. */
export const groupByChapter = (items: readonly FieldItem[]): Chapter[] => {
  const chapters: Chapter[] = []
  for (const item of items) {
    const last = chapters.at(-1)
    if (last?.title === item.chapter) last.items.push(item)
    else chapters.push({ title: item.chapter, items: [item] })
  }
  return chapters
}
