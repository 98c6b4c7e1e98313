import { type CitedMarkFacts, findStatus } from './cited-mark-facts.ts'
import { readOwnerPhrase } from './cited-owner.ts'
import { type Found, found, groupOf, slice, type TracedText, trim } from './traced-text.ts'

/** 第47709815号“墨豚”商标, 国际注册第G1234567号图形商标; the mark may be missing where it is a device. */
const CITED = new RegExp(
  '第\\s*(?<regNo>G?(?: ?\\d){5,9} ?[A-Z]?)\\s*号' +
    '(?:\\s*(?:[“"「『](?<quoted>[^”"」』\\n]{0,200})[”"」』]|(?<device>图形)(?=商标|、|，|近似)))?' +
    '(?:(?:文字|图形)?(?:及图)?(?:注册)?商标)?',
  'dgu',
)
/** Words before a number that make it another paper's, the application's own among them. */
const OTHER_NUMBER = /(?:申请号|发文|编号|关于|公告|期|[你您贵][^，。“]{0,30}提出的)[：:\s]*$/u
/** As far as words before a number are looked at. */
const REACH = 40
/** The owner or the standing in parentheses after the mark: （注册人：某公司）, （已注册）. */
const REMARK =
  /^\s*[（(](?:(?:商标)?(?:注册人|权利人|申请人|所有人|专用权人)(?:为|是|：|:)?(?<owner>[^）)]{2,60})|(?<standing>[^）)]{2,12}))[）)]/du

const statusIn = (words: TracedText): CitedMarkFacts['status'] => {
  const hit = findStatus(words.text.replace(/国际注册$/u, ''))
  return hit ? { value: hit.status, source: slice(words, hit.start, hit.end) } : null
}

/** The owner and status of the mark before hold for one named after it by 、 or 和 alone. */
const LISTED = /^[、，,和及以]+(?:国际注册)?$/u

interface Said extends Pick<CitedMarkFacts, 'owner' | 'status'> {
  isNamedBare?: boolean
}

const saidBefore = (lead: TracedText): Said => {
  const { owner, hasWith, tail } = readOwnerPhrase(lead)
  return {
    owner: owner && { ...found(owner), isUnsure: hasWith === true },
    isNamedBare: hasWith === false,
    status: statusIn(tail),
  }
}

const saidAfter = (rest: TracedText): Said => {
  const match = REMARK.exec(rest.text)
  const owner = match && groupOf(rest, match, 'owner')
  const standing = match && groupOf(rest, match, 'standing')
  return { owner: owner && found(trim(owner)), status: standing && statusIn(standing) }
}

/** Letter-spaced numbers may come with their gaps: 第4 5 4 7 5 3 2 3号. */
const withoutSpaces = (number: TracedText | null): Found<string> | null =>
  number && { ...found(number), value: number.text.replace(/\s/gu, '') }

const markOf = (mark: TracedText | null): Found<string> | null => {
  const trimmed = mark && trim(mark)
  return trimmed && trimmed.text !== '' ? found(trimmed) : null
}

const withSureOwner = (mark: CitedMarkFacts): CitedMarkFacts => ({
  ...mark,
  owner: mark.owner && { ...mark.owner, isUnsure: false },
})

/**
 * The marks the reasons cite, with owner and status where the sentence names them (W1–W7, W23). The application's own
 * number is none of them.
 */
export const readCitedMarks = (body: TracedText, applicationNo: string): CitedMarkFacts[] => {
  const marks: CitedMarkFacts[] = []
  let leadStart = 0
  // Where 与 stands before all names of a list it belongs to none of them; where only before some, it may.
  let isAnyBare = false
  for (const match of body.text.matchAll(CITED)) {
    const regNo = withoutSpaces(groupOf(body, match, 'regNo'))
    const end = match.index + match[0].length
    const before = body.text.slice(Math.max(0, match.index - REACH), match.index)
    if (!regNo || regNo.value === applicationNo || OTHER_NUMBER.test(before)) continue
    const lead = slice(body, Math.max(leadStart, body.text.lastIndexOf('\n', match.index) + 1), match.index)
    const previous = marks.at(-1)
    const said: Said = LISTED.test(lead.text.trim()) && previous ? previous : saidBefore(lead)
    isAnyBare ||= said.isNamedBare ?? false
    const after = saidAfter(slice(body, end))
    leadStart = end
    if (marks.some(known => known.regNo.value === regNo.value)) continue
    marks.push({
      regNo,
      mark: markOf(groupOf(body, match, 'quoted') ?? groupOf(body, match, 'device')),
      owner: said.owner ?? after.owner,
      status: said.status ?? after.status,
      classes: [],
      goods: [],
      groups: [],
      dates: {},
    })
  }
  return isAnyBare ? marks : marks.map(withSureOwner)
}
