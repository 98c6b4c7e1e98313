import { addMonths } from '#domain/calendar-day.ts'
import { lawOn } from '../../../law/articles.ts'
import { rollToWorkingDay } from '../../../law/deadline.ts'
import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { isPending } from '../../is-pending.ts'
import { groundArticle } from '../../law-citation.ts'
import { sourced } from '../../sourced.ts'
import { writtenDate } from '../../written-date.ts'
import type { OptionBody } from './option-body.ts'

export const challengeBody: OptionBody = (draft, citedMark, index) => {
  const { isEn, say } = draft
  const name = citedMarkName(draft, index)
  const published = citedMark.dates['preliminaryDate']
  const facts = askedFact(
    draft,
    `citedMark${index + 1}ChallengeFacts`,
    say(`${name}系恶意注册或者损害在先权利的事实`, `Facts that show bad faith or an earlier right against ${name}`),
  )
  if (!isPending(citedMark)) {
    const article = sourced('law.45.1', groundArticle(draft, '45.1'))
    return [
      say(
        html`<p>${name}损害在先权利的，在先权利人或者利害关系人可以自其注册之日起五年内请求宣告无效（《商标法》${article}）。</p>`,
        html`<p>Where ${name} harms an earlier right, its holder or an interested party may request invalidation within five years of registration (${article} of the Trademark Law).</p>`,
      ),
      facts,
    ]
  }
  const article = sourced('law.33', groundArticle(draft, '33'))
  const months = published === undefined ? undefined : lawOn(published).oppositionMonths
  const last =
    published === undefined || months === undefined
      ? null
      : writtenDate(rollToWorkingDay(addMonths(published, months)), isEn)
  return [
    say(
      html`<p>${name}获准注册之前，可以在初步审定公告期内提出异议（《商标法》${article}）。${last === null ? null : `按通知书所载初审公告日期，异议期至${last}届满。`}</p>`,
      html`<p>Before ${name} is registered, an opposition may be filed within the period of its publication (${article} of the Trademark Law).${last === null ? null : ` By the date of publication in the notice, that period ends on ${last}.`}</p>`,
    ),
    facts,
  ]
}
