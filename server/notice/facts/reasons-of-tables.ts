import { numberOf } from '#domain/chinese-numeral.ts'
import { readGoodsList } from '../goods/goods-list.ts'
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
