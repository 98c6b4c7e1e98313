import { citedMarksName, isOutOfTheWay, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { examinerWords } from '../examiner-words.ts'
import { quoteGround } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { html } from '../markup/html.ts'
import { type GroundReasons, isEarlierMarkGround } from '../reasons.ts'
import { citedStatusSection } from './cited-status-section.ts'
import { dissimilarSection } from './dissimilar-section.ts'
import { goodsSection } from './goods-section.ts'
import { prioritySection, sameDaySection } from './same-day-section.ts'

const titleOf = (draft: Draft, { cited }: GroundReasons): string => {
  const { say } = draft
  if (cited.length === 0)
    return say(`申请商标与${citedMarksName(draft)}不构成近似商标`, 'The mark and the cited marks are not similar')
  const names = namesOfMarks(draft, cited)
  const does = cited.length === 1 ? 'does' : 'do'
  return say(
    `${names}不构成申请商标获准注册的障碍`,
    `${names.charAt(0).toUpperCase()}${names.slice(1)} ${does} not stand in the way of registration`,
  )
}

/**
 * Answers one ground that turns on earlier marks: the examiner's words, then the lines of argument in their order. What is
 * out of the way by its record comes first; the marks, then the goods are compared; the state of the rights follows.
 * `isFirst` tells the section that quotes the general rules.
 */
export const earlierMarksSection = (draft: Draft, group: GroundReasons, isFirst: boolean): Section => {
  const { cited } = group
  const suffix = isFirst ? '' : group.ground
  const status = citedStatusSection(draft, cited, suffix)
  const isStatusFirst = cited.some(index => isOutOfTheWay(draft, index))
  const lines = [
    isStatusFirst ? status : null,
    dissimilarSection(draft, cited, suffix),
    goodsSection(draft, cited, suffix),
    sameDaySection(draft, cited, suffix),
    prioritySection(draft, cited, suffix),
    isStatusFirst ? null : status,
  ]
  return {
    title: titleOf(draft, group),
    body: [
      examinerWords(draft, group),
      group.grounds.filter(isEarlierMarkGround).map(ground => quoteGround(draft, ground)),
      html`<p>${draft.say(`申请人答复如下。`, `The applicant answers as follows.`)}</p>`,
      subSections(draft, 'h4', lines),
    ],
  }
}
