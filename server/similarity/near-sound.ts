/** Pairs of sounds that speakers of many regions do not keep apart, folded to one. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^l/, 'n'],
  [/^h(?=u|$)/, 'f'],
  [/^fu(?=.)/, 'f'],
  [/ng$/, 'n'],
]

const folded = new Map<string, string>()

const fold = (reading: string): string => {
  const known = folded.get(reading)
  if (known !== undefined) return known
  const made = FOLDS.reduce((text, [sound, other]) => text.replace(sound, other), reading)
  folded.set(reading, made)
  return made
}

const INITIAL = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])/

/** How near two characters sound, tones off: `same`, `near` (n/ng, zh/z, ch/c, sh/s, l/n, h/f), `initial` or `far`. */
export type Nearness = 'same' | 'near' | 'initial' | 'far'

export const soundNearness = (a: readonly string[], b: readonly string[]): Nearness => {
  if (a.some(reading => b.includes(reading))) return 'same'
  if (a.some(reading => b.some(other => fold(reading) === fold(other)))) return 'near'
  const initials = a.map(reading => reading.match(INITIAL)?.[0])
  return b.some(reading => initials.includes(reading.match(INITIAL)?.[0])) ? 'initial' : 'far'
}
