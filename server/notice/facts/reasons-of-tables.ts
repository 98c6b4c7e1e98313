import { numberOf } from '#domain/chinese-numeral.ts'
import { readGoodsList } from '../goods/goods-list.ts'
import { numbersIn } from '../goods/goods-of-reasons.ts'
import { type AnnexRow, CITED_NAME } from '../layout/annex-headings.ts'
import { type Found, find, join, type TracedText, trim } from '../layout/traced-text.ts'
import { areFiledEarlier, type MergedMark } from '../marks/merge-cited-marks.ts'
import { statusIn } from '../marks/named-marks.ts'
import { numbersCited, type ReasonRecord } from '../tables/headed-tables.ts'
import { readClasses } from '../words/written-numbers.ts'
import type { ReasonFacts } from './reasons.ts'

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

const STEMS = '甲乙丙丁戊己庚辛壬癸'
/** A place in a table or list, with what may stand around it: （二）, 3号, 第2项. */
const ONE = `(?:序号?|编号|第)?[（(]?\\s*(?:[一二三四五六七八九十]{1,3}|\\d{1,2}|[${STEMS}])\\s*[）)]?(?:号|项|件)?`
const SIGN = '(?:[、，,和及与至到~—-]|以及)'
const PLACES = `(?<places>${ONE}(?:${SIGN}${CITED_NAME}?${ONE})*)(?![\\d类年月日.者])`
/** The marks that a reason names by what they are called: 引证商标（二）、三, 引证1至7. */
const BY_NAME = new RegExp(`${CITED_NAME}${PLACES}`, 'gu')
/** The marks that it names by their places in a table: 附页所列序号1至7的在先商标, 表中序2至序5商标, 附表3号、4号商标, 编号乙、丙的商标. */
const BY_PLACE = new RegExp(
  `(?:附[表件页录图][一二三四]?(?:中|内|的|之|所列|所示|所载)*|[上下]表(?:中|内)?|(?<!代)表[中内]|序号(?:为)?|编号(?:为)?)\\s*${PLACES}(?=(?:(?!商品|服务)[^。；;，,]){0,24}商标)`,
  'gu',
)
/** The same for those after the first, where the table is not named again: 5号商标, 第6项商标. */
const BY_BARE_PLACE =
  /(?<=[，；。和与及、）])(?<places>第?\d{1,2}(?:[号项件]?[、和及与至]第?\d{1,2})*)[号项件][^，。；、\d“]{0,8}商标/gu

const SERIALS = new RegExp(`${CITED_NAME}|序号?|编号|[第号项件（(）)\\s]`, 'gu')

/** The numbers of the places of marks that a reason names instead of their own, null where they are not understood; empty where it names none. */
const placesIn = (reason: string): number[] | null => {
  const byPlace = [...reason.matchAll(BY_PLACE)]
  const hits = [...reason.matchAll(BY_NAME), ...byPlace, ...(byPlace.length > 0 ? reason.matchAll(BY_BARE_PLACE) : [])]
  const numbers = hits.map(({ groups }) =>
    numbersIn(
      (groups?.['places'] ?? '')
        .replace(SERIALS, '')
        .replace(/以及/gu, '及')
        .replace(/[甲-癸]/gu, sign => (STEMS.includes(sign) ? String(STEMS.indexOf(sign) + 1) : sign)),
    ),
  )
  return numbers.some(own => own === null) ? null : [...new Set(numbers.flatMap(own => own ?? []))]
}

/**
 * The numbers in the rows of the annex that a reason points to, `listed` where its rows print no number of their own; null where it
 * points to none, empty where the annex lacks one of them.
 */
const marksOfRows = (reason: string, annexRows: readonly AnnexRow[], listed: readonly string[]): string[] | null => {
  const places = placesIn(reason)
  if (places === null) return []
  if (places.length === 0) return null
  const named = namesIn(annexRows)
  const marks = places.map(place => (named.size > 0 ? named.get(place) : listed[place - 1]))
  const known = marks.filter(mark => mark !== undefined)
  return known.length === marks.length ? [...new Set(known)] : []
}

/** The column of numbers may hold nothing but names: 1、2. */
const ONLY_NAMES = /^第?[一二三四五六七八九十\d]{1,2}(?:[、，,\s]+第?[一二三四五六七八九十\d]{1,2})*[、，,\s]*$/u

/** What a table calls a reason that the letter tells: 理由1. */
const NAME_OF_REASON = /^理由([一二三四五六七八九十\d]{1,2})$/u

/** The goods of the rows that name their reason by its number alone; the letter tells what it says. */
export const goodsOfNamedReasons = (records: readonly ReasonRecord[]): Map<number, Found<string>[]> => {
  const goods = new Map<number, Found<string>[]>()
  for (const { reason, goods: own } of records) {
    const number = numberOf(NAME_OF_REASON.exec(reason.text.trim())?.[1] ?? '')
    if (number !== null) goods.set(number, [...(goods.get(number) ?? []), ...readGoodsList(own).items])
  }
  return goods
}

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
  return records
    .filter(({ reason }) => !NAME_OF_REASON.test(reason.text.trim()))
    .map(({ law, reason, goods, isOfAll, classes, numbers }): ReasonFacts => {
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

/** Whether a reason names each of its marks: by its number, or by its place in a list. */
const namesEach = ({ text, citedMarks }: ReasonFacts): boolean => {
  const words = text.value.replace(/\s/gu, '')
  const named = citedMarks.filter(regNo => words.includes(regNo)).length
  return named === citedMarks.length || named + (placesIn(text.value)?.length ?? 0) === citedMarks.length
}

/** Paths of the reasons whose marks have to be confirmed: one of several names others than it was given, or another one has the same. */
export const unsureMarksOfReasons = (
  reasons: readonly ReasonFacts[],
  ofTables: readonly ReasonFacts[],
  openNumbers: readonly string[],
): string[] => {
  const citing = reasons.filter(({ citedMarks }) => citedMarks.length > 0)
  return reasons.flatMap((reason, index) => {
    const { ground, citedMarks } = reason
    const isShared = citing.some(
      other =>
        other !== reason && other.ground.value === ground.value && citedMarks.some(no => other.citedMarks.includes(no)),
    )
    const isToldByTable = ofTables.some(({ text }) => text.source === reason.text.source)
    // A number of which nothing says whether it is cited may be one of its own.
    const isOpen = openNumbers.some(no => reason.text.value.includes(no))
    return isOpen || (citing.length > 1 && citedMarks.length > 0 && (isShared || !(isToldByTable || namesEach(reason))))
      ? [`reasons.${index}.citedMarks`]
      : []
  })
}

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
  /(?:附[表页件录图]|[上下]表)[一二三四]?(?:(?:中|内)?所[列示载](?:的)?|[两二三四五六七八九十]件(?:他人)?)(?:已经?|业经|在先|先)?(?:获准|核准)?(?:注册|初步审定(?:并?公告)?|申请)(?:在先)?的?(?:在先|引证)?商标/u

/**
 * The marks, those without a standing with that of the marks of the annex in all reasons that cite them; else with what words farther away
 * say, or with the one that article 31 rests on, each to be confirmed.
 */
export const withStatusesOfReasons = (marks: readonly MergedMark[], reasons: readonly ReasonFacts[]): MergedMark[] =>
  marks.map(mark => {
    if (mark.status !== null) return mark
    const citing = reasons.filter(({ citedMarks }) => citedMarks.includes(mark.regNo.value))
    const told = citing.map(({ text }) => find(text.source, STANDING_OF_ANNEX)).map(words => words && statusIn(words))
    const [status] = told
    if (!status || !told.every(other => other?.value === status.value)) {
      const [reason] = citing.every(({ ground }) => ground.value === '31') ? citing : []
      const filed = reason && {
        value: 'earlier-filed' as const,
        source: reason.text.source,
        isInferred: true,
        isUnsure: true,
      }
      return { ...mark, status: mark.statusNear ?? filed ?? null }
    }
    return {
      ...mark,
      status: { ...status, isInferred: true },
      disputed: mark.disputed.filter(field => field !== 'status'),
    }
  })
