import { addressOf, articleName } from '#domain/law/articles.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { classesNamed, goodsWord, reviewerOf } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { englishNote } from '../english-note.ts'
import { agencyField, factField, factLabel, firmRows } from '../fact-fields.ts'
import { canBeAcquired, hasEarlierMark } from '../grounds/grounds.ts'
import { listing } from '../language.ts'
import { groundArticle, isInForce, lawTitle, quoteGround } from '../law-citation.ts'
import { factTable, mainSections, type Section } from '../markup/blocks.ts'
import { missingText, question, textField } from '../markup/fields.ts'
import { type Html, html, sourced } from '../markup/html.ts'
import { earlierMarkReasons, otherReasons } from '../reasons.ts'
import { absoluteGroundSection } from './absolute-ground-section.ts'
import { isSuspensionAsked } from './argued.ts'
import { backgroundSection } from './background-section.ts'
import { conclusionSection, consistencySection } from './conclusion-section.ts'
import { earlierMarksSection } from './earlier-marks-section.ts'
import { attachmentsSection, evidenceSection } from './evidence-section.ts'
import { requestSection, supplementField } from './request-section.ts'
import { suspensionSection } from './suspension-section.ts'

/** Writes the table above the statement of reasons; the other particulars stand on the first page. */
const headTable = (draft: Draft): Html => {
  const { say } = draft
  const number = factField(draft, 'applicationNo')
  const classes = classesNamed(draft)
  return factTable([
    [factLabel(draft, 'applicant'), factField(draft, 'applicant')],
    [
      factLabel(draft, 'mark'),
      say(
        html`${factField(draft, 'mark')}（第${number}号，${classes}）`,
        html`${factField(draft, 'mark')} (No. ${number}, ${classes})`,
      ),
    ],
    [say('驳回发文号', 'Dispatch no.'), factField(draft, 'dispatchNo')],
    [factLabel(draft, 'servedDate'), factField(draft, 'servedDate')],
  ])
}

/** Leaves empty lines for a stamp or a signature. */
const ROOM_TO_SIGN = html`<br>　<br>　`

/** Writes 首页: the particulars that the office's form asks for, and room for the stamps (docs/law.md §4.3). */
const firstPage = (draft: Draft): Html => {
  const { type, say } = draft
  const contact = say('联系人及电话', 'Contact and telephone')
  return html`<p>${say('（首页）', '(First page)')}</p>${factTable([
    [say('申请人名称', 'Applicant'), factField(draft, 'applicant')],
    [factLabel(draft, 'address'), factField(draft, 'address')],
    [contact, missingText('applicantContact', say('申请人的联系人及电话', 'Applicant’s contact and telephone'))],
    ...firmRows(draft),
    [factLabel(draft, 'mark'), factField(draft, 'mark')],
    [
      say('申请号及类别', 'Application no. and class'),
      say(
        html`第${factField(draft, 'applicationNo')}号，${classesNamed(draft)}`,
        html`No. ${factField(draft, 'applicationNo')}, ${classesNamed(draft)}`,
      ),
    ],
    [say('商标局驳回发文号', 'Dispatch no. of the refusal'), factField(draft, 'dispatchNo')],
    [
      say('收到驳回通知日期', 'Notice received'),
      html`${factField(draft, 'servedDate')}${
        type === 0
          ? say('（附信封）', ' (envelope attached)')
          : say('（视为送达，附电子送达凭证）', ' (deemed service; proof of electronic service attached)')
      }`,
    ],
    [
      say('补充证据材料', 'Further evidence'),
      say(html`${supplementField(draft)}补充`, html`${supplementField(draft)} follow`),
    ],
    [say('申请人章戳（签字）', 'Seal or signature of the applicant'), ROOM_TO_SIGN],
    [say('代理机构章戳、代理人签字', 'Seal of the agency, signature of the agent'), ROOM_TO_SIGN],
  ])}`
}

const REGULATIONS = ['52', '59']

/**
 * Says which version of the law is cited where the period ends under a later law, whose transition rules are not
 * published.
 */
const citedVersion = (draft: Draft): Html | null => {
  const { deadline, law, say } = draft
  if (law.id !== LAW_2019.id || law.until === null || deadline.due <= law.until) return null
  return html`<p>${say(
    `驳回通知书依据${lawTitle(draft, law)}作出，本申请书引用该版本。`,
    `The notice rests on the ${lawTitle(draft, law)}, and this application cites that version.`,
  )}</p>`
}

/**
 * Writes 法律依据: the articles of the notice, the article on review, and those of the Regulations on review and late
 * evidence.
 */
const legalBasisSection = (draft: Draft): Section => {
  const { notice, law, say, read } = draft
  const isSuspended = notice.citedMarks.some((_, index) => isSuspensionAsked(draft, index))
  const suspension = isSuspended && addressOf(law, 'suspension') !== null ? ['suspension'] : []
  const grounds = [...new Set([...notice.grounds, '34', ...suspension])].map(ground =>
    sourced(`law.${ground}`, groundArticle(draft, ground)),
  )
  const articles = REGULATIONS.map(address => read(articleName(address)))
  const [semicolon, stop] = say(['；', '。'], ['; ', '.'])
  const after = say('', ', ')
  const ofRegulations = isInForce(draft, REGULATIONS_2014)
    ? html`${semicolon}${lawTitle(draft, REGULATIONS_2014)}${after}${listing(draft, articles)}`
    : null
  return {
    title: say('法律依据', 'Legal basis'),
    body: [
      html`<p>${lawTitle(draft, law)}${after}${listing(draft, grounds)}${ofRegulations}${stop}</p>`,
      citedVersion(draft),
    ],
  }
}

/**
 * Writes the use of the mark: against an earlier mark as proof that the public knows it, under article 11 as acquired
 * distinctiveness. Null for any other notice, since use cures no other ground.
 */
const useSection = (draft: Draft): Section | null => {
  const { say } = draft
  const isAcquired = canBeAcquired(draft)
  if (!isAcquired && !hasEarlierMark(draft)) return null
  const goods = goodsWord(draft)
  return {
    title: isAcquired
      ? say(
          '即使认为固有显著性不足，申请商标经使用已取得显著特征并便于识别',
          'Even if not inherently distinctive, the mark has acquired distinctiveness through use',
        )
      : say('申请商标经使用已与申请人形成对应关系', 'Through use the public links the mark to the applicant'),
    choice: { name: 'argueUse', on: false },
    body: [
      isAcquired ? quoteGround(draft, '11.2') : null,
      html`<p>${say(`申请商标在复审${goods}上的使用情况如下：`, `The mark has been used for the ${goods} under review as follows:`)}</p>`,
      question(
        'useFacts',
        say('使用的起始时间、地域、销售渠道和规模', 'Use since when, where, through which channels and on what scale'),
        true,
      ),
      question('promotionFacts', say(`就上述${goods}所作的宣传推广`, `Advertising and promotion for these ${goods}`)),
      question('honours', say('所获荣誉、排名和媒体报道', 'Awards, rankings and media coverage')),
    ],
  }
}

/** Writes 落款: the addressee, the applicant, the agency and the day of signing, which only the attorney knows. */
const signature = (draft: Draft): Html => {
  const [applicant, agency] = [factField(draft, 'applicant'), agencyField(draft)]
  const day = textField({
    name: 'signingDate',
    label: draft.say('落款日期', 'Date of signing'),
    required: true,
    source: 'missing',
    value: '',
  })
  return draft.say(
    html`<p>此致</p><p>${reviewerOf(draft).full}</p><p>申请人：${applicant}（章）</p><p>代理机构：${agency}（章）</p><p>日期：${day}</p>`,
    html`<p>To the ${reviewerOf(draft).full}</p><p>Applicant: ${applicant} (seal)</p><p>Agency: ${agency} (seal)</p><p>Date: ${day}</p>`,
  )
}

const unnumbered = ({ title, body }: Section): Html => html`<h2>${title}</h2>${body}`

const factsAndGrounds = (draft: Draft): Section => {
  return {
    title: draft.say('事实与理由', 'Facts and grounds'),
    body: mainSections(draft, 'h3', [
      backgroundSection(draft),
      ...otherReasons(draft.reasons).map(group => absoluteGroundSection(draft, group)),
      ...earlierMarkReasons(draft.reasons).map((group, index) => earlierMarksSection(draft, group, index === 0)),
      useSection(draft),
      suspensionSection(draft),
      consistencySection(draft),
      conclusionSection(draft),
    ]),
  }
}

/**
 * Writes the application for review in the order of practice (docs/law.md §4.3): the first page, then the body, whose
 * title begins a page.
 */
export const reasonDocument = (draft: Draft): Html => {
  const { say } = draft
  const title = html`<h1>${say('驳回商标注册申请复审申请书', 'Application for Review of Refusal')}</h1>`
  const body = html`<p>${say('（正文）', '(Statement of reasons)')}</p>${headTable(draft)}${englishNote(draft)}`
  return html`${title}${firstPage(draft)}${title}${body}${unnumbered(requestSection(draft))}${unnumbered(legalBasisSection(draft))}${unnumbered(
    factsAndGrounds(draft),
  )}${unnumbered(evidenceSection(draft))}${unnumbered(attachmentsSection(draft))}${signature(draft)}`
}
