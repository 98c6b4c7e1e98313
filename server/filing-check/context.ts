import type { CheckedLine } from './finding.ts'

const LONGEST = 160

const ABBREVIATION = /\b(nos?|arts?|inc|co|ltd|corp|cf|e\.g|i\.e)$/i

/** Whether a sentence ends with the character at a place: a full stop of Chinese, or one of English before a new word. */
const endsSentence = (text: string, at: number): boolean => {
  const character = text[at] ?? ''
  if (character === '.' && ABBREVIATION.test(text.slice(Math.max(0, at - 5), at))) return false
  return '。；！？\n'.includes(character) || ('.;!?'.includes(character) && /^\s?$/.test(text[at + 1] ?? ''))
}

/** Words by which a clause speaks of another case, another mark or a precedent. */
const OTHERS =
  /商评字|复审决定|决定书〔|判决|行终|行初|民终|民初|知行|裁定|类案|先例|案例|另案|他案|其他案件|例如|诸如|比如|譬如|类似情形|此前|曾获准|核准注册|获准注册|已经?注册的其他|在先注册|在先商标注册|另在|另有|第三方|他人|系列商标|关联公司|子公司|for example|such as|e\.g\.|precedent|judg(?:e)?ment|another case|other marks?|earlier registration|prior registration|in the case of|\bcourt\b|\bCourt\b|has owned|registration no\. \d+[^.;]{0,30}in Class/

/** Fields and switches in which the attorney speaks of other registrations and decisions. */
const OTHERS_FIELD = /^(ownRegistrations|similarCases|honours|useFacts|promotionFacts|evidence\d+)/
const OTHERS_SWITCH = /^argueConsistency$/

export interface Clause {
  before: string
  after: string
  clause: string
}

/** Returns the sentence around a stretch of a line, and what stands before and after the stretch in it. */
export const clauseAround = (text: string, from: number, to: number): Clause => {
  let start = from
  while (start > 0 && from - start < LONGEST && !endsSentence(text, start - 1)) start -= 1
  let end = to
  while (end < text.length && end - to < LONGEST && !endsSentence(text, end)) end += 1
  return { before: text.slice(start, from), after: text.slice(to, end), clause: text.slice(start, end) }
}

/** Whether the words of a clause are about something beyond this case, where other numbers, names and dates belong. */
export const isAboutOthers = (clause: string): boolean => OTHERS.test(clause)

/** Whether a clause is about something beyond this case by its words or by the place it stands in. */
export const speaksOfOthers = ({ switches, pieces }: CheckedLine, clause: string): boolean =>
  isAboutOthers(clause) ||
  switches.some(name => OTHERS_SWITCH.test(name)) ||
  pieces.some(({ kind, field }) => kind === 'paragraphField' && OTHERS_FIELD.test(field ?? ''))
