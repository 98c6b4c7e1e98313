import { addressOf, articleName, quoteArticle } from '#domain/law/articles.ts'
import type { LawText, LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { Draft } from './draft.ts'
import { listing } from './language.ts'
import { type Html, html, sourced } from './markup/html.ts'

/** Returns the article of a ground in the law of the notice's date: 第十条第一款第（七）项. */
export const groundArticle = (draft: Draft, ground: string): string =>
  draft.read(articleName(addressOf(draft.law, ground) ?? ground))

const NEXT_LAW = '2027-01-01'

/** Returns whether numbers of articles need the edition of their law: another edition counts them otherwise and is near. */
const needsEdition = ({ law, deadline, isLawAsked }: Draft): boolean =>
  !isLawAsked && (law.id !== 'trademark-law-2019' || deadline.due >= NEXT_LAW)

/** Returns the Trademark Law as prose names it, with its edition where a number could mean two articles. */
const shortTitle = (draft: Draft): string => {
  const { law, say } = draft
  const name = say('《商标法》', 'Trademark Law')
  return needsEdition(draft) ? name + say(`（${law.edition.zh}）`, ` (${law.edition.en})`) : name
}

/** Returns the articles of several grounds as one citation: 《商标法》第三十条、第三十四条. */
export const citeGrounds = (draft: Draft, grounds: readonly string[]): Html => {
  const articles = grounds.map(ground => sourced(`law.${ground}`, groundArticle(draft, ground)))
  const title = shortTitle(draft)
  return draft.say(html`${title}${listing(draft, articles)}`, html`${listing(draft, articles)} of the ${title}`)
}

/** Returns the article of a ground with its law as plain text, for titles. */
export const groundNamed = (draft: Draft, ground: string): string =>
  draft.say(
    shortTitle(draft) + groundArticle(draft, ground),
    `${groundArticle(draft, ground)} of the ${shortTitle(draft)}`,
  )

/**
 * Returns a law by its title and edition: 《中华人民共和国商标法》（2019年修正）. The Trademark Law has no edition while
 * the notice's date, which decides it, is not known.
 */
export const lawTitle = ({ say, read, isLawAsked, law: own }: Draft, law: LawVersion): string =>
  isLawAsked && law === own
    ? say(`《${law.zh}》`, read(law))
    : say(`《${law.zh}》（${law.edition.zh}）`, `${read(law)} (${law.edition.en})`)

/** Closes a quotation: an item of a list ends with a full stop where the list does not go on. */
const closed = (text: string): string => text.replace(/；$/u, '。').replace(/[;:]$/, '.')

const quotation = (draft: Draft, source: string, citation: string, text: string, note: string | null = null): Html =>
  html`<blockquote><p>${citation}${draft.say('：', ': ')}${sourced(source, closed(text))}${
    draft.isEn ? ' (unofficial translation)' : null
  }${note}</p></blockquote>`

/**
 * Returns a note for a rule that is older than the notice's law: it names articles of the Trademark Law by the numbers
 * of 2019.
 */
const numberingNote = ({ law, say }: Draft, rule: LawVersion, text: LawText): string | null =>
  law.from >= NEXT_LAW && law.from > rule.from && text.zh.includes('商标法第')
    ? say('（文中商标法的条款号为2019年修正文本的条款号）', ' (articles of the Trademark Law as numbered in 2019)')
    : null

/** Quotes the text of a ground's article; null where the version is not known, or its text is not. */
export const quoteGround = (draft: Draft, ground: string): Html | null => {
  if (draft.isLawAsked) return null
  const address = addressOf(draft.law, ground)
  const text = address === null ? null : quoteArticle(draft.law, address)
  if (address === null || text === null) return null
  const citation = lawTitle(draft, draft.law) + draft.say('', ', ') + draft.read(articleName(address))
  return quotation(draft, `law.${ground}`, citation, draft.read(text))
}

/** Returns whether a rule was in force by the last day for review; what stood before it is not at hand. */
export const isInForce = ({ deadline }: Draft, rule: LawVersion): boolean => rule.from <= deadline.due

/** Cites an article of the Regulations in brackets; nothing where those of its time are not at hand. */
export const regulationsNote = (draft: Draft, address: string): string => {
  if (!isInForce(draft, REGULATIONS_2014)) return ''
  const article = draft.read(articleName(address))
  return draft.say(`（《商标法实施条例》${article}）`, ` (${article} of the Implementing Regulations)`)
}

/**
 * Quotes the text at an address of another rule (the Regulations, the Supreme People’s Court), with further items of
 * it; null where the text is not known, or was not yet in force on the last day for review.
 */
export const quoteRule = (draft: Draft, rule: LawVersion, address: string, ...further: string[]): Html | null => {
  const text = quoteArticle(rule, address, ...further)
  if (text === null || !isInForce(draft, rule)) return null
  // Several items are quoted by their article: it has one paragraph.
  const cited = further.length === 0 ? address : (address.split('.')[0] ?? address)
  const citation = lawTitle(draft, rule) + draft.say('', ', ') + draft.read(articleName(cited))
  return quotation(draft, `law.${rule.id}.${address}`, citation, draft.read(text), numberingNote(draft, rule, text))
}

/** Says, where the notice's date could not be read, that the law is not chosen before it is known. Null otherwise. */
export const lawAskedNote = ({ isLawAsked, law, say }: Draft): Html | null =>
  isLawAsked
    ? html`<p><strong>${say('注意：', 'Note: ')}</strong>${say(
        `通知书的发文日期未能读出，而适用哪一版《商标法》取决于该日期。请先补上发文日期；在此之前，条款号暂按${law.edition.zh}文本列出，不引用条文。`,
        `The dispatch date of the notice could not be read, and it decides which version of the Trademark Law applies. Enter it first; until then articles are numbered as in the version ${law.edition.en} and no text is quoted.`,
      )}</p>`
    : null
