import { addressOf, articleName } from '#domain/law/articles.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { Draft } from '../draft.ts'
import { listing } from '../language.ts'
import { groundArticle, isInForce, lawTitle } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { type Html, html } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
import { isSuspensionAsked } from './argued.ts'

const REGULATIONS = ['52', '59']

/**
 * Says which version of the law is cited where the period ends under a later law, whose transition rules are not
 * published.
 */
const citedVersion = (draft: Draft): Html | null => {
  const { deadline, law, say } = draft
  if (law.id !== LAW_2019.id || law.until === null || deadline.due <= law.until) return null
  return html`<p>${say(
    `驳回通知书依据${lawTitle(draft, law)}作出，本申请书引用该版本。`,
    `The notice rests on the ${lawTitle(draft, law)}, and this application cites that version.`,
  )}</p>`
}

/**
 * Writes 法律依据: the articles of the notice, the article on review, and those of the Regulations on review and late
 * evidence.
 */
export const legalBasisSection = (draft: Draft): Section => {
  const { notice, law, say, read } = draft
  const isSuspended = notice.citedMarks.some((_, index) => isSuspensionAsked(draft, index))
  const suspension = isSuspended && addressOf(law, 'suspension') !== null ? ['suspension'] : []
  const grounds = [...new Set([...notice.grounds, '34', ...suspension])].map(ground =>
    sourced(`law.${ground}`, groundArticle(draft, ground)),
  )
  const articles = REGULATIONS.map(address => read(articleName(address)))
  const [semicolon, stop] = say(['；', '。'], ['; ', '.'])
  const after = say('', ', ')
  const ofRegulations = isInForce(draft, REGULATIONS_2014)
    ? html`${semicolon}${lawTitle(draft, REGULATIONS_2014)}${after}${listing(draft, articles)}`
    : null
  return {
    title: say('法律依据', 'Legal basis'),
    body: [
      html`<p>${lawTitle(draft, law)}${after}${listing(draft, grounds)}${ofRegulations}${stop}</p>`,
      citedVersion(draft),
    ],
  }
}
