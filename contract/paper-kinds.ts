/**
 * Papers that are no CNIPA refusal notice and are known by their title or text. `office` papers of the CNIPA come first;
 * `madridRefusal` is WIPO's provisional refusal, `usptoAction` an office action of the USPTO.
 */
export const PAPER_KINDS = [
  'acceptance',
  'notAccepted',
  'correction',
  'fee',
  'examinationOpinion',
  'preliminaryPublication',
  'reviewAcceptance',
  'reviewDecision',
  'opposition',
  'invalidation',
  'cancellation',
  'registration',
  'change',
  'madridRefusal',
  'usptoAction',
  'contract',
] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

export const isPaperKind = (kind: unknown): kind is PaperKind => PAPER_KINDS.some(known => known === kind)
