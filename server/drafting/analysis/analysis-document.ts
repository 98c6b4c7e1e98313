import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { classesNamed } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { englishNote } from '../english-note.ts'
import { type FactName, factField, factLabel } from '../fact-fields.ts'
import { EVIDENCE, type EvidenceItem } from '../grounds/ground-guide.ts'
import { findGroundGuide, fitting, guideText, speaksOfOwnEarlier } from '../grounds/grounds.ts'
import { listing } from '../language.ts'
import { groundArticle, lawAskedNote, lawTitle } from '../law-citation.ts'
import { factTable, mainSections, type Section, subSections } from '../markup/blocks.ts'
import { askedFact, question } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, sourced } from '../markup/html.ts'
import { citedMarksSection } from './cited-marks-section.ts'
import { deadlineSection } from './deadline-section.ts'
import { doubtsNote } from './doubts.ts'
import { feesSection } from './fees-section.ts'
import { goodsSection } from './goods-section.ts'
import { groundsSection } from './grounds-section.ts'
import { strategySection } from './strategy-section.ts'

/** The evidence of a ground, parted into what is told for the first time and where the rest is told. */
interface GroundEvidence {
  ground: string
  own: readonly EvidenceItem[]
  /** Places of items that an earlier ground lists: the number of the ground and of the item in its list. */
  told: readonly (readonly [ground: number, item: number])[]
}

/** Parts the evidence of the grounds so that each item is told once, under the first ground that it serves. */
const evidenceByGround = (draft: Draft): GroundEvidence[] => {
  const places = new Map<string, readonly [number, number]>()
  return draft.notice.grounds.map((ground, at) => {
    const items: readonly EvidenceItem[] = fitting(draft, ground, findGroundGuide(ground)?.evidence ?? [])
    const told = items.flatMap(item => [places.get(item.zh)].filter(place => place !== undefined))
    const own = items.filter(item => !places.has(item.zh))
    for (const [index, item] of own.entries()) places.set(item.zh, [at + 1, index + 1])
    return { ground, own, told }
  })
}

const listOf = (draft: Draft, items: readonly EvidenceItem[]): Html => {
  const { say } = draft
  return html`<ol>${items.map(
    item => html`<li>${guideText(draft, item)}${say('——用以证明', ', to show ')}${guideText(draft, item.proves)}</li>`,
  )}</ol>`
}

const evidenceList = (draft: Draft, { ground, own, told }: GroundEvidence): HtmlValue => {
  const { say } = draft
  const article = groundArticle(draft, ground)
  if (own.length + told.length === 0)
    return askedFact(draft, `evidence${ground}`, say(`就${article}拟提交的证据`, `Evidence to be filed on ${article}`))
  const places = told.map(([at, item]) => say(`（${chineseNumeral(at)}）之${item}`, `(${at}), item ${item}`))
  const also =
    own.length === 0
      ? say('本条所用证据已列于前：', 'The evidence on this is listed above: ')
      : say('本条并用前列证据：', 'Listed above and of use here, too: ')
  return [
    own.length === 0 ? null : listOf(draft, own),
    told.length === 0 ? null : html`<p>${also}${places.join(say('、', '; '))}${say('。', '.')}</p>`,
  ]
}

/**
 * Lists the evidence to collect, ground by ground and then of the applicant's own earlier marks, with what each item
 * proves. Null for a notice without grounds.
 */
const evidenceSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  if (notice.grounds.length === 0) return null
  const ofGrounds = evidenceByGround(draft).map(evidence => ({
    title: groundArticle(draft, evidence.ground),
    body: evidenceList(draft, evidence),
  }))
  const ofOwnEarlier = {
    title: say('申请人的在先商标', 'The applicant’s earlier marks'),
    body: listOf(draft, [EVIDENCE.ownEarlier]),
  }
  return {
    title: say('证据清单', 'Evidence to collect'),
    body: [
      html`<p>${say(
        '每份证据应编号并注明来源、日期和证明内容，能看出商标、商品、使用人和时间；外文证据须附中文译文。',
        'Number each item and state its source, date and what it proves; mark, goods, user and time must be visible. Foreign evidence needs a Chinese translation.',
      )}</p>`,
      subSections(draft, 'h3', [...ofGrounds, ...(speaksOfOwnEarlier(draft) ? [ofOwnEarlier] : [])]),
    ],
  }
}

const FACTS: readonly FactName[] = [
  'applicant',
  'address',
  'agency',
  'mark',
  'applicationNo',
  'classes',
  'applicationDate',
  'dispatchNo',
  'dispatchDate',
  'servedDate',
]

const noticeKind = ({ notice, say }: Draft): string =>
  notice.kind === 'partial'
    ? say('商标部分驳回通知书', 'Notification of partial refusal')
    : say('商标驳回通知书', 'Notification of refusal')

/** Writes the facts of the notice; a fact that it does not print becomes an empty field. */
const noticeSection = (draft: Draft): Section => {
  const { notice, type, say } = draft
  const articles = notice.grounds.map((ground, index) =>
    sourced(`notice.grounds.${index}`, groundArticle(draft, ground)),
  )
  return {
    title: say('通知书要点', 'The notice in brief'),
    body: [
      factTable([
        [say('通知书类型', 'Kind of notice'), sourced('notice.kind', noticeKind(draft))],
        ...FACTS.map(name => [factLabel(draft, name), factField(draft, name)] as const),
        [say('送达方式', 'Served'), type === 0 ? say('纸质送达', 'on paper') : say('电子送达', 'electronically')],
        [
          say('驳回条款', 'Grounds'),
          articles.length > 0
            ? html`${lawTitle(draft, draft.law)}${say('', ', ')}${listing(draft, articles)}`
            : question('groundsOfRefusal', say('通知书所依据的条款', 'Articles the notice rests on'), true),
        ],
      ]),
      lawAskedNote(draft),
      doubtsNote(draft),
      englishNote(draft),
    ],
  }
}

const SECTIONS = [
  noticeSection,
  deadlineSection,
  groundsSection,
  citedMarksSection,
  goodsSection,
  strategySection,
  feesSection,
  evidenceSection,
]

const subtitle = (draft: Draft): Html => {
  const [mark, number, classes] = [factField(draft, 'mark'), factField(draft, 'applicationNo'), classesNamed(draft)]
  return draft.say(html`<p>${mark} · 第${number}号 · ${classes}</p>`, html`<p>${mark} · No. ${number} · ${classes}</p>`)
}

/** Writes the analysis of a notice, which is for the attorney's own use. */
export const analysisDocument = (draft: Draft): Html =>
  html`<h1>${draft.say('驳回通知书分析', 'Analysis of the refusal notice')}</h1>${subtitle(draft)}${mainSections(
    draft,
    'h2',
    SECTIONS.map(section => section(draft)),
  )}`
