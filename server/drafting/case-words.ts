import { FIRST_SERVICE_CLASS } from '#domain/class-titles.ts'
import type { Draft } from './draft.ts'
import { factField } from './fact-fields.ts'
import { hasWording } from './mark-composition.ts'
import { type Html, html } from './markup/html.ts'

/**
 * Returns the word for what is applied for: goods (classes 1–34), services (35–45), or both where classes are mixed or
 * unknown.
 */
export const goodsWord = ({ notice, say }: Draft): string => {
  const areServices = notice.classes.map(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  if (areServices.length > 0 && areServices.every(Boolean)) return say('服务', 'services')
  return areServices.length === 0 || areServices.includes(true)
    ? say('商品或者服务', 'goods or services')
    : say('商品', 'goods')
}

const JOINT = /[；;、]/u

/** Returns the applicant as the subject of an English sentence, in the plural where the notice names several. */
export const applicantWord = ({ notice }: Draft): { name: string; isPlural: boolean } =>
  JOINT.test(notice.applicant) ? { name: 'The applicants', isPlural: true } : { name: 'The applicant', isPlural: false }

/** Returns the classes of the application with their word: 第9、35类; Class 9, Classes 9, 35. */
export const classesNamed = (draft: Draft): Html => {
  const classes = factField(draft, 'classes')
  return draft.say(html`第${classes}类`, html`${draft.notice.classes.length > 1 ? 'Classes' : 'Class'} ${classes}`)
}

/**
 * Returns the mark with its word: “青砚山房”商标, the mark “青砚山房”. A device has no wording to quote: 图形商标, a
 * device mark.
 */
export const namedMark = (draft: Draft): Html => {
  const { notice, say } = draft
  const mark = factField(draft, 'mark')
  return notice.markIsDevice && !hasWording(notice.mark)
    ? say(html`${mark}商标`, html`a ${mark} mark`)
    : say(html`“${mark}”商标`, html`the mark “${mark}”`)
}
