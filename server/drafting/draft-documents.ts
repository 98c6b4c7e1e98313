import type { ServedArgument } from '#domain/evidence-arguments.ts'
import { lawOn } from '#domain/law/articles.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { citedFactsOf } from '#domain/mark/cited-facts.ts'
import { citedTimeline } from '#domain/mark/cited-timeline.ts'
import { compareMarks } from '../similarity/compare-marks.ts'
import { analysisDocument } from './analysis/analysis-document.ts'
import type { Draft, DraftInput } from './draft.ts'
import { goodsItems } from './goods/goods-items.ts'
import { overlapGoods, placesOfNames } from './goods/goods-overlap.ts'
import { findGroundGuide } from './grounds/grounds.ts'
import { languageOf } from './language.ts'
import { hasWording } from './mark-composition.ts'
import { reasonDocument } from './reason/reason-document.ts'
import { reasonsOf } from './reasons.ts'

/** Works out once what the documents of a notice share. */
export const draftOf = ({ onCompare, ...input }: DraftInput): Draft => {
  const { notice, classification } = input
  const { citedMarks, mark, dispatchDate, refusedGoods } = notice
  const own = hasWording(mark) ? mark : ''
  const [niceClass, ...otherClasses] = notice.classes
  // Words that name or describe the goods are known by class; of several classes none is the mark's.
  const ofClass = niceClass !== undefined && otherClasses.length === 0 ? { niceClass } : {}
  const comparisons = citedMarks.map((citedMark, index) => {
    const earlier = hasWording(citedMark.mark) ? citedMark.mark : ''
    const comparison = compareMarks(earlier, own, { ...ofClass, goods: [...citedMark.goods, ...refusedGoods] })
    onCompare?.(index, citedMarks.length, citedMark)
    return comparison
  })
  const places = placesOfNames([...refusedGoods, ...notice.acceptedGoods], notice.classes, classification)
  const overlaps = citedMarks.map(citedMark => overlapGoods(notice, places, citedMark, classification))
  const reasons = reasonsOf(notice)
  const citedFacts = citedMarks.map(citedMark =>
    citedFactsOf(citedMark, notice, input.register?.(citedMark)?.mark ?? null),
  )
  return {
    ...input,
    ...languageOf(input.isEn),
    law: lawOn(dispatchDate ?? input.receiveDay),
    isLawAsked: dispatchDate === null,
    reasons,
    citedFacts,
    timelines: citedFacts.map(facts => citedTimeline(facts, input.deadline.due)),
    comparisons,
    overlaps,
    goods: goodsItems(notice, overlaps, places, reasons),
  }
}

/**
 * Drafts the two documents of a refusal notice in field markup: the analysis and the reasons for review
 * (docs/architecture.md §7). The same input gives the same bytes. A fact that the notice does not state becomes an
 * empty field named after it.
 */
export const draftDocuments = (input: DraftInput): { analysisContent: string; reasonContent: string } => {
  const draft = draftOf(input)
  return { analysisContent: analysisDocument(draft).html, reasonContent: reasonDocument(draft).html }
}

/** The purpose of a piece of evidence in the list of a draft: an argument, under some grounds of the notice. */
export interface ServedEvidence {
  serves: ServedArgument
  grounds: readonly string[]
}

const GOODS = '{goods}'

/** Labels name the goods as goods, services or both. */
const isLabel = ({ zh, en }: LawText, label: string): boolean =>
  [zh, en].some(text => {
    const [start = '', end] = text.split(GOODS)
    return end === undefined ? text === label : label.startsWith(start) && label.endsWith(end)
  })

/** Returns what the evidence of a label is for under the grounds of a notice; null for a label that no draft lists. */
export const evidenceServed = (grounds: readonly string[], label: string): ServedEvidence | null => {
  const found = grounds.flatMap(ground =>
    (findGroundGuide(ground)?.evidence ?? []).flatMap(item =>
      isLabel(item, label) ? [{ serves: item.serves ?? ('ground' as const), ground }] : [],
    ),
  )
  const [first] = found
  return first ? { serves: first.serves, grounds: found.map(({ ground }) => ground) } : null
}
