import type { LawText } from '../../law/law-version.ts'

/** Something that only the client knows about a ground; `name` is the end of the field's name. */
export interface GroundQuestion extends LawText {
  name: string
}

/** A piece of evidence and what it is to show. */
export interface EvidenceItem extends LawText {
  proves: LawText
}

/** What practice knows of a ground of refusal (domain.md §4.2). `{goods}` stands for goods, services or both. */
export interface GroundGuide {
  /** How the office looks at it. */
  examined: LawText
  /** What overcomes it. */
  defeats: readonly LawText[]
  /** What never helps; null where nothing is ruled out. */
  never: LawText | null
  evidence: readonly EvidenceItem[]
  questions: readonly GroundQuestion[]
  /** What the reasons claim; null for a ground that is answered mark by mark. */
  claim: LawText | null
  /** Article of the Supreme People's Court's provisions on cases of grant and confirmation that bears on it. */
  rule?: string
}
