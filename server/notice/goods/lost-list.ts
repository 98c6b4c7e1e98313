import { beginsWithLabel } from '../layout/label-names.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { slice } from '../layout/traced-text.ts'
import { type GoodsReading, readGoodsList } from './goods-list.ts'

/** What no list of goods in a head holds: a sentence, a party, a place, a number of the office's. */
const NO_LIST =
  /。|\d{5}|公司|事务所|合伙|[省市县区路号街]\d|通知书|知识产权局|商标局|我局|申请人|驳回|审定|近似|商标|标志|不得|属于|构成|缺乏|行政区划|收到|年\d/u
/** A word before a list, which may be the name of its field. */
const FIELD = /^\p{Script=Han}{2,8}[：:\s]\s*/u
const LONGEST_NAME = 40

/**
 * The list that a head holds beside no label that is known: the longest paragraph before the reasons that is nothing but names
 * parted by signs. Whether these are the goods a person has to say; null where there is none.
 */
export const lostListIn = (letter: readonly Paragraph[], reasons: RegExp): GoodsReading | null => {
  const at = letter.findIndex(({ text }) => reasons.test(text.text))
  const readings = letter.slice(0, at < 0 ? undefined : at).flatMap(({ text }): GoodsReading[] => {
    const field = FIELD.exec(text.text)?.[0] ?? ''
    const list = slice(text, beginsWithLabel(text.text) ? 0 : field.length)
    if (NO_LIST.test(list.text) || !/[、，,；;]/u.test(list.text) || beginsWithLabel(list.text)) return []
    const reading = readGoodsList(list)
    const areNames =
      reading.items.length > 1 &&
      reading.items.every(({ value }) => /\p{Script=Han}/u.test(value) && value.length <= LONGEST_NAME)
    const items = reading.items.map(item => ({ ...item, isUnsure: true }))
    return areNames ? [{ ...reading, items, isBroken: true }] : []
  })
  return readings.toSorted((a, b) => b.items.length - a.items.length)[0] ?? null
}
