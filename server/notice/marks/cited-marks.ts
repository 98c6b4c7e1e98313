import type { CitedMarkStatus } from '#contract/notice.ts'
import { isCalledEnded } from '#domain/mark/cited-facts.ts'
import { EMPTY, type Found, find, found, slice, type TracedText, trim } from '../layout/traced-text.ts'
import { isWholeName } from '../words/party-names.ts'
import { sentenceStart } from '../words/sentences.ts'
import { findDates, readClasses } from '../words/written-numbers.ts'
import { ownerBeforeParenthesis, ownerOfRecord, readOwnerPhrase, withOwnersShared } from './cited-owner.ts'
import { statusAround, statusBehind, statusNear, statusOfAll, withStatusesInTurn } from './cited-status.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'
import { nameBeforeNumber } from './name-before-number.ts'
import { detailsIn, type NamedMark, namedMarksIn, type Remarks, readRemark, statusIn } from './named-marks.ts'
import { type MentionRole, roleOf } from './role-of-number.ts'

/** A number of a mark that the letter names and does not cite. */
export interface Mention {
  regNo: Found<string>
  mark: Found<string> | null
  role: MentionRole
}

/** The owner and status of the mark before hold for one named after it by 、 or 和 alone. */
const LISTED = /^[、，,和及以]*(?:国际注册)?$/u

interface Said extends Pick<CitedMarkFacts, 'owner' | 'status'> {
  joint?: string
  withJoint?: Found<string> | null
  isListed?: boolean
  classes?: Found<number>[]
  dates?: Record<string, Found<string>>
}

/** What the day is on which a mark got its standing. */
const DAY_OF: Partial<Record<CitedMarkStatus, string>> = {
  registered: 'registrationDate',
  preliminary: 'preliminaryDate',
  'earlier-filed': 'applicationDate',
  'same-day': 'applicationDate',
  'not-renewed': 'endedOn',
  cancelled: 'endedOn',
  invalidated: 'endedOn',
  surrendered: 'endedOn',
}

const saidBefore = (lead: TracedText): Said => {
  const { owner, withJoint, joint, isListed, aside: words, tail, isWhole } = readOwnerPhrase(lead)
  const aside: Remarks = { alias: null, owner: null, status: null, isDevice: false }
  if (words) readRemark(aside, words)
  const [day] = findDates(tail)
  const status = statusIn(tail) ?? aside.status ?? aside.labelled?.status ?? null
  const name = status ? DAY_OF[status.value] : undefined
  return {
    owner: owner && { ...found(owner), isUnsure: (isListed && joint !== '') || !isWhole },
    joint,
    withJoint: withJoint && { ...found(withJoint), isUnsure: true },
    isListed,
    status,
    classes: [
      ...readClasses(find(tail, /第[^类，。]{1,8}类/u) ?? EMPTY),
      ...(aside.classes ?? aside.labelled?.classes ?? []),
    ],
    dates: { ...aside.dates, ...aside.labelled?.dates, ...(day && name && { [name]: day }) },
  }
}

/** General words of the law on marks that have ended say nothing of one mark. */
const LAW = /自[^，。；]{0,24}之日起|注册商标被撤销[^。]*|《[^》]*》/gu

const blanked = (text: string): string => text.replace(LAW, hit => '＿'.repeat(hit.length))

/** A day on which a right ended: 于2018年1月28日被撤销, 因期满未续展已于2022年8月5日注销. */
const END_WITH_DAY =
  /(?:于|在)\s*[\d〇○零一二三四五六七八九十]{4}\s*[年./-][^，。；]{2,12}?(?:已|被|依法|公告|予以|宣告)*(?:因[^，。；]{0,20}?)?(?:已|被|依法|公告|予以|宣告)*(?:撤销|注销|无效)/u
/** The words of the end may be cut in two by the day: 因期满未续展已于…注销. */
const AFTER_END = 24

/** The end of a sentence, and a semicolon behind which a reason of its own begins. */
const END_OF_REASON =
  /[。\n]|[；;]\s*(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．]|[①-⑳]|第[一二三四五六七八九十]，|(?:该|申请|上述)商标|经检索)/u

/** What the text says of a right that has ended, and its day: after the mark in its own sentence, or where it is named again. */
const endOf = (
  body: TracedText,
  marks: readonly NamedMark[],
  index: number,
): { status: CitedMarkFacts['status']; day: Found<string> | null } => {
  const own = marks[index]
  if (!own) return { status: null, day: null }
  const text = blanked(body.text)
  const again = marks.filter(({ regNo }, at) => at >= index && regNo.value === own.regNo.value)
  const places = again.map(({ end }) => end)
  for (const name of own.alias === null || own.alias === '引证商标' ? [] : [own.alias])
    for (let at = text.indexOf(name, own.end); at >= 0; at = text.indexOf(name, at + 1))
      if (!/[一二三四五六七八九十\d]/u.test(text.charAt(at + name.length))) places.push(at + name.length)
  const ends = places.flatMap((from, place) => {
    const next = marks.find(({ start }) => start >= from)?.start ?? text.length
    // Named again, another mark or clause ends what is said of it.
    const stop = text.slice(from).search(place >= again.length ? /[。；;\n]|引证商标/u : END_OF_REASON)
    const to = Math.min(next, stop < 0 ? text.length : from + stop)
    const words = text.slice(from, to)
    // In the sentence that cites it, only words on this mark: 后者于…被撤销, …号商标因期满未续展已注销.
    const isSaid = place > 0 || /^[^。；]{0,60}(?:后者|该引证|引证商标|其|已|被|因|于|期满|有效期)/u.test(words)
    const hit = findStatus(words)
    if (!isSaid || !hit || !isCalledEnded(hit)) return []
    const clause = slice(body, from, Math.min(to, from + hit.end + AFTER_END))
    const days = findDates(clause)
    const isOne = days.length === 1 && END_WITH_DAY.test(clause.text)
    return [
      {
        status: { value: hit.status, source: slice(body, from + hit.start, from + hit.end) },
        day: isOne ? (days[0] ?? null) : null,
      },
    ]
  })
  return ends[0] ?? { status: null, day: null }
}

/** 与甲店、乙公司注册的第1号“某”、第2号“某”商标: each may be of one of the two, or both of both. */
const withJointOwnersAsked = (cited: readonly CitedMarkFacts[]): CitedMarkFacts[] =>
  cited.map(mark => {
    const { owner } = mark
    const isShared = cited.some(other => other !== mark && other.owner?.source.glyphs[0] === owner?.source.glyphs[0])
    return owner && isShared && /[、和及]/u.test(owner.value) ? { ...mark, owner: { ...owner, isUnsure: true } } : mark
  })

const withSureOwner = (mark: CitedMarkFacts): CitedMarkFacts => ({
  ...mark,
  owner: mark.owner && { ...mark.owner, isUnsure: false },
})

/** The mark that follows a list of numbers, which may be that of each: 第1号、第2号“某”商标. */
const markOfList = (text: string, named: readonly NamedMark[], index: number): Found<string> | null => {
  const [own, next] = [named[index], named[index + 1]]
  if (!own || !next || !/^号(?:[、和及与]|以及)$/u.test(text.slice(own.end - 1, next.start))) return null
  const mark = next.mark ?? markOfList(text, named, index + 1)
  return mark && { ...mark, isUnsure: true }
}

/** The mark that a sentence says to be the one of the number: “某”系某公司注册的第1号商标. */
const STATED = /(?:^|[。；，：\n]|[）)])[“"](?<mark>[^”"]{1,60})[”"](?:一词|商标)?(?:系|是|为)[^“”"，。；]*$/du

const markStated = (lead: TracedText): Found<string> | null => {
  const place = STATED.exec(lead.text)?.indices?.groups?.['mark']
  return place ? { ...found(slice(lead, ...place)), isUnsure: true } : null
}

/** What the letter says of marks by their numbers. */
export interface CitedReading {
  cited: CitedMarkFacts[]
  mentioned: Mention[]
  /** Each place a cited number stands at, in order, for the reasons. */
  places: { start: number; regNo: string }[]
  /** Where the numbers stand that are not cited. */
  otherPlaces: number[]
  /** Whether the reasons hold what looks like the number of a mark and was read as none. */
  hasOtherNumbers: boolean
}

/** What looks like the number of a mark and stands behind no word that makes it another one. */
const LIKE_NUMBER =
  /(?<![\p{Script=Latin}\p{Nd}.〕）)\-－/*“"「『]|电话|邮编|邮政编码|字第|编号|书号|传真)(?:[：:]\s*)?(?<number>G?\d{7,8}[A-Z]?)(?![\p{Nd}\p{Script=Latin}.\-－/年元])/gu

const hasOtherNumbers = (
  body: TracedText,
  named: readonly NamedMark[],
  applicationNo: string,
  from: number,
): boolean => {
  const known = new Set([applicationNo, ...named.map(({ regNo }) => regNo.value)])
  const end = body.text.slice(from).search(/不服|申请复审|特此通知/u)
  const reasons = body.text.slice(from, end < 0 ? undefined : from + end)
  return [...reasons.matchAll(LIKE_NUMBER)].some(({ groups }) => {
    const number = groups?.['number'] ?? ''
    const isDay = /^(?:19|20)\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/u.test(number)
    return !isDay && !known.has(number) && !applicationNo.startsWith(number)
  })
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
  const otherPlaces: number[] = []
  let leadStart = 0
  let previous: Said | null = null
  // Where 与, or 同, stands before all names of a list it belongs to none of them; where only before some, it may.
  let joint = ''
  let areJointsSame = true
  const lists: { mark: CitedMarkFacts; said: Said }[][] = [[]]
  for (const [index, mark] of named.entries()) {
    const role = roleOf(body.text, mark, applicationNo)
    const lineStart = body.text.lastIndexOf('\n', mark.start) + 1
    const isListed = leadStart > lineStart
    const lead = trim(slice(body, Math.max(leadStart, lineStart), mark.start), '（(')
    leadStart = mark.end
    const isKnown = cited.some(({ regNo }) => regNo.value === mark.regNo.value)
    // In the reasons a number of which nothing else is said is that of a cited mark, to be confirmed.
    const isAsked = role === 'unclear' && mark.start >= reasonsAt && reasonsAt > 0
    if (role !== 'cited' && !isAsked) {
      if (role !== 'own' && role !== 'none') otherPlaces.push(mark.start)
      const isNamed = mentioned.some(({ regNo }) => regNo.value === mark.regNo.value)
      // Nothing says what the number is there for: it may be cited.
      const isUnclear = role === 'unclear'
      if (
        role !== 'none' &&
        !(role === 'own' && mark.isLabelled) &&
        !isNamed &&
        !isKnown &&
        (mark.start >= reasonsAt || /^(?:earlier|other)$/u.test(role))
      )
        mentioned.push({
          regNo: { ...mark.regNo, isUnsure: isUnclear },
          mark: mark.mark,
          role: isUnclear ? 'other' : role,
        })
      continue
    }
    places.push({ start: mark.start, regNo: mark.regNo.value })
    if (isKnown) continue
    const inParentheses =
      /[（(]$/u.test(body.text.slice(0, mark.start)) && mark.isLabelled ? ownerBeforeParenthesis(lead) : null
    const said: Said = isListed && LISTED.test(lead.text.trim()) && previous ? previous : saidBefore(lead)
    if (said.isListed === false) joint = said.joint ?? ''
    else if (said.isListed) areJointsSame &&= said.joint === joint
    previous = said
    const isSameOwner =
      said.owner !== null && /^(?:同一|该|上述|前述)(?:权利人|注册人|所有人|申请人|公司)$/u.test(said.owner.value)
    const ownerBefore = isSameOwner ? (cited.at(-1)?.owner ?? null) : null
    const { remarks } = mark
    const details = detailsIn(remarks)
    const end = endOf(body, named, index)
    const status =
      end.status ??
      said.status ??
      remarks.status ??
      statusAround(body, mark, lead, inParentheses !== null) ??
      statusBehind(body, mark) ??
      statusOfAll(body, mark) ??
      remarks.implied ??
      null
    cited.push({
      regNo: isAsked ? { ...mark.regNo, isUnsure: true } : mark.regNo,
      mark: mark.mark ?? markOfList(body.text, named, index) ?? markStated(lead),
      owner: remarks.owner ?? ownerBefore ?? said.owner ?? inParentheses ?? ownerOfRecord(lead),
      ownerNear: nameBeforeNumber(lead),
      status,
      // It counts only where nothing else says one.
      statusNear: status === null ? statusNear(body, named, index) : null,
      ...details,
      classes: details.classes.length > 0 ? details.classes : (said.classes ?? []),
      dates: { ...said.dates, ...details.dates, ...(end.day && { endedOn: end.day }) },
      isInternational: mark.isInternational,
    })
    const added = cited.at(-1)
    if (!said.isListed) lists.push([])
    if (added && said.isListed) lists.at(-1)?.push({ mark: added, said })
  }
  sayBackwards(cited, named, body.text)
  const owned = areJointsSame ? cited.map(withSureOwnerUnlessCut) : cited
  // Where another name of the list stands without 与, it is part of the one that has it: 甲的第1号、与你同行公司的第2号、乙的第3号.
  for (const list of lists.filter(own => own.some(({ said }) => said.joint === '')))
    for (const { mark, said } of list) {
      const at = owned.findIndex(({ regNo }) => regNo.value === mark.regNo.value)
      const own = owned[at]
      if (own && said.joint !== '' && said.withJoint && mark.owner === said.owner)
        owned[at] = { ...own, owner: said.withJoint }
    }
  return {
    cited: withStatusesInTurn(withOwnersShared(withJointOwnersAsked(owned), named, body.text), places, body),
    mentioned,
    places: [...places, ...placesOfNames(body.text, named, cited)].toSorted((a, b) => a.start - b.start),
    otherPlaces,
    hasOtherNumbers: hasOtherNumbers(body, named, applicationNo, reasonsAt),
  }
}

const NAMES =
  /引证商标(?<names>(?:[一二三四五六七八九十]{1,3}|\d{1,2})(?:(?:[、，,]|和|及|与)(?:引证商标)?(?:[一二三四五六七八九十]{1,3}|\d{1,2}))*)(?![：:\d])/gu

/** Where the letter speaks of cited marks by the names it gave them: 与引证商标一、二近似. */
const placesOfNames = (
  text: string,
  named: readonly NamedMark[],
  cited: readonly CitedMarkFacts[],
): CitedReading['places'] =>
  [...text.matchAll(NAMES)].flatMap(({ index, groups }) =>
    (groups?.['names'] ?? '').split(/[、，,和及与]|引证商标/u).flatMap(name => {
      const own = name === '' ? [] : named.filter(({ alias }) => alias === `引证商标${name}`)
      // A name that is given again stands for the mark it was given to last.
      const mark = own.findLast(({ start }) => start < index) ?? own[0]
      const isDefined = mark !== undefined && index >= mark.start - 12 && index <= mark.end
      const isCited = cited.some(({ regNo }) => regNo.value === mark?.regNo.value)
      return mark && isCited && !isDefined ? [{ start: index, regNo: mark.regNo.value }] : []
    }),
  )

/** What is said at the end of a list of numbers holds for those before, too: 第1号、第2号两件商标，均系某公司所有，均已注册. */
const sayBackwards = (cited: CitedMarkFacts[], named: readonly NamedMark[], text: string): void => {
  for (let at = cited.length - 2; at >= 0; at -= 1) {
    const [own, next] = [cited[at], cited[at + 1]]
    const [place, after] = [own, next].map(mark => named.find(({ regNo }) => regNo.value === mark?.regNo.value))
    if (!own || !next || !place || !after || own.owner || own.status) continue
    if (!/^[、，,和及与\s]*$/u.test(text.slice(place.end, after.start))) continue
    const unsure = <Value>(fact: Found<Value> | null) => fact && { ...fact, isInferred: true, isUnsure: true }
    cited[at] = { ...own, owner: unsure(next.owner), status: unsure(next.status) }
  }
}

/** 与 is no part of the name where it stands before every one; a name whose end was not found stays in doubt. */
const withSureOwnerUnlessCut = (mark: CitedMarkFacts): CitedMarkFacts =>
  mark.owner && isWholeName(mark.owner.value) ? withSureOwner(mark) : mark

/** The sentences that speak of numbers that are not cited, and of none that is: their goods are those of another case. */
export const otherSentences = (text: string, { places, otherPlaces }: CitedReading): { start: number; end: number }[] =>
  otherPlaces.flatMap(place => {
    const start = sentenceStart(text, place)
    const stop = text.slice(place).search(/[。\n]/u)
    const end = stop < 0 ? text.length : place + stop
    return places.some(cited => cited.start >= start && cited.start < end) ? [] : [{ start, end }]
  })
