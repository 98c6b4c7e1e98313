const pairsOf = (text: string): Set<string> => new Set(Array.from(text, (_, at) => text.slice(at, at + 2)))

/** Returns how much two texts have in common by their pairs of characters, from 0 to 1; two empty ones are the same. */
export const kinship = (a: string, b: string): number => {
  const [ofA, ofB] = [pairsOf(a), pairsOf(b)]
  const common = [...ofA].filter(pair => ofB.has(pair)).length
  return ofA.size + ofB.size === 0 ? 1 : (2 * common) / (ofA.size + ofB.size)
}
