import type { ReportMark } from '#contract/search-report.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { Fee } from '#domain/law/fees.ts'
import { feesOn } from '#domain/law/fees.ts'
import { DECISION_PERIODS, periodsOn } from '#domain/law/periods.ts'
import { graceEndOf, openToNonUse } from '#domain/mark/mark-life.ts'
import { countWord } from '../../drafting/language.ts'
import type { Block } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
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

const feeText = ({ paper, online }: Fee): string => `${paper} / ${online}`

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
  if (mark.status === 'preliminary')
    ways.push([say('提出异议', 'Opposition'), feeText(fees.opposition), oppositionTime(input)])
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
      say('隔离期在核准时适用，按先申请原则不必等待', 'The bar applies on approval: first to file, no need to wait'),
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

const oppositionTime = ({ report, read }: ReportInput): string => {
  const period = periodsOn(report.day).filing.find(({ id }) => id === 'opposition')
  return period ? read(period) : NO_FEE
}
