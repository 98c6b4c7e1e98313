import type { Problem, ProblemKind } from '#contract/filing-check.ts'
import type { DocumentLine, DocumentText, SwitchState } from '#extensions/lines/document-lines.ts'
import { readTokens, type Token } from './tokens.ts'

export type DraftName = Problem['document']

/** A sentence in both languages. */
interface Words {
  zh: string
  en: string
}

/** A finding of a rule of the check: the stretch of a line, what is wrong about it, and what to write instead. */
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
  /** Tells findings apart that quote the same words of one field. */
  key?: string
}

/** A line of the draft with its document; `before` is the generated line that it was made of, null where it is new. */
export interface CheckedLine extends DocumentLine {
  document: DraftName
  before: DocumentLine | null
  /** The facts that the line states; none where it says what was generated. */
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

/** Both documents, line by line, with their switches. */
export interface CheckedDraft {
  lines: readonly CheckedLine[]
  switches: Record<DraftName, DocumentText['switches']>
}

const lineAt = ({ lines }: CheckedDraft, document: DraftName, block: number): CheckedLine | undefined =>
  lines.find(line => line.document === document && line.block === block)

/** Builds a finding of the reasons at a switch, quoting its label. */
export const atSwitch = (
  draft: CheckedDraft,
  state: SwitchState,
  kind: Finding['kind'],
  words: Finding['words'],
): Finding[] => {
  const line = lineAt(draft, 'reason', state.block) ?? draft.lines.find(({ document }) => document === 'reason')
  return line ? [{ ...findingAt(line, { kind, from: 0, to: 0, words }), quote: state.label }] : []
}

/** Whether a switch whose name fits is on, and stands in nothing that is off. */
export const isOn = (switches: readonly SwitchState[], name: RegExp): boolean =>
  switches.some(state => name.test(state.name) && state.isOn && !state.isOff)

interface Chosen {
  line: CheckedLine
  field: string
  text: string
  from: number
  to: number
}

/** Returns the options chosen in the fields of a name, each with its place. */
export const chosen = (lines: readonly CheckedLine[], name: RegExp): Chosen[] => {
  const found: Chosen[] = []
  for (const line of lines) {
    if (line.isOff) continue
    for (const { kind, field, from, to } of line.pieces) {
      if (kind !== 'radioField' || field === null || to <= from || !name.test(field)) continue
      found.push({ line, field, from, to, text: line.text.slice(from, to) })
    }
  }
  return found
}

export interface FieldDay {
  line: CheckedLine
  from: number
  to: number
  text: string
  key: string
}

/** Returns the days that the fields of a name state: in each the first date, wherever in its words it stands. */
export const fieldDays = ({ lines }: CheckedDraft, name: RegExp): FieldDay[] => {
  const found: FieldDay[] = []
  for (const line of lines) {
    if (line.isOff) continue
    for (const { field, from, to } of line.pieces) {
      if (field === null || !name.test(field)) continue
      const day = readTokens(line.text.slice(from, to)).find(({ kind }) => kind === 'date')
      if (day) found.push({ line, from, to, text: day.text, key: day.key })
    }
  }
  return found
}
