import { type Found, found, groupOf, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'

/** What a sentence says before the number of a cited mark: whose it is, and the words on its standing (`tail`). */
interface OwnerPhrase {
  owner: TracedText | null
  /** In a list, whether 与 stands before the name, or may be its first character; null for the first of it. */
  hasWith: boolean | null
  tail: TracedText
}

/** Goods of the same kind: 在同一种或类似商品上, 于“茶；糖”等商品上, 使用在类似服务项目上. */
const SCOPE =
  '(?:使用)?(?:在|于)(?:第[\\d、一二三四五六七八九十]+类|同一种|同种|同类|相同|类似|近似|上述|指定|使用|部分|全部|“[^”]*”|[“”、，或者和及与等的]|商品|服务|项目)*上'
/** The words between the owner and the number; an owner ends where nothing but these follows. */
const TAIL_WORDS = [
  SCOPE,
  '先于(?:该|本|上述|你)?(?:申请商标|商标|申请人|申请|公司)',
  '(?:在|于)?同一?[日天]',
  '(?:在|于)(?:我国|中国|先)',
  '(?:名下|所有|持有|拥有)',
  '初步审定|初审|核准|获准|准予|注册|申请|提出|提交|公告|使用',
  '分别|均|也|曾|已经|已|经|业已|先前|先|并|予以|获得|有效',
  '国际|商标|的|，',
]
const TAIL = new RegExp(`^(?<owner>.*?)(?<tail>(?:${TAIL_WORDS.join('|')})*)$`, 'su')

const CLAUSE_END = /[。；;：:\n]|近似(?=[，,、])|相近(?=[，,、])/gu
/** What joins one cited mark to the next: 、 and the like, so that an owner called 和… keeps its name. */
const LIST_WORDS = /^(?:[、，,]\s*(?:以及)?|以及|及|和)/u
/** What may stand before 与 without being an owner: the mark, its similar part, the goods it is refused for. */
const BEFORE_WITH = /^$|(?:商标|标志|标识|标样|文字|图形|部分|英文|中文|汉字|拼音|字母|[上中均亦也又，,])$|分别$/u
const NOBODY = /^(?:他人|案外人|他方|另一?申请人|.*引证商标.*|.*附页.*)$|[“”"。：:（(]$|^[）)”]/u
const LONGEST_OWNER = 80

const lastClause = (lead: TracedText): TracedText => {
  const end = [...lead.text.matchAll(CLAUSE_END)].at(-1)
  return trim(end ? slice(lead, end.index + end[0].length) : lead)
}

/** Where the owner's name begins in a clause: after 与, or after the words of a list; null where neither stands there. */
const nameStart = ({ text }: TracedText): number | null => {
  const listed = LIST_WORDS.exec(text)?.[0].length ?? 0
  for (let at = text.indexOf('与', listed); at >= 0; at = text.indexOf('与', at + 1)) {
    const before = text.slice(listed, at)
    const isQuoted = (before.match(/“/gu)?.length ?? 0) > (before.match(/”/gu)?.length ?? 0)
    if (!isQuoted && BEFORE_WITH.test(before)) return at + 1
  }
  return listed > 0 ? listed : null
}

/** Reads the words before a cited number (W1–W7); the owner is null where nobody is named. */
const readOwnerPhrase = (lead: TracedText): OwnerPhrase => {
  const clause = lastClause(lead)
  const start = nameStart(clause)
  const rest = slice(clause, start ?? 0)
  const { owner = '', tail = '' } = TAIL.exec(rest.text)?.groups ?? {}
  const name = trim(slice(rest, 0, owner.length), '，,、')
  const isNamed = name.text !== '' && name.text.length <= LONGEST_OWNER && !NOBODY.test(name.text)
  return {
    owner: isNamed && start !== null ? name : null,
    hasWith: LIST_WORDS.test(clause.text) && start !== null ? clause.text.charAt(start - 1) === '与' : null,
    tail: slice(rest, rest.text.length - tail.length),
  }
}

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
