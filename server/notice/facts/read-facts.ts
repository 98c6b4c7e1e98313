import type { CitedMark, Notice, NoticeKind, Reason } from '#contract/notice.ts'
import { mayCiteMarks } from '#domain/law/grounds.ts'
import { AppError } from '../../app-error.ts'
import type { PageText, TextSource } from '../../pdf/page-text.ts'
import { decideGoods, decidesInParts, withRareListsAsked } from '../goods/decide-goods.ts'
import { enumeratingNamesIn, joinedBy, readGoodsList } from '../goods/goods-list.ts'
import { goodsNamedAgain } from '../goods/goods-named-again.ts'
import { goodsToldOf, withGoodsPointedTo } from '../goods/goods-of-reasons.ts'
import { type GoodsPhrase, goodsPhrasesIn } from '../goods/goods-phrases.ts'
import { lostListIn } from '../goods/lost-list.ts'
import { unsureGoodsOfMarks } from '../goods/unsure-goods-of-marks.ts'
import { unsureGoodsOfReasons } from '../goods/unsure-goods-of-reasons.ts'
import { annexFieldOf, isGoodsAnnexTitle } from '../layout/annex-headings.ts'
import { isLegible, isPageful } from '../layout/legibility.ts'
import { linesAsDrawn, linesAsPlaced, linesUnfolded, type PageLines } from '../layout/line-order.ts'
import { type Found, slice, type TracedText, traceSegment } from '../layout/traced-text.ts'
import { classesInHeadings, readAnnex, titledMarksIn } from '../marks/annex-list.ts'
import { type Mention, otherSentences, readCitedMarks } from '../marks/cited-marks.ts'
import {
  areFiledEarlier,
  areNoneRegistered,
  type MergedMark,
  mergeCitedMarks,
  withWordsJoined,
} from '../marks/merge-cited-marks.ts'
import { noticeTextOf } from '../notice-text.ts'
import { type RefusalTitle, readTitle, requireTitle } from '../words/title.ts'
import { headingClassesIn } from '../words/written-numbers.ts'
import { namesUnknownArticle, readGrounds } from './cited-grounds.ts'
import { unreadIn } from './coverage.ts'
import { agreedReading, crossChecked, doubtsOfOmissions } from './cross-checks.ts'
import { doubtsOf, mayHoldGaps, recognitionDoubts, unsureOnes } from './doubts.ts'
import { entriesOf, evidenceOfFacts, type Fact } from './evidence.ts'
import { REASONS, readHeader, withClassesOfLists } from './read-header.ts'
import { type ReasonFacts, readReasons, withLeftMarks, withoutPower } from './reasons.ts'
import {
  goodsOfNamedReasons,
  POINTS_TO_ANNEX,
  reasonsOfTables,
  unsureMarksOfReasons,
  withClassesOfReasons,
  withMarksPointedTo,
  withStatusesOfReasons,
} from './reasons-of-tables.ts'

const kindOf = (title: Found<RefusalTitle>, hasAcceptedGoods: boolean): Found<NoticeKind> => ({
  ...title,
  value: title.value === 'undecided' ? (hasAcceptedGoods ? 'partial' : 'full') : title.value,
  isInferred: true,
})

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

const values = <Value>(list: readonly Found<Value>[]): Value[] => list.map(item => item.value)

const citedMarkOf = (mark: MergedMark): CitedMark => ({
  regNo: mark.regNo.value,
  mark: mark.mark?.value ?? '',
  owner: mark.owner?.value ?? '',
  status: mark.status?.value ?? 'unknown',
  classes: values(mark.classes),
  goods: values(mark.goods),
  ...(mark.groups.length > 0 && { groups: values(mark.groups) }),
  dates: Object.fromEntries(Object.entries(mark.dates).map(([name, date]) => [name, date.value])),
  ...(mark.isInternational && { international: true }),
})

const reasonOf = (reason: ReasonFacts): Reason => ({
  ground: reason.ground.value,
  text: reason.text.value,
  goods: values(reason.goods),
  citedMarks: reason.citedMarks,
})

const factsOf = (lines: readonly PageLines[], textSource: TextSource): Notice => {
  const text = noticeTextOf(lines)
  const title = requireTitle(readTitle(text.letter))
  const inAnnex = text.decidedGoods.map(({ isRefused, list, name, isUnsure = false }): GoodsPhrase => {
    const role = isRefused ? 'refused' : 'accepted'
    const reading = readGoodsList(list)
    const items = isUnsure ? reading.items.map(item => ({ ...item, isUnsure })) : reading.items
    return { start: 0, end: 0, role, isRefused, reading: { ...reading, items }, ...(name && { name }) }
  })
  const decidedRows = withRareListsAsked(inAnnex)
  const printed = crossChecked(readHeader(text))
  const ofLetter = goodsPhrasesIn(text.body, printed.applicationNo?.value)
  const head = withClassesOfLists(printed, [...decidedRows, ...ofLetter.filter(({ role }) => role === 'applied')])
  const marks = readCitedMarks(text.body, head.applicationNo?.value ?? '', Math.max(0, text.body.text.search(REASONS)))
  const ofOthers = otherSentences(text.body.text, marks)
  const named = ofLetter.filter(
    ({ start }) => !ofOthers.some(sentence => sentence.start <= start && start < sentence.end),
  )
  const isListKnown = head.listed.items.length > 0 || [...named, ...decidedRows].some(({ role }) => role !== 'reason')
  const header = isListKnown ? head : { ...head, listed: lostListIn(text.letter, REASONS) ?? head.listed }
  const wholes = enumeratingNamesIn([header.listed, ...named.map(({ reading }) => reading)])
  const inWords = named.map(phrase => ({ ...phrase, reading: joinedBy(phrase.reading, wholes) }))
  const decided = [...inWords, ...decidedRows].filter(({ role }) => role !== 'reason' && role !== 'cited')
  const known = [...header.listed.items, ...decided.flatMap(({ reading }) => reading.items)]
  const again = goodsNamedAgain(text.body, known, inWords, header.applicationNo?.value ?? '')
  const phrases = [...[...inWords, ...again].toSorted((a, b) => a.start - b.start), ...decidedRows]
  const kind = kindOf(title, decidesInParts(text.body.text, phrases))
  const goods = decideGoods(
    kind.value,
    joinedBy(header.listed, wholes),
    phrases,
    text.body.text,
    values(header.classes),
  )
  const annex = readAnnex(text, marks.cited)
  const ownMark = header.mark?.value ?? ''
  const merged = mergeCitedMarks(marks.cited, annex)
  const once = [...Map.groupBy(merged, ({ regNo }) => regNo.value).values()].flatMap(([own]) => own ?? [])
  const everyMark = once.map(own => ({
    ...own,
    mark: own.mark && withWordsJoined(own.mark, ownMark),
    goods: own.goods.length > 0 ? own.goods : goodsToldOf(own.regNo.value, marks.places, phrases, text.body.text),
  }))
  const day = header.dispatchDate?.value ?? null
  const groundsOf = (stretch: TracedText): Found<string>[] =>
    readGrounds(stretch, {
      day,
      hasCitedMarks: everyMark.length > 0,
      areAllFiledEarlier: areFiledEarlier(everyMark),
      areNoneRegistered: areNoneRegistered(everyMark),
    })
  const namedGrounds = groundsOf(text.body)
  // Under a ground that rests on no other mark, numbers in the reasons are there for something else.
  const areCited = annex.length > 0 || namedGrounds.length === 0 || values(namedGrounds).some(mayCiteMarks)
  const marksOfLetter = areCited ? everyMark : []
  const mentionedMarks = areCited
    ? marks.mentioned
    : [
        ...marks.mentioned,
        ...everyMark.map(({ regNo, mark }): Mention => ({ regNo: { ...regNo, isUnsure: true }, mark, role: 'other' })),
      ]
  const namedInSentences = new Set(marks.places.map(({ regNo }) => regNo))
  const onlyInAnnex = marksOfLetter.flatMap(({ regNo }) => (namedInSentences.has(regNo.value) ? [] : regNo.value))
  const read = readReasons(text.body, {
    grounds: values(namedGrounds),
    places: areCited ? marks.places : [],
    phrases,
    groundsIn: (start, end) => values(groundsOf(slice(text.body, start, end))),
    statusOf: regNo => {
      const status = marksOfLetter.find(mark => mark.regNo.value === regNo)?.status
      return status && !status.isUnsure ? status.value : 'unknown'
    },
  })
  const inTables = reasonsOfTables(text.reasonRecords, [...text.annexRows, ...text.numberRows], {
    groundsIn: stretch => values(groundsOf(stretch)),
    told: read,
  })
  const ofTables = new Set(inTables.flatMap(reason => reason.text.source.glyphs))
  // What tables say of reasons they say whole; the letter may have others.
  const told = [
    ...inTables,
    ...read.filter(
      reason =>
        inTables.length === 0 ||
        !(
          reason.text.source.glyphs.some(glyph => glyph !== null && ofTables.has(glyph)) ||
          inTables.some(({ ground }) => ground.value === reason.ground.value) ||
          reason.ground.value === ''
        ),
    ),
  ]
  const basis = {
    body: text.body.text,
    listed: header.listed,
    phrases,
    refused: goods.refused,
    accepted: goods.accepted,
    ofReasons: goodsOfNamedReasons(text.reasonRecords),
  }
  const pointed = withMarksPointedTo(withGoodsPointedTo(told, basis), {
    annexRows: text.annexRows,
    listed: values(annex.map(({ regNo }) => regNo)),
    onlyInAnnex,
    grounds: values(namedGrounds),
    marks: marksOfLetter,
  })
  const cited = values(marksOfLetter.map(({ regNo }) => regNo))
  // A day without signs in the row of a table looks like a number.
  const ofCited = pointed.map(reason => ({ ...reason, citedMarks: reason.citedMarks.filter(no => cited.includes(no)) }))
  const withMarks = withLeftMarks(ofCited, cited)
  // Goods that an only reason names with 等 stand for all that is refused.
  const reasons = withMarks.map(reason => (reason.isOpen && withMarks.length === 1 ? { ...reason, goods: [] } : reason))
  const ofClasses = header.classes.length > 1 ? withClassesOfReasons(marksOfLetter, reasons) : marksOfLetter
  const citedMarks = withStatusesOfReasons(ofClasses, reasons)
  const grounds = withoutPower(namedGrounds, reasons, cited)
  const facts = {
    kind: kind.value,
    layout: header.layout.value,
    dispatchNo: header.dispatchNo?.value ?? '',
    dispatchDate: day,
    applicationNo: header.applicationNo?.value ?? '',
    mark: header.mark?.value ?? '',
    markIsDevice: header.markIsDevice !== null,
    classes: values(header.classes),
    applicant: header.applicant?.value ?? '',
    address: header.address?.value ?? '',
    agency: header.agency?.value ?? '',
    applicationDate: header.applicationDate?.value ?? null,
    grounds: values(grounds),
    citedMarks: citedMarks.map(citedMarkOf),
    refusedGoods: values(goods.refused),
    acceptedGoods: values(goods.accepted),
    reasons: reasons.map(reasonOf),
    mentionedMarks: mentionedMarks.map(({ regNo, mark, role }) => ({
      regNo: regNo.value,
      mark: mark?.value ?? '',
      role,
    })),
    textSource,
  }
  const doubts = doubtsOf(facts, {
    header,
    citedMarks,
    isTitleInferred: title.isInferred ?? false,
    namesUnknownArticle:
      namesUnknownArticle(text.body, day, values(namedGrounds)) ||
      // One article for registered and for earlier-filed marks, of which some stand nobody knows how.
      (namedGrounds.some(({ value, isInferred }) => value === '31' && isInferred) &&
        everyMark.some(({ status }) => status === null || status.value === 'unknown')),
    gaps: {
      mayBe: mayHoldGaps(text.body),
      areSpacesKnown: lines.every(({ page }) => page.areSpacesKnown === true),
    },
  })
  const found = {
    ...header,
    kind,
    grounds,
    citedMarks,
    reasons,
    mentionedMarks,
    refusedGoods: goods.refused,
    acceptedGoods: goods.accepted,
  }
  // Read, though the wire has no place for it.
  const readBesides: [string, Fact][] = [
    ...[
      ...header.listed.items,
      ...header.listed.groups,
      ...header.listed.around,
      ...phrases.flatMap(({ reading }) => [...reading.items, ...reading.groups, ...reading.around]),
    ].map((item): [string, Fact] => ['goods', item]),
    ...annex.flatMap(({ regNo, mark, owner, status, classes, goods, groups, dates, rest }) =>
      [regNo, mark, owner, status, ...classes, ...goods, ...groups, ...Object.values(dates), ...(rest ?? [])].map(
        (fact): [string, Fact] => ['annex', fact],
      ),
    ),
    ...citedMarks.flatMap(({ rest }) => (rest ?? []).map((fact): [string, Fact] => ['annex', fact])),
    ['signatureDate', header.signatureDate],
    ['salutation', header.salutation],
  ]
  const rows = citedMarks.flatMap(({ regNo }, index) => {
    const row = annex.find(own => own.regNo.value === regNo.value)
    const glyph = row?.regNo.source.glyphs.find(own => own !== null)
    return glyph ? [{ path: `citedMarks.${index}`, glyph }] : []
  })
  const citing = new Set(
    reasons.flatMap((reason, index) =>
      reason.citedMarks.length > 0 ? [`reasons.${index}.text`, `reasons.${index}.ground`] : [],
    ),
  )
  const unread = unreadIn({ text, entries: [...entriesOf(found), ...readBesides], phrases, citing, rows })
  const nearUnread = unread.flatMap(({ near }) => near ?? [])
  const isAnnexWhole =
    !doubts.includes('citedMarks') &&
    citedMarks.length > 0 &&
    titledMarksIn(text.annex) <= annex.length &&
    !nearUnread.some(path => /^citedMarks(?:\.\d+)?$/u.test(path))
  const annexFields = new Set(text.annex.map(segment => annexFieldOf(traceSegment(segment).text)))
  // A reason that leaves its numbers to an annex that was not read whole.
  const openReasons = reasons.flatMap(({ text: { value } }, index) =>
    !isAnnexWhole && POINTS_TO_ANNEX.test(value) ? [`reasons.${index}.citedMarks`, 'citedMarks'] : [],
  )
  // A few goods behind the letter, one of which is no name: they may be pieces of another table.
  const isListCut =
    text.annexGoods.text !== '' && goods.refused.length < FEW_GOODS && goods.refused.some(({ isUnsure }) => isUnsure)
  // An annex of goods that stayed among the cited marks, or a list or enumeration that nothing was read of.
  const isListLost =
    goods.refused.length === 0 &&
    (text.annex.some(isGoodsAnnexTitle) ||
      ENUMERATED.test(text.body.text) ||
      GROUP_CODE.test(text.body.text) ||
      unread.some(({ text: words }) => /[；;].*[；;]/u.test(words)))
  return {
    ...facts,
    unread,
    doubtful: [
      ...new Set([
        ...doubts,
        ...goods.doubted,
        ...unsureOnes(found),
        ...recognitionDoubts(found),
        // What stands near a list that the paper bears out is none of it.
        ...nearUnread.filter(path =>
          path !== 'refusedGoods' && path !== 'acceptedGoods' ? true : !goods.settled.has(path),
        ),
        ...openReasons,
        // What stands before the goods of a mark, and was not read, may be their class.
        ...nearUnread.flatMap(path => {
          const own = /^(?<mark>citedMarks\.(?<at>\d+))\.goods/u.exec(path)?.groups
          return own && citedMarks[Number(own['at'])]?.classes.length === 0 ? [`${own['mark']}.classes`] : []
        }),
        ...classesInHeadings(text.annex, citedMarks),
        // Two rows with one number: one of them was read into the other.
        ...(once.length < merged.length ? ['citedMarks'] : []),
        // A heading or label of the annex whose value was read for no mark.
        ...(['classes', 'goods', 'owner'] as const).flatMap(field =>
          annexFields.has(field) && citedMarks.every(mark => isEmptyFact(mark[field]))
            ? citedMarks.map((_, index) => `citedMarks.${index}.${field}`)
            : [],
        ),
        ...doubtsOfOmissions({
          facts,
          unread,
          rows: text.reasonRecords,
          hasOpenNumbers: marks.hasOtherNumbers || mentionedMarks.some(({ regNo }) => regNo.isUnsure),
          inAnnex: annex.map(({ regNo }) => regNo.value),
          body: text.body.text,
          isAgentNamed: AGENT.test(text.body.text),
          headingClasses: headingClassesIn(text.body.text),
          isByClass: OF_CLASS.test(text.body.text.slice(Math.max(0, text.body.text.search(REASONS)))),
        }),
        ...(isListLost || isListCut ? ['refusedGoods'] : []),
        // Items that were not read may be of either list.
        ...(kind.value === 'partial' && unread.some(({ text: words }) => LIST_ITEM.test(words))
          ? ['acceptedGoods']
          : []),
        ...(text.hasUnclearBoxes ? ['grounds', 'refusedGoods', 'acceptedGoods'] : []),
        ...unsureGoodsOfMarks(facts.citedMarks, marks.places, text.body.text),
        ...unsureGoodsOfReasons(reasons, { facts, unread, body: text.body.text }),
        ...unsureMarksOfReasons(
          reasons,
          inTables,
          mentionedMarks.flatMap(({ regNo }) => (regNo.isUnsure ? [regNo.value] : [])),
        ),
      ]),
    ],
    evidence: evidenceOfFacts(found),
  }
}

/** How much less the lines of a page of two columns have to leave open in the order drawn to be none of two columns. */
const FOLDED_BETTER_BY = 32

/** What the same lines say in another order; null where no notice is read in it. */
const readInOrder = (lines: readonly PageLines[], textSource: TextSource): Notice | null => {
  try {
    return factsOf(lines, textSource)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/**
 * The facts of a refusal notice from the text of its pages (docs/architecture.md §6), with the place of each. They are read in
 * the order drawn, pages of two columns column by column; what the lines say otherwise in another order is doubted. Throws AppError noText when the
 * text cannot be trusted and notRefusalNotice, saying what the paper is, for any other paper.
 */
export const readFacts = (pages: readonly PageText[], textSource: TextSource): Notice => {
  const raw = pages.flatMap(page => page.runs.map(run => run.text)).join('')
  // Recognised text was chosen where the layer was no good: there is no better one.
  if (!(textSource === 'ocr' ? isPageful(raw) : isLegible(raw))) throw new AppError('noText', 'no legible text layer')
  const drawn = linesAsDrawn(pages)
  const unfolded = linesUnfolded(drawn)
  const inColumns = unfolded && readInOrder(unfolded, textSource)
  if (inColumns) return agreedReading(inColumns, readInOrder(drawn, textSource), FOLDED_BETTER_BY)
  const asDrawn = factsOf(drawn, textSource)
  const placed = linesAsPlaced(drawn)
  const asPlaced = placed && readInOrder(placed, textSource)
  return agreedReading(asDrawn, asPlaced)
}
