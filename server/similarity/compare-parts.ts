import { combineFindings, type FiredRule } from './combine-findings.ts'
import type { MarkContext } from './mark-context.ts'
import { knownFor, type MarkProfile } from './mark-profile.ts'
import { isOnlyWeak } from './weak-words.ts'

/** What the rules say of two marks: the score that decides, and the rules that fired. */
export interface Findings {
  score: number
  rules: readonly FiredRule[]
}

const SHARED_PART = 0.8
const NOTHING: Findings = { score: 0, rules: [] }

const shareOne = (part: MarkProfile): Findings => ({
  score: SHARED_PART,
  rules: [
    {
      id: 'R16',
      weight: SHARED_PART,
      zh: `两商标均含有“${part.printed}”，一部分相同，可能被认定为近似。`,
      en: `Both marks contain “${part.printed}”; one part is the same, so they may be found similar.`,
    },
  ],
})

/** Returns a mark with its parts that tell a source, itself first: a mark of one piece stands alone. */
const piecesOf = (mark: MarkProfile, context: MarkContext): readonly MarkProfile[] => {
  const known = knownFor(mark, context)
  known.pieces ??= [mark, ...mark.parts().filter(part => part.text !== mark.text && !isOnlyWeak(part, context))]
  return known.pieces
}

const named = (mark: MarkProfile, part: MarkProfile): { zh: string; en: string } =>
  part === mark
    ? { zh: `“${mark.printed}”`, en: `“${mark.printed}”` }
    : { zh: `“${mark.printed}”中的“${part.printed}”`, en: `“${part.printed}” in “${mark.printed}”` }

const ofParts = (one: ReturnType<typeof named>, other: ReturnType<typeof named>, rule: FiredRule): FiredRule => ({
  ...rule,
  zh: `就${one.zh}与${other.zh}而言：${rule.zh}`,
  en: `As to ${one.en} and ${other.en}: ${rule.en}`,
})

/** Two pairs of parts may weigh the same; the choice between them must not depend on which mark comes first. */
const keyOf = ({ rules }: Findings): string => rules.map(({ id }) => id).join(' ')

const isStronger = (found: Findings, best: Findings): boolean =>
  found.score > best.score || (found.score === best.score && keyOf(found) < keyOf(best))

/**
 * Compares each part of two marks with each part of the other and with the whole of it, and returns what the rules say of
 * the strongest pair. Each rule names the parts it speaks of. Parts that tell no source for these goods are left out;
 * where neither mark has other parts there is nothing.
 */
export const compareParts = (a: MarkProfile, b: MarkProfile, context: MarkContext): Findings => {
  if (a.parts().length === 0 && b.parts().length === 0) return NOTHING
  let best = NOTHING
  for (const one of piecesOf(a, context))
    for (const other of piecesOf(b, context)) {
      if (one === a && other === b) continue
      const found = one.text === other.text ? shareOne(one) : combineFindings(one, other, context)
      if (found.score === 0 || !isStronger(found, best)) continue
      const [first, second] = [named(a, one), named(b, other)]
      const rules = one.text === other.text ? found.rules : found.rules.map(rule => ofParts(first, second, rule))
      best = { score: found.score, rules }
    }
  return best
}
