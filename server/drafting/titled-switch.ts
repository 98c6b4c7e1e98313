import type { Draft } from './draft.ts'
import { type Html, type HtmlValue, html } from './html.ts'
import { switchField } from './switch-field.ts'

interface TitledSwitch {
  name: string
  /** What the switch is called on screen, and on paper unless `title` says it shorter. */
  label: string
  title?: string
  on: boolean
  content: HtmlValue
}

/** A switch whose content begins with its title, since the switch itself is not on paper. */
export const titledSwitch = ({ say }: Draft, { title, content, ...field }: TitledSwitch): Html =>
  switchField({
    ...field,
    content: [html`<p><strong>${title ?? field.label}${say('。', '.')}</strong></p>`, content],
  })
