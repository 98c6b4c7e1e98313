import type { Problem, ProblemKind } from '#contract/filing-check.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import type { Token } from './tokens.ts'

export type DraftName = Problem['document']

/** A sentence in both languages. */
interface Words {
  zh: string
  en: string
}

/** What a rule of the check found: the stretch of a line, what is wrong about it, and what to write instead. */
export interface Finding {
  kind: ProblemKind
  document: DraftName
  block: number
  from: number
  to: number
  quote: string
  fact: string | null
  mend: string | null
  field: string | null
  words: Words
}

/** A line of the draft with its document; `before` is the generated line that it was made of, null where it is new. */
export interface CheckedLine extends DocumentLine {
  document: DraftName
  before: DocumentLine | null
  /** What the line states; empty where it says what was generated. */
  tokens: readonly Token[]
}

/** The name of the field that covers a stretch of a line, or null. */
const fieldAt = ({ pieces }: DocumentLine, from: number, to: number): string | null =>
  pieces.find(piece => piece.field !== null && piece.from <= from && to <= piece.to)?.field ?? null

interface Found {
  kind: ProblemKind
  from: number
  to: number
  words: Words
  fact?: string | null
  mend?: string | null
}

/** Builds a finding for a stretch of a line. */
export const findingAt = (line: CheckedLine, { kind, from, to, words, fact = null, mend = null }: Found): Finding => ({
  kind,
  document: line.document,
  block: line.block,
  from,
  to,
  quote: line.text.slice(from, to),
  fact,
  mend,
  field: fieldAt(line, from, to),
  words,
})
