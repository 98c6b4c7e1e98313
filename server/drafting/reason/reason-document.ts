import type { Draft } from '../draft.ts'
import { type Html, html } from '../html.ts'

/** The facts and grounds of the application for review. */
export const reasonDocument = (draft: Draft): Html =>
  html`<h1>${draft.say('驳回商标注册申请复审申请书', 'Application for Review of Refusal')}</h1>`
