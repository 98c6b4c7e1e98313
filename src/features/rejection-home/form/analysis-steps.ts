import type { AnalysisEvent } from '#contract/progress.ts'
import type { StepState } from '../../../components/work-progress.tsx'

const ANALYSIS_STEPS = ['read', 'ocr', 'facts', 'compare', 'draft'] as const
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]

type EventOf<Step extends AnalysisStep> = Extract<AnalysisEvent, { step: Step }>

/** The progress of an analysis: its current step, and the last event of each step. */
export interface AnalysisSteps {
  current: AnalysisStep
  news: { [Step in AnalysisStep]?: EventOf<Step> }
}

export const FIRST_STEPS: AnalysisSteps = { current: 'read', news: {} }

/** Returns the progress after one event of the stream. */
export const advance = (steps: AnalysisSteps, event: AnalysisEvent): AnalysisSteps =>
  event.step === 'done' || event.step === 'failed'
    ? steps
    : { current: event.step, news: { ...steps.news, [event.step]: event } }

/** Returns the steps to show; recognition is among them only where pages are pictures. */
export const stepsOf = ({ news }: AnalysisSteps): AnalysisStep[] =>
  ANALYSIS_STEPS.filter(step => step !== 'ocr' || news.ocr !== undefined)

export const stateOfStep = ({ current }: AnalysisSteps, step: AnalysisStep): StepState => {
  const distance = ANALYSIS_STEPS.indexOf(step) - ANALYSIS_STEPS.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'done' : 'open'
}

/** Share of the whole that each step takes. Reading and comparing take most of the time. */
const SHARES = {
  read: [0, 0.2],
  ocr: [0.2, 0.4],
  facts: [0.4, 0.5],
  compare: [0.5, 0.85],
  draft: [0.85, 0.95],
} as const

/** The share that reading takes of the whole. */
export const READING_SHARE = SHARES.facts[1]

/** Returns the share of the analysis that is done, 0 to 1. */
export const fractionOf = ({ current, news }: AnalysisSteps): number => {
  const [from, to] = SHARES[current]
  const { read, ocr, compare } = news
  if (current === 'read') return read ? from + ((to - from) * read.page) / read.pages : from
  if (current === 'ocr') return ocr ? from + ((to - from) * ocr.page) / ocr.pages : from
  if (current === 'compare') return compare ? from + ((to - from) * compare.index) / compare.total : from
  return to
}
