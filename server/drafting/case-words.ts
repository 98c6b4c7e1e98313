import { FIRST_SERVICE_CLASS } from '#domain/class-titles.ts'
import { type Body, refusingBody, reviewingBody } from '#domain/law/bodies.ts'
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

/** A body in the language of the draft: in full, as it is called afterwards, and so at the beginning of a sentence. */
interface NamedBody {
  full: string
  name: string
  start: string
}

const namedBody = ({ zh, en, called }: Body, { say }: Draft): NamedBody => ({
  full: say(zh, en),
  name: say(called.zh, called.en),
  start: say(called.zh, `${called.en.charAt(0).toUpperCase()}${called.en.slice(1)}`),
})

/** Returns the body that the review is asked of, by the last day for it. */
export const reviewerOf = (draft: Draft): NamedBody => namedBody(reviewingBody(draft.deadline.due), draft)

/** Returns the body that refused the application; it is spoken to where it decides on the review, too. */
export const refuserOf = (draft: Draft): NamedBody =>
  namedBody(refusingBody(draft.notice.dispatchDate ?? draft.receiveDay), draft)

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
