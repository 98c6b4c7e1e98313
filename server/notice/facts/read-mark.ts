import { annexFieldOf } from '../layout/annex-headings.ts'
import { pairsIn } from '../layout/brackets.ts'
import { EMPTY, type Found, find, found, slice, type TracedText, trim, withDrawnSpaces } from '../layout/traced-text.ts'
import type { NoticeText } from '../notice-text.ts'
import { COMPARES, IN_LETTER, inGroup, openingOf, text } from './opening-words.ts'

/** The mark applied for, and whether it is a device. */
export interface MarkFacts {
  mark: Found<string> | null
  markIsDevice: Found<string> | null
}

/** The mark named before its number: “某”商标（申请号：1）. */
const BEFORE_NUMBER =
  /[“"「『](?<mark>(?:[^“”"「」\n]|“[^“”]*”){1,60})[”"」』]商标\s*(?:[（(，,]\s*(?:商标)?(?:注册)?申请号(?:为|是)?[：:]?\s*(?:第\s*)?\d{7,8}|在[^。；“”\n]{2,300}?(?:提出|提交)的第\s*\d{7,8}[A-Z]?\s*号)/du
/** What the office adds to the name of a mark: its kind, or the number and class of the application. */
const MARK_NOTE =
  /\s*[（(](?:指定颜色|立体商标|三维标志|颜色组合|声音商标|图形|[^（）()]{0,12}(?:申请号|注册号|第\s*G?\d{6,9}[A-Z]?\s*号|第\s*[\d一二三四五六七八九十、]{1,8}\s*类)[^（）()]{0,40})[）)]$/u
/** The number that stands before the mark in its own line: 第1号“某”. */
const NUMBER_BEFORE_MARK = /^第\s*G?\d{6,9}[A-Z]?\s*号\s*(?=[“"「『])/u
const DEVICE =
  /^[（(]?(?:图形?[（(]?见[^，。（）()]{1,8}[）)]?|图形|图样|图|见图样|见附图|图形商标|(?:三维标志|立体|颜色组合)?[，,（(]?图样(?:见|如)[^，。（）()]{1,8}|三维标志)[）)]?$/u

const withoutNote = (mark: TracedText): TracedText => {
  const note = MARK_NOTE.exec(mark.text)
  const named = note && note.index > 0 ? slice(mark, 0, note.index) : mark
  return slice(named, NUMBER_BEFORE_MARK.exec(named.text)?.[0].length ?? 0)
}

/** 向我局提交的“某”商标, 请求在…上注册“某”商标. */
const MARK_FILED =
  /(?:提交|提出|报送|所报|请求|申请)(?!在先)[^。；“”\n]{0,60}?(?:的|注册)[“"「『](?<mark>(?:[^“”"「」\n]|“[^“”]*”){1,60})[”"」』](?:商标|标识)/du

/** The mark that a letter names beside the number of the application: 驳回第1号“某”商标的申请, 申请号为1、名称为“某”的商标. */
const markBesideNumber = (number: string, { body }: NoticeText): TracedText | null => {
  if (number === '') return null
  const quoted = '[“"「『](?<mark>(?:[^“”"「」\n]|“[^“”]*”){1,60})[”"」』]'
  const behind = new RegExp(`${number}\\s*号?[，,、\\s]*(?:(?:的)?(?:商标)?(?:名称)?为?|的)${quoted}`, 'du')
  const before = new RegExp(`${quoted}(?:商标|标识|标志)?[（(，,、\\s]{0,2}[^“”。\\n]{0,10}${number}`, 'du')
  // 第1号商标注册申请（申请人某公司，商标“某”，第33类黄酒）
  const aside = new RegExp(`${number}[^。“”\\n]{0,80}[，,；;（(]商标(?:名称)?[：:为]?${quoted}`, 'du')
  const places = [behind, before, MARK_FILED, aside]
  return places.map(expression => inGroup(body, expression, 'mark')).find(mark => mark !== null) ?? null
}

/** A mark's own quotation marks are part of it, but for those around the whole of it. */
const markIn = (label: TracedText): Found<string> | null => {
  // …（商标：某），我局认为: what closes the parenthesis that the label stands in ends the mark.
  const pairs = pairsIn(label.text)
  const closing = [...label.text.matchAll(/[）)](?=[，,。；;])/gu)].find(
    ({ index }) => ![...pairs.values()].includes(index),
  )
  const whole = trim(closing ? slice(label, 0, closing.index) : label, '；;，,。|｜ ')
  const isQuoted = pairsIn(whole.text).get(0) === whole.text.length - 1 && /^[“"「『]/u.test(whole.text)
  const mark = isQuoted ? slice(whole, 1, whole.text.length - 1) : whole
  const { text: spaced, isSpaced } = withDrawnSpaces(mark)
  return mark.text === '' ? null : { ...found(spaced), isUnsure: isSpaced && spaced.text !== mark.text }
}

/** A mark without text, printed as a picture or as the word 图形, is a device; the word stays as its name. */
export const readMark = (label: TracedText | null, number: string, notice: NoticeText): MarkFacts => {
  const inLetter = (group: string) => {
    const opening = openingOf(notice)
    // The first number of the letter may be another mark's.
    if (number !== '' && (inGroup(opening, IN_LETTER, 'number')?.text ?? number) !== number) return null
    const named = text(inGroup(opening, IN_LETTER, group))
    const own = named && group === 'mark' ? markIn(named.source) : named
    const at = own ? opening.text.indexOf(own.value) : -1
    const isUnsure = at >= 0 && COMPARES.test(opening.text.slice(Math.max(0, at - 60), at + 60))
    return own && isUnsure ? { ...own, isUnsure } : own
  }
  // A heading of the annex that stands in the place of a picture is no mark.
  const isHeading =
    label !== null && /^(?:regNo|cited|serial|groups|exclusiveTerm|\w+Date)$/u.test(annexFieldOf(label.text) ?? '')
  const beside = label ? null : (inGroup(openingOf(notice), BEFORE_NUMBER, 'mark') ?? markBesideNumber(number, notice))
  const printed = label
    ? isHeading
      ? null
      : markIn(withoutNote(label))
    : (inLetter('mark') ?? inLetter('device') ?? (beside && markIn(beside)))
  if (!printed) return { mark: null, markIsDevice: label && { value: '', source: EMPTY, isInferred: true } }
  if (!DEVICE.test(printed.value)) return { mark: printed, markIsDevice: null }
  const word = find(printed.source, /图形|三维标志/u)
  return { mark: word && found(word), markIsDevice: { ...printed, isInferred: true } }
}

/** What a paper calls a mark that no words name: 商标类型：三维标志, 以三维标志申请注册的商标. */
const KIND_OF_MARK = /三维标志|立体商标|声音商标|颜色组合商标?|位置商标/u

export const markOrKind = (read: MarkFacts, label: TracedText | null, body: TracedText): MarkFacts => {
  const kind = (label && find(label, KIND_OF_MARK)) ?? find(body, /三维标志(?=申请注册|商标)/u)
  if (read.mark || !kind) return read
  return {
    mark: { ...found(kind), isUnsure: !label },
    markIsDevice: { ...found(kind), isInferred: true, isUnsure: !label },
  }
}

/** A mark beside one label is asked for where another label of marks has none: it may be that of a cited one, and the own a picture. */
export const withOtherAsked = (read: MarkFacts, values: readonly TracedText[]): MarkFacts =>
  read.mark && values.some(({ text: value }) => value === '')
    ? { ...read, mark: { ...read.mark, isUnsure: true } }
    : read
