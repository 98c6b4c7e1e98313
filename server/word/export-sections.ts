import type { JSONContent } from '@tiptap/core'
import type { ExportKind } from '#contract/document-form.ts'
import { renumberSections } from '#extensions/on-paper/renumber-sections.ts'
import type { SectionKind } from './section-kind.ts'
import type { WordSection } from './write-word.ts'

const KINDS = ['analysis', 'reason'] as const satisfies readonly SectionKind[]

const IN_FILE: Record<ExportKind, readonly SectionKind[]> = {
  first: ['analysis'],
  second: ['reason'],
  all: KINDS,
}

/** The analysis and the reasons of a log, as the file of a kind of export is written from them. */
export const exportSections = (type: ExportKind, documents: readonly JSONContent[]): WordSection[] =>
  KINDS.map((kind, index) => ({
    kind,
    document: renumberSections(documents[index] ?? {}),
    isLeftOut: !IN_FILE[type].includes(kind),
  }))
