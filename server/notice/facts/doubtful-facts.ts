import type { Notice, Unread } from '#contract/notice.ts'
import type { DecidedGoods } from '../goods/decide-goods.ts'
import { unsureGoodsOfMarks } from '../goods/unsure-goods-of-marks.ts'
import { unsureGoodsOfReasons } from '../goods/unsure-goods-of-reasons.ts'
import { annexFieldOf, isGoodsAnnexTitle } from '../layout/annex-headings.ts'
import { type Found, traceSegment } from '../layout/traced-text.ts'
import { classesInHeadings, titledMarksIn } from '../marks/annex-list.ts'
import type { CitedReading, Mention } from '../marks/cited-marks.ts'
import type { CitedMarkFacts, MergedMark } from '../marks/merge-cited-marks.ts'
import type { NoticeText } from '../notice-text.ts'
import type { RefusalTitle } from '../words/title.ts'
import { headingClassesIn } from '../words/written-numbers.ts'
import { namesUnknownArticle } from './cited-grounds.ts'
import { doubtsOfOmissions } from './cross-checks.ts'
import { doubtsOf, mayHoldGaps, recognitionDoubts, unsureOnes } from './doubts.ts'
import type { Fact, FoundFacts } from './evidence.ts'
import { REASONS } from './opening-words.ts'
import type { HeaderFacts } from './read-header.ts'
import type { ReasonFacts } from './reasons.ts'
import { POINTS_TO_ANNEX, unsureMarksOfReasons } from './reasons-of-tables.ts'

/** A reading of a notice, step by step, as far as its doubts rest on it. */
export interface Reading {
  facts: Omit<Notice, 'doubtful' | 'evidence' | 'unread'>
  found: FoundFacts
  unread: readonly Unread[]
  text: NoticeText
  letter: { title: Found<RefusalTitle>; header: HeaderFacts; named: CitedReading; goods: DecidedGoods }
  marks: {
    annex: readonly CitedMarkFacts[]
    every: readonly MergedMark[]
    mentioned: readonly Mention[]
    namedGrounds: readonly Found<string>[]
    /** Two rows have one number: one of them was read into the other. */
    isAnyTwice: boolean
  }
  told: { reasons: readonly ReasonFacts[]; inTables: readonly ReasonFacts[]; citedMarks: readonly MergedMark[] }
  areSpacesKnown: boolean
}

const FEW_GOODS = 4
/** The code of a similar group stands beside goods. */
const GROUP_CODE = /[（(](?:0[1-9]|[1-3]\d|4[0-5])\d{2}[）)]/u
/** Names of goods in a row before the word for them: 在童装、女鞋等商品上. */
const ENUMERATED =
  /(?:使用|在|于|指定|复审)(?!第|引证)(?:[^，。；：“”\n第条的了上是被]{2,14}[、，]){1,40}(?!第|引证)[^，。；：“”\n第条了是被]{2,14}?等?(?:[\d两二三四五六七八九十]+项)?(?:商品|服务)/u
const LIST_ITEM = /^[（(]?\d{1,3}[）)、.．]\p{Script=Han}/u
/** 代理机构 某事务所, （通过某事务所代理）, 受托代理人　某律师事务所. */
const AGENT =
  /(?:代理(?:机构|组织|人|公司)|受托人)[\s：:（(]*(?!有权|办理|提|的|应|可|向|或)[\p{Script=Han}（）()\n]{2,40}(?:事务所|公司|中心|律所)|(?:通过|委托|经)[^，。；“”\n]{4,30}(?:事务所|公司|中心)(?:代理|办理|提)/u
const OF_CLASS = /第\s*[\d一二三四五六七八九十]{1,3}\s*类/u

const isEmptyFact = (fact: Fact | readonly Fact[]): boolean =>
  fact === null || (Array.isArray(fact) && fact.length === 0)

/** What the facts themselves leave in doubt. */
const doubtsOfFacts = ({ facts, text, letter, marks, told, areSpacesKnown }: Reading): string[] => {
  const { namedGrounds, every } = marks
  return doubtsOf(facts, {
    header: letter.header,
    citedMarks: told.citedMarks,
    isTitleInferred: letter.title.isInferred ?? false,
    namesUnknownArticle:
      namesUnknownArticle(
        text.body,
        facts.dispatchDate,
        namedGrounds.map(({ value }) => value),
      ) ||
      // One article for registered and for earlier-filed marks, of which some stand nobody knows how.
      (namedGrounds.some(({ value, isInferred }) => value === '31' && isInferred) &&
        every.some(({ status }) => status === null || status.value === 'unknown')),
    gaps: { mayBe: mayHoldGaps(text.body), areSpacesKnown },
  })
}

/** What leaves the list of refused goods in doubt: it may have been cut, or not found at all. */
const doubtsOfLists = ({ facts, text, letter: { goods }, unread }: Reading): string[] => {
  // A few goods behind the letter, one of which is no name: they may be pieces of another table.
  const isCut =
    text.annexGoods.text !== '' && goods.refused.length < FEW_GOODS && goods.refused.some(({ isUnsure }) => isUnsure)
  // An annex of goods that stayed among the cited marks, or a list or enumeration that nothing was read of.
  const isLost =
    goods.refused.length === 0 &&
    (text.annex.some(isGoodsAnnexTitle) ||
      ENUMERATED.test(text.body.text) ||
      GROUP_CODE.test(text.body.text) ||
      unread.some(({ text: words }) => /[；;].*[；;]/u.test(words)))
  return [
    ...goods.doubted,
    ...(isLost || isCut ? ['refusedGoods'] : []),
    // Items that were not read may be of either list.
    ...(facts.kind === 'partial' && unread.some(({ text: words }) => LIST_ITEM.test(words)) ? ['acceptedGoods'] : []),
  ]
}

/** What was not read beside a fact, and what that may be. */
const doubtsOfUnread = ({ unread, letter: { goods }, told: { citedMarks } }: Reading): string[] => {
  const near = unread.flatMap(own => own.near ?? [])
  return [
    // What stands near a list that the paper bears out is none of it.
    ...near.filter(path => (path !== 'refusedGoods' && path !== 'acceptedGoods' ? true : !goods.settled.has(path))),
    // What stands before the goods of a mark, and was not read, may be their class.
    ...near.flatMap(path => {
      const own = /^(?<mark>citedMarks\.(?<at>\d+))\.goods/u.exec(path)?.groups
      return own && citedMarks[Number(own['at'])]?.classes.length === 0 ? [`${own['mark']}.classes`] : []
    }),
  ]
}

/** What the annex leaves in doubt: headings whose values were read for no mark, and reasons that point to rows that were not read. */
const doubtsOfAnnex = ({ text, unread, marks, told: { reasons, citedMarks } }: Reading, known: readonly string[]) => {
  const fields = new Set(text.annex.map(segment => annexFieldOf(traceSegment(segment).text)))
  const isWhole =
    !known.includes('citedMarks') &&
    citedMarks.length > 0 &&
    titledMarksIn(text.annex) <= marks.annex.length &&
    !unread.some(({ near }) => near !== null && /^citedMarks(?:\.\d+)?$/u.test(near))
  return [
    ...reasons.flatMap(({ text: { value } }, index) =>
      !isWhole && POINTS_TO_ANNEX.test(value) ? [`reasons.${index}.citedMarks`, 'citedMarks'] : [],
    ),
    ...classesInHeadings(text.annex, citedMarks),
    ...(marks.isAnyTwice ? ['citedMarks'] : []),
    ...(['classes', 'goods', 'owner'] as const).flatMap(field =>
      fields.has(field) && citedMarks.every(mark => isEmptyFact(mark[field]))
        ? citedMarks.map((_, index) => `citedMarks.${index}.${field}`)
        : [],
    ),
  ]
}

/** Paths of all facts of a notice that a person has to confirm, each once. */
export const doubtfulFacts = (reading: Reading): string[] => {
  const { facts, found, unread, text, letter, marks, told } = reading
  const ofFacts = doubtsOfFacts(reading)
  const openNumbers = marks.mentioned.flatMap(({ regNo }) => (regNo.isUnsure ? [regNo.value] : []))
  return [
    ...new Set([
      ...ofFacts,
      ...unsureOnes(found),
      ...recognitionDoubts(found),
      ...doubtsOfLists(reading),
      ...doubtsOfUnread(reading),
      ...doubtsOfAnnex(reading, ofFacts),
      ...doubtsOfOmissions({
        facts,
        unread,
        rows: text.reasonRecords,
        hasOpenNumbers: letter.named.hasOtherNumbers || openNumbers.length > 0,
        inAnnex: marks.annex.map(({ regNo }) => regNo.value),
        body: text.body.text,
        isAgentNamed: AGENT.test(text.body.text),
        headingClasses: headingClassesIn(text.body.text),
        isByClass: OF_CLASS.test(text.body.text.slice(Math.max(0, text.body.text.search(REASONS)))),
      }),
      ...(text.hasUnclearBoxes ? ['grounds', 'refusedGoods', 'acceptedGoods'] : []),
      ...unsureGoodsOfMarks(facts, letter.named.places, text.body.text),
      ...unsureGoodsOfReasons(told.reasons, { facts, unread, body: text.body.text }),
      ...unsureMarksOfReasons(told.reasons, told.inTables, openNumbers),
    ]),
  ]
}
