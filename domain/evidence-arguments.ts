import { isEarlierMarkGround } from './law/grounds.ts'

// The arguments of the reasons that pieces of evidence serve, and how a piece says which: the source of its switch.

/** What a piece of evidence serves: an argument by its name, or the answer to a ground. */
export type ServedArgument =
  | 'ground'
  | 'likeness'
  | 'status'
  | 'proceedings'
  | 'sameDay'
  | 'use'
  | 'consent'
  | 'fallback'

/** Switches of the argument that a piece of evidence serves; an answer to a ground has that of the ground beside them. */
const ARGUMENTS: Record<Exclude<ServedArgument, 'ground'>, RegExp> = {
  likeness: /^argueDissimilar/,
  status: /^argueCitedStatus|StatusArgument$/,
  proceedings: /^argueCitedStatus|StatusArgument$|SuspensionRequest$/,
  sameDay: /^argueSameDay/,
  use: /^argueUse$/,
  consent: /^(citedMark\d+|argue)Consent$/,
  fallback: /^fallbackGround/,
}

/** Arguments against cited marks, whatever the ground they are cited under. */
const AGAINST_CITED = 'argue(?:Dissimilar|Goods|CitedStatus|SameDay|Use)'

/** The names of the switches of the arguments that evidence serves; `grounds` are those of a piece that answers grounds. */
export const servedSwitches = (serves: ServedArgument, grounds: readonly string[]): RegExp => {
  if (serves !== 'ground') return ARGUMENTS[serves]
  const names = grounds.map(ground =>
    isEarlierMarkGround(ground) ? AGAINST_CITED : `argueGround${ground.replaceAll('.', '\\.')}$`,
  )
  return new RegExp(`^(?:${names.join('|')})`)
}

const SOURCE = /^clause\.evidence\.([A-Za-z]+)(?:\.(.+))?$/

/** The source that says of a piece of evidence what it serves (`clause.evidence.use`, `clause.evidence.ground.10.1.7+30`). */
export const evidenceSource = (serves: ServedArgument, grounds: readonly string[]): string =>
  `clause.evidence.${serves}${serves === 'ground' ? `.${grounds.join('+')}` : ''}`

/** Reads from a source which switches a piece of evidence serves; null for the source of anything else. */
export const readEvidenceSource = (source: string): { serves: ServedArgument; switches: RegExp } | null => {
  const [, serves = '', grounds = ''] = SOURCE.exec(source) ?? []
  if (serves !== 'ground' && !(serves in ARGUMENTS)) return null
  const served = serves as ServedArgument
  return { serves: served, switches: servedSwitches(served, grounds.split('+').filter(Boolean)) }
}
