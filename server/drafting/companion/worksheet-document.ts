import { feesOn } from '#domain/law/fees.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { doubtsOfMark } from '../analysis/doubts.ts'
import { writtenDate } from '../language.ts'
import { quoteGround, quoteRule } from '../law-citation.ts'
import { factTable, mainSections, type Section } from '../markup/blocks.ts'
import { checkboxesField, textField } from '../markup/fields.ts'
import { flowLink, type Html, html, jumpLink } from '../markup/html.ts'
import { searchChecklist, searchDay } from './search-checklist.ts'
import {
  type CompanionDraft,
  fileableAfter,
  isRegisteredBy,
  type TargetFactName,
  targetField,
  targetLabel,
  windowFields,
} from './target-mark.ts'

const FACTS: readonly TargetFactName[] = ['Mark', 'Owner', 'Address', 'Class', 'Goods', 'Registered', 'Expiry']

const targetSection = (draft: CompanionDraft): Section => {
  const { say, target } = draft
  const { cited, index, record } = target
  const doubts = record === null ? doubtsOfMark(draft, index) : null
  const read =
    record === null
      ? say(
          '驳回通知书（未导入可查的登记簿，提交前须查询商标档案）',
          'the notice (no register is loaded that has it: look the record up before filing)',
        )
      : say(`商标登记簿，截至${writtenDate(record.asOf, 0)}`, `trademark register as of ${writtenDate(record.asOf, 1)}`)
  return {
    title: say('被申请撤销的商标', 'The mark to be cancelled'),
    body: factTable([
      [
        targetLabel(draft, 'RegNo'),
        html`${targetField(draft, 'RegNo')} ${jumpLink(cited, say('档案', 'record'))} ${flowLink(cited, say('流程', 'history'))}`,
      ],
      ...FACTS.map(name => [targetLabel(draft, name), targetField(draft, name)] as const),
      [say('资料来源', 'Read from'), read],
      ...(doubts === null ? [] : [[say('读取存疑', 'Doubtful readings'), doubts] as const]),
    ]),
  }
}

const dayField = (name: string, label: string, value: string, source: string): Html =>
  textField({ name, link: name, label, required: value === '', source: value === '' ? 'missing' : source, value })

const timeSection = (draft: CompanionDraft): Section => {
  const { say, isEn, filingDay, deadline } = draft
  const after = fileableAfter(draft)
  const isBy = isRegisteredBy(draft)
  const latest = isBy ? say('最迟', 'at the latest ') : null
  const isLate = filingDay > deadline.due
  const { from, until } = windowFields(draft)
  const [afterLabel, filingLabel] = [
    say('注册满三年之日', 'Three full years end on'),
    say('拟提交日', 'Planned day of filing'),
  ]
  return {
    title: say('何时可以提出，三年如何计算', 'When it may be filed, and which three years count'),
    body: [
      factTable([
        [targetLabel(draft, 'Registered'), targetField(draft, 'Registered')],
        [
          afterLabel,
          say(
            html`${latest}${dayField('fileableAfter', afterLabel, after === null ? '' : writtenDate(after, isEn), 'law.49.2')}（此日之后可以提出${isBy ? '；通知书只载专用权期限，首次注册公告日须查档案' : ''}）`,
            html`${latest}${dayField('fileableAfter', afterLabel, after === null ? '' : writtenDate(after, isEn), 'law.49.2')} (it may be filed after this day${isBy ? '; the notice prints a term alone: look the first registration up' : ''})`,
          ),
        ],
        [filingLabel, dayField('filingDay', filingLabel, writtenDate(filingDay, isEn), 'attorney.filingDay')],
        [say('应当有使用的三年', 'The three years of use'), say(html`${from}至${until}`, html`${from} to ${until}`)],
        [
          say('复审期限', 'Last day for review'),
          say(
            `${writtenDate(deadline.due, 0)}${isLate ? '，早于拟提交日：复审申请须已按期提出；本申请仍可提出，并尽快向复审补充受理凭证' : '：本申请应当在复审申请之前或者与其同日提出'}`,
            `${writtenDate(deadline.due, 1)}${isLate ? ', before the planned day of filing: the application for review must have been filed in time; this may still be filed, with the receipt sent to the review at once' : ': file this before the application for review or on the same day'}`,
          ),
        ],
      ]),
      html`<p>${say(
        '拟提交日改变的，三年的起止日应当随之改正：自提交日往前推三年，至提交日的前一日。',
        'When the day of filing changes, correct the three years with it: they end on the day before filing.',
      )}</p>`,
      quoteGround(draft, '49.2'),
      quoteRule(draft, REGULATIONS_2014, '66.3'),
    ],
  }
}

const searchSection = (draft: CompanionDraft): Section => ({
  title: draft.say('使用情况初步检索清单', 'Preliminary search for use'),
  body: [
    html`<p>${draft.say(
      html`逐项检索并截图留存，截图须显示网址、检索词与日期。检索完成日期：${searchDay(draft)}。见有使用的，先判断是否在核定商品上、是否在三年之内、是否由注册人或者被许可人使用，再决定是否提出。`,
      html`Search each place and keep dated screenshots that show address and query. Search made on: ${searchDay(draft)}. Where use is seen, first judge whether it is for the registered goods, within the three years, and by the registrant or a licensee.`,
    )}</p>`,
    searchChecklist(draft),
  ],
})

const feeSection = (draft: CompanionDraft): Section => {
  const { say, read, type, filingDay } = draft
  const table = feesOn(filingDay)
  const { cancellation } = table.fees
  const [own, other] =
    type === 0 ? [cancellation.paper, cancellation.online] : [cancellation.online, cancellation.paper]
  const way =
    type === 0
      ? say(`纸质申请；网上申请为${other}元`, `on paper; CNY ${other} online`)
      : say(`网上申请；纸质申请为${other}元`, `online; CNY ${other} on paper`)
  return {
    title: say('费用', 'Fees'),
    body: [
      checkboxesField({
        name: 'companionFees',
        total: 'companionFeesTotal',
        source: `fees.${table.from}`,
        label: say('撤销申请费用（元）', 'Fees of the cancellation (CNY)'),
        items: [
          {
            value: String(own),
            label: say(`${read(cancellation)}（一个类别，${way}）`, `${read(cancellation)} (one class, ${way})`),
          },
          { value: say('面议', 'to be agreed'), label: say('代理费', 'Attorney fee') },
        ],
      }),
      html`<p>${say(
        `规费依据${table.source}，按${writtenDate(table.from, 0)}起适用的标准；合计不含面议项目。`,
        `Official fees under ${table.source}, as applied from ${writtenDate(table.from, 1)}; the total does not include fees to be agreed.`,
      )}</p>`,
    ],
  }
}

/** Writes the internal sheet of the filing: the record, the day from which it may be filed, the search for use and the fee. */
export const worksheetDocument = (draft: CompanionDraft): Html => {
  const { say } = draft
  return html`<h1>${say('撤销连续三年不使用：要点与检索清单', 'Non-use cancellation: facts and search list')}</h1>${mainSections(
    draft,
    'h2',
    [targetSection(draft), timeSection(draft), searchSection(draft), feeSection(draft)],
  )}`
}
