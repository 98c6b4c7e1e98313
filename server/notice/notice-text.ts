import { decidedGroupsIn, listedSectionsIn } from './goods/listed-sections.ts'
import { type AnnexRow, isGoodsTitle } from './layout/annex-headings.ts'
import { withTickedOptions } from './layout/check-boxes.ts'
import { cutAtLabels, cutAtValueColumn, joinLoneLabels, labelLefts, withoutTranslation } from './layout/label-cells.ts'
import { findLabels, labelNameOf } from './layout/label-names.ts'
import type { PageLines } from './layout/line-order.ts'
import { type Paragraph, paragraphsOf } from './layout/paragraphs.ts'
import { BEGINNING, partsOfNotice, withoutFurniture, withWholeTitles } from './layout/parts-of-notice.ts'
import { joinBrokenClauses, joinRunningText } from './layout/running-text.ts'
import { type Segment, segmentOf } from './layout/segments.ts'
import { EMPTY, join, slice, type TracedText, traceLines, traceSegment } from './layout/traced-text.ts'
import type { ReasonRecord } from './tables/headed-tables.ts'
import { placedTablesIn } from './tables/placed-tables.ts'
import { type ResultTable, takeResultTable } from './tables/result-table.ts'
import { ruledTablesIn } from './tables/ruled-tables.ts'
import { linesIn } from './tables/table-cells.ts'
import { readTables } from './tables/table-readings.ts'
import { isRefusalTitle } from './words/title.ts'

/** A notice taken apart: the letter itself, and the annexes that list the cited marks and the goods. */
export interface NoticeText {
  letter: Paragraph[]
  /** The paragraphs of the letter, a line break between them. */
  body: TracedText
  annex: Segment[]
  /** The rows of ruled tables of cited marks, whose lines stand in `annex` too. */
  annexRows: AnnexRow[]
  /** The headings of tables that were understood. */
  headings: ReadonlySet<Segment>
  /** The numbers that rows of other ruled tables cite. */
  numberRows: AnnexRow[]
  /** What rows of ruled tables say of reasons. */
  reasonRecords: ReasonRecord[]
  /** The goods that an annex lists; empty where none does. */
  annexGoods: TracedText
  /** The lists of an annex that is parted by what was decided: 附件一：驳回商品, 附件二：初步审定商品. */
  decidedGoods: readonly (ResultTable['decided'][number] & { name?: string })[]
  /** Whether the letter has check boxes of which nobody can say what is ticked. */
  hasUnclearBoxes: boolean
}

/** A list without the label before it and the sentences behind it. */
const listIn = (text: TracedText): TracedText => {
  const [label] = findLabels(text.text.slice(0, 24))
  const start = label?.start === 0 ? label.end : 0
  const stop = text.text.slice(start).search(/。(?!$)(?!\s*第.{1,4}类)/u)
  return slice(text, start, stop < 0 ? undefined : start + stop)
}

const lineByLine = (lines: readonly Segment[]): TracedText =>
  join(
    lines.map(line => traceLines([line])),
    '\n',
  )

/** A row of a list whose number no sign parts from its good: 1服装. */
const BARE_NUMBER = /^\s*(?<number>\d{1,3})\s*(?=\p{L}|[“"])/u
/** Fewest of these in a row that count a list. */
const FEWEST_COUNTED = 3

/** The lines of an annex of goods, each a good where they are counted one by one. */
const countedLines = (lines: readonly Segment[]): TracedText => {
  const rows: TracedText[] = []
  const onOneLine = lines.reduce<Segment[][]>((groups, line) => {
    const last = groups.at(-1)?.at(-1)
    if (last && last.page === line.page && Math.abs(last.top - line.top) < 1) groups.at(-1)?.push(line)
    else groups.push([line])
    return groups
  }, [])
  for (const line of onOneLine) {
    const text = join(line.map(own => traceLines([own])))
    const number = BARE_NUMBER.exec(text.text)?.groups?.['number'] ?? ''
    const at = text.text.indexOf(number) + number.length
    const last = rows.at(-1)
    if (Number(number) === rows.length + 1)
      rows.push(join([slice(text, 0, at), { text: '.', glyphs: [null] }, slice(text, at)]))
    else if (last) rows[rows.length - 1] = join([last, text])
    else return traceLines([...lines])
  }
  return rows.length < FEWEST_COUNTED ? traceLines([...lines]) : join(rows, '\n')
}

/** The lists of an annex of goods whose titles, the headings below its one title, or the letter say what was decided; none where any does not. */
const decidedIn = (goods: readonly Segment[], letter: string): NoticeText['decidedGoods'] => {
  const isTitle = (line: Segment | undefined) => line !== undefined && isGoodsTitle(line)
  const titles = goods
    // The title of all the lists stands right above that of the first one.
    .filter((line, index) => isTitle(line) && !isTitle(goods[index + 1]))
    .map(title => ({ title, words: traceLines([title]).text }))
  if (titles.length < 2 || !titles.every(({ words }) => /驳回|不予|初步审定|准予/u.test(words))) {
    const groups = decidedGroupsIn(
      goods.map(line => traceLines([line])),
      letter,
    )
    const lists = groups.length > 0 ? groups : listedSectionsIn(lineByLine(goods))
    return lists.length < 2
      ? []
      : lists.map(({ isRefused, list, name }) => ({ isRefused, list, ...(name && { name }) }))
  }
  return titles.map(({ title, words }, index) => {
    const next = titles[index + 1]?.title
    const lines = goods.slice(goods.indexOf(title) + 1, next && goods.indexOf(next))
    return {
      isRefused: /驳回|不予/u.test(words),
      // Where signs part the goods, the end of a line parts none.
      list: lines.some(line => /[；;].*[；;]/u.test(traceLines([line]).text)) ? traceLines(lines) : lineByLine(lines),
    }
  })
}

/** The law and the reason of a row of a table, as far as it has them. */
const paragraphsOfPassage = ({ law, reason }: { law: Segment[]; reason: Segment[] }): Paragraph[] =>
  [law, reason]
    .map(lines => ({ text: traceLines(lines), segments: lines }))
    .filter(({ text }) => /\p{L}/u.test(text.text))

/** How the first sentence of a letter's reasons begins. */
const OPENING =
  /^(?:经(?:我局)?审查|上述商标|兹[就将对]|[你贵](?:公司|单位|方|司|所|们|（)|我局|(?:根据|依据|依照)(?:《|商标法)|[一二]、)/u

const openingOf = ([first]: readonly Segment[]): Segment | null =>
  first && [OPENING, BEGINNING].some(words => words.test(traceLines([first]).text)) ? first : null

/** A letter by which an agency sends the notice on. */
const COVER = /(?:转送|转达|转递|送达)函|官文(?:转|送)/u
/** A cover stands in the first lines. */
const COVER_WITHIN = 4

/** Words of a letter from an agency to its client, which no office writes. */
const OF_LETTER =
  /台鉴|敬启|顺颂|商祺|此致|敬礼|随函|贵司|我所|附上|奉上|Dear\s|Attn|Yours|Best regards|We (?:attach|enclose)|enclosed|our ref/iu
/** Fewest of its lines before the title. */
const FEWEST_OF_LETTER = 2

/** Whether some lines before the title of a notice are a letter of an agency. */
const isLetter = (lines: readonly string[]): boolean =>
  lines.filter(text => OF_LETTER.test(text)).length >= FEWEST_OF_LETTER

/** The notice without the letter of an agency that stands before it. */
const withoutCover = (segments: Segment[]): Segment[] => {
  const lines = segments.map(traceSegment)
  const cover = lines.slice(0, COVER_WITHIN).findIndex(({ text }) => COVER.test(text))
  const at = lines.findIndex((line, index) => index > cover && isRefusalTitle(line))
  const title = segments[at]
  if (!title || (cover < 0 && !isLetter(lines.slice(0, at).map(({ text }) => text)))) return segments
  return segments.filter(({ page, top }) => page > title.page || (page === title.page && top >= title.top - 1))
}

/** The number of a field before its label: 〖6〗申请人, 【3】申请号, （1）发文编号. */
const FIELD_NUMBER = /^[〖【［[（(]\d{1,2}[〗】］\]）)]\s*(?=\p{Script=Han})/u
/** Fewest of these that make a numbered form. */
const FEWEST_NUMBERED = 4

/** The lines of a head without the numbers of its fields, where they are numbered. */
const withoutNumbers = (lines: readonly Segment[]): Segment[] => {
  const numberOf = (line: Segment): string => {
    const words = line.glyphs.map(({ text }) => text).join('')
    const number = FIELD_NUMBER.exec(words)?.[0] ?? ''
    const [label = ''] = words.slice(number.length).split(/[\s：:]/u)
    return labelNameOf(label) === null ? '' : number
  }
  const isNumbered = lines.filter(line => numberOf(line) !== '').length >= FEWEST_NUMBERED
  return lines.map(line => {
    const count = isNumbered ? [...numberOf(line)].length : 0
    return count > 0 && count < line.glyphs.length ? segmentOf(line.glyphs.slice(count)) : line
  })
}

/** Drops what is furniture from the lines of a notice, in their order, and parts the letter from its annexes. */
export const noticeTextOf = (lines: readonly PageLines[]): NoticeText => {
  const whole = withWholeTitles(withoutCover(withoutFurniture(lines)))
  const ruled = ruledTablesIn(
    whole,
    lines.map(({ page }) => page),
  )
  const placed = placedTablesIn(
    ruled.segments,
    new Set(ruled.tables.flatMap(({ rows, repeated }) => linesIn([...rows, ...repeated]))),
  )
  const tables = readTables([...ruled.tables, ...placed.tables], placed.segments)
  const drawn = placed.segments.filter(segment => !tables.taken.has(segment))
  const results = tables.decided.length > 0 ? null : takeResultTable(drawn)
  const { head: apart, reasons, annex, goods } = partsOfNotice(results?.others ?? drawn)
  const head = cutAtValueColumn(joinLoneLabels(withoutNumbers(apart))).map(withoutTranslation)
  const decided =
    tables.decided.length > 0 ? tables.decided : (results?.decided ?? decidedIn(goods, traceLines([...reasons]).text))
  const lefts = labelLefts(head)
  const { paragraphs, isUnclear: hasUnclearBoxes } = withTickedOptions(
    paragraphsOf([...head.flatMap(segment => cutAtLabels(segment, lefts)), ...reasons], openingOf(reasons)),
  )
  const running = new Set(reasons)
  const isRunning = ({ segments: [first] }: Paragraph) => first !== undefined && running.has(first)
  const joined = [
    ...joinBrokenClauses(paragraphs.filter(own => !isRunning(own))),
    ...tables.form,
    ...joinRunningText(paragraphs.filter(isRunning)),
  ]
  const inPlaces = tables.passages.map(({ place, passages }) => ({
    place,
    paragraphs: passages.flatMap(paragraphsOfPassage),
  }))
  const letter = joined.flatMap(own => {
    const table = inPlaces.find(({ place }) => own.segments.some(({ glyphs }) => glyphs[0] === place.glyphs[0]))
    return table?.paragraphs ?? [own]
  })
  return {
    letter,
    body: join(
      letter.map(paragraph => paragraph.text),
      '\n',
    ),
    annex: [...annex, ...tables.markLines],
    annexRows: tables.marks,
    headings: new Set(tables.headings),
    numberRows: tables.numbers,
    reasonRecords: tables.records,
    annexGoods: decided.length > 0 ? EMPTY : listIn(countedLines(goods.filter(segment => !isGoodsTitle(segment)))),
    decidedGoods: decided,
    hasUnclearBoxes,
  }
}
