import type { CitedMarkStatus } from '#contract/notice.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { CitedFilingName, CitedState } from '#domain/mark/cited-timeline.ts'
import { barAfter } from '#domain/mark/one-year-bar.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { reviewerOf } from '../case-words.ts'
import { citedMarkName, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { writtenDate } from '../language.ts'
import { citeGrounds, quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { missingText, radioField, switchField } from '../markup/fields.ts'
import { type Html, html, sourced } from '../markup/html.ts'
import { earlierMarkReasons } from '../reasons.ts'
import { isStatusArgued } from './argued.ts'

const ENDED_WORDS: Partial<Record<CitedMarkStatus, { zh: string; en: string }>> = {
  'not-renewed': { zh: '因期满未续展而注销', en: 'was removed because it was not renewed' },
  cancelled: { zh: '已被撤销', en: 'has been cancelled' },
  invalidated: { zh: '已被宣告无效', en: 'has been declared invalid' },
  surrendered: { zh: '已注销', en: 'has been surrendered' },
}

/** Returns in words how a mark ended; a register may leave open whether it was cancelled or surrendered. */
const endedWords = ({ citedFacts }: Draft, index: number): LawText | null => {
  const facts = citedFacts[index]
  if (facts?.application === 'withdrawn') return { zh: '的注册申请已撤回', en: 'is an application that was withdrawn' }
  if (facts?.isCauseOpen) return { zh: '已被撤销或者注销', en: 'has been cancelled or surrendered' }
  return ENDED_WORDS[facts?.status ?? 'unknown'] ?? null
}

type StatusText = (draft: Draft, index: number) => Html

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ownText: StatusText = (draft, index) => {
  const { say, notice } = draft
  const name = citedMarkName(draft, index)
  const cited = notice.citedMarks[index]
  const owner = cited?.owner ?? ''
  // The mark may have come to the applicant after the notice, which names its owner of then.
  const isSince = cited !== undefined && !isSameOwner(owner, notice.applicant)
  const record = isSince ? draft.register?.(cited) : null
  const shown = owner === '' || isSince ? null : sourced(`notice.citedMarks.${index}.owner`, owner)
  const [sinceZh, sinceEn] = record
    ? [`据截至${writtenDate(record.asOf, 0)}的商标档案，`, `By the register as of ${writtenDate(record.asOf, 1)}, `]
    : ['', '']
  const relative = citeGrounds(draft, ['30'])
  return say(
    html`<p>${sinceZh}${name}的权利人${shown}${isSince ? '现' : '即'}为申请人。${relative}所禁止的，是与“他人”商标相同或者近似的注册申请；${name}属于申请人自己，不是他人的商标，不构成申请商标获准注册的障碍。两件商标的权利人名义、地址不一致的，申请人将办理变更手续予以统一。</p>`,
    html`<p>${sinceEn === '' ? 'The' : `${sinceEn}the`} owner of ${name}${shown === null ? null : html`, ${shown},`} is ${isSince ? 'now ' : ''}the applicant. What ${relative} bars is an application that conflicts with the mark of another person; ${name} is the applicant’s own and no bar. Should name or address be recorded differently, the applicant will record the change.</p>`,
  )
}

/**
 * Says, where the notice refuses over a mark because a year has not passed since it ended, when that year was over; the day
 * it ended is asked where it is not known. Null for any other mark.
 */
const yearPassed = (draft: Draft, index: number): Html | null => {
  const { say, reasons, timelines, citedFacts, isEn, law, deadline } = draft
  const isOfBar = reasons.some(({ ground, cited }) => ground === '50' && cited.includes(index))
  if (!isOfBar || law.grounds['50'] === undefined) return null
  const rule = citeGrounds(draft, ['50'])
  const bar = timelines[index]?.bar
  if (bar && bar.until < deadline.due) {
    const until = writtenDate(bar.until, isEn)
    return say(
      html`${rule}所定的一年期间${bar.isAtLatest ? '最迟' : ''}已于${until}届满`,
      html`the period of one year of ${rule} ended on ${until}${bar.isAtLatest ? ' at the latest' : null}`,
    )
  }
  const { status, isCauseOpen } = citedFacts[index] ?? {}
  if (status === 'surrendered' && !isCauseOpen)
    return say(
      html`${rule}所列为被撤销、被宣告无效和期满不再续展的注册商标，不包括申请注销的注册商标`,
      html`${rule} names registrations that were cancelled, declared invalid or not renewed, and none that was surrendered`,
    )
  const ended = missingText(
    `citedMark${index + 1}EndedOn`,
    say(
      `${citedMarkName(draft, index)}丧失权利的日期（公告日期）`,
      `Day on which ${citedMarkName(draft, index)} ended (its publication)`,
    ),
  )
  return say(
    html`${rule}所定的一年期间自${ended}起算，至评审时届满的，不再适用`,
    html`the period of one year of ${rule} runs from ${ended} and no longer applies where it is over at the time of review`,
  )
}

/** Says how a mark ended, by the paper itself or by the register. */
const howEnded = (draft: Draft, index: number): Html => {
  const { say, read, notice, citedFacts, timelines, isEn } = draft
  const name = citedMarkName(draft, index)
  const [facts, timeline] = [citedFacts[index], timelines[index]]
  const isOfNotice = ENDED_WORDS[notice.citedMarks[index]?.status ?? 'unknown'] !== undefined
  const words = endedWords(draft, index)
  const passed = yearPassed(draft, index)
  const more = passed === null ? null : say(html`；${passed}`, html`; ${passed}`)
  if (words === null || timeline?.isToBeChecked) {
    const end = facts?.expiryDate
      ? sourced(`notice.citedMarks.${index}.dates.exclusiveTo`, writtenDate(facts.expiryDate, isEn))
      : null
    const grace = timeline?.graceEnd ? writtenDate(timeline.graceEnd, isEn) : ''
    const looked = missingText(
      `citedMark${index + 1}Rights`,
      say(
        `${name}的权利现状（有效、到期、撤三、无效、转让）`,
        `Present status of ${name} (in force, expired, non-use, invalidity, assignment)`,
      ),
    )
    return say(
      html`${name}的专用权期限至${end}，宽展期至${grace}，均已届满；其权利现状为：${looked}${more}。`,
      html`The term of ${name} ended on ${end} and the grace period for renewal on ${grace}; its status now: ${looked}${more}.`,
    )
  }
  return say(
    html`${isOfNotice ? '通知书载明' : '商标档案载明'}，${name}${read(words)}${more}。`,
    html`${isOfNotice ? 'According to the notice itself' : 'According to the register'}, ${name} ${read(words)}${more}.`,
  )
}

const endedBriefly: StatusText = (draft, index) => html`<p>${howEnded(draft, index)}</p>`

/** The same with what follows from it, where one mark alone has ended. */
const endedText: StatusText = (draft, index) => {
  const name = citedMarkName(draft, index)
  const bars = draft.say(
    `${reviewerOf(draft).name}应当以评审时的事实状态为准进行审理，${name}不再是有效的在先商标，不再构成申请商标获准注册的障碍。`,
    ` ${reviewerOf(draft).start} reviews on the facts at the time of review: ${name} is no longer a valid earlier mark and no longer stands in the way.`,
  )
  return html`<p>${howEnded(draft, index)}${bars}</p>`
}

/** Returns the words on a mark that has ended and still bars others: how it ended, and when the period of article 50 does. */
const barOf = (draft: Draft, index: number) => {
  const { say, read, timelines, isEn, law } = draft
  const bar = timelines[index]?.bar
  const words = endedWords(draft, index) ?? ENDED_WORDS['not-renewed']
  return {
    name: citedMarkName(draft, index),
    ended: words ? read(words) : null,
    rule: law.grounds['50'] === undefined ? null : citeGrounds(draft, ['50']),
    until: bar ? writtenDate(bar.until, isEn) : '',
    latest: bar?.isAtLatest ? say('最迟', ' at the latest') : '',
  }
}

const barredText: StatusText = (draft, index) => {
  const { name, ended, rule, until, latest } = barOf(draft, index)
  return draft.say(
    html`<p>${name}${ended}，已不是有效的注册商标。${rule}所定的期间${latest}至${until}届满；该期间约束的是核准，而非申请。请${reviewerOf(draft).name}以评审时的事实状态为准，在该期间届满后对申请商标予以初步审定。</p>`,
    html`<p>${upper(name)} ${ended} and is no longer a valid registration. The period of ${rule} ends on ${until}${latest}; it concerns approval, not filing. ${reviewerOf(draft).start} is asked to decide on the facts at the time of review and to approve the mark preliminarily once that period is over.</p>`,
  )
}

const graceText: StatusText = (draft, index) => {
  const { say, citedFacts, timelines, isEn, law } = draft
  const name = citedMarkName(draft, index)
  const end = sourced(
    `notice.citedMarks.${index}.dates.exclusiveTo`,
    writtenDate(citedFacts[index]?.expiryDate ?? '', isEn),
  )
  const grace = writtenDate(timelines[index]?.graceEnd ?? '', isEn)
  const facts = citedFacts[index]
  const bar = facts && law.grounds['50'] !== undefined ? barAfter({ ...facts, status: 'not-renewed' }) : null
  const until = bar && writtenDate(bar.until, isEn)
  return say(
    html`<p>${name}的专用权期限至${end}届满，宽展期至${grace}。宽展期届满仍未续展的，该商标将被注销，${until === null ? null : html`${citeGrounds(draft, ['50'])}所定的期间至${until}届满后，`}不再构成申请商标获准注册的障碍。</p>`,
    html`<p>The term of ${name} ended on ${end}; the grace period runs to ${grace}. If it is not renewed by then, it will be removed from the register and${until === null ? null : html`, once the period of ${citeGrounds(draft, ['50'])} ends on ${until},`} no longer stand in the way.</p>`,
  )
}

/** The same, where what it means is said once for several marks. */
const barredBriefly: StatusText = (draft, index) => {
  const { name, ended, rule, until, latest } = barOf(draft, index)
  return draft.say(
    html`<p>${name}${ended}，已不是有效的注册商标；${rule}所定的期间${latest}至${until}届满。</p>`,
    html`<p>${upper(name)} ${ended} and is no longer a valid registration; the period of ${rule} ends on ${until}${latest}.</p>`,
  )
}

/** Returns the notice's own name for a mark that is no registration, and claims nothing beyond it. */
const pendingAs = ({ notice }: Draft, index: number): LawText => {
  switch (notice.citedMarks[index]?.status) {
    case 'preliminary':
      return { zh: '初步审定的商标', en: 'a mark that is preliminarily approved' }
    case 'same-day':
      return { zh: '同日申请的商标', en: 'a mark filed on the same day' }
    default:
      return { zh: '申请在先的商标', en: 'an earlier application' }
  }
}

/** Returns what the register says of an application that was refused since; null where it says nothing of the kind. */
const refusedSince: (draft: Draft, index: number) => Html | null = (draft, index) => {
  const { say, notice, citedFacts, register } = draft
  const cited = notice.citedMarks[index]
  const asOf = cited && register?.(cited)?.asOf
  if (citedFacts[index]?.application !== 'refused' || !asOf) return null
  const name = citedMarkName(draft, index)
  return say(
    html`<p>据截至${writtenDate(asOf, 0)}的商标档案，${name}的注册申请已被驳回。驳回决定生效的，${name}不再构成申请商标获准注册的障碍。</p>`,
    html`<p>By the register as of ${writtenDate(asOf, 1)}, the application for ${name} was refused. Once that refusal is final, ${name} no longer stands in the way.</p>`,
  )
}

const pendingBriefly: StatusText = (draft, index) =>
  refusedSince(draft, index) ??
  draft.say(
    html`<p>据通知书记载，${citedMarkName(draft, index)}系${pendingAs(draft, index).zh}，尚未获准注册。</p>`,
    html`<p>According to the notice, ${citedMarkName(draft, index)} is ${pendingAs(draft, index).en} and not a registration.</p>`,
  )

/**
 * Words on several marks of one state: on each briefly, once on all of them, and again in a section below. `{office}` stands
 * for the body that decides.
 */
const FOLDED: Partial<Record<CitedState, { each: StatusText; ofAll: LawText; again: LawText }>> = {
  ended: {
    each: endedBriefly,
    ofAll: {
      zh: '{office}应当以评审时的事实状态为准进行审理，已经失效的引证商标不再是有效的在先商标，不再构成申请商标获准注册的障碍。',
      en: '{office} reviews on the facts at the time of review: cited marks that have ended are no longer valid earlier marks and no longer stand in the way.',
    },
    again: {
      zh: '已经失效的引证商标同样不再构成申请商标获准注册的障碍。',
      en: 'Cited marks that have ended no longer stand in the way here either.',
    },
  },
  barred: {
    each: barredBriefly,
    ofAll: {
      zh: '引证商标失效后的一年期间约束的是核准，而非申请。请{office}以评审时的事实状态为准，在该期间届满后对申请商标予以初步审定。',
      en: 'The period of one year after the end of a cited mark concerns approval, not filing. {office} is asked to decide on the facts at the time of review and to approve the mark preliminarily once it is over.',
    },
    again: {
      zh: '该期间届满后，同样不再构成申请商标获准注册的障碍。',
      en: 'Once that period is over, no obstacle remains here either.',
    },
  },
  pending: {
    each: pendingBriefly,
    ofAll: {
      zh: '尚未获准注册的引证商标能否获准注册尚不确定；被驳回、撤回或者不予注册的，不再构成申请商标获准注册的障碍。',
      en: 'Whether a cited mark that is not yet registered will be registered is open; should it be refused, withdrawn or denied registration, it will no longer stand in the way.',
    },
    again: {
      zh: '如其未能获准注册，同样不再构成申请商标获准注册的障碍。',
      en: 'If it is not registered, it will no longer stand in the way either.',
    },
  },
}

const isOfState =
  ({ timelines }: Draft, state: CitedState) =>
  (index: number): boolean =>
    timelines[index]?.state === state

/** Returns whether a section above has marks of a state, so that what follows from it stands there at length. */
const isSaidAbove = (draft: Draft, state: CitedState, suffix: string): boolean => {
  const groups = earlierMarkReasons(draft.reasons)
  const first = groups.findIndex(({ cited }) => cited.some(isOfState(draft, state)))
  return suffix !== (first === 0 ? '' : groups[first]?.ground)
}

/** Returns the states of which what follows is said once for all marks of a section. */
const foldedStates = (draft: Draft, cited: readonly number[], suffix: string): CitedState[] =>
  (Object.keys(FOLDED) as CitedState[]).filter(state => {
    const { length } = cited.filter(isOfState(draft, state))
    return length > 1 || (length === 1 && isSaidAbove(draft, state, suffix))
  })

const pendingText: StatusText = (draft, index) =>
  refusedSince(draft, index) ??
  draft.say(
    html`<p>据通知书记载，${citedMarkName(draft, index)}系${pendingAs(draft, index).zh}，尚未获准注册，能否获准注册尚不确定；其被驳回、撤回或者不予注册的，不再构成申请商标获准注册的障碍。</p>`,
    html`<p>According to the notice, ${citedMarkName(draft, index)} is ${pendingAs(draft, index).en} and not a registration; whether it will be registered is open. Should it be refused, withdrawn or denied registration, it will no longer stand in the way.</p>`,
  )

const PROCEEDINGS: readonly { filing: CitedFilingName; zh: string; en: string }[] = [
  { filing: 'nonUse', zh: '连续三年不使用撤销申请', en: 'an application for non-use cancellation' },
  { filing: 'absoluteInvalidation', zh: '无效宣告请求', en: 'a request for invalidation' },
  { filing: 'assignment', zh: '转让申请', en: 'an application for assignment' },
]

/** Argues proceedings against a registered mark; those that its record rules out are not offered. */
const challengedText: StatusText = (draft, index) => {
  const { say, read, timelines } = draft
  const name = citedMarkName(draft, index)
  const filings = timelines[index]?.filings
  const isRuledOut = (filing: CitedFilingName) => ['too-young', 'ended'].includes(filings?.[filing].why ?? '')
  const proceedings = radioField({
    name: `citedMark${index + 1}Proceedings`,
    label: say(`针对${name}的程序`, `Proceedings against ${name}`),
    required: true,
    options: PROCEEDINGS.filter(({ filing }) => !isRuledOut(filing)).map(read),
    checked: null,
  })
  const [filed, number] = [
    missingText(
      `citedMark${index + 1}ProceedingsDate`,
      say(`针对${name}的程序的提出日期`, `Filing date of the proceedings against ${name}`),
    ),
    missingText(
      `citedMark${index + 1}ProceedingsNo`,
      say(`针对${name}的程序的受理编号`, `Number of the proceedings against ${name}`),
    ),
  ]
  return say(
    html`<p>针对${name}的${proceedings}已于${filed}提出，编号为${number}，目前尚在进行。该程序的结果直接决定${name}是否仍构成申请商标获准注册的障碍。</p>`,
    html`<p>Against ${name} there is ${proceedings}, filed on ${filed} under no. ${number} and still pending. Its outcome decides whether ${name} still stands in the way.</p>`,
  )
}

const textOf = ({ timelines }: Draft, index: number): StatusText => {
  switch (timelines[index]?.state) {
    case 'own':
      return ownText
    case 'ended':
      return endedText
    case 'barred':
      return barredText
    case 'in-grace':
      return graceText
    case 'pending':
      return pendingText
    default:
      return challengedText
  }
}

/** The rule on the state of facts is quoted once: where a status is argued first, else in the first section. */
const isQuotedHere = (draft: Draft, cited: readonly number[], suffix: string): boolean => {
  const first = draft.reasons.flatMap(({ cited: marks }) => marks).find(index => isStatusArgued(draft, index))
  return first === undefined ? suffix === '' : cited.includes(first)
}

/**
 * Writes how the rights in the cited marks of a ground stand on the last day for review (docs/law.md §4.5), each mark a
 * switch that is on where its record speaks. Null where the ground cites none.
 */
export const citedStatusSection = (draft: Draft, cited: readonly number[], suffix: string): Section | null => {
  const { say } = draft
  if (cited.length === 0) return null
  const argued = cited.filter(index => isStatusArgued(draft, index))
  const names = namesOfMarks(draft, argued.length > 0 ? argued : cited)
  const folded = foldedStates(draft, cited, suffix)
  const contentOf = (index: number): Html => {
    const state = draft.timelines[index]?.state
    const text = state !== undefined && folded.includes(state) ? FOLDED[state]?.each : undefined
    return (text ?? textOf(draft, index))(draft, index)
  }
  return {
    title: say(`${names}的权利状态`, `Status of ${names}`),
    choice: { name: `argueCitedStatus${suffix}`, on: argued.length > 0 },
    body: [
      isQuotedHere(draft, cited, suffix) ? quoteRule(draft, REGULATIONS_2014, '52.1') : null,
      cited.map(index =>
        switchField({
          name: `citedMark${index + 1}StatusArgument`,
          label: say(`${citedMarkName(draft, index)}的权利状态`, `Status of ${citedMarkName(draft, index)}`),
          on: isStatusArgued(draft, index),
          content: contentOf(index),
        }),
      ),
      folded.map(state => {
        const words = FOLDED[state]?.[isSaidAbove(draft, state, suffix) ? 'again' : 'ofAll']
        return words ? html`<p>${draft.read(words).replaceAll('{office}', reviewerOf(draft).start)}</p>` : null
      }),
    ],
  }
}
