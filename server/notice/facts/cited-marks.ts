import { pairsIn } from '../layout/brackets.ts'
import { EMPTY, type Found, find, found, slice, type TracedText, trim, withDrawnSpaces } from '../layout/traced-text.ts'
import { readOwnerPhrase } from './cited-owner.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'
import { findDates, readClasses } from './written-numbers.ts'

/** Why a number of a mark stands in the letter, where it is not cited. */
type MentionRole = 'own' | 'earlier' | 'other'

/** A number of a mark that the letter names and does not cite. */
export interface Mention {
  regNo: Found<string>
  mark: Found<string> | null
  role: MentionRole
}

/** A number in the running text, the mark named with it, and how far that phrase goes. */
interface NamedMark {
  start: number
  end: number
  regNo: Found<string>
  mark: Found<string> | null
  isInternational: boolean
  /** What the text calls it from here on: 引证商标一. */
  alias: string | null
}

const NUMBER =
  /(?<!字\s?)(?<!〕\s?)(?:(?:国际)?(?:注册|申请)?号?(?:为)?)?第\s*(?<regNo>G?(?: ?\d){5,9} ?[A-Z]?)\s*号(?!\s*(?:公告|文件|决定|裁定|判决|令))/dgu
const AFTER_NUMBER = /^\s*(?:国际注册)?(?:的)?\s*/u
const DEVICE = /^(?<device>图形)(?=商标|、|，|近似|（|\()/u
const AFTER_MARK = /^\s*(?:(?:文字|图形)?(?:及图)?(?:国际)?(?:注册)?商标)?/u
/** （图形）, （以下称引证商标一）, （注册人：某公司）, （已注册）: what stands in parentheses after a mark. */
const REMARK = /^\s*[（(](?<remark>[^（）()]{1,80}|[^（）()]{0,60}[（(][^（）()]{1,20}[）)][^（）()]{0,30})[）)]/u
const ALIAS = /(?:以下(?:简)?称(?:为)?|下称|简称|即)?[“"]?(?<alias>引证商标[一二三四五六七八九十\d]{0,3})[”"]?$/u
const OWNER = /^(?:(?:商标)?(?:注册人|权利人|申请人|所有人|专用权人)(?:为|是|：|:)?)(?<owner>.{2,60})$/u

const withoutSpaces = (number: TracedText): Found<string> => ({
  ...found(number),
  value: number.text.replace(/\s/gu, ''),
})

const markOf = (mark: TracedText | null): Found<string> | null => {
  const trimmed = mark && trim(mark)
  if (!trimmed || trimmed.text === '') return null
  const { text, isSpaced } = withDrawnSpaces(trimmed)
  return { ...found(text), isUnsure: isSpaced && text.text !== trimmed.text }
}

interface Remarks {
  alias: string | null
  owner: Found<string> | null
  status: CitedMarkFacts['status']
  isDevice: boolean
}

interface NamedWithRemarks extends NamedMark {
  remarks: Remarks
}

const statusIn = (words: TracedText): CitedMarkFacts['status'] => {
  const hit = findStatus(words.text.replace(/国际注册$/u, ''))
  return hit ? { value: hit.status, source: slice(words, hit.start, hit.end) } : null
}

const namedMarksIn = (body: TracedText): NamedWithRemarks[] => {
  const pairs = pairsIn(body.text)
  return [...body.text.matchAll(NUMBER)].flatMap((match): NamedWithRemarks[] => {
    const range = match.indices?.groups?.['regNo']
    if (!range) return []
    const regNo = withoutSpaces(slice(body, range[0], range[1]))
    let at = match.index + match[0].length
    const between = AFTER_NUMBER.exec(body.text.slice(at, at + 12))?.[0] ?? ''
    at += between.length
    let mark: Found<string> | null = null
    const closing = /[“"「『]/u.test(body.text.charAt(at)) ? pairs.get(at) : undefined
    const device = DEVICE.exec(body.text.slice(at, at + 8))
    if (closing !== undefined && closing - at <= 200) {
      mark = markOf(slice(body, at + 1, closing))
      at = closing + 1
    } else if (device) {
      mark = found(slice(body, at, at + 2))
      at += 2
    }
    at += AFTER_MARK.exec(body.text.slice(at, at + 16))?.[0].length ?? 0
    const remarks: Remarks = { alias: null, owner: null, status: null, isDevice: false }
    for (let count = 0; count < 3; count += 1) {
      const remark = REMARK.exec(body.text.slice(at, at + 100))
      const words = remark?.groups?.['remark']
      if (!remark || words === undefined) break
      const start = at + remark[0].indexOf(words)
      const stretch = slice(body, start, start + words.length)
      const alias = ALIAS.exec(words)
      const owner = OWNER.exec(words)?.groups?.['owner']
      if (alias) remarks.alias = alias.groups?.['alias'] ?? null
      else if (owner !== undefined) remarks.owner = found(trim(slice(stretch, words.length - owner.length)))
      else if (/^图形$|^图形商标$/u.test(words)) {
        mark ??= found(slice(stretch, 0, 2))
        remarks.isDevice = true
      } else {
        const status = words.length <= 24 ? statusIn(stretch) : null
        if (!status) break
        remarks.status = status
      }
      at += remark[0].length
    }
    const isInternational = regNo.value.startsWith('G') || /国际注册/u.test(match[0] + between)
    return [{ start: match.index, end: at, regNo, mark, isInternational, alias: remarks.alias, remarks }]
  })
}

/** The clause a number stands in, on both sides: to the ends of its sentence. */
const sentenceAround = (text: string, start: number, end: number): { before: string; after: string } => {
  const from = Math.max(text.lastIndexOf('。', start), text.lastIndexOf('\n', start)) + 1
  const stop = text.slice(end).search(/[。\n]/u)
  return { before: text.slice(from, start), after: text.slice(end, stop < 0 ? undefined : end + stop) }
}

const OWN = /(?:申请号|关于|[你您贵][^，。“]{0,40}提出的|上述|本申请|该申请(?:即|为)?)[：:\s]*$/u
const OTHER_NUMBER = /(?:发文|编号|公告|期|卷|案|字|文件)[：:\s]*$/u
/** An earlier mark of the applicant's own, a parent application, a mark that is no longer cited. */
const OF_APPLICANT =
  /(?<!先于|早于|晚于|与)(?:申请人|当事人|你方|你公司|其|申请方)[^，。；]{0,14}(?:在先|名下|已|曾|另|拥有|持有|所有|自有|此前|先前|主张|称|注册有|注册的|提出)[^。；]{0,30}$|(?:称|主张|提出)其[^。；]{0,30}$/u
const OF_OTHERS = /(?:该商标|申请商标|上述商标|该标志|本商标)[^。；]{0,30}与[^。；]*$|近似/u
const PARENT = /(?:原|由|系|自|从|属于)[^，。；]{0,20}$/u
const AFTER_PARENT = /^[^。；]{0,24}(?:分割|分案|母案|原申请)/u
const NO_LONGER =
  /^[^。；]{0,60}(?:不再(?:作为|列为|构成|予以|成为)?(?:引证|障碍|冲突|阻碍)?|不(?:作为|列为)引证|不(?:再)?构成[^。；]{0,10}(?:障碍|冲突)|不予引证|未予引证)/u
const CITES =
  /近似|相同|类似|相近|混淆|引证|在先|未满一年|不满一年|一年内|抽签|同日|同一天|误认|冲突|不予核准|驳回|(?:已注册|审定|申请注册)的?$/u

const roleOf = (
  text: string,
  { start, end, regNo }: NamedMark,
  applicationNo: string,
): MentionRole | 'cited' | 'none' => {
  if (regNo.value === applicationNo) return 'own'
  const { before, after } = sentenceAround(text, start, end)
  const near = before.slice(-50)
  if (OTHER_NUMBER.test(near)) return 'none'
  if (OWN.test(near)) return 'own'
  if (NO_LONGER.test(after)) return 'other'
  if (AFTER_PARENT.test(after) && PARENT.test(near)) return 'other'
  if (/分割(?:而来|自|出)[^。；]{0,20}$/u.test(near)) return 'other'
  if (OF_APPLICANT.test(near) && !OF_OTHERS.test(near)) return 'earlier'
  return CITES.test(before + after) ? 'cited' : 'other'
}

/** The owner and status of the mark before hold for one named after it by 、 or 和 alone. */
const LISTED = /^(?:[、，,和及以]|以及)*(?:国际注册)?$/u

interface Said extends Pick<CitedMarkFacts, 'owner' | 'status'> {
  isNamedBare?: boolean
  classes?: Found<number>[]
  dates?: Record<string, Found<string>>
}

const saidBefore = (lead: TracedText): Said => {
  const { owner, hasWith, tail, isWhole } = readOwnerPhrase(lead)
  const [day] = findDates(tail)
  const status = statusIn(tail)
  const name = status?.value === 'registered' ? 'registrationDate' : 'applicationDate'
  return {
    owner: owner && { ...found(owner), isUnsure: hasWith === true || !isWhole },
    isNamedBare: hasWith === false,
    status,
    classes: readClasses(find(tail, /第[^类，。]{1,8}类/u) ?? EMPTY),
    ...(day && status && status.value !== 'preliminary' && { dates: { [name]: day } }),
  }
}

/** General words of the law on marks that have ended say nothing of one mark. */
const LAW = /自[^，。；]{0,24}之日起|注册商标被撤销[^。]*|《[^》]*》/gu
const ENDED = new Set(['not-renewed', 'invalidated', 'cancelled', 'surrendered'])

const blanked = (text: string): string => text.replace(LAW, hit => '＿'.repeat(hit.length))

/** What the text says of a right that has ended: after the mark in its own sentence, or where it is named again. */
const endOf = (body: TracedText, marks: readonly NamedMark[], index: number): CitedMarkFacts['status'] => {
  const own = marks[index]
  if (!own) return null
  const text = blanked(body.text)
  const again = marks.filter(({ regNo }, at) => at >= index && regNo.value === own.regNo.value)
  const places = again.map(({ end }) => end)
  for (const name of own.alias === null || own.alias === '引证商标' ? [] : [own.alias])
    for (let at = text.indexOf(name, own.end); at >= 0; at = text.indexOf(name, at + 1))
      if (!/[一二三四五六七八九十\d]/u.test(text.charAt(at + name.length))) places.push(at + name.length)
  const ends = places.flatMap((from, place) => {
    const next = marks.find(({ start }) => start >= from)?.start ?? text.length
    const stop = text.slice(from).search(/[。\n]/u)
    const to = Math.min(next, stop < 0 ? text.length : from + stop)
    const words = text.slice(from, to)
    // In the sentence that cites it, only words on this mark: 后者于…被撤销, …号商标因期满未续展已注销.
    const isSaid = place > 0 || /^[^。；]{0,60}(?:后者|该引证|引证商标|其|已|被|因|于)/u.test(words)
    const hit = findStatus(words)
    return isSaid && hit && ENDED.has(hit.status)
      ? [{ value: hit.status, source: slice(body, from + hit.start, from + hit.end) }]
      : []
  })
  return ends[0] ?? null
}

const withSureOwner = (mark: CitedMarkFacts): CitedMarkFacts => ({
  ...mark,
  owner: mark.owner && { ...mark.owner, isUnsure: false },
})

/** What the letter says of marks by their numbers. */
export interface CitedReading {
  cited: CitedMarkFacts[]
  mentioned: Mention[]
  /** Each place a cited number stands at, in order, for the reasons. */
  places: { start: number; regNo: string }[]
}

/**
 * Reads the marks the letter names by number: those its sentences cite, with owner and status (W1–W7, W23), and those it only
 * mentions, the application's own among them.
 */
export const readCitedMarks = (body: TracedText, applicationNo: string, reasonsAt = 0): CitedReading => {
  const named = namedMarksIn(body)
  const cited: CitedMarkFacts[] = []
  const mentioned: Mention[] = []
  const places: CitedReading['places'] = []
  let leadStart = 0
  let previous: Said | null = null
  // Where 与 stands before all names of a list it belongs to none of them; where only before some, it may.
  let isAnyBare = false
  for (const [index, mark] of named.entries()) {
    const role = roleOf(body.text, mark, applicationNo)
    const lineStart = body.text.lastIndexOf('\n', mark.start) + 1
    const isListed = leadStart > lineStart
    const lead = slice(body, Math.max(leadStart, lineStart), mark.start)
    leadStart = mark.end
    const isKnown = cited.some(({ regNo }) => regNo.value === mark.regNo.value)
    if (role !== 'cited') {
      const isNamed = mentioned.some(({ regNo }) => regNo.value === mark.regNo.value)
      if (role !== 'none' && !isNamed && !isKnown && mark.start >= reasonsAt)
        mentioned.push({ regNo: mark.regNo, mark: mark.mark, role })
      continue
    }
    places.push({ start: mark.start, regNo: mark.regNo.value })
    if (isKnown) continue
    const said: Said = isListed && LISTED.test(lead.text.trim()) && previous ? previous : saidBefore(lead)
    isAnyBare ||= said.isNamedBare ?? false
    previous = said
    const { remarks } = mark
    cited.push({
      regNo: mark.regNo,
      mark: mark.mark,
      owner: said.owner ?? remarks.owner,
      status: endOf(body, named, index) ?? said.status ?? remarks.status,
      classes: said.classes ?? [],
      goods: [],
      groups: [],
      dates: said.dates ?? {},
      isInternational: mark.isInternational,
    })
  }
  const isAllWith = !isAnyBare
  return { cited: isAllWith ? cited.map(withSureOwnerUnlessCut) : cited, mentioned, places }
}

/** 与 is no part of the name where it stands before every one; a name whose end was not found stays in doubt. */
const withSureOwnerUnlessCut = (mark: CitedMarkFacts): CitedMarkFacts =>
  mark.owner && isWholeName(mark.owner.value) ? withSureOwner(mark) : mark

const COMPANY =
  /(?:公司|集团|厂|店|行|社|所|院|馆|坊|室|部|会|校|中心|工作室|个体户|企业|合伙|商行|超市|农场|基地|庄|堂|楼|站|园|场|庙|寺|局|Ltd\.?|LTD\.?|Inc\.?|INC\.?|GmbH|GMBH|AG|S\.?A\.?|SAS|B\.?V\.?|LLC|L\.L\.C\.|Corp\.?|Co\.)(?:[（(][^（）()]{2,10}[）)])?$/u
const JUNK = /[“”"「」：:；;。]|第\d|类似商品|类似服务|同一种|已注册|在先申请|近似/u

const HAN_PERSON = /^\p{Script=Han}{2,4}$|^\p{Script=Han}{1,10}(?:[·•]\p{Script=Han}{1,12})+$/u
const FOREIGN = /^[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\s.,&'’()（）+/-]*$/u
const PARTY = /[、；;]/u
const END_OF_COMPANY =
  /(?:公司|集团|厂|店|行|社|所|院|馆|坊|室|部|会|校|中心|个体户|企业|超市|农场|牧场|基地|庄|堂|联合社|站|园|场|局|铺|号|房|体)(?:[（(][^（）()]{2,10}[）)])?$|会社|[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a text is the whole name of a company or person, or of several. */
export const isCompanyOrPerson = (name: string): boolean => {
  const isOne = (one: string) => HAN_PERSON.test(one) || FOREIGN.test(one) || END_OF_COMPANY.test(one)
  return isOne(name) || (PARTY.test(name) && name.split(PARTY).every(isOne))
}

/** Whether a text can be the whole name of a person or company. */
const isWholeName = (name: string): boolean =>
  !JUNK.test(name) &&
  (COMPANY.test(name) ||
    !/\p{Script=Han}/u.test(name) ||
    name.length <= 4 ||
    /·/u.test(name) ||
    !/[在于上的]/u.test(name))
