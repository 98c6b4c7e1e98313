import { combineFindings, type FiredRule } from './combine-findings.ts'
import type { MarkContext } from './mark-context.ts'
import { describeMark, knownFor, type MarkProfile } from './mark-profile.ts'
import { r26Device } from './rules/adjustments.ts'
import { isOnlyWeak, isTradeWord } from './weak-words.ts'

/** The findings of the rules on two marks: the score that decides, and the rules that fired. */
interface Findings {
  score: number
  rules: readonly FiredRule[]
}

/** A mark, or a part of it, that is compared. */
interface Piece {
  mark: MarkProfile
  piece: MarkProfile
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

const SHARED_TRADE_WORD = 0.5

/** Two marks that have a word of trade in common, beside what tells their source, are a matter for a person. */
const shareTradeWord = (word: string): Findings => ({
  score: SHARED_TRADE_WORD,
  rules: [
    {
      id: 'R16',
      weight: SHARED_TRADE_WORD,
      zh: `两商标均含有“${word}”，该文字为商业中常用，识别作用较弱，是否近似须结合整体判断。`,
      en: `Both marks contain “${word}”, a word common in trade that tells little; similarity depends on the marks as a whole.`,
    },
  ],
})

/** Returns the word of trade through which a part of one mark meets the other, which is more than that word; null where there is none. */
const tradeWordBetween = (one: Piece, other: Piece): string | null => {
  const isPart = ({ piece, mark }: Piece): boolean => piece !== mark && isTradeWord(piece.text)
  if (isPart(one) && other.mark.text !== one.piece.text && other.piece.text.includes(one.piece.text))
    return one.piece.printed
  if (isPart(other) && one.mark.text !== other.piece.text && one.piece.text.includes(other.piece.text))
    return other.piece.printed
  return null
}

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

/** Returns what two parts say of the marks because of a text that they have in common; null where the rules are to weigh them. */
const findShared = (one: Piece, other: Piece): Findings | null => {
  const word = tradeWordBetween(one, other)
  if (word !== null) return shareTradeWord(word)
  return one.piece.text === other.piece.text ? shareOne(one.piece) : null
}

/** Two pairs of parts may weigh the same; the choice between them must not depend on which mark comes first. */
const keyOf = ({ rules }: Findings): string => rules.map(({ id }) => id).join(' ')

const isStronger = (found: Findings, best: Findings): boolean =>
  found.score > best.score || (found.score === best.score && keyOf(found) < keyOf(best))

/**
 * Compares each part of two marks with each part of the other and with the whole of it, and returns what the rules say of
 * the strongest pair. Each rule names the parts it speaks of. Parts that tell no source for these goods are left out;
 * where neither mark has other parts there is nothing.
 */
const compareParts = (a: MarkProfile, b: MarkProfile, context: MarkContext): Findings => {
  if (a.parts().length === 0 && b.parts().length === 0) return NOTHING
  let best = NOTHING
  for (const one of piecesOf(a, context))
    for (const other of piecesOf(b, context)) {
      if (one === a && other === b) continue
      const shared = findShared({ mark: a, piece: one }, { mark: b, piece: other })
      const found = shared ?? combineFindings(one, other, context)
      if (found.score === 0 || !isStronger(found, best)) continue
      const [first, second] = [named(a, one), named(b, other)]
      best = shared ?? { score: found.score, rules: found.rules.map(rule => ofParts(first, second, rule)) }
    }
  return best
}

export interface MarkComparison {
  similar: boolean
  level: 'identical' | 'similar' | 'weak' | 'none'
  score: number
  rules: FiredRule[]
}

const IDENTICAL = 1
const SIMILAR = 0.7

const levelOf = (score: number): MarkComparison['level'] => {
  if (score >= IDENTICAL) return 'identical'
  if (score >= SIMILAR) return 'similar'
  return score > 0 ? 'weak' : 'none'
}

/** Rules that come after those that weigh: adjustments and notes. */
const LAST = new Set(['R26', 'R27', 'R28'])

/** Joins what the rules say of the wholes and of the parts: each rule once, where it weighs most. */
const join = (whole: Findings, parts: Findings): FiredRule[] => {
  if (parts.rules.length === 0) return [...whole.rules]
  const heaviest = new Map<string, FiredRule>()
  for (const rule of [...whole.rules, ...parts.rules])
    if (rule.weight > (heaviest.get(rule.id)?.weight ?? Number.NEGATIVE_INFINITY)) heaviest.set(rule.id, rule)
  const place = ({ id, weight }: FiredRule): number => (LAST.has(id) ? 1 : -weight)
  return [...heaviest.values()].sort((one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1))
}

/** Compares marks that are already described. Search holds one mark against many this way. */
export const compareProfiles = (a: MarkProfile, b: MarkProfile, context: MarkContext = {}): MarkComparison => {
  const whole = combineFindings(a, b, context)
  const parts = compareParts(a, b, context)
  const score = Math.max(whole.score, parts.score)
  const level = levelOf(score)
  return { similar: level === 'identical' || level === 'similar', level, score, rules: join(whole, parts) }
}

/** Returns what a comparison says where one of the marks is registered with a device: the same, and R26's note. */
export const withDevice = (comparison: MarkComparison, a: MarkProfile, b: MarkProfile): MarkComparison => {
  const note = r26Device.find(a, b, { hasDevice: true })
  if (!note || comparison.rules.some(({ id }) => id === r26Device.id)) return comparison
  return { ...comparison, rules: [...comparison.rules, { id: r26Device.id, ...note }] }
}

/**
 * Compares two word marks by the rules R01–R29 of docs/law.md §5 and names all that fired, the heaviest first. A mark
 * of several parts is compared part by part as well, and the strongest pair decides. The order of the marks does not
 * matter. An aid to an examiner's eye, not a decision. A mark without letters, characters or digits (a device) is
 * compared with nothing; where a device is known of, R26 says so.
 */
export const compareMarks = (a: string, b: string, context: MarkContext = {}): MarkComparison =>
  compareProfiles(describeMark(a), describeMark(b), context)
