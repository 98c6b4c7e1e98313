import type { CitedMarkStatus } from '#contract/notice.ts'
import { findGround } from '#domain/law/grounds.ts'
import { namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { quotedReasons } from '../examiner-words.ts'
import type { GroundGuide } from '../grounds/ground-guide.ts'
import { findGroundGuide, fitting, guideText } from '../grounds/grounds.ts'
import { groundArticle, quoteGround } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { askedFact } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

const ONLY_FILED: readonly CitedMarkStatus[] = ['earlier-filed', 'same-day']
const APPROVED: readonly CitedMarkStatus[] = ['registered', 'preliminary']
/** The articles on earlier marks, each with the states of the marks that it is about. */
const STATES_OF: Readonly<Record<string, readonly CitedMarkStatus[]>> = { '30': APPROVED, '31': ONLY_FILED }

/** The other article on earlier marks under whose reason the notice cites marks of this one, too; null where there is none. */
const saidWith = ({ notice, reasons }: Draft, ground: string): string | null => {
  const states = STATES_OF[ground]
  const told = reasons.find(
    reason =>
      reason.ground !== ground &&
      reason.ground in STATES_OF &&
      reason.text !== '' &&
      reason.cited.some(index => states?.includes(notice.citedMarks[index]?.status ?? 'unknown')),
  )
  return told?.ground ?? null
}

const lead = (draft: Draft, zh: string, en: string): Html => html`<strong>${draft.say(`${zh}：`, `${en}: `)}</strong>`

const guidance = (draft: Draft, ground: string, { examined, defeats, never }: GroundGuide): Html[] => [
  html`<p>${lead(draft, '审查要点', 'How it is examined')}${guideText(draft, examined)}</p>`,
  html`<p>${lead(draft, '可以克服该理由的情形', 'What overcomes it')}</p><ul>${fitting(draft, ground, defeats).map(
    defeat => html`<li>${guideText(draft, defeat)}</li>`,
  )}</ul>`,
  ...(never
    ? [html`<p>${lead(draft, '不足以单独克服', 'What does not suffice by itself')}${guideText(draft, never)}</p>`]
    : []),
]

/**
 * Says that the notice has no sentence of its own for a ground, or that none could be read of all, and which cited marks it
 * concerns by their status.
 */
const unsaid = (draft: Draft, ground: string): Html | null => {
  const { notice, say } = draft
  if (!draft.reasons.some(reason => reason.ground === ground && reason.index === null)) return null
  const filed = notice.citedMarks.flatMap(({ status }, index) => (ONLY_FILED.includes(status) ? [index] : []))
  const names = ground === '31' && filed.length > 0 ? namesOfMarks(draft, filed) : null
  const isRead = draft.reasons.some(({ index }) => index !== null)
  const other = saidWith(draft, ground)
  const told =
    other !== null
      ? say(
          `通知书就该条与${groundArticle(draft, other)}一并写明理由，见${groundArticle(draft, other)}之下。`,
          `The notice gives one reason for this article and ${groundArticle(draft, other)}: see there.`,
        )
      : isRead
        ? say('通知书未就该条另行写明理由。', 'The notice gives no reason of its own for this article.')
        : say('通知书就该条所写的理由未能读出。', 'What the notice says under this article could not be read.')
  return html`<p>${told}${
    names &&
    say(`依通知书所载状态，与该条有关的是${names}。`, ` By the status that it states, the article concerns ${names}.`)
  }</p>`
}

const groundSection = (draft: Draft, ground: string): Section => {
  const { say, read } = draft
  const article = groundArticle(draft, ground)
  const known = findGround(ground)
  const guide = findGroundGuide(ground)
  return {
    title: say('《商标法》', 'Trademark Law, ') + article + (known ? say('：', ': ') + read(known) : ''),
    body: [
      quotedReasons(
        draft,
        draft.reasons.filter(reason => reason.ground === ground && reason.text !== ''),
      ),
      unsaid(draft, ground),
      quoteGround(draft, ground) ??
        (draft.isLawAsked
          ? null
          : askedFact(draft, `groundText${ground}`, say(`${article}的条文`, `The text of ${article}`))),
      guide ? guidance(draft, ground, guide) : null,
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
