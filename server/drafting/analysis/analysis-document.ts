import { classesNamed } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { factField } from '../fact-fields.ts'
import { mainSections } from '../markup/blocks.ts'
import { type Html, html } from '../markup/html.ts'
import { citedMarksSection } from './cited-marks-section.ts'
import { deadlineSection } from './deadline-section.ts'
import { evidenceSection } from './evidence-section.ts'
import { feesSection } from './fees-section.ts'
import { goodsSection } from './goods-section.ts'
import { groundsSection } from './grounds-section.ts'
import { noticeSection } from './notice-section.ts'
import { strategySection } from './strategy-section.ts'

const SECTIONS = [
  noticeSection,
  deadlineSection,
  groundsSection,
  citedMarksSection,
  goodsSection,
  strategySection,
  feesSection,
  evidenceSection,
]

const subtitle = (draft: Draft): Html => {
  const [mark, number, classes] = [factField(draft, 'mark'), factField(draft, 'applicationNo'), classesNamed(draft)]
  return draft.say(html`<p>${mark} · 第${number}号 · ${classes}</p>`, html`<p>${mark} · No. ${number} · ${classes}</p>`)
}

/** Writes the analysis of a notice, which is for the attorney's own use. */
export const analysisDocument = (draft: Draft): Html =>
  html`<h1>${draft.say('驳回通知书分析', 'Analysis of the refusal notice')}</h1>${subtitle(draft)}${mainSections(
    draft,
    'h2',
    SECTIONS.map(section => section(draft)),
  )}`
