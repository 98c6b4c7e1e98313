import type { ReportMark } from '#contract/search-report.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { Fee } from '#domain/law/fees.ts'
import { feesOn } from '#domain/law/fees.ts'
import { DECISION_PERIODS, periodsOn } from '#domain/law/periods.ts'
import { graceEndOf, isInternationalNumber, openToNonUse } from '#domain/mark/mark-life.ts'
import { countWord, ruleName } from '../../drafting/language.ts'
import type { Block } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { NEXT_LAW_DAY } from '../wording/ground-words.ts'
import { amountText } from '../wording/labels.ts'
import { barText } from '../wording/mark-words.ts'

const NO_FEE = '—'

const { examination, nonUse } = DECISION_PERIODS

/** The events of proceedings for non-use, as the register's words and those of imported records have them. */
const NON_USE = /不使用.*撤销|撤销.*不使用|撤三/u

/** Says that the record has proceedings for non-use already, whose outcome is to be looked at first. */
const earlierNonUse = ({ say }: ReportInput, { events }: ReportMark): string => {
  const last = events.findLast(({ zh }) => NON_USE.test(zh))
  return last === undefined
    ? ''
    : say(
        `，但档案载有“${last.zh}”（${last.date}）而商标仍有效，先查其结论与其后的使用`,
        `, but its record has “${last.en}” (${last.date}) and it lives: look at the outcome and at use since then first`,
      )
}

const feeText = ({ paper, online }: Fee): string => `${amountText(paper)} / ${amountText(online)}`

/** Names the article by which an ended mark bars others. */
const barRule = (input: ReportInput, { bar }: ReportMark): string =>
  ruleName(input, bar && bar.from >= NEXT_LAW_DAY ? 'Law 2026 Art. 49' : 'Law 2019 Art. 50')

/** Says until when a published mark may be opposed and by whom, or that the period is over (Law 2019 art. 33). */
const opposition = ({ report, say }: ReportInput, { preliminaryDate }: ReportMark): [string, string, string] => {
  const until =
    preliminaryDate === null ? null : addMonths(preliminaryDate, periodsOn(preliminaryDate).oppositionMonths)
  if (until !== null && until < report.day)
    return [
      say('异议期已过，关注是否核准注册', 'Its opposition period is over: watch whether it is registered'),
      NO_FEE,
      say(`异议期至 ${until}，遇节假日顺延`, `it ran to ${until}, or the first working day after`),
    ]
  return [
    say(
      '提出异议：绝对理由任何人可提，相对理由须有在先权利',
      'Opposition: by anyone on absolute grounds, on relative ones by who has an earlier right',
    ),
    feeText(feesOn(report.day).fees.opposition),
    until === null
      ? say('初审公告日未载明', 'the day of its publication is not told')
      : say(`异议期至 ${until}，遇节假日顺延`, `to ${until}, or the first working day after`),
  ]
}

/**
 * Writes what can be done about an earlier mark before or beside filing, with official fee and time (docs/law.md §4.1).
 */
export const waysOut = (input: ReportInput, mark: ReportMark, isIdentical: boolean, groups: string): Block => {
  const { report, say } = input
  const { fees } = feesOn(report.day)
  const ways: [string, string, string][] = []
  if (mark.ownership === 'perhaps-own')
    ways.push([
      say(
        '核实权利人与申请人是否同一主体；如是，变更名义',
        'Find out whether owner and applicant are one; if so, record the change of name',
      ),
      feeText(fees.changeOfName),
      say('即时', 'at once'),
    ])
  if (openToNonUse(mark, report.day) !== null)
    ways.push([
      say('申请撤销连续三年不使用的注册商标', 'Cancellation for three years of non-use') + earlierNonUse(input, mark),
      feeText(fees.cancellation),
      say(
        `${chineseNumeral(nonUse.months)}个月，可延长${chineseNumeral(nonUse.extension)}个月`,
        `${countWord(nonUse.months, 1)} months, extendable by ${countWord(nonUse.extension, 1)}`,
      ),
    ])
  if (mark.life === 'alive' && mark.registrationDate === null && !isInternationalNumber(mark.regNo))
    ways.push([
      say(
        '查明注册日：满三年的可申请撤销连续三年不使用的注册商标',
        'Find out when it was registered: after three years it is open to cancellation for non-use',
      ),
      NO_FEE,
      say('商标库未载该日', 'the register does not tell the day'),
    ])
  if (mark.life === 'alive' && isInternationalNumber(mark.regNo))
    ways.push([
      say(
        '查明驳回期限届满日：国际注册自该日起满三年方可申请撤销连续三年不使用的注册商标',
        'Find out when its refusal period ended: an international registration is open to cancellation for non-use three years from that day',
      ),
      NO_FEE,
      say('商标库未载该日', 'the register does not tell the day'),
    ])
  if (mark.status === 'preliminary') ways.push(opposition(input, mark))
  if (mark.status === 'pending')
    ways.push([
      say('先行申请，关注其审查结果', 'File now and watch its examination'),
      NO_FEE,
      say(
        `其审查自申请起${chineseNumeral(examination.months)}个月`,
        `it is examined within ${countWord(examination.months, 1)} months of its filing`,
      ),
    ])
  if (mark.life === 'in-grace' && mark.expiryDate !== null)
    ways.push([
      say('先行申请，关注其是否续展', 'File now and watch whether it is renewed'),
      NO_FEE,
      say(`宽展期至 ${graceEndOf(mark.expiryDate)}`, `its grace period ends ${graceEndOf(mark.expiryDate)}`),
    ])
  if (mark.barredUntil !== null)
    ways.push([
      say(
        `隔离期在核准时适用，按先申请原则不必等待（${barRule(input, mark)}）`,
        `The bar applies on approval: first to file, no need to wait (${barRule(input, mark)})`,
      ),
      NO_FEE,
      barText(input, mark),
    ])
  if (mark.life !== 'dead')
    ways.push([
      say('与权利人协商转让', 'Assignment agreed with the owner'),
      feeText(fees.assignment),
      say('取决于协商', 'depends on the owner'),
    ])
  if (mark.life !== 'dead' && !isIdentical)
    ways.push([
      say('取得共存同意书', 'Letter of consent'),
      NO_FEE,
      say('取决于协商，个案采信', 'depends on the owner; accepted case by case'),
    ])
  ways.push([say(`缩减商品，避开 ${groups}`, `Leave out the goods of ${groups}`), NO_FEE, say('即时', 'at once')])
  const told = ways.map(([way, fee, time]) => {
    const cost = fee === NO_FEE ? '' : say(`官费 ${fee} 元，`, `CNY ${fee}, `)
    return say(`${way}（${cost}${time}）`, `${way} (${cost}${time})`)
  })
  return {
    kind: 'paragraph',
    line: [
      { text: say('可行的处理（官费为纸质 / 网上）：', 'Ways out (fees on paper / online): '), isStrong: true },
      told.join(say('；', '; ')) + say('。', '.'),
    ],
  }
}
