import { numberOf } from '#domain/chinese-numeral.ts'
import { readGoodsList } from '../goods/goods-list.ts'
import { numbersIn } from '../goods/goods-of-reasons.ts'
import type { AnnexRow } from '../layout/annex-headings.ts'
import { join, type TracedText, trim } from '../layout/traced-text.ts'
import { numbersCited, type ReasonRecord } from '../tables/headed-tables.ts'
import type { ReasonFacts } from './reasons.ts'
import { readClasses } from './written-numbers.ts'

/** The numbers of marks by what a table calls them: 引证商标一, 2. */
const namesIn = (rows: readonly AnnexRow[]): Map<number, string> =>
  new Map(
    rows.flatMap(row => {
      const name = /([一二三四五六七八九十\d]{1,3})$/u.exec(row.get('serial')?.text.trim() ?? '')?.[1]
      const number = numberOf(name ?? '')
      const regNo = row.get('regNo')?.text
      return number !== null && regNo ? [[number, regNo] as const] : []
    }),
  )

/** Rows of the annex that a reason leaves its marks to: 附页所列序号1至7的在先商标, 附件序号8所列商标. */
const ROWS_OF_MARKS =
  /序号(?:为|第)?(\d(?:[\d、，,和及至—~-]|序号)*)(?:号|项)?(?:所列|所示|所载|的)[^。；;，,]{0,24}商标/u
/** The names that an annex gives its marks: 引证商标（二）, 引证商标1、2. */
const NAMES_OF_MARKS =
  /引证商标[（(]?([一二三四五六七八九十]{1,3}|\d{1,2})[）)]?((?:[、，,和及]|以及)(?:引证商标)?[（(]?(?:[一二三四五六七八九十]{1,3}|\d{1,2})[）)]?)*(?![\d类])/gu

/**
 * The numbers in the rows of the annex that a reason points to, `listed` where its rows print no number of their own; null where it
 * points to none, empty where the annex lacks one of them.
 */
export const marksOfRows = (
  reason: string,
  annexRows: readonly AnnexRow[],
  listed: readonly string[],
): string[] | null => {
  const words = ROWS_OF_MARKS.exec(reason)?.[1]
  const names = [...reason.matchAll(NAMES_OF_MARKS)].map(([name]) => name.replace(/引证商标|[（(）)]/gu, ''))
  if (words === undefined && names.length === 0) return null
  const numbers = (words === undefined ? names : [words.replaceAll('序号', '')]).map(numbersIn)
  if (numbers.some(own => own === null)) return []
  const named = namesIn(annexRows)
  const marks = numbers
    .flatMap(own => own ?? [])
    .map(number => (named.size > 0 ? named.get(number) : listed[number - 1]))
  const known = marks.filter(mark => mark !== undefined)
  return known.length === marks.length ? [...new Set(known)] : []
}

/** The column of numbers may hold nothing but names: 1、2. */
const ONLY_NAMES = /^(?:第?[一二三四五六七八九十\d]{1,2}[、，,\s]*)+$/u

/**
 * The reasons that the rows of ruled tables are, each with the goods and the numbers of its own row. A row that names several grounds,
 * or none, has to be confirmed.
 */
export const reasonsOfTables = (
  records: readonly ReasonRecord[],
  annexRows: readonly AnnexRow[],
  { groundsIn, told }: { groundsIn: (text: TracedText) => string[]; told: readonly ReasonFacts[] },
): ReasonFacts[] => {
  const named = namesIn(annexRows)
  return records.map(({ law, reason, goods, isOfAll, classes, numbers }): ReasonFacts => {
    const source = trim(reason.text === '' ? law : reason, '\n')
    const grounds = groundsIn(join([law, reason], '\n'))
    // The letter tells which of the grounds that it names for all is that of a row.
    const glyphs = new Set(join([law, reason]).glyphs)
    const [same] = told.filter(own => own.text.source.glyphs.some(glyph => glyph !== null && glyphs.has(glyph)))
    const inColumn = isOfAll ? [] : readGoodsList(goods).items
    const inSentence = same?.goods ?? []
    // A column that a page cuts may lack some of those that the sentence names.
    const isCut =
      inColumn.length > 0 &&
      inSentence.length > inColumn.length &&
      inColumn.every(({ value }) => inSentence.some(own => own.value === value))
    const cited = ONLY_NAMES.test(numbers) ? `引证商标${numbers.trim().replace(/\s+/gu, '、')}` : numbers
    return {
      ground:
        grounds.length === 0 && same
          ? same.ground
          : { value: grounds[0] ?? '', source, isInferred: true, isUnsure: grounds.length !== 1 },
      text: { value: source.text, source },
      goods: isCut ? inSentence : inColumn,
      classes: readClasses(classes).map(({ value }) => value),
      citedMarks: numbersCited(`${law.text}\n${reason.text}\n${cited}`, named),
    }
  })
}
