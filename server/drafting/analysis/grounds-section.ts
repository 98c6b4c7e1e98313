import { findGround } from '../../law/grounds.ts'
import { askedFact } from '../asked-fact.ts'
import type { Draft } from '../draft.ts'
import { html } from '../html.ts'
import { groundArticle, quoteGround } from '../law-citation.ts'
import { type Section, subSections } from '../sections.ts'
import { groundNote } from './ground-note.ts'

const groundSection = (draft: Draft, ground: string): Section => {
  const { say, read } = draft
  const article = groundArticle(draft, ground)
  const known = findGround(ground)
  const note = groundNote(ground)
  return {
    title: say('《商标法》', 'Trademark Law, ') + article + (known ? say('：', ': ') + read(known) : ''),
    body: [
      quoteGround(draft, ground) ??
        askedFact(draft, `groundText${ground}`, say(`${article}的条文`, `The text of ${article}`), true),
      note ? html`<p>${read(note)}</p>` : null,
    ],
  }
}

/** Each ground with its article as it read on the notice's date, and what it turns on. */
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
        : askedFact(draft, 'groundsOfRefusalExplained', say('驳回理由', 'Grounds of refusal'), true),
  }
}
