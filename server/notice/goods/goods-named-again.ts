import { quotationsIn } from '../layout/brackets.ts'
import type { Glyph } from '../layout/glyph.ts'
import { type Found, slice, type TracedText } from '../layout/traced-text.ts'
import { readGoodsList } from './goods-list.ts'
import type { GoodsPhrase } from './goods-phrases.ts'
import { roleOfList } from './role-of-list.ts'

interface Span {
  start: number
  end: number
  isSure: boolean
}

const JOINT = /^[\s“”"「」]*(?:[、，,；;]|和|及|以及|与|或)?[\s“”"「」]*/u
/** What stands around one good in quotation marks that is no word of a mark: 其“白兰地”并非, 用于“茶”的. */
const BEFORE_ONE = /(?:其|就|在|对|对于|关于|用于|使用于|使用在|指定|所报|商品|服务|项目)(?:的)?\s*$/u
const BEHIND_ONE = /^(?:等)?(?:之?上|而言|来说|并?非|的[，,]|商品|服务|项目|之类)/u

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && a.end > b.start

/** Where two or more of the names stand beside one another, with nothing but signs between them. */
const runsOf = (text: string, names: readonly string[]): Span[] => {
  const byFirst = Map.groupBy(
    names.toSorted((a, b) => b.length - a.length),
    name => name.charAt(0),
  )
  const nameAt = (at: number) => byFirst.get(text.charAt(at))?.find(name => text.startsWith(name, at))
  const runs: Span[] = []
  for (let at = 0; at < text.length; at += 1) {
    let end = at
    let count = 0
    for (let name = nameAt(at); name !== undefined; ) {
      count += 1
      end = end === at ? at + name.length : end
      const joint = JOINT.exec(text.slice(end, end + 8))?.[0].length ?? 0
      const next = joint > 0 ? nameAt(end + joint) : undefined
      if (next === undefined) break
      end += joint + next.length
      name = next
    }
    if (count > 1) {
      const open = /^[”"」』]?等/u.exec(text.slice(end, end + 2))?.[0].length ?? 0
      // “茶、糖”等全部商品: the names are examples of all.
      if (open > 0 && /^(?:全部|所有|被驳回)/u.test(text.slice(end + open))) {
        at = end
        continue
      }
      end += open
      // A list goes on behind what is known of it: it holds other goods too.
      const isWhole = !/^[、；;](?![“"]?(?:该|申请|其))/u.test(text.slice(end)) && !/[、；;]$/u.test(text.slice(0, at))
      // 箱包、伞具: names of one character may be parts of other words.
      const isShort = text
        .slice(at, end)
        .split(/[、，,；;]/u)
        .some(name => name.trim().length < 2)
      runs.push({ start: at, end, isSure: isWhole && !isShort })
      at = end
    }
  }
  return runs
}

/**
 * The lists of goods that the letter applied for or decides on, where its reasons name some of them again in whatever words, as
 * long as no phrase in `told` holds them: two or more beside one another, or one in quotation marks, which a person confirms.
 */
export const goodsNamedAgain = (
  body: TracedText,
  known: readonly Found<string>[],
  told: readonly GoodsPhrase[],
  applicationNo: string,
): GoodsPhrase[] => {
  const { text } = body
  const names = [...new Set(known.map(({ value }) => value))].filter(name => name.length > 1 || known.length > 2)
  const printed = new Set<Glyph>(known.flatMap(({ source }) => source.glyphs.filter(glyph => glyph !== null)))
  const isOwnList = ({ start, end }: Span) => body.glyphs.slice(start, end).some(glyph => glyph && printed.has(glyph))
  const isFree = (span: Span) => !isOwnList(span) && !told.some(phrase => phrase.end > 0 && overlaps(phrase, span))
  const runs = runsOf(text, names).filter(isFree)
  const alone = quotationsIn(text).flatMap(({ start, end }): Span[] => {
    const span = { start, end: end + 1, isSure: false }
    const isOne =
      names.includes(text.slice(start + 1, end)) &&
      (BEFORE_ONE.test(text.slice(Math.max(0, start - 8), start)) || BEHIND_ONE.test(text.slice(end + 1, end + 8)))
    return isOne && isFree(span) && !runs.some(run => overlaps(run, span)) ? [span] : []
  })
  return [...runs, ...alone].map(({ start, end, isSure }): GoodsPhrase => {
    const reading = readGoodsList(slice(body, start, end))
    const items = reading.items.map(item => (isSure ? item : { ...item, isUnsure: true }))
    return {
      start,
      end,
      ...roleOfList(text, start, end, applicationNo),
      reading: { ...reading, items },
    }
  })
}
