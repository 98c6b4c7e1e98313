import { ENGLISH_MONTHS } from '#domain/calendar-day.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { isOfOtherCase } from '../context.ts'
import { COUNT_EN, countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

/** A sentence that tells what the notice says, or what was refused. */
const REPORTS =
  /(?:通知书|贵局|审查员|驳回(?:决定|理由))[^。；]{0,10}(?:称|认为|认定|指出|载明|写明|查明|以|引证|依据)|驳回(?:商品|服务|项目)|\b(?:notice|Office|examiner)\b[^.;]{0,20}\b(?:says|said|holds|held|finds|found|states|counts)\b/

/** A number, what it counts, and what is counted: 二十一个类别, 三百一十二件, 四百余件. */
const FIGURE =
  /([〇零两一二三四五六七八九十百千万]+|\d+)(?:余|多)?((?:个|件|枚|种|类|项|家|年|个月|次)(?:类别|月|以上|商标|申请)?)/g
/** A sentence on the refusal, in which a range of items, of months or an issue is the notice's. */
const OF_REFUSAL = /通知书|贵局|商标局|审查员|驳回|引证商标|\b(?:notice|examiner|refus\w+|cited marks?)\b/
const OF_NOTICE_ALONE = /^(?:range|months|issue)$/
/** Items of a numbered list, from one to another: 第1项至第11项. */
const RANGE = /第\s*([\d一二三四五六七八九十]+)\s*(项)?(?:至|到|—|-)第?\s*([\d一二三四五六七八九十]+)\s*项/g

/** Months of a year, from one to another: 2022年8月至11月. */
const MONTHS = /(\d{4})年(\d{1,2})月(?:至|到|—|-)(?:(\d{4})年)?(\d{1,2})月(?!\d|\s*\d+日)/g
/** The same in English, in the units of the notice. */
const FIGURE_EN = new RegExp(
  `\\b(?:more than |over |some |about )?${COUNT_EN} (?<unit>applications|filings|trade ?marks|classes|persons|years|months)\\b`,
  'gi',
)
const UNITS_EN: Readonly<Record<string, string>> = { applications: '件', filings: '件', years: '年', months: '个月' }
const MONTHS_EN = new RegExp(
  `\\b(${ENGLISH_MONTHS.join('|')}) (?:to|through|and) (${ENGLISH_MONTHS.join('|')}) (\\d{4})\\b`,
  'g',
)
const monthOf = (name: string): number => (ENGLISH_MONTHS as readonly string[]).indexOf(name) + 1

/** The issue of the gazette in which a mark was published. */
const ISSUE = /第\s*(\d{3,5})\s*期/g

interface Figure {
  from: number
  text: string
  value: string
  unit: string
}

const figuresIn = (text: string): Figure[] => [
  ...matchesOf(text, RANGE).map(({ 0: whole, 1: first = '', 3: last = '', index }) => ({
    from: index,
    text: whole,
    value: `${countOf(first)}-${countOf(last)}`,
    unit: 'range',
  })),
  ...matchesOf(text, MONTHS).map(
    ({ 0: whole, 1: year = '', 2: first = '', 3: lastYear = year, 4: last = '', index }) => ({
      from: index,
      text: whole,
      value: `${year}-${Number(first)} ${lastYear}-${Number(last)}`,
      unit: 'months',
    }),
  ),
  ...matchesOf(text, ISSUE).map(({ 0: whole, 1: value = '', index }) => ({
    from: index,
    text: whole,
    value,
    unit: 'issue',
  })),
  ...matchesOf(text, MONTHS_EN).map(({ 0: whole, 1: first = '', 2: last = '', 3: year = '', index }) => ({
    from: index,
    text: whole,
    value: `${year}-${monthOf(first)} ${year}-${monthOf(last)}`,
    unit: 'months',
  })),
  ...matchesOf(text, FIGURE_EN).map(({ 0: whole, 1: count = '', groups, index }) => ({
    from: index,
    text: whole,
    value: String(countOf(count)),
    unit: UNITS_EN[groups?.['unit']?.toLowerCase() ?? ''] ?? '',
  })),
  ...matchesOf(text, FIGURE).map(({ 0: whole, 1: count = '', 2: unit = '', index }) => ({
    from: index,
    text: whole,
    value: String(countOf(count)),
    unit,
  })),
]

/** Units that a sentence needs for things of its own: no figure of them is held against the notice. */
const OF_ANYTHING = /^(?:个|项|类|种|次)$/

/** Returns figures that the notice is said to give and that its reasons give otherwise: counts of filings and classes, ranges of items. */
export const findReportedFigures = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  if (line.isQuoted || isAsGenerated(line) || isOfOtherCase(line.text)) return []
  const isReported = REPORTS.test(line.text) || /引证商标[^。；]*公告/.test(line.text)
  if (!isReported && !OF_REFUSAL.test(line.text)) return []
  const told = (notice.reasons ?? []).flatMap(({ text }) => figuresIn(text))
  if (told.length === 0) return []
  return figuresIn(line.text).flatMap(({ from, text, value, unit }) => {
    const own = told.filter(figure => figure.unit === unit)
    const isOfMarks = /^[件枚]/.test(unit) && /引证|援引/.test(line.text.slice(0, from + text.length + 6))
    if (!isReported && !OF_NOTICE_ALONE.test(unit)) return []
    if (own.length === 0 || OF_ANYTHING.test(unit) || isOfMarks || own.some(figure => figure.value === value)) return []
    const right = [...new Set(own.map(figure => figure.text))]
    return [
      findingAt(line, {
        kind: 'wording',
        from,
        to: from + text.length,
        mend: right.length === 1 ? (right[0] ?? null) : null,
        words: {
          zh: `通知书写的是“${right.join('”“')}”，稿中为“${text}”。`,
          en: `The notice says “${right.join('”, “')}”; the draft says “${text}”.`,
        },
      }),
    ]
  })
}
