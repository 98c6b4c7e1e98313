import type { CitedMark, Notice, NoticeKind, Reason } from '#contract/notice.ts'
import { mayCiteMarks } from '#domain/law/grounds.ts'
import type { TextSource } from '../../pdf/page-text.ts'
import { decideGoods, decidesInParts, withRareListsAsked } from '../goods/decide-goods.ts'
import { enumeratingNamesIn, joinedBy, readGoodsList } from '../goods/goods-list.ts'
import { goodsNamedAgain } from '../goods/goods-named-again.ts'
import { goodsNear, goodsToldIn } from '../goods/goods-of-marks.ts'
import { goodsToldOf, withGoodsPointedTo } from '../goods/goods-of-reasons.ts'
import { type GoodsPhrase, goodsPhrasesIn } from '../goods/goods-phrases.ts'
import { lostListIn } from '../goods/lost-list.ts'
import type { Glyph } from '../layout/glyph.ts'
import type { PageLines } from '../layout/line-order.ts'
import { type Found, find, slice, type TracedText, traceSegment } from '../layout/traced-text.ts'
import { readAnnex } from '../marks/annex-list.ts'
import { type Mention, otherSentences, readCitedMarks } from '../marks/cited-marks.ts'
import {
  areFiledEarlier,
  areNoneRegistered,
  type MergedMark,
  mergeCitedMarks,
  withWordsJoined,
} from '../marks/merge-cited-marks.ts'
import { type NoticeText, noticeTextOf } from '../notice-text.ts'
import { type RefusalTitle, readTitle, requireTitle } from '../words/title.ts'
import { readClasses } from '../words/written-numbers.ts'
import { readGrounds } from './cited-grounds.ts'
import { unreadIn } from './coverage.ts'
import { crossChecked } from './cross-checks.ts'
import { doubtfulFacts } from './doubtful-facts.ts'
import { entriesOf, evidenceOfFacts, type Fact } from './evidence.ts'
import { REASONS } from './opening-words.ts'
import { readHeader, withClassesOfLists } from './read-header.ts'
import { type ReasonFacts, readReasons, withLeftMarks, withoutPower } from './reasons.ts'
import {
  goodsOfNamedReasons,
  reasonsOfTables,
  withClassesOfReasons,
  withMarksPointedTo,
  withStatusesOfReasons,
} from './reasons-of-tables.ts'

const kindOf = (title: Found<RefusalTitle>, hasAcceptedGoods: boolean): Found<NoticeKind> => ({
  ...title,
  value: title.value === 'undecided' ? (hasAcceptedGoods ? 'partial' : 'full') : title.value,
  isInferred: true,
})

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

/** The lists of goods of a notice's annexes, by what was decided on each. */
const listsOfAnnex = ({ decidedGoods }: NoticeText): GoodsPhrase[] =>
  withRareListsAsked(
    decidedGoods.map(({ isRefused, list, name, isUnsure = false }): GoodsPhrase => {
      const role = isRefused ? 'refused' : 'accepted'
      const reading = readGoodsList(list)
      const items = isUnsure ? reading.items.map(item => ({ ...item, isUnsure })) : reading.items
      return { start: 0, end: 0, role, isRefused, reading: { ...reading, items }, ...(name && { name }) }
    }),
  )

/** The head of a letter, the marks that it names by number, and its goods with what is decided on them. */
const readLetter = (text: NoticeText) => {
  const title = requireTitle(readTitle(text.letter))
  const decidedRows = listsOfAnnex(text)
  const printed = crossChecked(readHeader(text))
  const ofLetter = goodsPhrasesIn(text.body, printed.applicationNo?.value)
  const head = withClassesOfLists(printed, [...decidedRows, ...ofLetter.filter(({ role }) => role === 'applied')])
  const named = readCitedMarks(text.body, head.applicationNo?.value ?? '', Math.max(0, text.body.text.search(REASONS)))
  const ofOthers = otherSentences(text.body.text, named)
  const own = ofLetter.filter(({ start }) => !ofOthers.some(other => other.start <= start && start < other.end))
  const isListKnown = head.listed.items.length > 0 || [...own, ...decidedRows].some(({ role }) => role !== 'reason')
  const header = isListKnown ? head : { ...head, listed: lostListIn(text.letter, REASONS) ?? head.listed }
  const wholes = enumeratingNamesIn([header.listed, ...own.map(({ reading }) => reading)])
  const inWords = own.map(phrase => ({ ...phrase, reading: joinedBy(phrase.reading, wholes) }))
  const decided = [...inWords, ...decidedRows].filter(({ role }) => role !== 'reason' && role !== 'cited')
  const known = [...header.listed.items, ...decided.flatMap(({ reading }) => reading.items)]
  const again = goodsNamedAgain(text.body, known, inWords, header.applicationNo?.value ?? '')
  const phrases = [...[...inWords, ...again].toSorted((a, b) => a.start - b.start), ...decidedRows]
  const kind = kindOf(title, decidesInParts(text.body.text, phrases))
  const listed = joinedBy(header.listed, wholes)
  const goods = decideGoods(kind.value, listed, phrases, text.body.text, values(header.classes))
  return { title, header, named, phrases, kind, goods }
}
type Letter = ReturnType<typeof readLetter>

/** The marks of letter and annex in one list, the grounds that the letter names, and which of the numbers it cites. */
const readMarks = (text: NoticeText, { header, named, phrases }: Letter) => {
  const annex = readAnnex(text, named.cited)
  const ownMark = header.mark?.value ?? ''
  const merged = mergeCitedMarks(named.cited, annex)
  const once = [...Map.groupBy(merged, ({ regNo }) => regNo.value).values()].flatMap(([own]) => own ?? [])
  const toldInSentences = goodsToldIn(text.body.text, named.places)
  const goodsOf = ({ regNo: { value }, goods }: MergedMark): Found<string>[] => {
    const told = goods.length > 0 ? goods : goodsToldOf(value, named.places, phrases, text.body.text)
    return told.length > 0 ? told : goodsNear(value, text.body, toldInSentences)
  }
  const classOfAll = classOfAnnex([text.body, ...text.annex.map(traceSegment)])
  const every = once.map(own => ({
    ...own,
    classes: own.classes.length > 0 ? own.classes : classOfAll,
    mark: own.mark && withWordsJoined(own.mark, ownMark),
    goods: goodsOf(own),
  }))
  const groundsOf = (stretch: TracedText): Found<string>[] =>
    readGrounds(stretch, {
      day: header.dispatchDate?.value ?? null,
      hasCitedMarks: every.length > 0,
      areAllFiledEarlier: areFiledEarlier(every),
      areNoneRegistered: areNoneRegistered(every),
    })
  const namedGrounds = groundsOf(text.body)
  // Under a ground that rests on no other mark, numbers in the reasons are there for something else.
  const areCited = annex.length > 0 || namedGrounds.length === 0 || values(namedGrounds).some(mayCiteMarks)
  const others = areCited
    ? []
    : every.map(({ regNo, mark }): Mention => ({ regNo: { ...regNo, isUnsure: true }, mark, role: 'other' }))
  return {
    annex,
    every,
    cited: areCited ? every : [],
    mentioned: [...named.mentioned, ...others],
    places: areCited ? named.places : [],
    groundsOf,
    namedGrounds,
    isAnyTwice: once.length < merged.length,
  }
}
type Marks = ReturnType<typeof readMarks>

const CLASS_OF_ALL =
  /(?<=(?:引证|在先)商标[^。；\n]{0,12}[（(][^（()）\n]{0,8}均[属为在]于?)第?\s*[\d一二三四五六七八九十]{1,3}\s*类/u

/** The class that the title of the annex gives all the marks below it: 附表　在先商标情况（均属第18类）. */
const classOfAnnex = (lines: readonly TracedText[]): Found<number>[] => {
  const [title] = lines.flatMap(line => find(line, CLASS_OF_ALL) ?? [])
  return title ? readClasses(title).map(own => ({ ...own, isUnsure: true })) : []
}

/** The reasons of letter and tables with the goods and marks that they name or point to, and what they tell of both. */
const readAllReasons = (text: NoticeText, { header, named, phrases, goods }: Letter, marks: Marks) => {
  const namedInSentences = new Set(named.places.map(({ regNo }) => regNo))
  const read = readReasons(text.body, {
    grounds: values(marks.namedGrounds),
    places: marks.places,
    phrases,
    groundsIn: (start, end) => values(marks.groundsOf(slice(text.body, start, end))),
    statusOf: regNo => {
      const status = marks.cited.find(mark => mark.regNo.value === regNo)?.status
      return status && !status.isUnsure ? status.value : 'unknown'
    },
  })
  const inTables = reasonsOfTables(text.reasonRecords, [...text.annexRows, ...text.numberRows], {
    groundsIn: stretch => values(marks.groundsOf(stretch)),
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
  const withGoods = withGoodsPointedTo(told, {
    body: text.body.text,
    listed: header.listed,
    phrases,
    refused: goods.refused,
    accepted: goods.accepted,
    ofReasons: goodsOfNamedReasons(text.reasonRecords),
  })
  const pointed = withMarksPointedTo(withGoods, {
    annexRows: text.annexRows,
    listed: values(marks.annex.map(({ regNo }) => regNo)),
    onlyInAnnex: marks.cited.flatMap(({ regNo }) => (namedInSentences.has(regNo.value) ? [] : regNo.value)),
    grounds: values(marks.namedGrounds),
    marks: marks.cited,
  })
  const cited = values(marks.cited.map(({ regNo }) => regNo))
  // A day without signs in the row of a table looks like a number.
  const ofCited = pointed.map(reason => ({ ...reason, citedMarks: reason.citedMarks.filter(no => cited.includes(no)) }))
  const withMarks = withLeftMarks(ofCited, cited)
  // Goods that an only reason names with 等 stand for all that is refused.
  const reasons = withMarks.map(reason => (reason.isOpen && withMarks.length === 1 ? { ...reason, goods: [] } : reason))
  const ofClasses = header.classes.length > 1 ? withClassesOfReasons(marks.cited, reasons) : marks.cited
  return {
    reasons,
    inTables,
    citedMarks: withStatusesOfReasons(ofClasses, reasons),
    grounds: withoutPower(marks.namedGrounds, reasons, cited),
  }
}
type Reasons = ReturnType<typeof readAllReasons>

/** All that was read, with where it stands. */
const foundOf = ({ header, kind, goods }: Letter, marks: Marks, { reasons, citedMarks, grounds }: Reasons) => ({
  ...header,
  kind,
  grounds,
  citedMarks,
  reasons,
  mentionedMarks: marks.mentioned,
  refusedGoods: goods.refused,
  acceptedGoods: goods.accepted,
})
type FoundNotice = ReturnType<typeof foundOf>

const valuesOf = (found: FoundNotice, textSource: TextSource) => ({
  kind: found.kind.value,
  layout: found.layout.value,
  dispatchNo: found.dispatchNo?.value ?? '',
  dispatchDate: found.dispatchDate?.value ?? null,
  applicationNo: found.applicationNo?.value ?? '',
  mark: found.mark?.value ?? '',
  markIsDevice: found.markIsDevice !== null,
  classes: values(found.classes),
  applicant: found.applicant?.value ?? '',
  address: found.address?.value ?? '',
  agency: found.agency?.value ?? '',
  applicationDate: found.applicationDate?.value ?? null,
  grounds: values(found.grounds),
  citedMarks: found.citedMarks.map(citedMarkOf),
  refusedGoods: values(found.refusedGoods),
  acceptedGoods: values(found.acceptedGoods),
  reasons: found.reasons.map(reasonOf),
  mentionedMarks: found.mentionedMarks.map(({ regNo, mark, role }) => ({
    regNo: regNo.value,
    mark: mark?.value ?? '',
    role,
  })),
  textSource,
})

/** What was read, though the wire has no place for it. */
const readBesides = (found: FoundNotice, phrases: readonly GoodsPhrase[], { annex }: Marks): [string, Fact][] => [
  ...[found.listed, ...phrases.map(({ reading }) => reading)]
    .flatMap(({ items, groups, around }) => [...items, ...groups, ...around])
    .map((item): [string, Fact] => ['goods', item]),
  ...annex.flatMap(({ regNo, mark, owner, status, classes, goods, groups, dates, rest }) =>
    [regNo, mark, owner, status, ...classes, ...goods, ...groups, ...Object.values(dates), ...(rest ?? [])].map(
      (fact): [string, Fact] => ['annex', fact],
    ),
  ),
  ...found.citedMarks.flatMap(({ rest }) => (rest ?? []).map((fact): [string, Fact] => ['annex', fact])),
  ['signatureDate', found.signatureDate],
  ['salutation', found.salutation],
]

/** Where the annex prints the number of each cited mark. */
const rowsOf = ({ citedMarks }: FoundNotice, { annex }: Marks): { path: string; glyph: Glyph }[] =>
  citedMarks.flatMap(({ regNo }, index) => {
    const row = annex.find(own => own.regNo.value === regNo.value)
    const glyph = row?.regNo.source.glyphs.find(own => own !== null)
    return glyph ? [{ path: `citedMarks.${index}`, glyph }] : []
  })

/** The facts that the lines of a notice say in the order given. Throws AppError notRefusalNotice, saying what the paper is, for any other paper. */
export const factsOfLines = (lines: readonly PageLines[], textSource: TextSource): Notice => {
  const text = noticeTextOf(lines)
  const letter = readLetter(text)
  const marks = readMarks(text, letter)
  const told = readAllReasons(text, letter, marks)
  const found = foundOf(letter, marks, told)
  const facts = valuesOf(found, textSource)
  const citing = new Set(
    told.reasons.flatMap((reason, index) =>
      reason.citedMarks.length > 0 ? [`reasons.${index}.text`, `reasons.${index}.ground`] : [],
    ),
  )
  const entries = [...entriesOf(found), ...readBesides(found, letter.phrases, marks)]
  const unread = unreadIn({ text, entries, phrases: letter.phrases, citing, rows: rowsOf(found, marks) })
  const areSpacesKnown = lines.every(({ page }) => page.areSpacesKnown === true)
  return {
    ...facts,
    unread,
    doubtful: doubtfulFacts({ facts, found, unread, text, letter, marks, told, areSpacesKnown }),
    evidence: evidenceOfFacts(found),
  }
}
