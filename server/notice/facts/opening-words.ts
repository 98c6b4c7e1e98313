import { type Found, found, groupOf, slice, type TracedText, trim } from '../layout/traced-text.ts'
import type { NoticeText } from '../notice-text.ts'

/** How the SAIC's letters name the application instead of a label. */
export const IN_LETTER =
  /(?<![）)〕\]字发])第\s*(?<number>G?\d{6,9}[A-Z]?)\s*号\s*(?:第\s*[\d一二三四五六七八九十]{1,3}\s*类)?(?:(?:[“"「『](?<mark>(?:[^“”"「」\n]|“[^“”]*”){1,60})[”"」』]|(?<device>[（(]?图形[）)]?))?\s*(?:商标|注册|申请|标识|图形))?/du
/** Where the reasons begin: from here on the letter names other marks. */
export const REASONS =
  /经(?:我局)?审查|决定(?!书)|不符合|违反|该商标|实质审查|理由(?:如下|是|为)|[我本]局认为|所据|不具备|故?予以驳回/u

/** Words by which a sentence compares marks: what it names may be another's. */
export const COMPARES = /近似|引证|在先|已注册|核定/u

/** What a group of an expression matched in a text; null where it matched nothing. */
export const inGroup = (whole: TracedText, expression: RegExp, group: string): TracedText | null => {
  const match = expression.exec(whole.text)
  return match && groupOf(whole, match, group)
}

/** A label that no fact has ends the value before it: 某公司发文方式：电子送达. */
const NEXT_LABEL = /(?<=[司所厂店部社心行院馆）)])(?:\p{Script=Han}{2,6})[：:]|[；;，,]\s*\p{Script=Han}{2,8}[：:]/u

/** The value of a label as a fact, up to another label that ran into it; null for none. */
export const text = (value: TracedText | null | undefined): Found<string> | null => {
  const label = value ? value.text.search(NEXT_LABEL) : -1
  const trimmed = value && trim(label > 0 ? slice(value, 0, label) : value, '“”"；;，,。|｜')
  return trimmed && trimmed.text !== '' ? found(trimmed) : null
}

/** The letter up to where its reasons begin. */
export const openingOf = ({ body }: NoticeText): TracedText => {
  const end = body.text.search(REASONS)
  return end < 0 ? body : slice(body, 0, end)
}
