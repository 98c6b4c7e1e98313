import type { Draft } from '../draft.ts'
import { findGroundGuide, guideText } from '../grounds/grounds.ts'
import { groundArticle } from '../law-citation.ts'
import { type Section, subSections } from '../markup/blocks.ts'
import { askedFact } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

const evidenceList = (draft: Draft, ground: string): Html => {
  const { say } = draft
  const items = findGroundGuide(ground)?.evidence ?? []
  if (items.length === 0)
    return askedFact(
      draft,
      `evidence${ground}`,
      say(`就${groundArticle(draft, ground)}拟提交的证据`, `Evidence to be filed on ${groundArticle(draft, ground)}`),
    )
  return html`<ol>${items.map(
    item => html`<li>${guideText(draft, item)}${say('——用以证明', ', to show ')}${guideText(draft, item.proves)}</li>`,
  )}</ol>`
}

/** Lists the evidence to collect, ground by ground, with what each item proves. Null for a notice without grounds. */
export const evidenceSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  if (notice.grounds.length === 0) return null
  return {
    title: say('证据清单', 'Evidence to collect'),
    body: [
      subSections(
        draft,
        'h3',
        notice.grounds.map(ground => ({ title: groundArticle(draft, ground), body: evidenceList(draft, ground) })),
      ),
      html`<p>${say(
        '每份证据应编号并注明来源、日期和证明内容，能看出商标、商品、使用人和时间；外文证据须附中文译文。',
        'Number each item and state its source, date and what it proves; mark, goods, user and time must be visible. Foreign evidence needs a Chinese translation.',
      )}</p>`,
    ],
  }
}
