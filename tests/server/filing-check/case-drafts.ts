import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import { addDays } from '#domain/calendar-day.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { NOTICE_CASES, type NoticeCase, type Plan } from './case-notices.ts'
import {
  type DraftNodes,
  type DraftPair,
  type Found,
  findFields,
  findNodes,
  findSwitches,
  readDraft,
  setAttributes,
  writeDraft,
} from './edit-draft.ts'
import { writtenDay } from './slips.ts'

export interface CaseDraft {
  id: string
  notice: Notice
  deadline: Deadline
  isEn: 0 | 1
  draft: DraftPair
}

/** What a field is filled with, by its name. The number of a cited mark is the second argument. */
type Answer = readonly [name: RegExp, value: (notice: Notice, number: string, deadline: Deadline) => string]

const yearOfUse = ({ applicationDate }: Notice): number => Number((applicationDate ?? '2020').slice(0, 4)) - 2
const proceedingsNo = ({ dispatchNo }: Notice, number: string): string =>
  `CX${dispatchNo.replace(/\D/g, '').slice(0, 4)}00${number}617`

const ANSWERS_ZH: readonly Answer[] = [
  [/Rights$/, () => '有效'],
  [/(Meaning|markOrigin)$/, () => '申请商标系申请人独创，取自创始人的书斋名，没有固定含义，相关公众不会产生其他联想。'],
  [/SuspensionFacts$/, (notice, number) => `撤销申请已受理，编号为${proceedingsNo(notice, number)}，正在审查之中。`],
  [/ProceedingsNo$/, (notice, number) => proceedingsNo(notice, number)],
  [/ProceedingsDate$/, (_, __, { served }) => writtenDay(addDays(served, 2), 0)],
  [/^goodsGroups/, ({ classes }) => `${String(classes[0] ?? 9).padStart(2, '0')}01`],
  [/^ground.*Goods$/, () => '复审商品的原料、质量和产地与申请商标无关，申请商标没有描述其特点。'],
  [/^usedGoods$/, ({ refusedGoods }) => refusedGoods[0] ?? ''],
  [
    /^useFacts$/,
    notice => `申请人自${yearOfUse(notice)}年3月起持续使用申请商标，年销售额超过八百万元，经销商遍及十二个省份。`,
  ],
  [/^goodsDifference$/, () => '两者在功能、销售渠道和消费对象上均有区别。'],
  [/(Form|Sound)$/, () => '两商标给相关公众的印象明显不同。'],
  [/^applicantContact$/, () => '李文珊，0571-86523017'],
  [/^firmAttorney$/, () => '周明哲'],
  [/^firmLicenceNo$/, () => '33012018107'],
  [/^firmAddress$/, () => '浙江省杭州市西湖区文三路90号'],
  [/^firmContact$/, () => '0571-88062245'],
  [/^evidence\d+Details$/, notice => `申请人提供，${yearOfUse(notice)}年，第1至12页`],
  [/^signingDate$/, (_, __, { served }) => writtenDay(addDays(served, 5), 0)],
  [/./, () => '详见所附证据材料。'],
]

const ANSWERS_EN: readonly Answer[] = [
  [/Rights$/, () => 'in force'],
  [/(Meaning|markOrigin)$/, () => 'The sign was coined by the applicant’s founder and has no fixed meaning.'],
  [
    /SuspensionFacts$/,
    (notice, number) => `The application for cancellation is pending under no. ${proceedingsNo(notice, number)}.`,
  ],
  [/ProceedingsNo$/, (notice, number) => proceedingsNo(notice, number)],
  [/ProceedingsDate$/, (_, __, { served }) => writtenDay(addDays(served, 2), 1)],
  [/^goodsGroups/, ({ classes }) => `${String(classes[0] ?? 9).padStart(2, '0')}01`],
  [/^ground.*Goods$/, () => 'The sign says nothing about the ingredients, the quality or the origin of the goods.'],
  [/^usedGoods$/, ({ refusedGoods }) => refusedGoods[0] ?? ''],
  [/^useFacts$/, notice => `In use since March ${yearOfUse(notice)} in twelve provinces through forty dealers.`],
  [/^(goods|sound|form)Difference$/, () => 'They differ clearly to the relevant public.'],
  [/(Form|Sound)$/, () => 'The marks leave a different impression.'],
  [/^applicantContact$/, () => 'Ms Li Wenshan, +86 571 8652 3017'],
  [/^firmAttorney$/, () => 'Zhou Mingzhe'],
  [/^firmLicenceNo$/, () => '33012018107'],
  [/^firmAddress$/, () => '90 Wensan Road, Xihu District, Hangzhou'],
  [/^firmContact$/, () => '+86 571 8806 2245'],
  [/^evidence\d+Details$/, notice => `from the applicant, ${yearOfUse(notice)}, pages 1 to 12`],
  [/^signingDate$/, (_, __, { served }) => writtenDay(addDays(served, 5), 1)],
  [/English$/, () => 'See the certified translation filed with the power of attorney.'],
  [/./, () => 'See the evidence enclosed.'],
]

/** Fields of the first page, which an attorney fills from memory. */
const FIRST_PAGE = /^(applicantContact|firm.*|supplement)$/
const USE_EVIDENCE = /使用证据|历年各地使用量|evidence of use|volume of use/i
const FILED_EVIDENCE = /受理通知书|notices? of acceptance/i

const labelled = (label: RegExp) => (node: Found['node']) =>
  node.type.name === 'inlineSwitchField' && label.test(String(node.attrs['label']))

const turn = (nodes: DraftNodes, name: RegExp, on: boolean): DraftNodes =>
  setAttributes(nodes, findSwitches(nodes, name), { on })

/** Returns the draft with use argued or not, in both documents and in the list of evidence. */
const argueUse = (nodes: DraftNodes, on: boolean): DraftNodes =>
  turn(setAttributes(nodes, findNodes(nodes, labelled(USE_EVIDENCE)), { on }), /^(argueUse|strategyUse)$/, on)

/** Returns the draft with the cancellations it proposes filed and suspension asked for, or with neither. */
const fileCancellations = (nodes: DraftNodes, on: boolean): DraftNodes => {
  const filed = findSwitches(nodes, /^citedMark\d+NonUse$/)
    .filter(({ node }) => node.attrs['on'] === true)
    .map(({ node }) => /\d+/.exec(String(node.attrs['name']))?.[0] ?? '')
  const withEvidence = setAttributes(nodes, findNodes(nodes, labelled(FILED_EVIDENCE)), { on })
  const marks = new RegExp(`^citedMark(${filed.join('|') || 'none'})(NonUse|Suspension|StatusArgument)$`)
  const withMarks = turn(withEvidence, marks, on)
  if (!on) {
    const options = findFields(withMarks, 'radioField', /^citedMark\d+FirstOption$/)
    return turn(setAttributes(withMarks, options, { checked: 0 }), /^requestSuspension$/, false)
  }
  return turn(withMarks, /^(requestSuspension|argueCitedStatus)$/, filed.length > 0)
}

const follow = (nodes: DraftNodes, plan: Plan): DraftNodes =>
  fileCancellations(argueUse(nodes, plan === 'use'), plan === 'non-use')

const optionOf = ({ attrs }: Found['node']): number => {
  const options = attrs['options'] as { text: string }[]
  return Math.max(
    0,
    options.findIndex(({ text }) => /^不近似$|^not similar$/.test(text)),
  )
}

const isEmpty = ({ attrs, type }: Found['node']): boolean =>
  type.name === 'radioField'
    ? attrs['required'] === true && attrs['checked'] === null
    : /^(text|paragraph)Field$/.test(type.name) && attrs['value'] === ''

/** Returns the draft with what is open on paper filled, as far as the attorney has got. */
const fill = (nodes: DraftNodes, { progress, input: { notice, deadline, isEn } }: NoticeCase): DraftNodes =>
  findNodes(nodes, isEmpty)
    .filter(({ isOnPaper, node }) => isOnPaper && (progress === 'complete' || FIRST_PAGE.test(node.attrs['name'])))
    .reduce((filled, found) => {
      const { name } = found.node.attrs
      if (found.node.type.name === 'radioField')
        return setAttributes(filled, [found], { checked: optionOf(found.node) })
      const number = /^citedMark(\d+)/.exec(name)?.[1] ?? ''
      const answer = (isEn === 1 ? ANSWERS_EN : ANSWERS_ZH).find(([pattern]) => pattern.test(name))
      return setAttributes(filled, [found], { value: answer?.[1](notice, number, deadline) ?? '' })
    }, nodes)

const draftOf = (noticeCase: NoticeCase): CaseDraft => {
  const { id, plan, input } = noticeCase
  const { analysisContent, reasonContent } = draftDocuments(input)
  const generated = readDraft({ analysis: parse(analysisContent), reason: parse(reasonContent) })
  const draft = writeDraft(fill(follow(generated, plan), noticeCase))
  return { id, notice: input.notice, deadline: input.deadline, isEn: input.isEn, draft }
}

let drafted: readonly CaseDraft[] | undefined

/** Returns a draft for every notice of the corpus, filled as its attorney would have it before filing or half way. */
export const caseDrafts = (): readonly CaseDraft[] => {
  drafted ??= NOTICE_CASES.map(draftOf)
  return drafted
}
