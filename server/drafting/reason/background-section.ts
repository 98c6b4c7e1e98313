import { applicantWord, classesNamed, goodsWord, namedMark, refuserOf } from '../case-words.ts'
import { citedMarkField, citedMarkNames } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { factField } from '../fact-fields.ts'
import { goodsList } from '../goods/goods-items.ts'
import { citeGrounds } from '../law-citation.ts'
import { columnTable, type Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { type Html, html, jumpLink } from '../markup/html.ts'

/** Names the goods under review and defines the term that the document uses for them. */
const underReview = (draft: Draft): Html | null => {
  const { say } = draft
  const goods = goodsWord(draft)
  const listed = goodsList(draft, 'refusedGoods')
  return (
    listed &&
    say(html`${listed}${goods}（以下称复审${goods}）`, html`${listed} (hereinafter the ${goods} under review)`)
  )
}

const refusal = (draft: Draft): Html => {
  const { notice, say } = draft
  const refused = underReview(draft)
  const accepted = goodsList(draft, 'acceptedGoods')
  const goods = goodsWord(draft)
  if (notice.kind === 'full') return say(html`驳回了申请商标的注册申请`, html`refused the application`)
  return say(
    html`驳回了申请商标在${refused ?? `部分${goods}（以下称复审${goods}）`}上的注册申请${accepted ? html`，在${accepted}上予以初步审定` : null}`,
    html`refused the application for ${refused ?? `part of the ${goods} (hereinafter the ${goods} under review)`}${accepted ? html` and preliminarily approved it for ${accepted}` : null}`,
  )
}

const grounds = (draft: Draft): Html | null =>
  draft.notice.grounds.length === 0
    ? null
    : draft.say(
        html`依据${citeGrounds(draft, draft.notice.grounds)}的规定，`,
        html` under ${citeGrounds(draft, draft.notice.grounds)}`,
      )

const designated = (draft: Draft): Html | null => {
  const { notice, say } = draft
  if (notice.kind === 'partial') return null
  const listed = underReview(draft)
  const goods = goodsWord(draft)
  return listed
    ? say(html`<p>申请商标指定使用在${listed}上。</p>`, html`<p>The mark is designated for ${listed}.</p>`)
    : html`<p>${say(
        `申请商标指定使用在下列${goods}（以下称复审${goods}）上：`,
        `The mark is designated for the following ${goods} (hereinafter the ${goods} under review):`,
      )}</p>${question('refusedGoods', say(`申请指定的${goods}`, `Designated ${goods}`), true)}`
}

const CALLS_SAME = /商标相同(?!或|、)/u
const CALLS_NEAR = /近似/u

/** Names the marks as the notice holds them to be: near, or the same, or of both kinds. */
const heldToBe = ({ say, reasons }: Draft): string => {
  const told = reasons.filter(({ cited }) => cited.length > 0).map(({ text }) => text)
  const [isSame, isNear] = [told.some(text => CALLS_SAME.test(text)), told.some(text => CALLS_NEAR.test(text))]
  if (!isSame) return say('近似', 'similar')
  return isNear ? say('相同或者近似', 'identical with or similar') : say('相同', 'identical')
}

/** Writes the status of a cited mark; where the notice does not tell it, that is said beside the place for what the record says. */
const statusCell = (draft: Draft, index: number): Html => {
  const field = citedMarkField(draft, index, 'Status')
  return draft.notice.citedMarks[index]?.status === 'unknown'
    ? draft.say(html`通知书未载明，经查为${field}`, html`not stated in the notice; by the register: ${field}`)
    : field
}

const citedTable = (draft: Draft): Html | null => {
  const { notice, say } = draft
  if (notice.citedMarks.length === 0) return null
  const goods = goodsWord(draft)
  const isOne = notice.citedMarks.length === 1
  const names = citedMarkNames(draft)
  const held = heldToBe(draft)
  const to = held === 'identical' ? 'with' : 'to'
  return html`<p>${say(
    `通知书认为申请商标与下列商标（以下${isOne ? '' : '依次'}称${names}）构成使用在同一种或者类似${goods}上的${held}商标：`,
    `The notice holds the mark to be ${held} ${to} the following mark${isOne ? '' : 's'} (hereinafter ${names}) for the same or similar ${goods}:`,
  )}</p>${columnTable(
    [
      say('序号', 'No.'),
      say('注册/申请号', 'Number'),
      say('商标', 'Mark'),
      say('权利人', 'Owner'),
      say('状态', 'Status'),
    ],
    notice.citedMarks.map((citedMark, index) => [
      index + 1,
      citedMark.regNo === '' ? citedMarkField(draft, index, 'RegNo') : jumpLink(citedMark, citedMark.regNo),
      citedMarkField(draft, index, 'Mark'),
      citedMarkField(draft, index, 'Owner'),
      statusCell(draft, index),
    ]),
  )}`
}

/** Writes 基本情况: the application, the notice and the marks that it cites. */
export const backgroundSection = (draft: Draft): Section => {
  const { notice, type, say } = draft
  const [filed, number] = [factField(draft, 'applicationDate'), factField(draft, 'applicationNo')]
  const [mark, classes] = [namedMark(draft), classesNamed(draft)]
  const applicant = applicantWord(draft)
  const [dispatchDate, dispatchNo, served] = [
    factField(draft, 'dispatchDate'),
    factField(draft, 'dispatchNo'),
    factField(draft, 'servedDate'),
  ]
  const review = citeGrounds(draft, ['34'])
  const isPartial = notice.kind === 'partial'
  return {
    title: say('基本情况', 'Background'),
    body: [
      say(
        html`<p>第${number}号${mark}（以下称申请商标）由申请人于${filed}在${classes}上提出注册申请。${refuserOf(draft).name}于${dispatchDate}作出编号为${dispatchNo}的《商标${isPartial ? '部分' : ''}驳回通知书》，${grounds(draft)}${refusal(draft)}。${
          type === 0 ? html`申请人于${served}收到该通知书` : html`该通知书于${served}视为送达申请人`
        }。申请人不服，现依据${review}的规定申请复审。</p>`,
        html`<p>${applicant.name} filed application no. ${number} for ${mark} (hereinafter the mark or the mark applied for) in ${classes} on ${filed}. By Notification of ${isPartial ? 'Partial ' : ''}Refusal no. ${dispatchNo} of ${dispatchDate} ${refuserOf(draft).name}${grounds(draft) ? ',' : ''}${grounds(draft)}${grounds(draft) ? ',' : ''} ${refusal(draft)}. ${
          type === 0
            ? html`${applicant.name} received the notice on ${served}`
            : html`The notice is deemed to have been served on ${served}`
        }. ${applicant.name} ${applicant.isPlural ? 'disagree with the refusal and hereby apply' : 'disagrees with the refusal and hereby applies'} for review under ${review}.</p>`,
      ),
      designated(draft),
      citedTable(draft),
    ],
  }
}
