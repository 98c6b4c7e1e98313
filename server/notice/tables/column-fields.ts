import { annexFieldOf } from '../layout/annex-headings.ts'
import { CLASS_SHAPE, cutByShapes, DAY_SHAPE, NUMBER_SHAPE } from '../layout/combined-labels.ts'
import { segmentOf } from '../layout/segments.ts'
import { EMPTY, type TracedText } from '../layout/traced-text.ts'
import { type Field, fieldByLastWord, isQuestionOfAcceptance, reasonFieldOf } from './head-words.ts'
import { decisionOf, OF_GOODS } from './result-table.ts'
import type { TableCell } from './ruled-table.ts'
import { listOf } from './table-cells.ts'

const OF_CLASS = /^(?:国际|商品|服务|商品[/／]服务|商标|尼斯)?(?:分类|类别)号?$|^类$/u

const isGoodsHead = (head: string): boolean =>
  /商品|服务|项目/u.test(head) && OF_GOODS.test(head.replace(/[（(](商品|服务)[）)]$/u, '／$1'))

/** A heading that is short for a decision, over a column of ticks. */
const SHORT_DECISION = /^(?:(?<refused>驳|不准|拒)|(?<accepted>准|予准))$/u

const IN_ENGLISH =
  /^(\p{Script=Han}{1,12})[/／]?(?:goods|services|trade|mark|nice|class|no|number|owner|registrant|applicant|legal|status|decision|result|reasons?|grounds?|date|name|reg|registration|appl|application|item|of|and|[./&])+$/iu

/** What a heading names, by its words alone, whatever of them stands in parentheses. */
export const fieldOfHead = (head: string): Field | null => {
  // 商品 Goods: the same in English says no more.
  const chinese = IN_ENGLISH.exec(head)?.[1]
  if (chinese !== undefined) return fieldOfHead(chinese)
  const own = fieldOfWords(head)
  if (own !== null || !/[（(]/u.test(head)) return own
  const bare = head.replace(/[（(][^（）()]*[）)]/gu, '')
  return (bare === '' ? null : fieldOfWords(bare)) ?? fieldOfWords(head.replace(/[（()）]/gu, ''))
}

const fieldOfWords = (head: string): Field | null => {
  const short = SHORT_DECISION.exec(head)?.groups
  if (short) return short['refused'] === undefined ? 'accepted' : 'refused'
  const decision = decisionOf(head)
  if (decision) return decision.isRefused ? 'refused' : 'accepted'
  if (isQuestionOfAcceptance(head) !== null) return 'verdict'
  if (OF_CLASS.test(head)) return 'classes'
  const reason = reasonFieldOf(head)
  if (reason === 'law' || reason === 'reason') return reason
  if (isGoodsHead(head) || reason === 'goods') return 'goods'
  const annex = annexFieldOf(head)
  if (annex) return annex
  return reason === 'numbers' ? 'numbers' : fieldByLastWord(head)
}

/** The shapes of what cells hold, where it has one. */
const SHAPE_OF: Partial<Record<Field, RegExp>> = {
  regNo: NUMBER_SHAPE,
  classes: CLASS_SHAPE,
  applicationDate: DAY_SHAPE,
  preliminaryDate: DAY_SHAPE,
  registrationDate: DAY_SHAPE,
  owner: /^\D{2,}$/u,
}

/** The headings of a column whose cells hold several things; none for any other column: 商标／注册号, 申请日及注册日. */
const combinedHeads = (head: string): string[] => {
  const parts = head.split(/[/／、及和与·｜|]/u)
  const names = parts.map(fieldOfHead)
  const isKnown = !names.includes(null) && new Set(names).size === names.length
  // 驳回商品/服务 is one thing: where two parts may hold any words, nothing tells where one ends.
  const shapeless = names.filter(name => name !== null && !SHAPE_OF[name])
  return parts.length > 1 && isKnown && shapeless.length < 2 ? parts : []
}

/** The part of a cell that a stretch of its text stands on. */
const partOf = (cell: TableCell, { glyphs }: TracedText): TableCell => {
  const own = new Set(glyphs)
  const lines = cell.lines.flatMap(line => {
    const kept = line.glyphs.filter(glyph => own.has(glyph))
    return kept.length > 0 ? [segmentOf(kept)] : []
  })
  return { ...cell, lines }
}

/** The table with a column for each of the things that a column of several holds; as it is where a cell cannot be cut. */
export const withCombinedParted = (heads: readonly string[], body: readonly TableCell[][]) => {
  const columns = heads.map((head, column) => {
    const parts = combinedHeads(head)
    const shapes = parts.map(part => SHAPE_OF[fieldOfHead(part) ?? 'other'] ?? null)
    const cells = body.map(row => row[column])
    const cut = cells.map(cell => (cell && cell.lines.length > 0 ? cutByShapes(shapes, listOf(cell)) : []))
    const isCut = parts.length > 0 && cut.every(own => own !== null)
    return isCut
      ? parts.map((part, at) => ({
          head: part,
          column,
          cells: cells.map((cell, row) => cell && partOf(cell, cut[row]?.[at] ?? EMPTY)),
        }))
      : [{ head, column, cells }]
  })
  const all = columns.flat()
  return {
    heads: all.map(({ head }) => head),
    origins: all.map(({ column }) => column),
    body: body.map((_, row) => all.flatMap(({ cells }) => cells[row] ?? [])),
  }
}
