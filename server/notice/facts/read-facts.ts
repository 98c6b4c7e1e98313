import type { CitedMark, Notice, NoticeKind } from '#contract/notice.ts'
import { AppError } from '../../app-error.ts'
import type { PageText, TextSource } from '../../pdf/page-text.ts'
import { isLegible, isPageful } from '../layout/legibility.ts'
import { noticeTextOf } from '../layout/notice-text.ts'
import type { Found } from '../layout/traced-text.ts'
import { readAnnex } from './annex-list.ts'
import { namesUnknownArticle, readGrounds } from './cited-grounds.ts'
import { readCitedMarks } from './cited-marks.ts'
import { crossChecked } from './cross-checks.ts'
import { doubtsOf, recognitionDoubts, unsureOnes } from './doubts.ts'
import { evidenceOfFacts } from './evidence.ts'
import { readDecidedGoods } from './goods.ts'
import { type MergedMark, mergeCitedMarks } from './merge-cited-marks.ts'
import { type HeaderFacts, readHeader } from './read-header.ts'
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

const REST_ACCEPTED = /其余(?:商品|服务|项目)*[^。]{0,30}初步审定/u

/** The goods of both sides: as the decision lists them, else all that the head lists, or what of it is left over. */
const sortGoods = (
  kind: NoticeKind,
  header: HeaderFacts,
  body: string,
  decided: ReturnType<typeof readDecidedGoods>,
) => {
  if (kind === 'full') return { refused: decided.refused.length > 0 ? decided.refused : header.goods, accepted: [] }
  if (decided.accepted.length > 0 || !REST_ACCEPTED.test(body)) return decided
  const isRefused = (name: string) => decided.refused.some(item => item.value === name)
  const rest = header.goods.filter(item => !isRefused(item.value))
  return { refused: decided.refused, accepted: rest.map(item => ({ ...item, isInferred: true })) }
}

/** Whether all marks of a known standing were merely filed, earlier or on the same day. */
const areFiledEarlier = (marks: readonly MergedMark[]): boolean => {
  const known = marks.flatMap(mark => mark.status?.value ?? [])
  return known.length > 0 && known.every(status => status === 'earlier-filed' || status === 'same-day')
}

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
})

/**
 * The facts of a refusal notice from the text of its pages (design.md §6), with the place of each. Throws AppError
 * noText when the text cannot be trusted and notRefusalNotice, saying what the paper is, for any other paper.
 */
export const readFacts = (pages: readonly PageText[], textSource: TextSource): Notice => {
  const raw = pages.flatMap(page => page.runs.map(run => run.text)).join('')
  // Recognised text was chosen where the layer was no good: there is no better one.
  if (!(textSource === 'ocr' ? isPageful(raw) : isLegible(raw))) throw new AppError('noText', 'no legible text layer')
  const text = noticeTextOf(pages)
  const title = requireTitle(readTitle(text.letter))
  const header = crossChecked(readHeader(text))
  const decided = readDecidedGoods(text.body)
  const kind = kindOf(title, decided.accepted.length > 0 || REST_ACCEPTED.test(text.body.text))
  const { refused, accepted } = sortGoods(kind.value, header, text.body.text, decided)
  const citedMarks = mergeCitedMarks(readCitedMarks(text.body, header.applicationNo?.value ?? ''), readAnnex(text))
  const day = header.dispatchDate?.value ?? null
  const grounds = readGrounds(text.body, {
    day,
    hasCitedMarks: citedMarks.length > 0,
    areAllFiledEarlier: areFiledEarlier(citedMarks),
  })
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
    refusedGoods: values(refused),
    acceptedGoods: values(accepted),
    textSource,
  }
  const doubts = doubtsOf(facts, {
    header,
    citedMarks,
    isTitleInferred: title.isInferred ?? false,
    namesUnknownArticle: namesUnknownArticle(text.body, day, facts.grounds),
  })
  const found = { ...header, kind, grounds, citedMarks, refusedGoods: refused, acceptedGoods: accepted }
  return {
    ...facts,
    doubtful: [...new Set([...doubts, ...unsureOnes(found), ...recognitionDoubts(found)])],
    evidence: evidenceOfFacts(found),
  }
}
