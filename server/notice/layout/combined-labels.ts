import { sizeOf } from './glyph.ts'
import { combinedNamesOf, type LabelName } from './label-names.ts'
import { EMPTY, slice, type TracedText, trim } from './traced-text.ts'

/** The letter behind one of several applications of a number, 12345678A; the first letter of a word is none. */
export const LETTER_SUFFIX = String.raw`(?:[A-Z](?![\p{Script=Latin}\p{Nd}'’.-]))?`
/** The shapes of values that have one. */
export const NUMBER_SHAPE = /^第?\s*G?\d{6,9}[A-Z]?\s*号?$/u
export const DAY_SHAPE = /^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-][^，。]{2,8}$/u
export const CLASS_SHAPE =
  /^(?:国际分类)?[第\d一二三四五六七八九十、，,；;\s]+类?(?:[、，,]?第?[\d一二三四五六七八九十]+类)*$/u

/** The shape that the value of a label has; a name may be anything. */
const SHAPES: Partial<Record<LabelName, RegExp>> = {
  applicationNo: NUMBER_SHAPE,
  dispatchNo: /^[〔[（(]?(?:TMZC|ZC|\p{Script=Han}{1,8}[〔[（(]?\d|[A-Z]*\d)[^，。]*$/u,
  dispatchDate: DAY_SHAPE,
  applicationDate: DAY_SHAPE,
  classes: CLASS_SHAPE,
  address: /(?:省|市|自治区|区|县|州|盟|旗|国|路|街|道|号)|^[\p{Script=Latin}\d][^。]{8,}/u,
  applicant: /^[^\d第]{2,}/u,
  agency: /(?:公司|事务所|中心|所|部|知识产权|商标|专利)/u,
}

const SEPARATOR = /[/／｜|；;，,、\s（(]/u
/** A space this wide, in parts of the font size, parts the values of one line. */
const WIDE = 0.8

/** Where one value may end and the next begin: at a sign, a wide space or the end of a line. */
const cutsIn = ({ text, glyphs }: TracedText): { end: number; start: number; isStrong: boolean }[] => {
  const cuts: { end: number; start: number; isStrong: boolean }[] = []
  for (let at = 1; at < text.length; at += 1) {
    const [before, after] = [glyphs[at - 1], glyphs[at]]
    const isSign = SEPARATOR.test(text.charAt(at))
    if (isSign) cuts.push({ end: at, start: at + 1, isStrong: /[/／｜|\n]/u.test(text.charAt(at)) })
    if (!before || !after || before === after) continue
    const isNextLine = before.page !== after.page || Math.abs(before.box[1] - after.box[1]) > 0.5 * sizeOf(after)
    const isApart = after.box[0] - before.box[0] - before.box[2] > WIDE * sizeOf(after)
    if (isNextLine || isApart) cuts.push({ end: at, start: at, isStrong: true })
  }
  return cuts.toSorted((a, b) => Number(b.isStrong) - Number(a.isStrong))
}

const SIGNS = '/／｜|；;，,、'

/** The parts of a value that have these shapes in their order, anything where there is none; null where no cut gives them. */
export const cutByShapes = ([shape, ...rest]: readonly (RegExp | null)[], value: TracedText): TracedText[] | null => {
  if (shape === undefined) return []
  const whole = trim(value, `${SIGNS}（()）`)
  const fits = ({ text }: TracedText) => text !== '' && (shape === null || shape.test(text))
  if (rest.length === 0) return fits(whole) ? [whole] : null
  for (const { end, start } of cutsIn(whole)) {
    const first = trim(slice(whole, 0, end), SIGNS)
    const others = fits(first) ? cutByShapes(rest, slice(whole, start)) : null
    if (others) return [first, ...others]
  }
  return null
}

/** A list whose items stand under the headings of their classes. */
const BY_CLASS = /^\s*第?\s*[\d一二三四五六七八九十]{1,3}\s*类\s*[：:]/u

/** The values of a label that names several facts, each with its own name; empty ones where they cannot be told apart. */
export const combinedValues = <Label extends { name: LabelName; label: string; value: TracedText }>(
  own: Label,
): Label[] => {
  const names = combinedNamesOf(own.label)
  // 类别及商品：第16类：笔记本；第21类：杯: the list says its classes itself.
  const isByClass = names.includes('goods') && names.includes('classes') && BY_CLASS.test(own.value.text)
  if (isByClass) return names.map(name => ({ ...own, name, value: name === 'goods' ? own.value : EMPTY }))
  const values = cutByShapes(
    names.map(name => SHAPES[name] ?? null),
    own.value,
  )
  return names.map((name, index) => ({ ...own, name, value: values?.[index] ?? EMPTY }))
}
