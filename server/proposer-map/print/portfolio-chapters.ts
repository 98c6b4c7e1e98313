import type { PortfolioPart } from '#contract/proposer-map/proposer-vocabulary.ts'
import type { Block } from '../../report/report-block.ts'
import type { Portfolio } from '../register/portfolio.ts'
import { type Chapter, type PrintedPortfolio, paragraph } from './chapter-parts.ts'
import { families, forms, layout, status, summary, trend } from './layout-chapters.ts'
import { portfolioWords } from './portfolio-words.ts'
import { addresses, agents, announcements, cases, flow, limits, others, ratio, threeYear } from './record-chapters.ts'

/** Whether the register has anything for a part; where it has not, the part says so in words. */
const KNOWN: Partial<Record<PortfolioPart, (portfolio: Portfolio) => boolean>> = {
  addresses: ({ facts }) => facts.addresses,
  layout: ({ facts }) => facts.groups,
  cases: ({ facts }) => facts.events.size > 0,
  flow: ({ facts }) => facts.events.size > 0,
  announcements: ({ facts }) => facts.issues,
  images: () => false,
}

const CHAPTERS: Readonly<Record<PortfolioPart, Chapter>> = {
  summary,
  trend,
  layout,
  families,
  status,
  forms,
  limits,
  'three-year': threeYear,
  others,
  cases,
  ratio,
  addresses,
  agents,
  flow,
  announcements,
  images: () => [],
}

/** Returns a part as a chapter under its heading; what the register does not have is said in words. */
export const chapterOf = (part: PortfolioPart, input: PrintedPortfolio): Block[] => {
  const words = portfolioWords(input.language)
  const isKnown = KNOWN[part]?.(input.portfolio) ?? true
  return [
    { kind: 'heading', level: 2, text: words.parts[part], id: `portfolio-${part}` },
    ...(isKnown ? CHAPTERS[part](input) : [paragraph(words.unknown)]),
  ]
}
