import type { PaperKind } from '#contract/paper-kinds.ts'
import { paperKindOfText, paperKindOfTitle } from './paper-kind.ts'
import type { Paragraph } from './paragraphs.ts'
import { type Found, find, groupOf, join, type TracedText } from './traced-text.ts'

/** `undecided`: 核驳通知书, the office's old word, for full and partial refusals alike. */
export type RefusalTitle = 'full' | 'partial' | 'undecided'

const OFFICE = '(?:国家知识产权局|(?:中华人民共和国)?国家工商行政管理总?局)?(?:商标局)?'
/** 部分 is looked for before anything else: the full title is contained in no partial one, but a broken line may hide it. */
const REFUSAL = new RegExp(
  `^${OFFICE}(?:关于第?\\w{7,9}号)?(?:[“"].{0,40}[”"])?(?<title>商标(?:注册)?(?:申请)?部?分?(?:驳回|核驳)通知书)(?:[（(].{0,12}[）)])?$`,
  'du',
)
const OTHER_PAPER =
  /^[^，。；：:]{0,40}(?:通知书|通知单|决定书?|意见书|裁定书|告知书|注册证|公告|证明|回执)(?:[（(][^）)]{0,12}[）)])?$/u
const CONTRACT = /^[^，。；：:]{0,30}(?:合同|协议书?)$/u
/** 驳回 as the decision of the paper, for papers whose title is a picture. */
const DECISION = /(?:决定|现|予以|：|、)驳回(?:上述|该|在|其)?.{0,400}?(?:注册)?申请|注册申请予以驳回/su

/** A paper that is no refusal: what it calls itself, "" if nothing, and its kind where we have a word for it. */
export interface OtherPaper {
  title: string
  kind: PaperKind | null
}

const HEAD_LINES = 40
const HALF_TITLE = 14

const kindOf = (title: string): RefusalTitle => {
  if (title.includes('部分')) return 'partial'
  return title.includes('核驳') ? 'undecided' : 'full'
}

const refusalIn = (line: TracedText): Found<RefusalTitle> | null => {
  const match = REFUSAL.exec(line.text)
  const source = match && groupOf(line, match, 'title')
  return source ? { value: kindOf(source.text), source } : null
}

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
    if (OTHER_PAPER.test(line.text)) return { title: line.text, kind: paperKindOfTitle(line.text) }
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
