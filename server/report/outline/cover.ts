import type { Block } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { headline } from '../wording/headline.ts'
import { conclusionBlocks } from './conclusions.ts'
import { searchFacts } from './search-facts.ts'
import { suggestions } from './suggestions.ts'

/** The first page: what was asked, what came of it in a sentence, by name and class, and what to do. */
export const coverBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  return [
    searchFacts(input),
    { kind: 'heading', level: 2, text: say('结论', 'Conclusion'), id: 'conclusion' },
    { kind: 'statement', text: headline(input) },
    ...conclusionBlocks(input),
    { kind: 'heading', level: 3, text: say('建议', 'What to do') },
    { kind: 'list', items: suggestions(input), isOrdered: true },
  ]
}
