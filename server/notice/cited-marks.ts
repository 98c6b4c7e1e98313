import { type CitedMarkFacts, findStatus } from './cited-mark-facts.ts'
import { type Found, found, groupOf, slice, type TracedText, trim } from './traced-text.ts'

/** 第47709815号“墨豚”商标, 国际注册第G1234567号图形商标; the mark may be missing where it is a device. */
const CITED = new RegExp(
  '第\\s*(?<regNo>G?\\d{5,9}[A-Z]?)\\s*号' +
    '(?:\\s*(?:[“"「『](?<quoted>[^”"」』\\n]{0,200})[”"」』]|(?<device>图形)(?=商标|、|，|近似)))?' +
    '(?:(?:文字|图形)?(?:及图)?(?:注册)?商标)?',
  'dgu',
)
/** Words before a number that make it another paper's, the application's own among them. */
const OTHER_NUMBER = /(?:申请号|发文|编号|关于|公告|期)[：:\s]*$/u
const CLAUSE_END = /[。；;：:\n]|近似(?=[，,、])/gu
const LIST_WORDS = /^(?:近似)?[、，,和及以又亦还并且另]+/u
/** What may stand before 与 without being an owner: the mark, its similar part, the goods it is refused for. */
const BEFORE_WITH = /^$|(?:商标|标志|标识|文字|图形|部分|英文|中文|汉字|拼音|字母|[上均亦也，,])$|分别$/u
const OWNER_END =
  /(?:分别)?(?:在|于)(?:同一种|相同|类似|同类|[“"「])|于?同一?[日天]|(?:已|在先|先)(?:经|于|行)?(?:核准|获准)?(?:注册|申请)|初步审定|申请在先|在先|的$/u
const NOBODY = /^(?:他人|案外人|.*引证商标.*|.*第$)$/u

const lastClause = (lead: TracedText): TracedText => {
  const end = [...lead.text.matchAll(CLAUSE_END)].at(-1)
  return trim(end ? slice(lead, end.index + end[0].length) : lead)
}

const ownerIn = (lead: TracedText): Found<string> | null => {
  const clause = lastClause(lead)
  const list = LIST_WORDS.exec(clause.text)
  const listed = list ? slice(clause, list[0].length) : clause
  const withAt = listed.text.indexOf('与')
  const isNamed = withAt >= 0 && BEFORE_WITH.test(listed.text.slice(0, withAt))
  const rest = isNamed ? slice(listed, withAt + 1) : listed
  const end = rest.text.search(OWNER_END)
  if (end < 0 && !isNamed) return null
  const owner = trim(end < 0 ? rest : slice(rest, 0, end), '，,、“”"')
  return owner.text === '' || NOBODY.test(owner.text) ? null : found(owner)
}

const statusIn = (lead: TracedText): CitedMarkFacts['status'] => {
  const hit = findStatus(lead.text)
  return hit ? { value: hit.status, source: slice(lead, hit.start, hit.end) } : null
}

/** The owner and status of the mark before hold for one named after it by 、 or 和 alone. */
const isListed = (lead: TracedText): boolean => /^[、，,和及以]*$/u.test(lead.text.trim())

/**
 * The marks the reasons cite, with owner and status where the sentence names them (W1–W7, W23). The application's own
 * number is none of them.
 */
export const readCitedMarks = (body: TracedText, applicationNo: string): CitedMarkFacts[] => {
  const marks: CitedMarkFacts[] = []
  let leadStart = 0
  for (const match of body.text.matchAll(CITED)) {
    const regNo = groupOf(body, match, 'regNo')
    const end = match.index + match[0].length
    const before = body.text.slice(Math.max(0, match.index - 12), match.index)
    if (!regNo || regNo.text === applicationNo || OTHER_NUMBER.test(before)) continue
    const lead = slice(body, Math.max(leadStart, body.text.lastIndexOf('\n', match.index) + 1), match.index)
    const previous = marks.at(-1)
    const inherits = isListed(lead) && previous !== undefined
    const mark = groupOf(body, match, 'quoted') ?? groupOf(body, match, 'device')
    leadStart = end
    if (marks.some(known => known.regNo.value === regNo.text)) continue
    marks.push({
      regNo: found(regNo),
      mark: mark && mark.text !== '' ? found(trim(mark)) : null,
      owner: inherits ? previous.owner : ownerIn(lead),
      status: inherits ? previous.status : statusIn(lead),
      classes: [],
      goods: [],
      dates: {},
    })
  }
  return marks
}
