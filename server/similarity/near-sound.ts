/** Pairs of sounds that speakers of many regions do not keep apart, folded to one. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^l/, 'n'],
  [/^h(?=u|$)/, 'f'],
  [/^fu(?=.)/, 'f'],
  [/ng$/, 'n'],
]

const folded = new Map<string, string>()

/** The form under which readings that sound the same or near meet: zhang and zan. */
export const foldSound = (reading: string): string => {
  const known = folded.get(reading)
  if (known !== undefined) return known
  const made = FOLDS.reduce((text, [sound, other]) => text.replace(sound, other), reading)
  folded.set(reading, made)
  return made
}

const INITIAL = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])/

/** One form for all readings whose sound is `initial` or nearer: zhang, zi. */
export const initialClass = (reading: string): string => {
  const initial = reading.match(INITIAL)?.[0] ?? ''
  return initial === '' ? '' : initial.replace('h', initial === 'h' ? 'f' : '').replace('l', 'n')
}

/** How near two characters sound, tones off: `same`, `near` (n/ng, zh/z, ch/c, sh/s, l/n, h/f), `initial` or `far`. */
export type Nearness = 'same' | 'near' | 'initial' | 'far'

export const soundNearness = (a: readonly string[], b: readonly string[]): Nearness => {
  if (a.some(reading => b.includes(reading))) return 'same'
  if (a.some(reading => b.some(other => foldSound(reading) === foldSound(other)))) return 'near'
  const initials = a.map(reading => reading.match(INITIAL)?.[0])
  return b.some(reading => initials.includes(reading.match(INITIAL)?.[0])) ? 'initial' : 'far'
}
