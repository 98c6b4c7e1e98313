import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { citedMarkName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { FACT_NAMES, factLabel } from '../fact-fields.ts'
import { listText } from '../language.ts'
import { type Html, html } from '../markup/html.ts'

/** Names of facts by the step of their path; further steps name a part of them. */
const PARTS: Readonly<Record<string, LawText>> = {
  kind: { zh: '通知书类型', en: 'kind of notice' },
  markIsDevice: { zh: '申请商标', en: 'mark' },
  grounds: { zh: '驳回条款', en: 'grounds' },
  refusedGoods: { zh: '驳回的项目', en: 'refused items' },
  acceptedGoods: { zh: '初步审定的项目', en: 'approved items' },
  mentionedMarks: { zh: '通知书提到的其他商标', en: 'other marks mentioned' },
  regNo: { zh: '号码', en: 'number' },
  mark: { zh: '商标', en: 'mark' },
  owner: { zh: '权利人', en: 'owner' },
  status: { zh: '状态', en: 'status' },
  classes: { zh: '类别', en: 'classes' },
  goods: { zh: '项目', en: 'items' },
  groups: { zh: '类似群', en: 'similar groups' },
  international: { zh: '是否国际注册', en: 'whether it is international' },
  applicationDate: { zh: '申请日期', en: 'filing date' },
  preliminaryDate: { zh: '初审公告日期', en: 'publication date' },
  registrationDate: { zh: '注册日期', en: 'registration date' },
  exclusiveFrom: { zh: '专用权期限', en: 'term' },
  exclusiveTo: { zh: '专用权期限', en: 'term' },
  endedOn: { zh: '权利终止日期', en: 'end of its rights' },
  protectedFrom: { zh: '驳回期限届满日', en: 'end of the refusal period' },
  text: { zh: '文字', en: 'wording' },
  citedMarks: { zh: '引证商标', en: 'cited marks' },
  ground: { zh: '条款', en: 'article' },
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Names the part of a cited mark or of a reason that a path leads to; `""` for the whole. */
const partOf = ({ read }: Draft, steps: readonly string[]): string => {
  const named = steps[0] === 'dates' ? steps[1] : steps[0]
  const part = named === undefined ? undefined : PARTS[named]
  return part ? read(part) : ''
}

/** Names what a doubtful path is about: one fact of the notice, or a cited mark or a reason. */
const subjectOf = (draft: Draft, [first = '', place]: readonly string[]): string => {
  const index = Number(place)
  if (first === 'citedMarks' && place !== undefined) return citedMarkName(draft, index)
  if (first === 'reasons')
    return place === undefined
      ? draft.say('驳回理由', 'the examiner’s reasons')
      : draft.say(`第${chineseNumeral(index + 1)}条驳回理由`, `reason ${index + 1} of the examiner`)
  const fact = FACT_NAMES.find(name => name === first)
  return fact ? draft.say(factLabel(draft, fact), lower(factLabel(draft, fact))) : partOf(draft, [first])
}

/** Returns the doubtful facts in the order read, each subject once with its parts; a whole that is doubtful has none. */
const doubtsOf = (draft: Draft): Map<string, Set<string>> => {
  const doubts = new Map<string, Set<string>>()
  for (const path of draft.notice.doubtful) {
    const steps = path.split('.')
    const subject = subjectOf(draft, steps)
    if (subject === '') continue
    const part = ['citedMarks', 'reasons'].includes(steps[0] ?? '') ? partOf(draft, steps.slice(2)) : ''
    const parts = doubts.get(subject) ?? new Set()
    if (part !== '') parts.add(part)
    doubts.set(subject, parts)
  }
  return doubts
}

/** Names what of a cited mark was read with doubt; null where nothing was. */
export const doubtsOfMark = (draft: Draft, index: number): string | null => {
  const parts = doubtsOf(draft).get(citedMarkName(draft, index))
  if (!parts) return null
  return parts.size === 0 ? draft.say('全部记载', 'all that is told of it') : listText(draft, [...parts])
}

/** Says of a paper without text that all was recognised. */
const scanNote = ({ notice, say }: Draft): Html | null =>
  notice.textSource === 'ocr'
    ? html`<p><strong>${say('注意：', 'Note: ')}</strong>${say(
        '通知书是扫描件，文字系识别所得，各项事实均须与原件核对。',
        'The notice is a scan and its text was recognised: check every fact against the paper.',
      )}</p>`
    : null

/** Says which facts that this analysis rests on were read with doubt; null where the reading leaves none. */
export const doubtsNote = (draft: Draft): (Html | null)[] => {
  const { say } = draft
  const named = [...doubtsOf(draft)].map(([subject, parts]) =>
    parts.size === 0
      ? subject
      : say(`${subject}（${listText(draft, [...parts])}）`, `${subject} (${listText(draft, [...parts])})`),
  )
  return [
    scanNote(draft),
    named.length === 0
      ? null
      : html`<p><strong>${say('读取存疑：', 'Doubtful readings: ')}</strong>${named.join(say('；', '; '))}${say(
          '。本分析和理由书凡以这些事实为依据之处，须先与通知书核对。',
          '. Check them against the notice before relying on what the analysis and the reasons draw from them.',
        )}</p>`,
  ]
}
