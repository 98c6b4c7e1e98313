import type { Draft } from './draft.ts'
import { factField } from './fact-field.ts'
import { type Html, html } from './html.ts'
import { hasWording } from './mark-composition.ts'

/** The mark with its word: “青砚山房”商标, the mark “青砚山房”; a device has no name to quote: 图形商标, a device mark. */
export const namedMark = (draft: Draft): Html => {
  const { notice, say } = draft
  const mark = factField(draft, 'mark')
  return notice.markIsDevice && !hasWording(notice.mark)
    ? say(html`${mark}商标`, html`a ${mark} mark`)
    : say(html`“${mark}”商标`, html`the mark “${mark}”`)
}
