import { FIRST_SERVICE_CLASS } from '#domain/class-titles.ts'
import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { goodsWord, reviewerOf } from '../case-words.ts'
import { citedMarkName, citedMarksName, isOutOfTheWay, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { examinerWords } from '../examiner-words.ts'
import { namesList } from '../goods/goods-items.ts'
import { quoteGround, quoteRule } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { question, radioField, switchField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import type { GroundReasons } from '../reasons.ts'
import { areGoodsArgued, goodsTiedTo, isLeftOpen } from './argued.ts'
import { citedStatusSection } from './cited-status-section.ts'
import { dissimilarSection } from './dissimilar-section.ts'
import { prioritySection, sameDaySection } from './same-day-section.ts'

/** Says what a cited mark covers and which goods under review are of another kind by the table. */
const ofMark = (draft: Draft, index: number): Html | null => {
  const { notice, overlaps, classification, say, read } = draft
  const citedMark = notice.citedMarks[index]
  if (!citedMark || citedMark.goods.length === 0) return null
  const [goods, name] = [goodsWord(draft), citedMarkName(draft, index)]
  const covered = namesList(
    citedMark.goods.map((item, at) => ({ name: item, source: `notice.citedMarks.${index}.goods.${at}` })),
  )
  const tied = new Set(goodsTiedTo(draft, index))
  const other = namesList(
    notice.refusedGoods.flatMap((item, at) =>
      tied.has(item) && overlaps[index]?.of.get(item) === 'dissimilar'
        ? [{ name: item, source: `notice.refusedGoods.${at}` }]
        : [],
    ),
  )
  const table = classification ? read(classification.edition) : ''
  return html`<p>${say(
    html`${name}核定或者指定的${goods}为${covered}。`,
    html`${name.charAt(0).toUpperCase()}${name.slice(1)} covers ${covered}.`,
  )}${
    other === null
      ? null
      : say(
          html`复审${goods}中的${other}与之依《类似商品和服务区分表》（${table}）不类似。`,
          html` Of the ${goods} under review, ${other} are not similar to these by the Classification Table (${table}).`,
        )
  }</p>`
}

/** Writes, as the next line of defence, the case that the goods are not similar (Interpretation on civil disputes Art. 11, 12). */
const goodsSection = (draft: Draft, cited: readonly number[], suffix: string): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const areServices = notice.classes.length > 0 && notice.classes.every(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  const argued = cited.filter(index => areGoodsArgued(draft, index))
  const named = argued.length > 0 ? argued : cited
  // A mark for the same goods has no part in what follows.
  const marks = namesOfMarks(draft, named)
  return {
    title: say(`即使认为标志近似，指定${goods}亦不类似`, `Even if the signs were similar, the ${goods} are not`),
    choice: { name: `argueGoods${suffix}`, on: argued.length > 0 },
    body: [
      suffix === ''
        ? [quoteRule(draft, CIVIL_RULES_2020, areServices ? '11.2' : '11.1'), quoteRule(draft, CIVIL_RULES_2020, '12')]
        : null,
      named.map(index => ofMark(draft, index)),
      html`<p>${say(
        `复审${goods}与${marks}所用${goods}在功能、用途、生产部门或者提供者、销售渠道和消费对象上的区别如下：`,
        `The ${goods} under review and those of ${marks} differ in function, purpose, producers or providers, channels and consumers as follows:`,
      )}</p>`,
      question(
        `goodsDifference${suffix}`,
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
        true,
      ),
    ],
  }
}

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
            `已就${name}提起撤销、无效宣告或者转让程序（见所附受理文件），请求${reviewerOf(draft).name}在其权利状态确定之前中止本案的审理`,
            `放弃申请商标在与${name}所用${goods}相同、类似的${goods}上的注册申请`,
          ],
          [
            `has filed for the cancellation, the invalidation or the assignment of ${name} (see the receipts attached) and asks ${reviewerOf(draft).name} to suspend this case until its status is settled`,
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
  // Where no line argues against the refusal yet, it is not said that the refusal does not hold.
  const isOpen = cited.length > 0 && cited.every(index => isLeftOpen(draft, index))
  const lead = isOpen
    ? draft.say('对上述驳回理由，申请人答复如下。', 'To this the applicant answers as follows.')
    : draft.say(
        '上述驳回理由不能成立，具体如下。',
        'The reason given for the refusal does not hold, for the following reasons.',
      )
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
      html`<p>${lead}</p>`,
      subSections(draft, 'h4', lines),
    ],
  }
}
