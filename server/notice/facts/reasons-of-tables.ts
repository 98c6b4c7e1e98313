import { numberOf } from '#domain/chinese-numeral.ts'
import { readGoodsList } from '../goods/goods-list.ts'
import { numbersIn } from '../goods/goods-of-reasons.ts'
import type { AnnexRow } from '../layout/annex-headings.ts'
import { type Found, find, join, type TracedText, trim } from '../layout/traced-text.ts'
import { numbersCited, type ReasonRecord } from '../tables/headed-tables.ts'
import { areFiledEarlier, type MergedMark } from './merge-cited-marks.ts'
import { statusIn } from './named-marks.ts'
import type { ReasonFacts } from './reasons.ts'
import { readClasses } from './written-numbers.ts'

/** The numbers of marks by what a table calls them: 引证商标一, 2. */
const namesIn = (rows: readonly AnnexRow[]): Map<number, string> =>
  new Map(
    rows.flatMap(row => {
      const serial = row.get('serial')?.text.trim() ?? ''
      const name = /([一二三四五六七八九十\d]{1,3})$/u.exec(serial)?.[1]
      const stem = serial.length === 1 ? STEMS.indexOf(serial) + 1 : 0
      const number = stem > 0 ? stem : numberOf(name ?? '')
      const regNo = row.get('regNo')?.text
      return number !== null && regNo ? [[number, regNo] as const] : []
    }),
  )

/** Rows of the annex that a reason leaves its marks to: 附页所列序号1至7的在先商标, 附件序号8所列商标, 附表第2项、第3项商标. */
const ROWS_OF_MARKS =
  /(?:序号(?:为|第)?|附[表件页录图][一二三四]?(?:所列|中|内|的)?第)(\d(?:[\d、，,和及至—~-]|序号|项[、，,和及至]第|第)*)(?:号|项|件)?(?:所列|所示|所载|的)?[^。；;，,]{0,24}商标/u
/** The same by the signs of a cycle: 上表编号乙、丙的商标. */
const STEMS_OF_MARKS = /(?:编号|序号)(?:为|第)?([甲乙丙丁戊己庚辛壬癸](?:[、，,和及至]?[甲乙丙丁戊己庚辛壬癸])*)/u
const STEMS = '甲乙丙丁戊己庚辛壬癸'
/** The names that an annex gives its marks: 引证商标（二）, 引证商标1、2, 引证商标1至7. */
const NAMES_OF_MARKS =
  /引证商标[（(]?([一二三四五六七八九十]{1,3}|\d{1,2})[）)]?((?:[、，,和及至到~—-]|以及)(?:引证商标)?[（(]?(?:[一二三四五六七八九十]{1,3}|\d{1,2})[）)]?)*(?![\d类])/gu

/**
 * The numbers in the rows of the annex that a reason points to, `listed` where its rows print no number of their own; null where it
 * points to none, empty where the annex lacks one of them.
 */
const marksOfRows = (reason: string, annexRows: readonly AnnexRow[], listed: readonly string[]): string[] | null => {
  const stems = STEMS_OF_MARKS.exec(reason)?.[1]?.replace(/[甲-癸]/gu, sign => {
    const at = STEMS.indexOf(sign)
    return at < 0 ? sign : String(at + 1)
  })
  const words = ROWS_OF_MARKS.exec(reason)?.[1] ?? stems
  const names = [...reason.matchAll(NAMES_OF_MARKS)].map(([name]) => name.replace(/引证商标|[（(）)]/gu, ''))
  if (words === undefined && names.length === 0) return null
  const numbers = (words === undefined ? names : [words.replace(/序号|项(?=[、，,和及至])|第/gu, '')]).map(numbersIn)
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

/** A reason that leaves the numbers to the annex. */
export const POINTS_TO_ANNEX = /附[页表件图录]|所列|引证商标(?:信息|列表|清单)/u

/** Article 30 or 31 for a reason that names neither, by the standing of the marks that it points to, where the paper names both. */
const groundOfMarks = (
  ground: Found<string>,
  numbers: readonly string[],
  named: readonly string[],
  marks: readonly MergedMark[],
): Found<string> => {
  const areBoth = ['30', '31'].every(article => named.includes(article))
  const own = marks.filter(({ regNo }) => numbers.includes(regNo.value))
  if (!areBoth || !/^3[01]$/u.test(ground.value) || own.length === 0) return ground
  if (areFiledEarlier(own)) return { ...ground, value: '31', isInferred: true, isUnsure: false }
  const areRegistered = own.every(
    ({ status }) => status && !status.isUnsure && /^(?:registered|preliminary)$/u.test(status.value),
  )
  return areRegistered ? { ...ground, value: '30', isInferred: true, isUnsure: false } : ground
}

/** What reasons may point to: the annex, and the marks that no sentence names. */
interface Annex {
  annexRows: readonly AnnexRow[]
  listed: readonly string[]
  onlyInAnnex: string[]
  grounds: readonly string[]
  marks: readonly MergedMark[]
}

/** Gives reasons that name no number themselves those of the annex that their words point to, and the article of these. */
export const withMarksPointedTo = (
  reasons: readonly ReasonFacts[],
  { annexRows, listed, onlyInAnnex, grounds, marks }: Annex,
): ReasonFacts[] =>
  reasons.map(reason => {
    if (reason.citedMarks.length > 0) return reason
    const rows = marksOfRows(reason.text.value, annexRows, listed)
    if (rows) return { ...reason, citedMarks: rows, ground: groundOfMarks(reason.ground, rows, grounds, marks) }
    return POINTS_TO_ANNEX.test(reason.text.value) ? { ...reason, citedMarks: onlyInAnnex } : reason
  })

/** The marks, those without a class with that of the reasons that cite them, where each is said of the same one. */
export const withClassesOfReasons = (marks: readonly MergedMark[], reasons: readonly ReasonFacts[]): MergedMark[] =>
  marks.map(mark => {
    const citing = reasons.filter(({ citedMarks }) => citedMarks.includes(mark.regNo.value))
    const [reason] = citing
    const classes = new Set(citing.flatMap(own => own.classes))
    const [niceClass] = classes
    const isTold =
      reason && niceClass !== undefined && classes.size === 1 && citing.every(own => own.classes.length === 1)
    return mark.classes.length > 0 || !isTold
      ? mark
      : { ...mark, classes: [{ value: niceClass, source: reason.text.source, isInferred: true, isUnsure: true }] }
  })

/** The marks of the annex by their standing: 与附表所列已经注册的商标近似, 同附页所列在先注册商标近似. */
const STANDING_OF_ANNEX =
  /(?:附[表页件录图]|[上下]表)[一二三四]?(?:中|内)?所[列示载](?:的)?(?:已经?|业经|在先|先)?(?:获准|核准)?(?:注册|初步审定(?:并?公告)?|申请)(?:在先)?的?(?:在先|引证)?商标/u

/** The marks, those without a standing with that of the marks of the annex in all reasons that cite them. */
export const withStatusesOfReasons = (marks: readonly MergedMark[], reasons: readonly ReasonFacts[]): MergedMark[] =>
  marks.map(mark => {
    if (mark.status !== null) return mark
    const citing = reasons.filter(({ citedMarks }) => citedMarks.includes(mark.regNo.value))
    const told = citing.map(({ text }) => find(text.source, STANDING_OF_ANNEX)).map(words => words && statusIn(words))
    const [status] = told
    if (!status || !told.every(other => other?.value === status.value)) return mark
    return {
      ...mark,
      status: { ...status, isInferred: true },
      disputed: mark.disputed.filter(field => field !== 'status'),
    }
  })
