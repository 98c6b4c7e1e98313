import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName, citedMarksName, isOutOfTheWay, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { examinerWords } from '../examiner-words.ts'
import { quoteGround } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { radioField, switchField } from '../markup/fields.ts'
import { html } from '../markup/html.ts'
import type { GroundReasons } from '../reasons.ts'
import { areGoodsArgued, isStatusArgued } from './argued.ts'
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

/** Returns whether a cited mark has the wording of the mark applied for and no other line of the reasons answers it. */
const isLeftOpen = (draft: Draft, index: number): boolean =>
  draft.comparisons[index]?.level === 'identical' &&
  !isOutOfTheWay(draft, index) &&
  !isStatusArgued(draft, index) &&
  !areGoodsArgued(draft, index)

/**
 * Asks how a cited mark of the same wording is met where nothing else answers it: proceedings with suspension, or giving
 * up the goods in common. Neither likeness nor its status can be argued from the facts, and letters of consent are for
 * marks that are not the same (docs/law.md §4.1). Null where there is none.
 */
const sameWordingSection = (draft: Draft, cited: readonly number[], suffix: string): Section | null => {
  const { say } = draft
  const goods = goodsWord(draft)
  const open = cited.filter(index => isLeftOpen(draft, index))
  if (open.length === 0) return null
  return {
    title: say(`对${namesOfMarks(draft, open)}的答复`, `The answer to ${namesOfMarks(draft, open)}`),
    choice: { name: `argueSameWording${suffix}`, on: true },
    body: open.map(index => {
      const name = citedMarkName(draft, index)
      const label = say(
        `对${name}的答复（文字相同，共存同意书不能解决；中止以已经提起的程序为前提）`,
        `The answer to ${name} (the wording is the same: consent does not help, and suspension needs proceedings that are filed)`,
      )
      const answer = radioField({
        name: `citedMark${index + 1}Answer`,
        link: `citedMark${index + 1}Answer`,
        label,
        required: true,
        options: say(
          [
            `已就${name}提起撤销、无效宣告或者转让程序（见所附受理文件），请求贵局在其权利状态确定之前中止本案的审理`,
            `放弃申请商标在与${name}所用${goods}相同、类似的${goods}上的注册申请`,
          ],
          [
            `has filed for the cancellation, the invalidation or the assignment of ${name} (see the receipts attached) and asks the Office to suspend this case until its status is settled`,
            `gives up the application for the ${goods} that are the same as or similar to those of ${name}`,
          ],
        ),
        checked: null,
      })
      return switchField({
        name: `citedMark${index + 1}AnswerPart`,
        label: say(`对${name}的答复`, `The answer to ${name}`),
        on: true,
        content: say(html`<p>对于${name}，申请人${answer}。</p>`, html`<p>As to ${name}, the applicant ${answer}.</p>`),
      })
    }),
  }
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
    sameWordingSection(draft, cited, suffix),
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
