import type { ReportMark } from '#contract/search-report.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { RIGHTS_WORDS, rightsStatus } from '#domain/mark/mark-life.ts'
import { endTold } from '#domain/mark/one-year-bar.ts'
import type { ReportInput } from '../report-input.ts'

/** A status that is no longer known is shown as it was recorded. */
const WORDS: Readonly<Partial<Record<string, LawText>>> = RIGHTS_WORDS

/** How a mark of the status “cancelled or surrendered” ended, where an event of its record tells. */
const ENDS: Readonly<Partial<Record<string, LawText>>> = {
  cancelled: { zh: '已撤销', en: 'cancelled' },
  surrendered: { zh: '已注销', en: 'surrendered' },
  invalidated: RIGHTS_WORDS.invalidated,
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns until when an ended mark bars others, and how that is known: 隔离期至 2026-12-31（推定）. Empty where it bars
 * nobody.
 */
export const barText = ({ report, say }: ReportInput, { barredUntil, bar }: ReportMark): string => {
  if (barredUntil === null) return ''
  const latest = bar?.isAtLatest === true
  const doubts = [
    ...(latest ? [say('终止日未载明', 'the day it ended is not told')] : []),
    ...(bar?.isCauseOpen === true
      ? [say('撤销或注销未载明，按注销计', 'whether by cancellation or surrender is not told: reckoned as surrender')]
      : []),
    ...(bar?.isAssumed === true ? [say('过渡规则未公布，按推定', 'assumed, as no transition rule is published')] : []),
  ]
  const doubt = doubts.length === 0 ? '' : say(`（${doubts.join('；')}）`, ` (${doubts.join('; ')})`)
  // A mark that was surrendered under the old law bars nobody before the new one is in force.
  const [fromZh, fromEn] = bar && bar.from > report.day ? [`自 ${bar.from} 起`, `from ${bar.from} `] : ['', '']
  return say(
    `一年隔离期${fromZh}${latest ? '最迟' : ''}至 ${barredUntil}${doubt}`,
    `bars others ${fromEn}until ${barredUntil}${latest ? ' at the latest' : ''}${doubt}`,
  )
}

/** Returns the day on which a mark that still bars others ended, and how that is known; empty for others. */
export const endText = ({ say }: ReportInput, { bar }: ReportMark): string => {
  const { endedOn = '', by } = bar ?? {}
  if (by === 'record') return say(`据流程记录于 ${endedOn} 终止`, `ended on ${endedOn} by its record`)
  if (by === 'term') return say(`宽展期于 ${endedOn} 届满`, `its grace period ended on ${endedOn}`)
  if (by === 'source')
    return say(
      `至迟于 ${endedOn} 终止，商标库未载其日`,
      `ended by ${endedOn}, on a day that the register does not tell`,
    )
  return ''
}

const lifeWord = ({ read }: ReportInput, { status, life, events }: ReportMark): string => {
  const end = status === 'cancelled' ? endTold(events.map(event => ({ ...event, code: '' }))) : null
  const told = end === null ? undefined : ENDS[end.status]
  return capitalised(read(told ?? WORDS[rightsStatus(status, life)] ?? { zh: status, en: status }))
}

/** The signs that stand for the doubts about the end of a bar in a table. */
const AT_LATEST = '*'
const ASSUMED = '†'
const CAUSE_OPEN = '‡'

/** Returns the status for a narrow column: of a bar its last day, with signs that `barRemarks` explains. */
export const briefStatus = (input: ReportInput, mark: ReportMark): string => {
  const { say } = input
  const { barredUntil, bar } = mark
  const word = lifeWord(input, mark)
  if (barredUntil === null) return word
  const signs = [
    bar?.isAtLatest === true ? AT_LATEST : '',
    bar?.isAssumed === true ? ASSUMED : '',
    bar?.isCauseOpen === true ? CAUSE_OPEN : '',
  ].join('')
  return say(`${word}，隔离至 ${barredUntil}${signs}`, `${word}, bars until ${barredUntil}${signs}`)
}

/** Explains the signs that `briefStatus` sets for these marks; empty where it sets none. */
export const barRemarks = ({ say }: ReportInput, marks: readonly ReportMark[]): string => {
  const bars = marks.flatMap(({ barredUntil, bar }) => (barredUntil === null ? [] : (bar ?? [])))
  const remarks = [
    ...(bars.some(({ isAtLatest }) => isAtLatest === true)
      ? [say(`${AT_LATEST} 终止日未载明，所列为最迟之日`, `${AT_LATEST} at the latest: the day it ended is not told`)]
      : []),
    ...(bars.some(({ isAssumed }) => isAssumed === true)
      ? [say(`${ASSUMED} 过渡规则未公布，按推定`, `${ASSUMED} assumed, as no transition rule is published`)]
      : []),
    ...(bars.some(({ isCauseOpen }) => isCauseOpen === true)
      ? [
          say(
            `${CAUSE_OPEN} 撤销或注销未载明，按注销计`,
            `${CAUSE_OPEN} reckoned as surrender: whether by that or by cancellation is not told`,
          ),
        ]
      : []),
  ]
  return remarks.length === 0 ? '' : remarks.join(say('；', '; ')) + say('。', '.')
}

/** Returns in words how a mark stands on the day of the search. */
export const statusWord = (input: ReportInput, mark: ReportMark): string => {
  const { say } = input
  const word = lifeWord(input, mark)
  const bar = barText(input, mark)
  return bar === '' ? word : say(`${word}，${bar}`, `${word}, ${bar}`)
}

/** Returns the name of a mark: 第41877203号“云杉”, No. 41877203 “YUNSHAN”. A device alone is called a device. */
export const markName = ({ say }: ReportInput, { regNo, name }: ReportMark): string => {
  const quoted = name === '' ? say('（图形）', ' (device)') : say(`“${name}”`, ` “${name}”`)
  return say(`第${regNo}号${quoted}`, `No. ${regNo}${quoted}`)
}

/**
 * Returns the dates of a mark: 2019-10-25 / 2020-08-14 – 2030-08-13, with a dash for a day that the register does not
 * have.
 */
export const termText = ({ applicationDate, registrationDate, expiryDate }: ReportMark): string => {
  const term = [registrationDate, expiryDate].filter(day => day !== null).join(' – ')
  return [applicationDate ?? '—', term || '—'].join(' / ')
}

/** Returns the owner in the report's language, as far as the register has it. */
export const ownerName = ({ isEn }: ReportInput, { owner, ownerEn }: ReportMark): string =>
  (isEn ? ownerEn || owner : owner || ownerEn) || '—'

const SHORT_NAME = 24

/** Returns a shortened name of a mark for a place with little room; the card has the whole. */
export const shortMarkName = (input: ReportInput, mark: ReportMark): string => {
  const characters = [...mark.name]
  const name = characters.length > SHORT_NAME ? `${characters.slice(0, SHORT_NAME).join('')}…` : mark.name
  return markName(input, { ...mark, name })
}
