import type { CitedMark, Notice, NoticeKind, Reason } from '#contract/notice.ts'
import { AppError } from '../../app-error.ts'
import type { PageText, TextSource } from '../../pdf/page-text.ts'
import { isLegible, isPageful } from '../layout/legibility.ts'
import { noticeTextOf } from '../layout/notice-text.ts'
import { isGoodsAnnexTitle } from '../layout/parts-of-notice.ts'
import type { Found } from '../layout/traced-text.ts'
import { readAnnex, titledMarksIn } from './annex-list.ts'
import { namesUnknownArticle, readGrounds } from './cited-grounds.ts'
import { readCitedMarks } from './cited-marks.ts'
import { unreadIn } from './coverage.ts'
import { crossChecked } from './cross-checks.ts'
import { decideGoods, decidesInParts, goodsPhrasesIn } from './decision.ts'
import { doubtsOf, recognitionDoubts, unsureOnes } from './doubts.ts'
import { entriesOf, evidenceOfFacts, type Fact } from './evidence.ts'
import { type MergedMark, mergeCitedMarks } from './merge-cited-marks.ts'
import { REASONS, readHeader } from './read-header.ts'
import { type ReasonFacts, readReasons } from './reasons.ts'
import { type RefusalTitle, readTitle } from './title.ts'

const requireTitle = (title: ReturnType<typeof readTitle>): Found<RefusalTitle> => {
  if ('value' in title) return title
  const what = title.title || title.kind || 'another paper: it has neither the title nor the text of a refusal notice'
  throw new AppError('notRefusalNotice', `the paper is ${what}`, { paper: title.kind })
}

const kindOf = (title: Found<RefusalTitle>, hasAcceptedGoods: boolean): Found<NoticeKind> => ({
  ...title,
  value: title.value === 'undecided' ? (hasAcceptedGoods ? 'partial' : 'full') : title.value,
  isInferred: true,
})

/** Whether all marks of a known standing were merely filed, earlier or on the same day. */
const areFiledEarlier = (marks: readonly MergedMark[]): boolean => {
  const known = marks.flatMap(mark => mark.status?.value ?? [])
  return known.length > 0 && known.every(status => status === 'earlier-filed' || status === 'same-day')
}

const areNoneRegistered = (marks: readonly MergedMark[]): boolean =>
  marks.length > 0 &&
  marks.every(({ status }) => status !== null && !['registered', 'preliminary', 'unknown'].includes(status.value))

/** A reason that leaves the numbers to the annex. */
const POINTS_TO_ANNEX = /附[页表件图录]|所列|引证商标(?:信息|列表|清单)/u

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

/**
 * The facts of a refusal notice from the text of its pages (docs/architecture.md §6), with the place of each. Throws
 * AppError noText when the text cannot be trusted and notRefusalNotice, saying what the paper is, for any other paper.
 */
export const readFacts = (pages: readonly PageText[], textSource: TextSource): Notice => {
  const raw = pages.flatMap(page => page.runs.map(run => run.text)).join('')
  // Recognised text was chosen where the layer was no good: there is no better one.
  if (!(textSource === 'ocr' ? isPageful(raw) : isLegible(raw))) throw new AppError('noText', 'no legible text layer')
  const text = noticeTextOf(pages)
  const title = requireTitle(readTitle(text.letter))
  const header = crossChecked(readHeader(text))
  const phrases = goodsPhrasesIn(text.body, header.applicationNo?.value)
  const kind = kindOf(title, decidesInParts(text.body.text, phrases))
  const goods = decideGoods(kind.value, header.listed, phrases, text.body.text, values(header.classes))
  const marks = readCitedMarks(
    text.body,
    header.applicationNo?.value ?? '',
    Math.max(0, text.body.text.search(REASONS)),
  )
  const annex = readAnnex(text)
  const citedMarks = mergeCitedMarks(marks.cited, annex)
  const day = header.dispatchDate?.value ?? null
  const grounds = readGrounds(text.body, {
    day,
    hasCitedMarks: citedMarks.length > 0,
    areAllFiledEarlier: areFiledEarlier(citedMarks),
    areNoneRegistered: areNoneRegistered(citedMarks),
  })
  const namedInSentences = new Set(marks.places.map(({ regNo }) => regNo))
  const onlyInAnnex = citedMarks.flatMap(({ regNo }) => (namedInSentences.has(regNo.value) ? [] : regNo.value))
  const reasons = readReasons(text.body, {
    grounds: values(grounds),
    places: marks.places,
    phrases,
    statusOf: regNo => citedMarks.find(mark => mark.regNo.value === regNo)?.status?.value ?? 'unknown',
  }).map(reason =>
    reason.citedMarks.length === 0 && POINTS_TO_ANNEX.test(reason.text.value)
      ? { ...reason, citedMarks: onlyInAnnex }
      : reason,
  )
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
    mentionedMarks: marks.mentioned.map(({ regNo, mark, role }) => ({
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
    namesUnknownArticle: namesUnknownArticle(text.body, day, facts.grounds),
  })
  const found = {
    ...header,
    kind,
    grounds,
    citedMarks,
    reasons,
    mentionedMarks: marks.mentioned,
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
    ['signatureDate', header.signatureDate],
    ['salutation', header.salutation],
  ]
  const rows = citedMarks.flatMap(({ regNo }, index) => {
    const row = annex.find(own => own.regNo.value === regNo.value)
    const glyph = row?.regNo.source.glyphs.find(own => own !== null)
    return glyph ? [{ path: `citedMarks.${index}`, glyph }] : []
  })
  const unread = unreadIn({ text, entries: [...entriesOf(found), ...readBesides], phrases, rows })
  const nearUnread = unread.flatMap(({ near }) => near ?? [])
  const isAnnexWhole =
    !doubts.includes('citedMarks') &&
    citedMarks.length > 0 &&
    titledMarksIn(text.annex) <= annex.length &&
    !nearUnread.some(path => /^citedMarks(?:\.\d+)?$/u.test(path))
  // A reason that leaves its numbers to an annex that was not read whole.
  const openReasons = reasons.flatMap(({ text: { value } }, index) =>
    !isAnnexWhole && POINTS_TO_ANNEX.test(value) ? [`reasons.${index}.citedMarks`, 'citedMarks'] : [],
  )
  // An annex of goods that stayed among the cited marks, or a list that nothing was read of.
  const isListLost =
    goods.refused.length === 0 &&
    (text.annex.some(isGoodsAnnexTitle) || unread.some(({ text: words }) => /[；;].*[；;]/u.test(words)))
  return {
    ...facts,
    unread,
    doubtful: [
      ...new Set([
        ...doubts,
        ...goods.doubted,
        ...unsureOnes(found),
        ...recognitionDoubts(found),
        ...nearUnread,
        ...openReasons,
        ...(isListLost ? ['refusedGoods'] : []),
      ]),
    ],
    evidence: evidenceOfFacts(found),
  }
}
