import type { Draft } from '../draft.ts'
import { groundEvidence } from '../ground-evidence.ts'
import { html } from '../html.ts'
import { groundArticle } from '../law-citation.ts'
import { type Section, subSections } from '../sections.ts'

/** What to collect, ground by ground. */
export const evidenceSection = (draft: Draft): Section | null => {
  const { notice, say, read } = draft
  if (notice.grounds.length === 0) return null
  return {
    title: say('证据清单', 'Evidence to collect'),
    body: [
      subSections(
        draft,
        'h3',
        notice.grounds.map(ground => ({
          title: groundArticle(draft, ground),
          body: html`<ol>${groundEvidence(ground).map(item => html`<li>${read(item)}</li>`)}</ol>`,
        })),
      ),
      html`<p>${say(
        '每份证据应编号并注明来源、日期和证明内容，能看出商标、商品、使用人和时间；外文证据须附中文译文。',
        'Number each item and state its source, date and what it proves; mark, goods, user and time must be visible. Foreign evidence needs a Chinese translation.',
      )}</p>`,
    ],
  }
}
