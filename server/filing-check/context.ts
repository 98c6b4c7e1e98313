import type { CheckedLine } from './finding.ts'
import { matchesOf } from './matches.ts'
import { keptByText } from './memory.ts'

const LONGEST = 160

const ABBREVIATION = /\b(nos?|arts?|inc|co|ltd|corp|cf|e\.g|i\.e)$/i

/** Whether a sentence ends with the character at a place: a full stop of Chinese, or one of English before a new word. */
const endsSentence = (text: string, at: number): boolean => {
  switch (text[at]) {
    case '。':
    case '；':
    case '！':
    case '？':
    case '\n':
      return true
    case '.':
      return /^\s?$/.test(text[at + 1] ?? '') && !ABBREVIATION.test(text.slice(Math.max(0, at - 5), at))
    case ';':
    case '!':
    case '?':
      return /^\s?$/.test(text[at + 1] ?? '')
    default:
      return false
  }
}

/** Words by which a clause speaks of another case or of an example. */
const OTHER_CASE =
  /商评字|复审决定|决定书〔|判决|行终|行初|民终|民初|知行|裁定|类案|先例|案例|另案|他案|其他案件|例如|诸如|比如|譬如|类似情形|此前|修订前|修正前|旧法|for example|such as|e\.g\.|precedent|judg(?:e)?ment|another case|in the case of|\b[Dd]ecision (?:on )?(?:no\.|of \d|\()|\b[Ii]n (?:its|the) (?:decision|review) of\b|(?<=. )decided on \d|\b[Cc]ourt\b/

/** Words by which a clause speaks of another mark. */
const OTHER_MARK =
  /曾获准|获准共存|均获准|已并存|并存(?:于|之例|已|多年|注册)|在第[\d一二三四五六七八九十]{1,3}类[^。；，]{0,6}并存|\bcoexist|[Ii]n the matter of|商标驳回复审案|另[^。；，]{0,14}(?:提交|申请)|(?:美国|欧盟|日本|韩国|英国|德国|法国|国外|境外)[^。；，]{0,10}注册号|(?<!应|应当|应予|应该|请求|准予|予以|不予)核准注册|(?<!申请商标|能否)获准注册(?!的障碍)|已经?注册的其他|申请人(?:于[^。；，]{2,12})?(?:已|曾|还|先后)?注册了?第\s*\d|在先注册|在先商标注册|另在|另有|另见|第三方|(?<![替代])他人(?!创建|推销|采购)|系列商标|关联公司|子公司|原名|曾用名|更名|更为现名|前身|已有第|等商标[^。；，]{0,10}(?:注册|并存|共存)|并存注册|(?:同时|另行|各自?|分别|还|同日)[^。；]{0,30}申请了|上各申请|other marks?|applicant (?:also )?(?:holds|owns)|earlier registration|prior registration|has owned|registration no\. \d+[^.;]{0,30}in Class/

/** Whether a clause tells of another case or of an example, where other counts, states and choices belong. */
export const isOfOtherCase = keptByText(clause => OTHER_CASE.test(clause))

/** Fields and switches in which the attorney speaks of other registrations and decisions. */
const OTHERS_FIELD = /^(ownRegistrations|similarCases|honours|useFacts|promotionFacts|evidence\d+)/
const OTHERS_SWITCH = /^argueConsistency$/

let lastText = ''
let lastLists: readonly (readonly [from: number, to: number])[] = []

/** The quotations of a text, whose semicolons part goods and no sentences; those of the last text are kept. */
const quotedLists = (text: string): readonly (readonly [from: number, to: number])[] => {
  if (text === lastText) return lastLists
  lastText = text
  lastLists = matchesOf(text, /“[^“”。]{1,2000}”/g).map(({ 0: { length }, index }) => [index, index + length])
  return lastLists
}

export interface Clause {
  before: string
  after: string
  clause: string
}

/** Returns the sentence around a stretch of a line, and what stands before and after the stretch in it. */
export const clauseAround = (text: string, from: number, to: number): Clause => {
  const lists = quotedLists(text)
  const ends = (at: number): boolean =>
    endsSentence(text, at) &&
    !(
      (text[at] === '；' || text[at] === ';') &&
      lists.some(([opens, closes]) => opens < at && at < closes && (to <= opens || closes <= from))
    )
  let start = from
  while (start > 0 && from - start < LONGEST && !ends(start - 1)) start -= 1
  let end = to
  while (end < text.length && end - to < LONGEST && !ends(end)) end += 1
  return { before: text.slice(start, from), after: text.slice(to, end), clause: text.slice(start, end) }
}

/** So many characters beside a stretch tell that it is taken from a text with its surroundings. */
const [QUOTED_BEFORE, QUOTED_AFTER] = [6, 4]

/** Whether a stretch of a line stands in one of the texts with the same words around it: the line quotes that text. */
export const isQuotedFrom = (texts: readonly string[], line: string, from: number, to: number): boolean => {
  const start = Math.max(0, from - QUOTED_BEFORE)
  const end = Math.min(line.length, to + QUOTED_AFTER)
  // The quotation may begin or end beside the stretch.
  const opens = (at: number): boolean => at === 0 || /[“：:\s]/.test(line[at - 1] ?? '')
  return texts.some(text => {
    const tail = line.slice(from, end)
    if (start > 0 && text.includes(line.slice(start, end))) return true
    for (let at = start; at <= from; at += 1) {
      if (opens(at) && text.startsWith(line.slice(at, from) + tail)) return true
    }
    return line.slice(start, to).length - (to - from) >= QUOTED_BEFORE && text.endsWith(line.slice(start, to))
  })
}

/** Whether the words of a clause are about something beyond this case, where other numbers, names and dates belong. */
export const isAboutOthers = keptByText(clause => isOfOtherCase(clause) || OTHER_MARK.test(clause))

/** Whether a line stands in a field in which the attorney speaks of use, of other registrations and decisions. */
export const isOfOthersField = ({ pieces }: CheckedLine): boolean =>
  pieces.some(({ kind, field }) => kind === 'paragraphField' && OTHERS_FIELD.test(field ?? ''))

/** Whether a clause is about something beyond this case by its words or by the place it stands in. */
export const speaksOfOthers = (line: CheckedLine, clause: string): boolean =>
  isAboutOthers(clause) || line.switches.some(name => OTHERS_SWITCH.test(name)) || isOfOthersField(line)
