import type { Draft } from './draft.ts'
import { type Html, html } from './html.ts'
import { question } from './question.ts'

/** A paragraph for what only the client knows, led in by what is asked for, so that the answer is understood on paper. */
export const askedFact = ({ say }: Draft, name: string, label: string): Html =>
  html`<p>${label}${say('：', ':')}</p>${question(name, label, true)}`
