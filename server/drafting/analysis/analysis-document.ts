import type { Draft } from '../draft.ts'
import { type Html, html } from '../html.ts'

/** The analysis of the notice for the attorney's own use. */
export const analysisDocument = (draft: Draft): Html =>
  html`<h1>${draft.say('驳回通知书分析', 'Analysis of the Refusal Notice')}</h1>`
