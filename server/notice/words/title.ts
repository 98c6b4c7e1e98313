import type { PaperKind } from '#contract/vocabulary.ts'
import { AppError } from '../../app-error.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { EMPTY, type Found, find, groupOf, join, type TracedText } from '../layout/traced-text.ts'

/** Titles of other papers; the first that fits counts, so that 不予受理 goes before 受理 and 复审 before 决定. */
const TITLES: readonly [PaperKind, RegExp][] = [
  ['reviewAcceptance', /复审.{0,12}(?:受理|答辩|补正|证据交换)|评审.{0,8}(?:受理|答辩|补正)/u],
  ['reviewDecision', /驳回复审|复审.{0,8}决定/u],
  ['notAccepted', /不予受理/u],
  ['opposition', /异议|不予注册|准予注册/u],
  ['invalidation', /无效宣告|宣告.{0,8}无效/u],
  ['cancellation', /撤销|撤三|使用证据|提供证据/u],
  ['correction', /补正/u],
  ['fee', /缴费|缴纳.{0,8}费|收费|费用/u],
  ['examinationOpinion', /审查意见/u],
  ['preliminaryPublication', /初步审定|初审公告/u],
  ['change', /变更|转让|续展|许可|更正|分割|注销|删减|放弃/u],
  ['acceptance', /受理/u],
  ['registration', /注册证|注册证明|核准注册|注册公告/u],
  ['contract', /合同|协议书?$/u],
]

/** The kind of paper a title names; null for one we have no word for. */
const paperKindOfTitle = (title: string): PaperKind | null =>
  TITLES.find(([, expression]) => expression.test(title))?.[0] ?? null

const FEWEST_HAN_OF_OFFICE = 200
const HAN = /\p{Script=Han}/gu

const isEnglish = (text: string): boolean => (text.match(HAN)?.length ?? 0) < FEWEST_HAN_OF_OFFICE

/** Text without a title of its own; what a refusal notice may say as well stands in none of these. */
const TEXTS: readonly [PaperKind, (text: string) => boolean][] = [
  [
    'madridRefusal',
    text =>
      isEnglish(text) &&
      /provisional\s+(?:total\s+|partial\s+)?refusal/i.test(text) &&
      /Madrid|International\s+Registration|WIPO|World\s+Intellectual\s+Property/i.test(text),
  ],
  [
    'usptoAction',
    text =>
      isEnglish(text) &&
      /office\s+action/i.test(text) &&
      /USPTO|United\s+States\s+Patent\s+and\s+Trademark|U\.S\.\s+Application|Serial\s+N(?:o|umber)/i.test(text),
  ],
  ['contract', text => /甲\s*方[：:（(]/u.test(text) && /乙\s*方[：:（(]/u.test(text)],
]

/** The kind of paper a text shows without a title: an English office's letter, a contract; null for any other. */
const paperKindOfText = (text: string): PaperKind | null => TEXTS.find(([, isKind]) => isKind(text))?.[0] ?? null

/** `undecided`: 核驳通知书, the office's old word, for full and partial refusals alike. */
export type RefusalTitle = 'full' | 'partial' | 'undecided'

const OFFICE = '(?:(?:中华人民共和国)?(?:国家知识产权局|国家工商行政管理总?局))?(?:商标局)?[·•・]?'
/** 关于驳回第1号“某”商标注册申请的通知书: the number and the mark stand within the title. */
const ABOUT =
  /^(?<title>关于(?:(?:部分)?(?:驳回|核驳)第?\s*\w{6,10}\s*号.{0,80}?(?:商标)?(?:注册)?申请的?|(?:部分)?(?:驳回|核驳)(?:[“"].{1,40}[”"])?(?:商标)?(?:注册)?申请的?|第?\s*\w{6,10}\s*号.{0,80}?(?:商标)?(?:注册)?申请(?:予以)?的?(?:部分)?(?:驳回|核驳)(?:的)?)(?:通知书|通知|决定))$/du
/** 部分 is looked for before anything else: the full title is contained in no partial one, but a broken line may hide it. */
const REFUSAL = new RegExp(
  `^[（(]?${OFFICE}(?:关于(?:国际注册)?第?\\w{7,9}号)?(?:[“"].{0,40}[”"])?(?<title>(?:国际注册)?(?:商标)?(?:领土延伸(?:保护)?)?(?:注册)?(?:申请)?的?部?分?(?:驳回|核驳)(?:(?:商标)?(?:注册)?申请)?的?(?:决定)?通知书)(?:[（(].{0,12}[）)])?[）)]?(?:\\s*[/／]?\\s*[A-Za-z][A-Za-z ]{6,70})?$`,
  'du',
)
const OTHER_PAPER =
  /^[^，。；：:]{0,40}(?:通知书?|通知单|决定书?|意见书|裁定书|告知书|注册证|公告|证明|回执)(?:[（(][^）)]{0,12}[）)])?$/u
const CONTRACT = /^[^，。；：:]{0,30}(?:合同|协议书?)$/u
/** 驳回 as the decision of the paper, for papers whose title is a picture. */
const DECISION =
  /(?:认为|审查)[^。]{0,60}(?:现予|应予|予以)驳回|(?:决定|现|予以|：|、)驳回(?:上述|该|在|其)?.{0,400}?(?:注册)?申请|注册申请予以驳回/su

/** A paper that is no refusal: what it calls itself, "" if nothing, and its kind where we have a word for it. */
export interface OtherPaper {
  title: string
  kind: PaperKind | null
}

const HEAD_LINES = 40
const HALF_TITLE = 14

const kindOf = (title: string): RefusalTitle => {
  if (title.includes('部分')) return 'partial'
  if (title.startsWith('关于')) return 'undecided'
  return title.includes('核驳') ? 'undecided' : 'full'
}

const refusalIn = (line: TracedText): Found<RefusalTitle> | null => {
  const match = REFUSAL.exec(line.text) ?? ABOUT.exec(line.text)
  const source = match && groupOf(line, match, 'title')
  return source ? { value: kindOf(source.text), source } : null
}

/** Whether a line is the title of a refusal notice. */
export const isRefusalTitle = (line: TracedText): boolean => refusalIn(line) !== null

/**
 * What the paper calls itself: a kind of refusal, or the title of another paper, whichever stands first. Without any
 * title the decision in the body counts, and without that what else the text shows.
 */
export const readTitle = (paragraphs: readonly Paragraph[]): Found<RefusalTitle> | OtherPaper => {
  const head = paragraphs.slice(0, HEAD_LINES).map(paragraph => paragraph.text)
  for (const [index, line] of head.entries()) {
    const next = head[index + 1]
    const isHalf = line.text.length <= HALF_TITLE && next !== undefined && next.text.length <= HALF_TITLE
    const refusal = refusalIn(line) ?? (isHalf ? refusalIn(join([line, next])) : null)
    if (refusal) return refusal
    // A name of no kind that we know may stand over the title.
    const isOverTitle =
      paperKindOfTitle(line.text) === null && [1, 2].some(step => refusalIn(head[index + step] ?? EMPTY))
    if (OTHER_PAPER.test(line.text) && !isOverTitle) return { title: line.text, kind: paperKindOfTitle(line.text) }
  }
  const body = join(
    paragraphs.map(paragraph => paragraph.text),
    '\n',
  )
  const source = find(body, DECISION)
  if (source) return { value: 'undecided', source, isInferred: true }
  const contract = head.find(line => CONTRACT.test(line.text))
  return contract ? { title: contract.text, kind: 'contract' } : { title: '', kind: paperKindOfText(body.text) }
}

/** The title of a refusal. Throws AppError notRefusalNotice, saying what the paper is, for that of any other paper. */
export const requireTitle = (title: ReturnType<typeof readTitle>): Found<RefusalTitle> => {
  if ('value' in title) return title
  const what = title.title || title.kind || 'another paper: it has neither the title nor the text of a refusal notice'
  throw new AppError('notRefusalNotice', `the paper is ${what}`, { paper: title.kind })
}
