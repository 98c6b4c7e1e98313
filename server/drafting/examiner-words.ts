import { goodsWord } from './case-words.ts'
import type { Draft } from './draft.ts'
import { hasHan } from './english-note.ts'
import { namesList } from './goods/goods-items.ts'
import { citeGrounds } from './law-citation.ts'
import { question } from './markup/fields.ts'
import { type Html, type HtmlValue, html, sourced } from './markup/html.ts'
import type { DraftReason, GroundReasons } from './reasons.ts'

/** Ends a sentence that the notice goes on after, since the quotation does not. */
const closedSentence = (text: string): string => text.replace(/[；;，,]$/u, '。')

/** Quotes one reason of the examiner, word for word with its page; one that goes on from the reason before, without them. */
const quotedReason = ({ say }: Draft, { index, text, page }: DraftReason, goesOn: boolean): Html => {
  const place = page === null ? say('通知书', 'the notice') : say(`通知书第${page}页`, `page ${page} of the notice`)
  const lead = goesOn
    ? null
    : html`<strong>${say('驳回理由', 'The examiner’s reason')}</strong>${say(`（${place}）：`, ` (${place}): `)}`
  return html`<blockquote><p>${lead}${sourced(`notice.reasons.${index}.text`, closedSentence(text))}</p></blockquote>`
}

/**
 * Quotes reasons one after the other; `behind` writes what follows each. Of those that go on from one another the English is
 * asked once, behind the last.
 */
export const quotedReasons = (
  draft: Draft,
  reasons: readonly DraftReason[],
  behind: (reason: DraftReason) => HtmlValue = () => null,
): HtmlValue => {
  const goOn = reasons.map((reason, at) => {
    const before = reasons[at - 1]
    return (
      before !== undefined &&
      before.index !== null &&
      reason.index === before.index + 1 &&
      reason.page === before.page &&
      (reasons.length > 2 || /[：:]$/u.test(before.text)) &&
      !behind(before)
    )
  })
  return reasons.map((reason, at) => {
    const first = goOn.findLastIndex((goesOn, place) => place <= at && !goesOn)
    const isLast = goOn[at + 1] !== true
    return [
      quotedReason(draft, reason, goOn[at] === true),
      isLast ? inEnglish(draft, reasons.slice(first, at + 1)) : null,
      behind(reason),
    ]
  })
}

/** Asks, below Chinese quotations in an English document, for what they say in English. Null where none is needed. */
const inEnglish = ({ isEn }: Draft, reasons: readonly DraftReason[]): HtmlValue => {
  const numbers = reasons.flatMap(({ index, text }) => (index !== null && hasHan(text) ? [index + 1] : []))
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!isEn || first === undefined || last === undefined) return null
  const named = first === last ? `Reason ${first}` : `Reasons ${first} to ${last}`
  return [html`<p>In English:</p>`, question(`reason${first}English`, `${named} of the examiner in English`, true)]
}

/**
 * Names the goods that a ground, or one reason under it, is said of, where it is not said of all; null where it names one
 * that was not read among the refused, since the rest may hold it under another name.
 */
const scope = (draft: Draft, { goods: names }: Pick<DraftReason, 'goods'>): Html | null => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const items = notice.refusedGoods.flatMap((name, index) =>
    names.includes(name) ? [{ name, source: `notice.refusedGoods.${index}` }] : [],
  )
  const listed = namesList(items)
  const isWhole = names.every(name => notice.refusedGoods.includes(name))
  if (listed === null || !isWhole || items.length === notice.refusedGoods.length) return null
  return say(
    html`<p>该理由仅涉及复审${goods}中的${listed}，不涉及其余复审${goods}。</p>`,
    html`<p>This reason concerns ${listed} alone and none of the other ${goods} under review.</p>`,
  )
}

/**
 * Quotes what the examiner says under a ground, word for word with its page, and names the goods it is said of: behind each
 * reason where they are said of different goods. Where the facts hold no sentence, says under which article the notice
 * refuses, and nothing more.
 */
export const examinerWords = (draft: Draft, group: GroundReasons): HtmlValue => {
  const { say } = draft
  const told = group.reasons.filter(({ text }) => text !== '')
  const known = group.grounds.filter(ground => ground !== '')
  const unsaid =
    told.length > 0 || known.length === 0
      ? null
      : say(
          html`<p>通知书依据${citeGrounds(draft, known)}驳回申请商标的注册申请。</p>`,
          html`<p>The notice refuses the application under ${citeGrounds(draft, known)}.</p>`,
        )
  const isApart = new Set(told.map(({ goods }) => JSON.stringify(goods))).size > 1
  return [
    quotedReasons(draft, told, reason => (isApart ? scope(draft, reason) : null)),
    unsaid,
    isApart ? null : scope(draft, group),
  ]
}
