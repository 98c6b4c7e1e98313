import { entriesOf, type Fact, type FoundFacts } from '../evidence-of-facts.ts'

/** Below this confidence a character may well be another one. */
const SURE = 0.8
/** Rare ideographs are misread with high confidence, and no rule tells what a name must be, nor where it ends in a cell. */
const NAME = /^(?:mark|applicant|address|agency|citedMarks\.\d+\.(?:mark|owner|goods\.\d+))$/

const isDoubtful = (path: string, { source }: NonNullable<Fact>): boolean => {
  const recognised = source.glyphs.filter(glyph => glyph?.confidence !== undefined)
  if (recognised.length > 0 && NAME.test(path)) return true
  return recognised.some(glyph => glyph?.isRepaired || (glyph?.confidence ?? 1) < SURE)
}

/** Paths of the facts that rest on recognised text and have to be confirmed: names, repaired numbers, unsure characters. */
export const recognitionDoubts = (facts: FoundFacts): string[] =>
  entriesOf(facts).flatMap(([path, fact]) => (fact && isDoubtful(path, fact) ? [path] : []))
