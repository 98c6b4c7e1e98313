import { findGround } from '#domain/law/grounds.ts'
import type { Draft } from '../draft.ts'
import { inEnglish, quotedReason } from '../examiner-words.ts'
import type { GroundGuide } from '../grounds/ground-guide.ts'
import { findGroundGuide, guideText } from '../grounds/grounds.ts'
import { groundArticle, quoteGround } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { askedFact } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

const lead = (draft: Draft, zh: string, en: string): Html => html`<strong>${draft.say(`${zh}：`, `${en}: `)}</strong>`

const guidance = (draft: Draft, { examined, defeats, never }: GroundGuide): Html[] => [
  html`<p>${lead(draft, '审查要点', 'How it is examined')}${guideText(draft, examined)}</p>`,
  html`<p>${lead(draft, '可以推翻该理由的情形', 'What overcomes it')}</p><ul>${defeats.map(
    defeat => html`<li>${guideText(draft, defeat)}</li>`,
  )}</ul>`,
  ...(never
    ? [html`<p>${lead(draft, '不足以单独克服', 'What does not suffice by itself')}${guideText(draft, never)}</p>`]
    : []),
]

const groundSection = (draft: Draft, ground: string): Section => {
  const { say, read } = draft
  const article = groundArticle(draft, ground)
  const known = findGround(ground)
  const guide = findGroundGuide(ground)
  return {
    title: say('《商标法》', 'Trademark Law, ') + article + (known ? say('：', ': ') + read(known) : ''),
    body: [
      draft.reasons
        .filter(reason => reason.ground === ground && reason.text !== '')
        .map(reason => [quotedReason(draft, reason), inEnglish(draft, reason)]),
      quoteGround(draft, ground) ??
        (draft.isLawAsked
          ? null
          : askedFact(draft, `groundText${ground}`, say(`${article}的条文`, `The text of ${article}`))),
      guide ? guidance(draft, guide) : null,
    ],
  }
}

/**
 * Writes each ground: its article on the notice's date, how the office examines it, what overcomes it and what never
 * does.
 */
export const groundsSection = (draft: Draft): Section => {
  const { notice, say } = draft
  return {
    title: say('驳回理由', 'Grounds of refusal'),
    body:
      notice.grounds.length > 0
        ? subSections(
            draft,
            'h3',
            notice.grounds.map(ground => groundSection(draft, ground)),
          )
        : askedFact(draft, 'groundsOfRefusalExplained', say('驳回理由', 'Grounds of refusal')),
  }
}
